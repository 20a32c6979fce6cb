//! # Codeforces 1382B: Sequential Nim
//!
//! - **Source**: <https://codeforces.com/problemset/problem/1382/B>
//! - **Limits**: 1 s, 256 MB (from memory)
//! - **Idea**: whoever faces the first pile of more than one stone decides the game, so only the
//!   parity of the number of single stones before it matters.
//! - **Template**: `sequential_nim`

use grundy::scan::{self, Error, Out, Scan};
use grundy::sequential_nim;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int::<usize>()? {
        let n = input.int()?;
        let piles = input.ints(n)?;
        out.line(if sequential_nim::first_player_wins(&piles) { "First" } else { "Second" });
    }
    Ok(())
}
