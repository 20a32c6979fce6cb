//! Misère Nim: who takes the last stone loses.

use crate::prelude::*;
use itertools::Itertools;

/// `T`, then `n` and n numbers a case.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=20);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let n = random.usize(1..=4);
        text += &format!("{n}\n{}\n", (0..n).map(|_| random.u32(1..=6)).join(" "));
    }
    text
}

/// Every move in every pile.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|piles: &Vec<u32>| options(piles));
    for _ in 0..input.int()? {
        let n = input.int()?;
        let mut piles: Vec<u32> = input.ints(n)?;
        piles.sort_unstable();
        out.line(if game.wins_misere(&piles) { "John" } else { "Brother" });
    }
    Ok(())
}

fn options(piles: &[u32]) -> Vec<Vec<u32>> {
    let moves = (0..piles.len()).flat_map(|pile| (0..piles[pile]).map(move |to| (pile, to)));
    let after = |(pile, to)| {
        piles.iter().enumerate().map(|(i, &n)| if i == pile { to } else { n }).sorted().collect()
    };
    moves.map(after).collect()
}
