//! Piles; a move makes one of x coins y, where y is less and between the fourth and the square root
//! of x.

use crate::generate::row;
use crate::prelude::*;

/// `n`, then the piles.
pub fn generate(random: &mut Rng) -> String {
    let largest = *random.choice(&[20, 100, 7000, 60_000]).unwrap_or(&9);
    row(random, 1..=5, 1..=largest, "\n")
}

/// Random piles, many of them small.
pub fn max_piles(random: &mut Rng) -> String {
    let piles: Vec<u64> =
        (0..77_777).map(|_| 1 + random.u64(..777_777_777_777) / 10u64.pow(random.u32(..11))).collect();
    format!("77777\n{}\n", crate::generate::words(&piles))
}

/// Tries every move of every pile.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n: usize = input.int()?;
    let piles: Vec<u64> = input.ints(n)?;
    input.within(&piles, 1..=100_000_000)?;
    let mut game =
        Naive::new(|&x: &u64| (1..x).take_while(|&y| y * y <= x).filter(|&y| y.pow(4) >= x).collect());
    let sum = piles.iter().fold(0, |sum, pile| sum ^ game.grundy(pile));
    out.line(if sum == 0 { "Rublo" } else { "Furlo" });
    Ok(())
}
