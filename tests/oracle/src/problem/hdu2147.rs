//! A coin in the top right corner moves left, down, or diagonally left and down by one. Cases until
//! `0 0`.

use crate::prelude::*;

/// Lines `n m`, then zeros.
pub fn generate(random: &mut Rng) -> String {
    let cases: String = (0..20).map(|_| format!("{} {}\n", random.u32(1..=30), random.u32(1..=30))).collect();
    cases + "0 0\n"
}

/// Tries the three moves from the square (rows below, columns to the left).
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|&(below, left): &(u32, u32)| {
        let steps = [(0, 1), (1, 0), (1, 1)];
        steps
            .iter()
            .filter_map(|(down, side)| Some((below.checked_sub(*down)?, left.checked_sub(*side)?)))
            .collect()
    });
    while let Some([n, m]) = input.until_zeros::<u32, 2>()? {
        out.line(if game.wins(&(n - 1, m - 1)) { "Wonderful!" } else { "What a pity!" });
    }
    Ok(())
}
