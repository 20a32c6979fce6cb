//! Pieces of chocolate; a move cuts one into two or more equal pieces of whole length.

use crate::generate::row;
use crate::prelude::*;

/// `T`, then for each case `n` and n lengths.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=8);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let largest = random.u64(1..=18);
        text += &row(random, 1..=3, 1..=largest, "\n");
    }
    text
}

/// Tries every cut of every piece, on all pieces.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let cut = |length: u64| {
        let cuts = (2..=length).filter(|pieces| length.is_multiple_of(*pieces));
        cuts.map(|pieces| vec![length / pieces; pieces as usize]).collect()
    };
    let mut game = Naive::new(|pieces: &Vec<u64>| naive::split_options(pieces, cut));
    let cases = input.int()?;
    input.within(&[cases], 0..=20)?;
    for _ in 0..cases {
        let n = input.int()?;
        input.within(&[n], 0..=10)?;
        let pieces = input.ints(n)?;
        input.within(&pieces, 1..=1_000_000_000)?;
        out.line(if game.wins(&naive::sorted(&pieces)) { "W" } else { "L" });
    }
    Ok(())
}
