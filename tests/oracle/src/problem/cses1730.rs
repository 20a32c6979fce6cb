//! Nim; the winner.

use crate::generate::rows;
use crate::prelude::*;

/// `t`, then `n` and n heaps.
pub fn generate(random: &mut Rng) -> String {
    rows(random, 4, 7)
}

/// Every move of every heap.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|heaps: &Vec<u64>| naive::nim_options(heaps));
    for _ in 0..input.int()? {
        let n = input.int()?;
        out.line(if game.wins(&input.ints(n)?) { "first" } else { "second" });
    }
    Ok(())
}
