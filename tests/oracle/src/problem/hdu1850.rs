//! Nim: the number of winning first moves. Cases until `0`.

use crate::generate::row;
use crate::prelude::*;

/// `M`, then M piles.
pub fn generate(random: &mut Rng) -> String {
    let cases: String = (0..15).map(|_| row(random, 2..=4, 1..=7, "\n")).collect();
    cases + "0\n"
}

/// Counts the moves after which the other player loses.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|piles: &Vec<u64>| naive::nim_options(piles));
    while let Some([m]) = input.until_zeros()? {
        let piles = input.ints(m)?;
        out.line(naive::nim_options(&piles).iter().filter(|after| !game.wins(after)).count());
    }
    Ok(())
}
