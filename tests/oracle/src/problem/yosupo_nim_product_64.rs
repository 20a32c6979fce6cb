//! Nim products of pairs.

use crate::nimber::product;
use crate::prelude::*;

/// `T`, then lines `a b` with numbers of every width.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=70);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let [a, b] = [(); 2].map(|()| random.u64(..).checked_shr(random.u32(0..=64)).unwrap_or(0));
        text += &format!("{a} {b}\n");
    }
    text
}

/// By Conway's recursion.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let [a, b] = input.array()?;
        out.line(product(a, b));
    }
    Ok(())
}
