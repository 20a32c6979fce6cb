//! # ARC 137 C: Distinct Numbers
//!
//! - **Source**: <https://atcoder.jp/contests/arc137/tasks/arc137_c>
//! - **Limits**: 2 s, 1024 MB (from memory)
//! - **Idea**: with a gap below the largest number the first player wins; without one, the parity
//!   of the number of free places below it decides.
//! - **Template**: `distinct_numbers`

use grundy::distinct_numbers;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let count = input.int()?;
    let numbers: Vec<u64> = input.ints(count)?;
    input.require(
        count >= 2 && numbers.windows(2).all(|pair| pair[0] < pair[1]),
        "two or more ascending numbers",
    )?;
    out.line(if distinct_numbers::first_player_wins(&numbers) { "Alice" } else { "Bob" });
    Ok(())
}
