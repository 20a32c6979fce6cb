//! # Codeforces 1310F: Bad Cryptography
//!
//! - **Source**: <https://codeforces.com/problemset/problem/1310/F>
//! - **Limits**: 4 s, 256 MB (from memory, as is the sample)
//! - **Idea**: the discrete logarithm in the field of 64-bit nimbers; any exponent is accepted, and
//!   like the sample this prints positive ones only.
//! - **Template**: `nimber`, `nimber_log`

use grundy::nimber::Nimbers;
use grundy::nimber_log;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let nimbers = Nimbers::new();
    for _ in 0..input.int()? {
        let [base, a] = input.array()?;
        let log = match nimber_log::log(&nimbers, base, a) {
            // The smallest positive exponent for 1.
            Some(0) => nimber_log::order(&nimbers, base),
            log => log,
        };
        out.line(log.map_or("-1".to_owned(), |log| log.to_string()));
    }
    Ok(())
}
