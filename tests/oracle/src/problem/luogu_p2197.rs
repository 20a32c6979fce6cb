//! Nim; piles may be empty.

use crate::generate::{balanced, row, words};
use crate::prelude::*;

/// `T`, then for each case `n` and n numbers.
pub fn generate(random: &mut Rng) -> String {
    let cases: String = (0..15).map(|_| row(random, 1..=4, 0..=6, "\n")).collect();
    format!("15\n{cases}")
}

/// As many piles as there may be; every other case is lost.
pub fn max_piles(random: &mut Rng) -> String {
    let mut case = |n| [balanced(random, n, 10_000), vec![random.u64(0..=10_000); 10_000 - n]].concat();
    let cases = [9999, 10_000, 9999, 10_000].map(|n| format!("10000\n{}\n", words(&case(n))));
    format!("4\n{}", cases.concat())
}

/// Tries every move in every pile.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|piles: &Vec<u64>| naive::nim_options(piles));
    for _ in 0..input.int()? {
        let n = input.int()?;
        out.line(if game.wins(&input.ints(n)?) { "Yes" } else { "No" });
    }
    Ok(())
}
