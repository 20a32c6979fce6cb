//! # Codeforces 15C: Industrial Nim
//!
//! - **Source**: <https://codeforces.com/problemset/problem/15/C>
//! - **Limits**: 2 s, 64 MB
//! - **Idea**: Nim; the xor of neighbours is that of all numbers up to either end, and four in a
//!   row from a multiple of 4 cancel.
//! - **Template**: `nim`

use grundy::nim;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut sum = 0;
    for _ in 0..input.int()? {
        let [x, m] = input.array::<u64, 2>()?;
        input.within(&[x, m], 1..=10_000_000_000_000_000)?;
        sum ^= nim::nim_sum_of_run(x, x + m - 1);
    }
    out.line(if sum != 0 { "tolik" } else { "bolik" });
    Ok(())
}
