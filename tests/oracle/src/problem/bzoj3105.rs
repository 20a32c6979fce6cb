//! Nim, but in the first round each player removes whole piles, possibly none, not all that are
//! left; as few matches as possible in the first turn.

use crate::generate::row;
use crate::prelude::*;
use itertools::Itertools;

/// `k`, then k piles.
pub fn generate(random: &mut Rng) -> String {
    let largest = random.u64(1..=6);
    row(random, 1..=5, 1..=largest, "\n")
}

/// Tries every choice of piles for both players, and plays Nim.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let k = input.int()?;
    let piles: Vec<u64> = input.ints(k)?;
    input.within(&[k], 1..=100)?;
    input.within(&piles, 1..=1_000_000_000)?;
    let mut nim = Naive::new(naive::nim_options::<Vec<u64>>);
    let mut least: Option<u64> = None;
    for kept in piles.iter().copied().powerset().skip(1) {
        if kept.iter().copied().powerset().skip(1).all(|left| nim.wins(&left)) {
            let removed = piles.iter().sum::<u64>() - kept.iter().sum::<u64>();
            least = Some(least.map_or(removed, |least| least.min(removed)));
        }
    }
    out.line(least.map_or("-1".to_owned(), |least| least.to_string()));
    Ok(())
}
