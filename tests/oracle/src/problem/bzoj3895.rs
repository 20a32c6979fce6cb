//! A move takes one stone from a pile, or merges two piles.

use crate::generate::rows;
use crate::prelude::*;

/// `T`, then for each case `n` and n piles.
pub fn generate(random: &mut Rng) -> String {
    rows(random, 4, 4)
}

/// Tries every stone and every pair, on the sorted piles.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|piles: &Vec<u32>| {
        let mut options = Vec::new();
        for i in 0..piles.len() {
            let mut taken = piles.clone();
            taken[i] -= 1;
            options.push(taken);
            for j in 0..i {
                let mut merged = piles.clone();
                merged[j] += merged.remove(i);
                options.push(merged);
            }
        }
        for option in &mut options {
            option.retain(|&stones| stones > 0);
            option.sort_unstable();
        }
        options
    });
    for _ in 0..input.int()? {
        let n = input.int()?;
        let mut piles = input.ints(n)?;
        piles.sort_unstable();
        out.line(if game.wins(&piles) { "YES" } else { "NO" });
    }
    Ok(())
}
