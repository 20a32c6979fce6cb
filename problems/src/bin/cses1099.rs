//! # CSES 1099: Stair Game
//!
//! - **Source**: <https://cses.fi/problemset/task/1099>
//! - **Limits**: 1 s, 512 MB
//! - **Idea**: staircase Nim; the judge counts the stairs from 1, so its stair 1 is the ground.
//! - **Template**: `staircase`

use grundy::scan::{self, Error, Out, Scan};
use grundy::staircase;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let stairs = input.int()?;
        let stairs: Vec<u64> = input.ints(stairs)?;
        out.line(if staircase::first_player_wins(&stairs) { "first" } else { "second" });
    }
    Ok(())
}
