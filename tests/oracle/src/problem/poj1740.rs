//! Piles; a move removes stones from one, and may move others of it to piles that are not empty.

use crate::prelude::*;

/// Cases `n` and the piles, ended by 0.
pub fn generate(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(0..=6) {
        text += &crate::generate::row(random, 1..=4, 1..=3, "\n");
    }
    text + "0\n"
}

/// Tries every move.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|piles: &Vec<u32>| {
        let mut options = Vec::new();
        for from in 0..piles.len() {
            for kept in 0..piles[from] {
                let mut after = piles.clone();
                after[from] = kept;
                gifts(&mut after, from, 0, piles[from] - 1 - kept, &mut options);
            }
        }
        options
    });
    while let Some([n]) = input.until_zeros::<usize, 1>()? {
        input.within(&[n], 1..=10)?;
        let piles: Vec<u32> = input.ints(n)?;
        input.require(piles.iter().sum::<u32>() <= 14, "at most 14 stones")?;
        out.line(u8::from(game.wins(&naive::sorted(&piles))));
    }
    Ok(())
}

/// All ways to give up to `most` stones to the piles from `next` on, but not to `from`.
fn gifts(piles: &mut Vec<u32>, from: usize, next: usize, most: u32, options: &mut Vec<Vec<u32>>) {
    if next == piles.len() {
        let left: Vec<u32> = piles.iter().copied().filter(|&pile| pile > 0).collect();
        options.push(naive::sorted(&left));
        return;
    }
    let few = if next == from { 0 } else { most };
    for gift in 0..=few {
        piles[next] += gift;
        gifts(piles, from, next + 1, most - gift, options);
        piles[next] -= gift;
    }
}
