//! A row of piles; a turn takes the first 1 to 2M of those left, and M grows to that number. What
//! does the first player get? A list on each line.

use crate::prelude::*;

/// Lists.
pub fn generate(random: &mut Rng) -> String {
    let line = |random: &mut Rng| {
        let piles: Vec<u32> = (0..random.usize(1..=12)).map(|_| random.u32(1..=20)).collect();
        format!("{piles:?}\n").replace(' ', "")
    };
    (0..random.usize(1..=6)).map(|_| line(random)).collect()
}

/// As many piles as there may be.
pub fn max_piles(random: &mut Rng) -> String {
    let line = |random: &mut Rng| {
        let piles: Vec<u32> = (0..100).map(|_| random.u32(1..=10_000)).collect();
        format!("{piles:?}\n").replace(' ', "")
    };
    (0..20).map(|_| line(random)).collect()
}

/// Tries every number of piles.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some(piles) = crate::generate::next_list(input)? {
        input.require(piles.len() <= 20, "at most 20 piles")?;
        out.line(best(&piles, 1));
    }
    Ok(())
}

/// What the player to move gets.
fn best(piles: &[i64], m: usize) -> i64 {
    let total: i64 = piles.iter().sum();
    (1..=(2 * m).min(piles.len())).map(|x| total - best(&piles[x..], m.max(x))).max().unwrap_or(0)
}
