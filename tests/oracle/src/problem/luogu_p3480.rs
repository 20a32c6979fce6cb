//! Non-decreasing piles; a move removes stones from one and keeps them non-decreasing.

use crate::prelude::*;

/// `u`, then for each case `n` and n piles.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=6);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let mut piles: Vec<u32> = (0..random.usize(1..=5)).map(|_| random.u32(0..=7)).collect();
        piles.sort_unstable();
        let piles: Vec<String> = piles.iter().map(u32::to_string).collect();
        text += &format!("{}\n{}\n", piles.len(), piles.join(" "));
    }
    text
}

/// Tries every move of every pile.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|piles: &Vec<u32>| {
        let mut options = Vec::new();
        for pile in 0..piles.len() {
            for left in 0..piles[pile] {
                let mut option = piles.clone();
                option[pile] = left;
                if option.windows(2).all(|pair| pair[0] <= pair[1]) {
                    options.push(option);
                }
            }
        }
        options
    });
    for _ in 0..input.int()? {
        let n = input.int()?;
        out.line(if game.wins(&input.ints(n)?) { "TAK" } else { "NIE" });
    }
    Ok(())
}
