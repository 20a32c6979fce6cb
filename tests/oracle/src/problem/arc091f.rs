//! Piles with a number K each; a move takes 1 to floor(X / K) stones from one with X.

use crate::prelude::*;

/// `N`, then lines `A K`.
pub fn generate(random: &mut Rng) -> String {
    let n = random.usize(1..=3);
    let lines = (0..n).map(|_| format!("{} {}\n", random.u32(1..=25), random.u32(1..=6)));
    format!("{n}\n{}", lines.collect::<String>())
}

/// The numbers K for which there are the most steps.
pub fn max_steps(random: &mut Rng) -> String {
    let lines = (0..200)
        .map(|_| format!("{} {}\n", random.u32(999_000_000..=1_000_000_000), random.u32(10_000..=30_000)));
    format!("200\n{}", lines.collect::<String>())
}

/// Tries every number of stones.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n: usize = input.int()?;
    let mut piles = Vec::new();
    for _ in 0..n {
        let [a, k] = input.array::<u64, 2>()?;
        input.within(&[a, k], 1..=1_000_000_000)?;
        piles.push((a, k));
    }
    let mut sum = 0;
    for &(a, k) in &piles {
        sum ^= Naive::new(|&x: &u64| (1..=x / k).map(|take| x - take).collect()).grundy(&a);
    }
    out.line(if sum == 0 { "Aoki" } else { "Takahashi" });
    Ok(())
}
