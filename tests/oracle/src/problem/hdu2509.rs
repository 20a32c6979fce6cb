//! Rows of apples; a move takes neighbouring apples from one row, which may split in two; whoever
//! takes the last apple loses.

use crate::prelude::*;
use itertools::Itertools;

/// Cases `n` and n numbers, to the end of the file.
pub fn generate(random: &mut Rng) -> String {
    let (cases, mut text) = (random.usize(1..=20), String::new());
    for _ in 0..cases {
        let n = random.usize(1..=3);
        text += &format!("{n}\n{}\n", (0..n).map(|_| random.u32(1..=5)).join(" "));
    }
    text
}

/// Tries every move in every row.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|piles: &Vec<u32>| options(piles));
    while let Some([n]) = input.until_end()? {
        let mut piles: Vec<u32> = input.ints(n)?;
        piles.sort_unstable();
        out.line(if game.wins_misere(&piles) { "Yes" } else { "No" });
    }
    Ok(())
}

fn options(rows: &[u32]) -> Vec<Vec<u32>> {
    let mut options = Vec::new();
    for (i, &row) in rows.iter().enumerate() {
        for (left, right) in (0..row).flat_map(|left| (0..row - left).map(move |right| (left, right))) {
            let others = rows.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, &other)| other);
            options.push(others.chain([left, right]).filter(|&length| length > 0).sorted().collect());
        }
    }
    options
}
