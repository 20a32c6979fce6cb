//! Coins in a row; a move turns 1, 2 or 3 of them, the rightmost from heads to tails. Cases to the
//! end of the file.

use crate::prelude::*;
use itertools::Itertools;

/// `n`, then n coins, some of them twice.
pub fn generate(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(0..=8) {
        let coins = (0..random.usize(0..=8)).map(|_| random.u32(0..9)).collect_vec();
        text += &format!("{}\n{}\n", coins.len(), coins.iter().join(" "));
    }
    text
}

/// Tries every set of coins.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|&heads: &u32| {
        let turns = (1..1u32 << 9).filter(|turn| turn.count_ones() <= 3);
        turns.filter(|turn| heads >> (31 - turn.leading_zeros()) & 1 == 1).map(|turn| heads ^ turn).collect()
    });
    while let Some([n]) = input.until_end()? {
        let coins: Vec<u32> = input.ints(n)?;
        let heads = coins.iter().fold(0, |heads, coin| heads | 1 << coin);
        out.line(if game.wins(&heads) { "No" } else { "Yes" });
    }
    Ok(())
}
