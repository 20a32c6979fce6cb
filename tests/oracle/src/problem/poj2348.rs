//! Two numbers; a move subtracts a positive multiple of the smaller from the larger; whoever makes
//! a 0 wins.

use crate::prelude::*;

/// Lines `a b`, ended by two zeros.
pub fn generate(random: &mut Rng) -> String {
    let lines = (0..random.usize(0..=15)).map(|_| format!("{} {}\n", random.u32(1..=60), random.u32(1..=60)));
    lines.collect::<String>() + "0 0\n"
}

/// Tries every multiple.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|&(a, b): &(u32, u32)| {
        let (large, small) = (a.max(b), a.min(b));
        (1..=large.checked_div(small).unwrap_or(0)).map(|k| (large - k * small, small)).collect()
    });
    while let Some([a, b]) = input.until_zeros::<u32, 2>()? {
        input.within(&[a, b], 1..=10_000)?;
        out.line(if game.wins(&(a, b)) { "Stan wins" } else { "Ollie wins" });
    }
    Ok(())
}
