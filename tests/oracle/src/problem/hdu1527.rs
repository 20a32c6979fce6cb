//! Two heaps; a move takes stones from one, or the same number from both; `1` if the first player
//! wins.

use crate::prelude::*;

/// Lines `a b` to the end of the file.
pub fn generate(random: &mut Rng) -> String {
    (0..random.usize(1..=20)).map(|_| format!("{} {}\n", random.u32(0..=25), random.u32(0..=25))).collect()
}

/// Lost positions with heaps up to 10^9, and others one stone beside them.
pub fn max_pairs(random: &mut Rng) -> String {
    let mut text = "433494437 701408733\n1000000000 1000000000\n0 1000000000\n".to_owned();
    for _ in 0..8000 {
        let k = random.u64(1..381_966_011);
        // floor(k * phi), in integers.
        let less = (k + (5 * k * k).isqrt()) / 2;
        let mut pair = [less, less + k + random.u64(0..=2) - 1];
        random.shuffle(&mut pair);
        text += &format!("{} {}\n", pair[0], pair[1]);
    }
    text
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
