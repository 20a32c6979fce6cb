//! Tokens on a strip slide to the left. Cases until `0`.

use crate::generate::row;
use crate::prelude::*;

/// `m`, then m squares, some of them 0.
pub fn generate(random: &mut Rng) -> String {
    let cases: String = (0..15).map(|_| row(random, 1..=4, 0..=7, "\n")).collect();
    cases + "0\n"
}

/// Tries all squares to the left of every token.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|piles: &Vec<u64>| naive::nim_options(piles));
    while let Some([m]) = input.until_zeros()? {
        out.line(if game.wins(&input.ints(m)?) { "Rabbit Win!" } else { "Grass Win!" });
    }
    Ok(())
}
