//! Misère Nim: whoever takes the last stone loses.

use crate::generate::rows;
use crate::prelude::*;

/// `T`, then for each case `n` and n numbers.
pub fn generate(random: &mut Rng) -> String {
    rows(random, 4, 6)
}

/// Tries every move in every pile.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|piles: &Vec<u64>| naive::nim_options(piles));
    for _ in 0..input.int()? {
        let n = input.int()?;
        out.line(if game.wins_misere(&input.ints(n)?) { "John" } else { "Brother" });
    }
    Ok(())
}
