//! Two heaps; a move takes stones from one, or the same number from both; `1` if the first player
//! wins.

use crate::prelude::*;

/// One pair.
pub fn generate(random: &mut Rng) -> String {
    format!("{} {}\n", random.u32(0..=25), random.u32(0..=25))
}

/// Tries every move.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|&(a, b): &(u32, u32)| {
        let one = (0..a).map(|to| (to, b)).chain((0..b).map(|to| (a, to)));
        one.chain((1..=a.min(b)).map(|take| (a - take, b - take))).collect()
    });
    let [a, b] = input.array()?;
    out.line(u8::from(game.wins(&(a, b))));
    Ok(())
}
