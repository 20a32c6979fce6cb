//! Pairs until zeros: gcd, lcm and Euclid's game.
//! input: 34 12\n15 24\n0 0\n
//! input: 4294967296 6\n1 1\n0 0\n7 7\n
//! input: 3 4\n
use grundy::scan::{self, Error, Out, Scan};
use std::process::ExitCode;

fn wins(a: u64, b: u64) -> bool {
    let (a, b) = (a.max(b), a.min(b));
    b != 0 && (a / b >= 2 || a % b == 0 || !wins(b, a % b))
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([a, b]) = input.until_zeros::<u64, 2>()? {
        let g = gcd(a, b);
        out.words([g, a / g * b]);
        out.line(if wins(a, b) { "Stan wins" } else { "Ollie wins" });
    }
    Ok(())
}

fn main() -> ExitCode {
    scan::run(solve)
}
