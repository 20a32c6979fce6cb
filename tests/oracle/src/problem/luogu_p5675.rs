//! Nim on a set of the piles, the first move in a given one of them: how many sets and piles lose.

use crate::generate::row;
use crate::prelude::*;
use itertools::Itertools;

/// `n`, then n piles.
pub fn generate(random: &mut Rng) -> String {
    let largest = random.u64(1..=7);
    row(random, 1..=5, 1..=largest, "\n")
}

/// Tries every set of piles, every pile of it, and every first move.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n = input.int()?;
    input.within(&[n], 1..=200)?;
    let piles: Vec<u64> = input.ints(n)?;
    input.within(&piles, 1..=200)?;
    let mut nim = Naive::new(naive::nim_options::<Vec<u64>>);
    let mut lost = 0;
    for set in piles.into_iter().powerset() {
        for first in 0..set.len() {
            let wins = (0..set[first]).any(|left| {
                let mut after = set.clone();
                after[first] = left;
                !nim.wins(&naive::sorted(&after))
            });
            lost += u64::from(!wins);
        }
    }
    out.line(lost % 1_000_000_007);
    Ok(())
}
