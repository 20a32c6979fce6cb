//! Nim, cases to the end of the file.

use crate::generate::row;
use crate::prelude::*;

/// Lines `M` and the piles.
pub fn generate(random: &mut Rng) -> String {
    (0..random.usize(0..=8)).map(|_| row(random, 1..=4, 1..=6, " ")).collect()
}

/// Tries every move.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(naive::nim_options::<Vec<u64>>);
    while let Some([m]) = input.until_end::<usize, 1>()? {
        input.within(&[m], 1..=20)?;
        let piles: Vec<u64> = input.ints(m)?;
        out.line(if game.wins(&piles) { "Yes" } else { "No" });
    }
    Ok(())
}
