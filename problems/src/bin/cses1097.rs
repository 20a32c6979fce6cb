//! # CSES 1097: Removal Game
//!
//! - **Source**: <https://cses.fi/problemset/task/1097>
//! - **Limits**: 1 s, 512 MB (memory limit from memory)
//! - **Idea**: the difference of scores for every interval, from shorter ones, of which only the
//!   last length is remembered.
//! - **Template**: `intervals`

use grundy::intervals;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n: usize = input.int()?;
    input.within(&[n], 1..=5000)?;
    let row: Vec<i64> = input.ints(n)?;
    input.within(&row, -1_000_000_000..=1_000_000_000)?;
    out.line((row.iter().sum::<i64>() + intervals::score_difference(&row)) / 2);
    Ok(())
}
