//! Piles; a move takes one stone, not from the pile that the other player used last.

use crate::generate::rows;
use crate::prelude::*;

/// `t`, then for each case `n` and n piles.
pub fn generate(random: &mut Rng) -> String {
    rows(random, 4, 5)
}

/// Tries every pile.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|(piles, last): &(Vec<u32>, usize)| {
        let allowed = (0..piles.len()).filter(|&pile| pile != *last && piles[pile] > 0);
        let after = allowed.map(|pile| {
            let mut after = piles.clone();
            after[pile] -= 1;
            (after, pile)
        });
        after.collect()
    });
    for _ in 0..input.int()? {
        let n = input.int()?;
        out.line(if game.wins(&(input.ints(n)?, n)) { "T" } else { "HL" });
    }
    Ok(())
}
