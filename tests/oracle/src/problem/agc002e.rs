//! Piles; a move eats the largest one, or one candy of each; whoever eats the last candy loses.

use crate::generate::{row, words};
use crate::prelude::*;

/// `N`, then the piles.
pub fn generate(random: &mut Rng) -> String {
    row(random, 1..=7, 1..=8, "\n")
}

/// As many piles as there may be.
pub fn max_piles(random: &mut Rng) -> String {
    let piles: Vec<u32> =
        (0..100_000).map(|_| random.u32(1..=1_000_000_000) >> random.u32(0..29)).map(|n| n.max(1)).collect();
    format!("100000\n{}\n", words(&piles))
}

/// A staircase, on whose diagonal the way is longest.
pub fn max_stairs(random: &mut Rng) -> String {
    format!("100000\n{}\n", words(&crate::generate::numbered(random, 100_000)))
}

/// Tries both moves.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n: usize = input.int()?;
    let piles: Vec<u32> = input.ints(n)?;
    input.within(&piles, 1..=30)?;
    let mut game = Naive::new(|piles: &Vec<u32>| {
        let Some((_, others)) = piles.split_last() else { return vec![] };
        let eaten = piles.iter().map(|pile| pile - 1).filter(|&pile| pile > 0).collect();
        vec![others.to_vec(), eaten] // still sorted
    });
    out.line(if game.wins_misere(&naive::sorted(&piles)) { "First" } else { "Second" });
    Ok(())
}
