//! # Luogu P4279: Little John's game (SHOI 2008)
//!
//! - **Source**: <https://www.luogu.com.cn/problem/P4279>
//! - **Limits**: 1 s, 128 MB (from memory)
//! - **Idea**: the SJ theorem: only the empty heap has value 0, so the values decide as in misère
//!   Nim.
//! - **Template**: `anti_sg`, `misere`

use grundy::anti_sg;
use grundy::misere;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut cases: Vec<Vec<usize>> = Vec::new();
    for _ in 0..input.int()? {
        let n = input.int()?;
        cases.push(input.ints(n)?);
        input.within(&cases[cases.len() - 1], 0..=5000)?;
    }
    let largest = cases.iter().flatten().max().map_or(0, |&stones| stones);
    let values = anti_sg::values(largest + 1, |stones| 0..stones).expect("only the empty heap has value 0");
    for heaps in cases {
        let values = heaps.into_iter().map(|stones| values[stones]);
        out.line(if misere::first_player_wins(values) { "John" } else { "Brother" });
    }
    Ok(())
}
