//! # ABC 368 F: Dividing Game
//!
//! - **Source**: <https://atcoder.jp/contests/abc368/tasks/abc368_f>
//! - **Limits**: 2 s, 1024 MB (from memory, unconfirmed, as are the samples)
//! - **Idea**: a number is worth as many stones as it has prime factors, with multiplicity.
//! - **Template**: `divisors`, `sum`

use grundy::divisors;
use grundy::scan::{self, Error, Out, Scan};
use grundy::sum;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n = input.int()?;
    let numbers: Vec<u64> = input.ints(n)?;
    input.within(&numbers, 2..=100_000)?;
    let values = numbers.iter().map(|&number| divisors::grundy_quotient(number));
    out.line(if sum::first_player_wins(values) { "Anna" } else { "Bruno" });
    Ok(())
}
