//! A move splits a heap into two of different sizes; whoever moves last wins.

use crate::prelude::*;
use itertools::Itertools;

/// `t`, then one heap per line.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=10);
    let heaps: String = (0..cases).map(|_| format!("{}\n", random.u32(1..=28))).collect();
    format!("{cases}\n{heaps}")
}

/// Tries every split of every heap.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|heaps: &Vec<u32>| {
        let mut options = Vec::new();
        for (i, &heap) in heaps.iter().enumerate() {
            for part in (1..heap).take_while(|part| 2 * part < heap) {
                let others = heaps.iter().enumerate().filter(|&(j, _)| j != i).map(|(_, &other)| other);
                options.push(others.chain([part, heap - part]).filter(|&heap| heap > 2).sorted().collect());
            }
        }
        options
    });
    for _ in 0..input.int()? {
        out.line(if game.wins(&vec![input.int()?]) { "first" } else { "second" });
    }
    Ok(())
}
