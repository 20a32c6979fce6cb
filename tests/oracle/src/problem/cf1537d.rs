//! A move subtracts a divisor of n other than 1 and n.

use crate::prelude::*;

/// `t`, then t numbers.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=15);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let n = if random.u8(..4) == 0 { 1 << random.u32(0..=7) } else { random.u32(1..=150) };
        text += &format!("{n}\n");
    }
    text
}

/// Tries every divisor.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|&n: &u32| (2..n).filter(|d| n % d == 0).map(|d| n - d).collect());
    for _ in 0..input.int()? {
        out.line(if game.wins(&input.int()?) { "Alice" } else { "Bob" });
    }
    Ok(())
}
