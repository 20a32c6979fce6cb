//! Piles in a row; a move takes stones from the leftmost or the rightmost one.

use crate::generate::rows;
use crate::prelude::*;

/// `T`, then for each case `n` and n piles.
pub fn generate(random: &mut Rng) -> String {
    rows(random, 5, 6)
}

/// Tries every smaller size of either end.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|row: &Vec<u32>| {
        let mut options = Vec::new();
        for end in [0, row.len().saturating_sub(1)] {
            for to in 0..row.get(end).copied().unwrap_or(0) {
                let mut after = row.clone();
                after[end] = to;
                after.retain(|&stones| stones > 0);
                options.push(after);
            }
        }
        options
    });
    for _ in 0..input.int()? {
        let n = input.int()?;
        out.line(u8::from(game.wins(&input.ints(n)?)));
    }
    Ok(())
}
