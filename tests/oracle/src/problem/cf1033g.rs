//! Piles; Alice takes exactly a chips from one, Bob exactly b: how many pairs (a, b) up to m are
//! won by Alice, by Bob, by whoever begins, by the other one.

use crate::prelude::*;

/// `n m`, then the piles.
pub fn generate(random: &mut Rng) -> String {
    let (n, largest) = (random.usize(1..=3), random.u64(1..=14));
    let piles: Vec<u64> = (0..n).map(|_| random.u64(1..=largest)).collect();
    format!("{n} {}\n{}\n", random.u32(1..=18), crate::generate::words(&piles))
}

/// As many piles and pairs as there may be.
pub fn max_random(random: &mut Rng) -> String {
    let piles: Vec<u64> = (0..100).map(|_| random.u64(1..=1_000_000_000_000_000_000)).collect();
    format!("100 100000\n{}\n", crate::generate::words(&piles))
}

/// Tries every move for every pair.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, m] = input.array::<usize, 2>()?;
    input.within(&[m], 1..=100)?;
    let piles: Vec<u64> = input.ints(n)?;
    input.within(&piles, 1..=1000)?;
    let mut counts = [0; 4];
    for a in 1..=m as u64 {
        for b in 1..=m as u64 {
            let mut game = Naive::new(|(piles, alice): &(Vec<u64>, bool)| {
                let take = if *alice { a } else { b };
                let after = naive::take_options(piles, &[take]);
                after.iter().map(|piles| (naive::sorted(piles), !alice)).collect()
            });
            let alice = game.wins(&(piles.clone(), true));
            let bob = game.wins(&(piles.clone(), false));
            counts[match (alice, bob) {
                (true, false) => 0,
                (false, true) => 1,
                (true, true) => 2,
                (false, false) => 3,
            }] += 1;
        }
    }
    out.words(counts);
    Ok(())
}
