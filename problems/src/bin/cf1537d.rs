//! # Codeforces 1537 D: Deleting Divisors
//!
//! - **Source**: <https://codeforces.com/problemset/problem/1537/D>
//! - **Limits**: 1 s, 256 MB (from memory)
//! - **Idea**: subtract a divisor other than 1 and n: won by even n, powers of 2 only with an even
//!   exponent.
//! - **Template**: `divisors`

use grundy::divisors;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        out.line(if divisors::first_player_wins_middle(input.int()?) { "Alice" } else { "Bob" });
    }
    Ok(())
}
