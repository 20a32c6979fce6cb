//! Heaps; a move takes 1, 2 or 3 sticks from one.

use crate::generate::rows;
use crate::prelude::*;

/// `t`, then for each case `n` and n heaps.
pub fn generate(random: &mut Rng) -> String {
    rows(random, 4, 8)
}

/// Tries every move of every heap.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|heaps: &Vec<u64>| naive::take_options(heaps, &[1, 2, 3]));
    for _ in 0..input.int()? {
        let n = input.int()?;
        out.line(if game.wins(&input.ints(n)?) { "first" } else { "second" });
    }
    Ok(())
}
