//! # CSES 2207: Grundy's Game
//!
//! - **Source**: <https://cses.fi/problemset/task/2207>
//! - **Limits**: 1 s, 512 MB
//! - **Idea**: one heap of Grundy's game, which is lost exactly at the 42 P-positions up to 10^6.
//! - **Template**: `grundys_game`

use grundy::grundys_game;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let lost = grundys_game::p_positions();
    for _ in 0..input.int()? {
        let n = input.int()?;
        out.line(if lost.binary_search(&n).is_err() { "first" } else { "second" });
    }
    Ok(())
}
