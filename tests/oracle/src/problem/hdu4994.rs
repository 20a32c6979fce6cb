//! Heaps in a row; a move takes stones from the first one that is not empty.

use crate::generate::{rows, words};
use crate::prelude::*;

/// `T`, then for each case `N` and the heaps.
pub fn generate(random: &mut Rng) -> String {
    let largest = random.u64(1..=4);
    rows(random, 6, largest)
}

/// Many ones before the first larger heap.
pub fn max_ones(random: &mut Rng) -> String {
    let case = |random: &mut Rng| {
        let ones = random.usize(0..=1000);
        let heaps: Vec<u32> =
            (0..1000).map(|i| if i < ones { 1 } else { random.u32(1..=1_000_000_000) }).collect();
        format!("1000\n{}\n", words(&heaps))
    };
    format!("100\n{}", (0..100).map(|_| case(random)).collect::<String>())
}

/// Tries every number of stones.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let n: usize = input.int()?;
        let heaps: Vec<u32> = input.ints(n)?;
        input.within(&heaps, 1..=1_000_000_000)?;
        let mut game = Naive::new(|&(first, left): &(usize, u32)| {
            let next = |left: u32| {
                if left == 0 && first + 1 < n { (first + 1, heaps[first + 1]) } else { (first, left) }
            };
            (0..left).map(next).collect()
        });
        let wins = n > 0 && game.wins(&(0, heaps[0]));
        out.line(if wins { "Yes" } else { "No" });
    }
    Ok(())
}
