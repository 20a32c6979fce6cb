//! Bottles of beans in a row; a move takes a bean from one, and puts two into bottles behind it.

use crate::prelude::*;

/// `t`, then for each case `n` and the beans.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=3);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        text += &crate::generate::row(random, 2..=5, 0..=2, "\n");
    }
    text
}

/// Tries every move.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let n: usize = input.int()?;
        input.within(&[n], 2..=21)?;
        let beans: Vec<u32> = input.ints(n)?;
        input.within(&beans, 0..=10_000)?;
        let mut game =
            Naive::new(|beans: &Vec<u32>| moves(beans).into_iter().map(|(_, after)| after).collect());
        let winning: Vec<[usize; 3]> = moves(&beans)
            .into_iter()
            .filter(|(_, after)| !game.wins(after))
            .map(|(bottles, _)| bottles)
            .collect();
        match winning.first() {
            Some(bottles) => out.words(bottles),
            None => out.line("-1 -1 -1"),
        }
        out.line(winning.len());
    }
    Ok(())
}

/// The three bottles, ascending, and what they make of the beans.
fn moves(beans: &[u32]) -> Vec<([usize; 3], Vec<u32>)> {
    let mut moves = Vec::new();
    for i in (0..beans.len()).filter(|&i| beans[i] > 0) {
        for j in i + 1..beans.len() {
            for k in j..beans.len() {
                let mut after = beans.to_vec();
                after[i] -= 1;
                after[j] += 1;
                after[k] += 1;
                moves.push(([i, j, k], after));
            }
        }
    }
    moves
}
