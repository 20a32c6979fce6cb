//! Two piles; a move takes stones from one, or x from one and y from the other with |x - y| <= k;
//! `1` if the first player wins.

use crate::prelude::*;

/// `T`, then lines `a b k`.
pub fn generate(random: &mut Rng) -> String {
    let t = random.usize(1..=10);
    let lines: String = (0..t)
        .map(|_| format!("{} {} {}\n", random.u32(0..=14), random.u32(0..=14), random.u32(0..=4)))
        .collect();
    format!("{t}\n{lines}")
}

/// Tries every move.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let t = input.int::<u32>()?;
    input.within(&[t], 1..=100_000)?;
    for _ in 0..t {
        let [a, b, k] = input.array::<u32, 3>()?;
        input.within(&[a, b, k], 0..=100_000_000)?;
        let mut game = Naive::new(|&(a, b): &(u32, u32)| {
            let one = (0..a).map(|to| (to, b)).chain((0..b).map(|to| (a, to)));
            let both = (0..a).flat_map(|to| (0..b).map(move |left| (to, left)));
            one.chain(both.filter(|(to, left)| (a - to).abs_diff(b - left) <= k)).collect()
        });
        out.line(u8::from(game.wins(&(a, b))));
    }
    Ok(())
}
