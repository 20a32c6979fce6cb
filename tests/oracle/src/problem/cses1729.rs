//! One heap; takes from a set with 1 in it; the winner for 1, 2, ..., n sticks.

use crate::prelude::*;
use itertools::Itertools;

/// `n k`, then k takes.
pub fn generate(random: &mut Rng) -> String {
    let mut takes: Vec<u32> = (2..=9).collect();
    random.shuffle(&mut takes);
    takes.truncate(random.usize(0..=4));
    takes.insert(random.usize(0..=takes.len()), 1);
    format!("{} {}\n{}\n", random.u32(1..=50), takes.len(), takes.iter().join(" "))
}

/// Every take.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, k] = input.array::<u32, 2>()?;
    let takes = input.ints::<u32>(k as usize)?;
    let mut game = Naive::new(|n: &u32| takes.iter().filter_map(|take| n.checked_sub(*take)).collect());
    out.line((1..=n).map(|sticks| if game.wins(&sticks) { 'W' } else { 'L' }).collect::<String>());
    Ok(())
}
