//! n cards; take a power of two; whoever takes the last one wins. To end of file.

use crate::prelude::*;

/// One `n` a line.
pub fn generate(random: &mut Rng) -> String {
    (0..random.usize(0..=20)).map(|_| format!("{}\n", random.u32(1..=150))).collect()
}

/// Every power of two that is left.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let powers =
        |&n: &u32| (0..32).map(|k| 1 << k).take_while(|&take| take <= n).map(|take| n - take).collect();
    let mut game = Naive::new(powers);
    while let Some([n]) = input.until_end()? {
        out.line(if game.wins(&n) { "Kiki" } else { "Cici" });
    }
    Ok(())
}
