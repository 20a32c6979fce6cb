//! Balls on stairs; a move carries some of one stair's balls one stair down; those on the lowest
//! stair stay.

use crate::generate::row;
use crate::prelude::*;

/// `t`, then for each case `n` and the balls of n stairs.
pub fn generate(random: &mut Rng) -> String {
    let cases: String = (0..8).map(|_| row(random, 1..=5, 0..=3, "\n")).collect();
    format!("8\n{cases}")
}

/// Tries every move from every stair.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|stairs: &Vec<u32>| {
        let mut options = Vec::new();
        for stair in 1..stairs.len() {
            for balls in 1..=stairs[stair] {
                let mut option = stairs.clone();
                option[stair] -= balls;
                option[stair - 1] += balls;
                options.push(option);
            }
        }
        options
    });
    for _ in 0..input.int()? {
        let n = input.int()?;
        out.line(if game.wins(&input.ints(n)?) { "first" } else { "second" });
    }
    Ok(())
}
