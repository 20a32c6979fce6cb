//! # POJ 1704: Georgia and Bob
//!
//! - **Source**: <http://poj.org/problem?id=1704>
//! - **Limits**: 1 s, 64 MB (from memory, as is the sample)
//! - **Idea**: the gaps before the chessmen are stairs, and the gap before the last one is the
//!   first stair.
//! - **Template**: `staircase`

use grundy::scan::{self, Error, Out, Scan};
use grundy::staircase;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let chessmen = input.int()?;
        let mut cells: Vec<u64> = input.ints(chessmen)?;
        cells.sort_unstable();
        cells.iter_mut().for_each(|cell| *cell -= 1);
        let stairs = staircase::from_tokens(&cells);
        out.line(if staircase::first_player_wins(&stairs) { "Georgia will win" } else { "Bob will win" });
    }
    Ok(())
}
