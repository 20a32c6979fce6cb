//! # HDU 6892: Lunch
//!
//! - **Source**: <https://acm.hdu.edu.cn/showproblem.php?pid=6892>
//! - **Limits**: 1 s, 32 MB (from memory, unconfirmed, as are rules and ranges; 32 MB assumed)
//! - **Idea**: a piece is worth as many stones as its length has odd prime factors, with
//!   multiplicity, and one more if it is even.
//! - **Template**: `divisors`, `sum`

use grundy::divisors;
use grundy::scan::{self, Error, Out, Scan};
use grundy::sum;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let n = input.int()?;
        let pieces: Vec<u64> = input.ints(n)?;
        input.within(&pieces, 1..=1_000_000_000)?;
        let values = pieces.iter().map(|&length| divisors::grundy_parts(length));
        out.line(if sum::first_player_wins(values) { "W" } else { "L" });
    }
    Ok(())
}
