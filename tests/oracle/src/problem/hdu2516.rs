//! One pile; first anything but all, then at most twice the last take; whoever takes the last stone
//! wins.

use crate::prelude::*;

/// Lines `n`; a zero ends.
pub fn generate(random: &mut Rng) -> String {
    let lines: String = (0..random.usize(1..=15)).map(|_| format!("{}\n", random.u32(2..=60))).collect();
    lines + "0\n"
}

/// Every take; a limit above what is left is none.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|&(n, most): &(u32, u32)| {
        (1..=most).map(|take| (n - take, (2 * take).min(n - take))).collect()
    });
    while let Some([n]) = input.until_zeros()? {
        out.line(if game.wins(&(n, n - 1)) { "First win" } else { "Second win" });
    }
    Ok(())
}
