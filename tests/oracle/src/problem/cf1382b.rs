//! Piles in a row; a move takes stones from the first one that is not empty.

use crate::generate::rows;
use crate::prelude::*;

/// `t`, then for each case `n` and n piles.
pub fn generate(random: &mut Rng) -> String {
    rows(random, 6, 4)
}

/// Nothing but ones, which have no choice; then with a large pile at the end.
pub fn max_ones(_: &mut Rng) -> String {
    let ones = "1 ".repeat(49_999);
    format!("2\n50000\n{ones}1\n50000\n{ones}1000000000\n")
}

/// Tries every smaller size of the first pile.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|row: &Vec<u32>| {
        let Some((&first, rest)) = row.split_first() else { return vec![] };
        let smaller = (1..first).map(|to| [&[to], rest].concat());
        smaller.chain([rest.to_vec()]).collect()
    });
    for _ in 0..input.int()? {
        let n = input.int()?;
        out.line(if game.wins(&input.ints(n)?) { "First" } else { "Second" });
    }
    Ok(())
}
