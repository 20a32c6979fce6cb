//! Piles in a row; a move replaces a stone by two on piles further right, perhaps both on one. The
//! first winning move, cases until `0`.

use crate::prelude::*;
use itertools::Itertools;

type Piles = Vec<u32>;

/// `n`, then n piles, with few stones where these have many moves; then `0`.
pub fn generate(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(1..=6) {
        let n = random.usize(1..=5);
        let piles = (0..n).map(|i| random.u32(0..=[9, 3, 2, 1, 1][n - 1 - i])).collect_vec();
        text += &format!("{n}\n{}\n", piles.iter().join(" "));
    }
    text + "0\n"
}

/// The moves, each with what it leaves.
fn moves(piles: &Piles) -> Vec<([usize; 3], Piles)> {
    let mut moves = Vec::new();
    for i in (0..piles.len()).filter(|&i| piles[i] > 0) {
        for j in i + 1..piles.len() {
            for k in j..piles.len() {
                let mut after = piles.clone();
                after[i] -= 1;
                after[j] += 1;
                after[k] += 1;
                moves.push(([i, j, k], after));
            }
        }
    }
    moves
}

/// Tries every stone and every pair of piles, on the piles themselves.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|piles: &Piles| moves(piles).into_iter().map(|(_, after)| after).collect());
    let mut case = 0;
    while let Some([n]) = input.until_zeros()? {
        input.within(&[n], 1..=23)?;
        let piles: Piles = input.ints(n)?;
        input.within(&piles, 0..=1000)?;
        let winning = moves(&piles).into_iter().find(|(_, after)| !game.wins(after));
        let name = |(names, _): ([usize; 3], Piles)| names.iter().join(" ");
        case += 1;
        out.line(format!("Game {case}: {}", winning.map_or("-1 -1 -1".to_owned(), name)));
    }
    Ok(())
}
