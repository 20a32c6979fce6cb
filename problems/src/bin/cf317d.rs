//! # Codeforces 317D: Game with Powers
//!
//! - **Source**: <https://codeforces.com/problemset/problem/317/D>
//! - **Limits**: 1 s, 256 MB (from memory)
//! - **Idea**: the powers of each base are a game of their own, in which choosing an exponent
//!   strikes out its multiples.
//! - **Template**: `sg_dfs`

use grundy::scan::{self, Error, Out, Scan};
use grundy::sg_dfs::SgDfs;

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

/// The primes above 29 / 2: their multiples are too large, and only they and 1 strike them out, so
/// they are interchangeable.
const ALIKE: u32 = 1 << 17 | 1 << 19 | 1 << 23 | 1 << 29;

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n: u64 = input.int()?;
    input.within(&[n], 1..=1_000_000_000)?;
    let mut sg = SgDfs::new(|&left: &u32| {
        let alike = |e: &usize| ALIKE >> e & 1 == 0 || left & ALIKE < 2 << e; // of these only the largest
        let free = (1..30).filter(|e| left >> e & 1 == 1).filter(alike);
        let strike = |e| (e..30).step_by(e).fold(left, |left, multiple| left & !(1 << multiple));
        free.map(strike).collect::<Vec<_>>()
    });
    let mut struck = vec![false; 31_623]; // powers of smaller bases
    // What is neither a base tried here nor a power of one is a game of its own with value 1.
    let (mut alone, mut sum) = (n, 0);
    for base in (2..struck.len() as u64).take_while(|base| base * base <= n) {
        if !struck[base as usize] {
            let powers = (1..).map(|e| base.pow(e)).take_while(|&power| power <= n);
            let exponents = powers.map(|p| struck.get_mut(p as usize).map(|s| *s = true)).count();
            alone -= exponents as u64;
            sum ^= sg.grundy(&(((1u32 << exponents) - 1) << 1));
        }
    }
    out.line(if sum ^ (alone % 2) as u32 != 0 { "Vasya" } else { "Petya" });
    Ok(())
}
