//! # Luogu P4018: Roy and October take stones
//!
//! - **Source**: <https://www.luogu.com.cn/problem/P4018>
//! - **Limits**: 1 s, 125 MB (from memory, unconfirmed)
//! - **Idea**: 1 to 5 are powers of primes, but no multiple of 6 is: lost exactly at the multiples
//!   of 6.
//! - **Template**: none

use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let n: u32 = input.int()?;
        input.within(&[n], 1..=50_000_000)?;
        out.line(if n % 6 == 0 { "Roy wins!" } else { "October wins!" });
    }
    Ok(())
}
