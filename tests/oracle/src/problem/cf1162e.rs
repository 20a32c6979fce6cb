//! Heaps, an even number of them; a move takes stones from each of exactly half of them.

use crate::generate::words;
use crate::prelude::*;
use itertools::Itertools;

/// `n`, then the heaps.
pub fn generate(random: &mut Rng) -> String {
    let n = *random.choice(&[2, 2, 4]).unwrap_or(&2);
    let heaps: Vec<u32> = (0..n).map(|_| random.u32(1..=4)).collect();
    format!("{n}\n{}\n", words(&heaps))
}

/// Tries every half and every number of stones.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n: usize = input.int()?;
    input.require(n > 0 && n.is_multiple_of(2) && n <= 4, "2 or 4 heaps")?;
    let heaps: Vec<u32> = input.ints(n)?;
    let mut game = Naive::new(|heaps: &Vec<u32>| {
        let mut options = Vec::new();
        for half in (0..n).combinations(n / 2) {
            for left in half.iter().map(|&heap| 0..heaps[heap]).multi_cartesian_product() {
                let mut after = heaps.clone();
                half.iter().zip(left).for_each(|(&heap, left)| after[heap] = left);
                options.push(naive::sorted(&after));
            }
        }
        options
    });
    out.line(if game.wins(&naive::sorted(&heaps)) { "Alice" } else { "Bob" });
    Ok(())
}
