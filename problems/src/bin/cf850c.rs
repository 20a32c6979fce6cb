//! # Codeforces 850C: Arpa and a game with Mojtaba
//!
//! - **Source**: <https://codeforces.com/problemset/problem/850/C>
//! - **Limits**: 1 s, 256 MB (from memory)
//! - **Idea**: each prime is a game of its own, played on the set of its exponents, which fits in a
//!   bit mask.
//! - **Template**: `sg_dfs`

use grundy::scan::{self, Error, Out, Scan};
use grundy::sg_dfs::SgDfs;
use std::collections::BTreeMap;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut exponents = BTreeMap::<u32, u32>::new();
    for _ in 0..input.int()? {
        let mut a = input.int()?;
        input.within(&[a], 1..=1_000_000_000)?;
        for p in (2..).take_while(|p| p * p <= 1_000_000_000) {
            let mut exponent = 0;
            while a % p == 0 {
                a /= p;
                exponent += 1;
            }
            if exponent > 0 {
                *exponents.entry(p).or_default() |= 1 << exponent;
            }
        }
        if a > 1 {
            *exponents.entry(a).or_default() |= 1 << 1;
        }
    }
    // Dividing by p^k lowers every exponent from k on by k; exponent 0, bit 0, is dropped.
    let lowered = |&set: &u32| (1..32 - set.leading_zeros()).map(move |k| set & !(!0 << k) | set >> k & !1);
    let mut sg = SgDfs::new(lowered);
    let sum = exponents.values().fold(0, |sum, set| sum ^ sg.grundy(set));
    out.line(if sum != 0 { "Mojtaba" } else { "Arpa" });
    Ok(())
}
