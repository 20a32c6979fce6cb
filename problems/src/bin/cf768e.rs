//! # Codeforces 768E: Game of Stones
//!
//! - **Source**: <https://codeforces.com/problemset/problem/768/E>
//! - **Limits**: 3 s, 256 MB (from memory)
//! - **Idea**: the value of an untouched pile is the largest number of different takes that it has
//!   room for; Jon moves second and wins when the xor is 0.
//! - **Template**: `no_repeat_nim`

use grundy::no_repeat_nim;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n = input.int()?;
    let piles = input.ints(n)?;
    out.line(if no_repeat_nim::first_player_wins(&piles) { "NO" } else { "YES" });
    Ok(())
}
