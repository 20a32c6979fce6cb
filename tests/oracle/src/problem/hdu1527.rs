//! Two heaps; a move takes stones from one, or the same number from both; `1` if the first player
//! wins.

use crate::prelude::*;

/// Lines `a b` to the end of the file.
pub fn generate(random: &mut Rng) -> String {
    (0..random.usize(1..=20)).map(|_| format!("{} {}\n", random.u32(0..=25), random.u32(0..=25))).collect()
}

/// Tries every move.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|&(a, b): &(u32, u32)| {
        let one = (0..a).map(|to| (to, b)).chain((0..b).map(|to| (a, to)));
        one.chain((1..=a.min(b)).map(|take| (a - take, b - take))).collect()
    });
    while let Some([a, b]) = input.until_end()? {
        out.line(u8::from(game.wins(&(a, b))));
    }
    Ok(())
}
