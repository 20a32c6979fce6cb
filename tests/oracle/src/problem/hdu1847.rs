//! n cards; a move takes a power of two; whoever takes the last one wins. Cases to the end of the
//! file.

use crate::prelude::*;

/// Lines `n`.
pub fn generate(random: &mut Rng) -> String {
    (0..random.usize(0..=20)).map(|_| format!("{}\n", random.u32(1..=150))).collect()
}

/// Tries every power of two up to what is left.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let powers =
        |&n: &u32| (0..32).map(|k| 1 << k).take_while(|&take| take <= n).map(|take| n - take).collect();
    let mut game = Naive::new(powers);
    while let Some([n]) = input.until_end()? {
        out.line(if game.wins(&n) { "Kiki" } else { "Cici" });
    }
    Ok(())
}
