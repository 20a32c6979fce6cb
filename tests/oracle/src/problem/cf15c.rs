//! Nim with heaps of x, x + 1, ..., x + m - 1 stones.

use crate::prelude::*;

/// `n`, then lines `x m`.
pub fn generate(random: &mut Rng) -> String {
    let n = random.usize(1..=3);
    let lines = (0..n).map(|_| format!("{} {}\n", random.u32(1..=4), random.u32(1..=2)));
    format!("{n}\n{}", lines.collect::<String>())
}

/// Any quarries.
pub fn max_quarries(random: &mut Rng) -> String {
    let line = |random: &mut Rng| {
        let most = 10_000_000_000_000_000;
        format!("{} {}\n", random.u64(1..=most), random.u64(1..=most))
    };
    format!("100000\n{}", (0..100_000).map(|_| line(random)).collect::<String>())
}

/// Tries every move of every heap.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut heaps: Vec<u64> = Vec::new();
    for _ in 0..input.int()? {
        let [x, m] = input.array::<u64, 2>()?;
        input.within(&[x, m], 1..=8)?;
        heaps.extend(x..x + m);
    }
    let mut game = Naive::new(|heaps: &Vec<u64>| {
        naive::nim_options(heaps).iter().map(|heaps| naive::sorted(heaps)).collect()
    });
    out.line(if game.wins(&naive::sorted(&heaps)) { "tolik" } else { "bolik" });
    Ok(())
}
