//! A move takes at least one stone and at most half of the stones from one pile.

use crate::generate::{balanced, rows, words};
use crate::prelude::*;

/// `T`, then for each case `N` and N piles.
pub fn generate(random: &mut Rng) -> String {
    rows(random, 4, 12)
}

/// The largest piles, and piles whose values are found last; then lost positions, each followed by
/// one that is not, as one pile differs.
pub fn max_piles(random: &mut Rng) -> String {
    const LARGEST: u64 = 2_000_000_000_000_000_000;
    let odd = (1 << 60) - 1;
    let mut cases = vec![
        vec![LARGEST],
        vec![odd],
        vec![odd, odd / 2, LARGEST, LARGEST],
        vec![LARGEST, LARGEST - 1],
        vec![LARGEST / 5 + 1; 100],
    ];
    // An even pile is worth half its size.
    while cases.len() < 99 {
        let mut piles: Vec<u64> = balanced(random, 100, LARGEST / 2).iter().map(|value| 2 * value).collect();
        cases.push(piles.clone());
        piles[random.usize(..100)] /= 2;
        cases.push(piles);
    }
    cases.push((0..100).map(|_| random.u64(1..=LARGEST)).collect());
    let cases: String = cases.iter().map(|piles| format!("{}\n{}\n", piles.len(), words(piles))).collect();
    format!("100\n{cases}")
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
