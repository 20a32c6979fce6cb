//! # CSES 2208: Another Game
//!
//! - **Source**: <https://cses.fi/problemset/task/2208>
//! - **Limits**: 1 s, 512 MB
//! - **Idea**: a selective sum: a turn takes one coin from any number of heaps, and a heap on its
//!   own is won if it is odd.
//! - **Template**: `selective`

use grundy::scan::{self, Error, Out, Scan};
use grundy::selective;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let heaps = input.int()?;
        let heaps: Vec<u64> = input.ints(heaps)?;
        let wins = heaps.iter().map(|heap| heap % 2 == 1);
        out.line(if selective::first_player_wins(wins) { "first" } else { "second" });
    }
    Ok(())
}
