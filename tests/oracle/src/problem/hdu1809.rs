//! Several boards of HDU 1760 played at once.

use crate::hdu1760::{board, options};
use crate::prelude::*;

/// Per case `T` and T boards.
pub fn generate(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(1..=4) {
        let boards = random.usize(1..=4);
        text += &format!("{boards}\n");
        (0..boards).for_each(|_| text += &board(random));
    }
    text
}

/// By the definition: the xor of the values of the whole boards.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|board: &Vec<Vec<u8>>| options(board));
    while let Some([boards]) = input.until_end::<usize, 1>()? {
        let mut sum = 0;
        for _ in 0..boards {
            let [rows, columns] = input.array()?;
            sum ^= game.grundy(&input.grid(rows, columns)?);
        }
        out.line(if sum != 0 { "Yes" } else { "No" });
    }
    Ok(())
}
