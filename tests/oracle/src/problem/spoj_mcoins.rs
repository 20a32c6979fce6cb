//! A tower of coins; a move takes 1, K or L of them.

use crate::prelude::*;

/// `K L m`, then the heights.
pub fn generate(random: &mut Rng) -> String {
    let k = random.usize(2..=8);
    let heights: Vec<u32> = (0..random.usize(4..=49)).map(|_| random.u32(1..=200)).collect();
    format!("{k} {} {}\n{}\n", random.usize(k + 1..=9), heights.len(), crate::generate::words(&heights))
}

/// Tries every number of coins.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [k, l, m] = input.array::<usize, 3>()?;
    input.require(1 < k && k < l && l < 10, "1 < K < L < 10")?;
    let heights: Vec<usize> = input.ints(m)?;
    input.within(&heights, 1..=1_000_000)?;
    let mut wins: Vec<bool> = Vec::new();
    for n in 0..=heights.iter().copied().max().unwrap_or(0) {
        wins.push([1, k, l].iter().any(|&take| take <= n && !wins[n - take]));
    }
    let letters = heights.iter().map(|&height| if wins[height] { 'A' } else { 'B' });
    out.line(letters.collect::<String>());
    Ok(())
}
