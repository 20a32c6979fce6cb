//! A number that begins as 1 and is multiplied by 2 to 9 in each move; whoever reaches n wins.

use crate::prelude::*;

/// A number in each line.
pub fn generate(random: &mut Rng) -> String {
    (0..random.usize(0..=10)).map(|_| format!("{}\n", random.u32(2..=400))).collect()
}

/// Tries every factor.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n]) = input.until_end::<u64, 1>()? {
        let mut game = Naive::new(|&p: &u64| (2..=9).filter(|_| p < n).map(|factor| p * factor).collect());
        out.line(if game.wins(&1) { "Stan wins." } else { "Ollie wins." });
    }
    Ok(())
}
