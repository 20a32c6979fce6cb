//! # AGC 002 E: Candy Piles
//!
//! - **Source**: <https://atcoder.jp/contests/agc002/tasks/agc002_e>
//! - **Limits**: 2 s, 256 MB (from memory, as are the samples)
//! - **Idea**: a walk on the piles, sorted and drawn as columns: along a diagonal the winner does
//!   not change, and at its end there are only two straight ways left.
//! - **Template**: `young_walk`

use grundy::scan::{self, Error, Out, Scan};
use grundy::young_walk;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n: usize = input.int()?;
    let piles: Vec<u64> = input.ints(n)?;
    input.within(&piles, 1..=1_000_000_000)?;
    out.line(if young_walk::first_player_wins(&piles) { "First" } else { "Second" });
    Ok(())
}
