//! Balls on stairs; a move carries some one stair down; those on the lowest stair stay.

use crate::prelude::*;

/// `t`, then `n` and the balls of n stairs.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=6);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let stairs: Vec<String> = (0..random.usize(1..=5)).map(|_| random.u32(0..=3).to_string()).collect();
        text += &format!("{}\n{}\n", stairs.len(), stairs.join(" "));
    }
    text
}

/// Every move from every stair.
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
