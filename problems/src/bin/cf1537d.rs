//! # Codeforces 1537 D: Deleting Divisors
//!
//! - **Source**: <https://codeforces.com/problemset/problem/1537/D>
//! - **Limits**: 1 s, 256 MB (from memory)
//! - **Idea**: subtract a divisor other than 1 and n: the first player wins for even n, but for a
//!   power of 2 only if its exponent is even.
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
