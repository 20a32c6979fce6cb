//! Piles; a move takes the same number of stones from all that are not empty.

use crate::generate::{numbered, rows, words};
use crate::prelude::*;

/// `t`, then for each case `n` and the piles.
pub fn generate(random: &mut Rng) -> String {
    let (longest, largest) = (random.usize(1..=6), random.u64(1..=8));
    rows(random, longest, largest)
}

/// All sizes from 1 on, so that no player ever has a choice.
pub fn max_chain(random: &mut Rng) -> String {
    format!("1\n200000\n{}\n", words(&numbered(random, 200_000)))
}

/// As many cases as there may be.
pub fn max_cases(random: &mut Rng) -> String {
    let case = |random: &mut Rng| {
        let piles: Vec<u32> =
            (0..20).map(|_| random.u32(1..=1_000_000_000) >> random.u32(0..30)).map(|n| n.max(1)).collect();
        format!("20\n{}\n", words(&piles))
    };
    format!("10000\n{}", (0..10_000).map(|_| case(random)).collect::<String>())
}

/// Tries every number of stones.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let n: usize = input.int()?;
        let piles: Vec<u64> = input.ints(n)?;
        input.within(&piles, 1..=1_000_000_000)?;
        let mut game = Naive::new(|piles: &Vec<u64>| {
            let least = piles.first().copied().unwrap_or(0); // they are sorted and not empty
            let after = |take: u64| piles.iter().map(|pile| pile - take).filter(|&pile| pile > 0).collect();
            (1..=least).map(after).collect()
        });
        out.line(if game.wins(&naive::sorted(&piles)) { "Alice" } else { "Bob" });
    }
    Ok(())
}
