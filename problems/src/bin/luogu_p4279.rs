//! # Luogu P4279: Little John's game (SHOI 2008)
//!
//! - **Source**: <https://www.luogu.com.cn/problem/P4279>
//! - **Limits**: 1 s, 128 MB (from memory)
//! - **Idea**: misère Nim: the nim-sum decides as usual, turned round where no pile exceeds 1.
//! - **Template**: `misere`

use grundy::misere;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let n = input.int()?;
        let piles = input.ints(n)?;
        out.line(if misere::first_player_wins(&piles) { "John" } else { "Brother" });
    }
    Ok(())
}
