//! A move takes any number of stones from one heap, or splits one heap into three.

use crate::generate::rows;
use crate::prelude::*;
use itertools::Itertools;

/// `T`, then for each case a count and that many numbers.
pub fn generate(random: &mut Rng) -> String {
    rows(random, 3, 8)
}

/// Tries every move on every heap.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|heaps: &Vec<u64>| naive::split_options(heaps, options));
    for _ in 0..input.int()? {
        let n = input.int()?;
        let mut heaps: Vec<u64> = input.ints(n)?;
        heaps.sort_unstable();
        out.line(if game.wins(&heaps) { "First player wins." } else { "Second player wins." });
    }
    Ok(())
}

/// What can be left of a heap.
fn options(heap: u64) -> Vec<Vec<u64>> {
    let split = (1..heap).tuple_combinations().map(|(a, b)| vec![a, b - a, heap - b]);
    (0..heap).map(|left| vec![left]).chain(split).collect()
}
