//! A move takes at least one stone and at most half of the stones from one pile.

use crate::generate::rows;
use crate::prelude::*;

/// `T`, then for each case `N` and N piles.
pub fn generate(random: &mut Rng) -> String {
    rows(random, 4, 12)
}

/// Tries every move of the whole game.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let t = input.int::<u32>()?;
    input.within(&[t], 1..=100)?;
    let mut game = Naive::new(|piles: &Vec<u64>| {
        let after = naive::sum_options(piles, |&stones| (1..=stones / 2).map(move |take| stones - take));
        after.iter().map(|piles| naive::sorted(piles)).collect()
    });
    for _ in 0..t {
        let n = input.int::<usize>()?;
        input.within(&[n], 1..=100)?;
        let piles = input.ints(n)?;
        input.within(&piles, 1..=2_000_000_000_000_000_000)?;
        out.line(if game.wins(&naive::sorted(&piles)) { "YES" } else { "NO" });
    }
    Ok(())
}
