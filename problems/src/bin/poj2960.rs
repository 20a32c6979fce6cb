//! # POJ 2960: S-Nim
//!
//! - **Source**: <http://poj.org/problem?id=2960>
//! - **Limits**: 2 s, 64 MB (from memory, as is the sample)
//! - **Idea**: a sum of heaps with the same set of takes: one table per case, then xor of look-ups.
//! - **Template**: `sg_table`, `sum`

use grundy::scan::{self, Error, Out, Scan};
use grundy::sg_table;
use grundy::sum;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([k]) = input.until_zeros()? {
        let takes = input.ints(k)?;
        input.within(&takes, 1..=10_000)?;
        let sg = sg_table::values(&takes, 10_000);
        let mut line = String::new();
        for _ in 0..input.int()? {
            let count = input.int()?;
            let heaps = input.ints::<usize>(count)?;
            input.within(&heaps, 0..=10_000)?;
            let values = heaps.iter().map(|&heap| sg[heap]);
            line.push(if sum::first_player_wins(values) { 'W' } else { 'L' });
        }
        out.line(line);
    }
    Ok(())
}
