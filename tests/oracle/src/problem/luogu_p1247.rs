//! Nim: the first winning move (smallest heap number, then smallest amount) and the heaps after it.

use crate::prelude::*;

/// `k`, then k heaps.
pub fn generate(random: &mut Rng) -> String {
    let heaps: Vec<String> = (0..random.usize(1..=4)).map(|_| random.u32(1..=7).to_string()).collect();
    format!("{}\n{}\n", heaps.len(), heaps.join(" "))
}

/// Tries every move in the judge's order, until one wins.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|heaps: &Vec<usize>| {
        moves(heaps).into_iter().map(|(_, _, after)| naive::sorted(&after)).collect()
    });
    let k = input.int()?;
    let heaps = input.ints(k)?;
    match moves(&heaps).into_iter().find(|(_, _, after)| !game.wins(&naive::sorted(after))) {
        Some((amount, heap, after)) => {
            out.words([amount, heap]);
            out.words(after);
        }
        None => out.line("lose"),
    }
    Ok(())
}

fn moves(heaps: &[usize]) -> Vec<(usize, usize, Vec<usize>)> {
    let mut moves = Vec::new();
    for heap in 0..heaps.len() {
        for amount in 1..=heaps[heap] {
            let mut after = heaps.to_vec();
            after[heap] -= amount;
            moves.push((amount, heap + 1, after));
        }
    }
    moves
}
