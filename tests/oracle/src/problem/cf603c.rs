//! A move takes one stone from a pile, or replaces a pile of 2x by k piles of x.

use crate::prelude::*;
use itertools::Itertools;

/// One case.
pub fn generate(random: &mut Rng) -> String {
    let n = random.usize(1..=3);
    let k = random.u32(1..=3);
    format!("{n} {k}\n{}\n", (0..n).map(|_| random.u32(1..=8)).join(" "))
}

/// Tries every move on every heap.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n = input.int()?;
    let k = input.int::<u32>()?;
    let mut heaps: Vec<u32> = input.ints(n)?;
    heaps.sort_unstable();
    let mut game = Naive::new(|heaps: &Vec<u32>| options(heaps, k));
    out.line(if game.wins(&heaps) { "Kevin" } else { "Nicky" });
    Ok(())
}

fn options(heaps: &[u32], k: u32) -> Vec<Vec<u32>> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        let mut add = |left: Vec<u32>| {
            let others = heaps.iter().enumerate().filter(|&(j, _)| j != i).map(|(_, &other)| other);
            options.push(others.chain(left).filter(|&heap| heap > 0).sorted().collect());
        };
        add(vec![heap - 1]);
        if heap % 2 == 0 {
            add(vec![heap / 2; k as usize]);
        }
    }
    options
}
