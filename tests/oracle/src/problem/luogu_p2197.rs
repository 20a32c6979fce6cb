//! Nim; piles may be empty.

use crate::generate::row;
use crate::prelude::*;

/// `T`, then for each case `n` and n numbers.
pub fn generate(random: &mut Rng) -> String {
    let cases: String = (0..15).map(|_| row(random, 1..=4, 0..=6, "\n")).collect();
    format!("15\n{cases}")
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
