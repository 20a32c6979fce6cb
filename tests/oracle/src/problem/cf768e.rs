//! Nim in which the same number may not be taken twice from the same pile; Jon is the second
//! player.

use crate::prelude::*;

/// `n`, then one pile per line.
pub fn generate(random: &mut Rng) -> String {
    let n = random.usize(1..=3);
    let piles: String = (0..n).map(|_| format!("{}\n", random.u32(1..=7))).collect();
    format!("{n}\n{piles}")
}

/// Tries every move; a pile is what is left of it and the set of takes made on it.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n = input.int()?;
    let piles: Vec<(u32, u32)> = input.ints(n)?.into_iter().map(|pile| (pile, 0)).collect();
    let mut game = Naive::new(|piles: &Vec<(u32, u32)>| {
        let mut options = Vec::new();
        for (i, &(left, taken)) in piles.iter().enumerate() {
            for take in (1..=left).filter(|take| taken >> take & 1 == 0) {
                let mut after = piles.clone();
                after[i] = (left - take, taken | 1 << take);
                after.sort_unstable();
                options.push(after);
            }
        }
        options
    });
    out.line(if game.wins(&piles) { "NO" } else { "YES" });
    Ok(())
}
