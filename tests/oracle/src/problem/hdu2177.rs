//! Two heaps; a move takes stones from one, or the same number from both. All winning moves.

use crate::prelude::*;

/// Lines `a b`, ended by two zeros.
pub fn generate(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(1..=10) {
        let (a, b) = (random.u32(0..=25), random.u32(1..=25));
        text += &format!("{} {}\n", a.min(b), a.max(b));
    }
    text + "0 0\n"
}

/// Tries every move.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|&(a, b): &(u32, u32)| {
        let both = (1..=a.min(b)).map(|k| (a - k, b - k));
        both.chain((0..a).map(|a| (a, b))).chain((0..b).map(|b| (a, b))).collect()
    });
    while let Some([a, b]) = input.until_zeros::<u32, 2>()? {
        input.within(&[a, b], 0..=200)?;
        input.require(a <= b, "a <= b")?;
        let both = (1..=a).map(|k| (a - k, b - k));
        let one = (0..a).map(|a| (a, b)).chain((0..b).filter(|_| a < b).map(|b| (a, b)));
        let winning: Vec<(u32, u32)> = both.chain(one).filter(|to| !game.wins(to)).collect();
        out.line(u8::from(game.wins(&(a, b))));
        winning.iter().for_each(|&(a, b)| out.words([a.min(b), a.max(b)]));
    }
    Ok(())
}
