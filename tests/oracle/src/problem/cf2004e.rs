//! Piles; a move takes a number of stones that is coprime to the size of the pile.

use crate::generate::{rows, words};
use crate::prelude::*;

/// `t`, then for each case `n` and the piles.
pub fn generate(random: &mut Rng) -> String {
    let (longest, largest) = (random.usize(1..=5), random.u64(1..=60));
    rows(random, longest, largest)
}

/// As many piles as there may be, of any size.
pub fn max_piles(random: &mut Rng) -> String {
    let mut piles: Vec<u32> = (0..300_000).map(|_| random.u32(1..=10_000_000)).collect();
    piles[0] = 9_999_991; // the largest prime
    format!("1\n300000\n{}\n", words(&piles))
}

/// As many cases as there may be.
pub fn max_cases(random: &mut Rng) -> String {
    let case = |random: &mut Rng| {
        let piles: Vec<u32> = (0..30).map(|_| random.u32(1..=10_000_000)).collect();
        let twice: Vec<u32> = if random.bool() { piles.clone() } else { Vec::new() };
        let all = [&piles[twice.len() / 2..], &twice[twice.len() / 2..]].concat();
        format!("{}\n{}\n", all.len(), words(&all))
    };
    format!("10000\n{}", (0..10_000).map(|_| case(random)).collect::<String>())
}

/// Tries every number of stones.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let coprime = |a: u32, b: u32| (2..=a).all(|d| !a.is_multiple_of(d) || !b.is_multiple_of(d));
    let mut game =
        Naive::new(|&n: &u32| (1..=n).filter(|&take| coprime(take, n)).map(|take| n - take).collect());
    for _ in 0..input.int()? {
        let n: usize = input.int()?;
        let piles: Vec<u32> = input.ints(n)?;
        input.within(&piles, 1..=1000)?;
        let sum = piles.iter().fold(0, |sum, pile| sum ^ game.grundy(pile));
        out.line(if sum == 0 { "Bob" } else { "Alice" });
    }
    Ok(())
}
