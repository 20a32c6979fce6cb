//! Nim: the number of winning first moves.

use crate::prelude::*;

/// Cases `n` and n piles, ended by a zero.
pub fn generate(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(1..=8) {
        let piles: Vec<String> = (0..random.usize(1..=4)).map(|_| random.u32(1..=7).to_string()).collect();
        text += &format!("{}\n{}\n", piles.len(), piles.join(" "));
    }
    text + "0\n"
}

/// Tries every move of every pile.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|piles: &Vec<u32>| moves(piles));
    while let Some([n]) = input.until_zeros()? {
        let piles = input.ints(n)?;
        out.line(moves(&piles).iter().filter(|after| !game.wins(after)).count());
    }
    Ok(())
}

fn moves(piles: &[u32]) -> Vec<Vec<u32>> {
    let mut moves = Vec::new();
    for pile in 0..piles.len() {
        for left in 0..piles[pile] {
            let mut after = piles.to_vec();
            after[pile] = left;
            moves.push(after);
        }
    }
    moves
}
