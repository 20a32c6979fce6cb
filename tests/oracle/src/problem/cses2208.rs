//! Heaps; a move takes one coin from each of some of them.

use crate::prelude::*;
use itertools::Itertools;

/// `t`, then for each case `n` and n heaps.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=8);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let step = random.u32(1..=2); // often all even
        let heaps = (0..random.usize(1..=4)).map(|_| step * random.u32(1..=2)).collect_vec();
        text += &format!("{}\n{}\n", heaps.len(), heaps.iter().join(" "));
    }
    text
}

/// Tries every set of heaps.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|heaps: &Vec<u32>| {
        let takes = heaps.iter().map(|&heap| (0..=heap.min(1)).map(move |take| heap - take));
        takes.multi_cartesian_product().filter(|option| option != heaps).collect()
    });
    for _ in 0..input.int()? {
        let n = input.int()?;
        out.line(if game.wins(&input.ints(n)?) { "first" } else { "second" });
    }
    Ok(())
}
