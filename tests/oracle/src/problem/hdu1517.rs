//! p starts at 1 and is multiplied by 2..=9; whoever first reaches n wins. Cases to the end of the
//! file.

use crate::prelude::*;

/// Lines `n`, n > 1.
pub fn generate(random: &mut Rng) -> String {
    (0..random.usize(0..=10)).map(|_| format!("{}\n", random.u64(2..=3000))).collect()
}

/// Tries every product.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n]) = input.until_end::<u64, 1>()? {
        let mut game =
            Naive::new(|&p: &u64| if p >= n { vec![] } else { (2..=9).map(|factor| p * factor).collect() });
        out.line(if game.wins(&1) { "Stan wins." } else { "Ollie wins." });
    }
    Ok(())
}
