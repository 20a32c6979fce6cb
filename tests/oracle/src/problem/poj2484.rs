//! A circle of coins; a move removes one, or two neighbours; gaps stay; whoever moves last wins.

use crate::prelude::*;

/// Lines `n`, then 0.
pub fn generate(random: &mut Rng) -> String {
    let mut text: String = (0..random.usize(0..6)).map(|_| format!("{}\n", random.u32(1..=14))).collect();
    text += "0\n";
    text
}

/// Tries every place on the circle; a position has a bit for each coin left.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n]) = input.until_zeros::<u32, 1>()? {
        let mut game = Naive::new(|&coins: &u32| {
            let single = (0..n).map(|i| 1 << i);
            let pairs = (0..n).map(|i| 1 << i | 1 << ((i + 1) % n));
            single.chain(pairs).filter(|taken| coins & taken == *taken).map(|taken| coins & !taken).collect()
        });
        out.line(if game.wins(&((1 << n) - 1)) { "Alice" } else { "Bob" });
    }
    Ok(())
}
