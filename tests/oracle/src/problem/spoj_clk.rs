//! Chomp on 10 x 10: a move takes a piece with everything above it and to its right; whoever takes
//! the lower left one loses.

use crate::prelude::*;

/// `M`, then the heights of ten columns per line.
pub fn generate(random: &mut Rng) -> String {
    let tests = random.usize(1..=10);
    let mut text = format!("{tests}\n");
    for _ in 0..tests {
        let mut heights: Vec<u32> = (0..random.usize(1..=5)).map(|_| random.u32(1..=4)).collect();
        heights.sort_unstable_by(|a, b| b.cmp(a));
        heights.resize(10, 0);
        let heights: Vec<String> = heights.iter().map(u32::to_string).collect();
        text += &format!("{}\n", heights.join(" "));
    }
    text
}

/// Tries every piece but the poisoned one. A position has a hexadecimal digit for each column, none
/// higher than the one before.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|&position: &u64| {
        let mut after = Vec::new();
        for column in 0..10 {
            let height = position >> (4 * column) & 15;
            for row in u64::from(column == 0)..height {
                let mut bitten = position;
                for right in (4 * column..40).step_by(4).take_while(|right| position >> right & 15 > row) {
                    bitten -= ((position >> right & 15) - row) << right;
                }
                after.push(bitten);
            }
        }
        after
    });
    for _ in 0..input.int()? {
        let heights = input.array::<u64, 10>()?;
        let position = heights.iter().rev().fold(0, |position, height| position << 4 | height);
        out.line(if game.wins(&position) { "W" } else { "L" });
    }
    Ok(())
}
