//! # AGC 010 D: Decrementing
//!
//! - **Source**: <https://atcoder.jp/contests/agc010/tasks/agc010_d>
//! - **Limits**: 2 s, 256 MB (from memory, unconfirmed)
//! - **Idea**: if an odd number of moves is left as things stand, one lowers an even number, so
//!   that an odd one remains and the parity of the rest can never be changed. Otherwise only the
//!   one odd number can be lowered with a common divisor after it; and that at most 30 times.
//! - **Template**: none

use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n: usize = input.int()?;
    let mut numbers: Vec<u64> = input.ints(n)?;
    input.within(&numbers, 1..=1_000_000_000)?;
    let mut is_first = true;
    let first_wins = loop {
        let evens = numbers.iter().filter(|&number| number % 2 == 0).count();
        if evens % 2 == 1 || n - evens != 1 || numbers.contains(&1) {
            break (evens % 2 == 1) == is_first;
        }
        numbers.iter_mut().filter(|number| **number % 2 == 1).for_each(|odd| *odd -= 1);
        let common = numbers.iter().copied().fold(0, gcd);
        numbers.iter_mut().for_each(|number| *number /= common);
        is_first = !is_first;
    };
    out.line(if first_wins { "First" } else { "Second" });
    Ok(())
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
