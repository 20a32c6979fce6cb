//! Nim in which some pairs (X, Y) forbid to take exactly Y stones from a pile of exactly X.

use crate::prelude::*;
use itertools::Itertools;

/// `N M`, the piles, then the pairs in any order.
pub fn generate(random: &mut Rng) -> String {
    let n = random.usize(1..=3);
    let piles = (0..n).map(|_| random.u32(1..=9)).join(" ");
    let all = (1..=8).flat_map(|x| (1..=x).map(move |y| (x, y))).collect_vec();
    let count = if random.bool() { random.usize(1..=8) } else { random.usize(9..=all.len()) };
    let mut pairs = random.choose_multiple(all, count);
    random.shuffle(&mut pairs);
    format!("{n} {count}\n{piles}\n{}\n", pairs.iter().map(|(x, y)| format!("{x} {y}")).join("\n"))
}

/// Tries every move of the whole game that is not forbidden.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, m] = input.array::<usize, 2>()?;
    input.within(&[n, m], 1..=200_000)?;
    let piles = input.ints(n)?;
    input.within(&piles, 1..=1_000_000_000_000_000_000)?;
    let mut forbidden = Vec::new();
    for _ in 0..m {
        let [x, y] = input.array::<u64, 2>()?;
        input.require(1 <= y && y <= x && x <= 1_000_000_000_000_000_000, "1 <= Y <= X <= 10^18")?;
        input.require(!forbidden.contains(&(x, y)), "another pair")?;
        forbidden.push((x, y));
    }
    let options = |&x: &u64| (0..x).filter(|left| !forbidden.contains(&(x, x - left))).collect_vec();
    let mut game = Naive::new(|piles: &Vec<u64>| {
        naive::sum_options(piles, options).iter().map(|piles| naive::sorted(piles)).collect()
    });
    out.line(if game.wins(&naive::sorted(&piles)) { "Takahashi" } else { "Aoki" });
    Ok(())
}
