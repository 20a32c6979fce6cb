//! White cells on a board, the union of rectangles; a move flips a square of side at most k whose
//! last cell is white.

use crate::prelude::*;
use itertools::iproduct;
use std::collections::BTreeSet;

/// `n m k`, then m rectangles.
pub fn generate(random: &mut Rng) -> String {
    let n = [1, 2, 3, 3, 3, 4][random.usize(0..6)];
    let (m, k) = (random.usize(1..=4), random.u32(1..=n));
    let mut text = format!("{n} {m} {k}\n");
    for _ in 0..m {
        let (a, b) = (random.u32(1..=n), random.u32(1..=n));
        let (c, d) = (random.u32(a..=n.min(a + 2)), random.u32(b..=n.min(b + 2)));
        text += &format!("{a} {b} {c} {d}\n");
    }
    text
}

/// Tries every square, on the set of all white cells.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, m, k] = input.array::<u32, 3>()?;
    input.within(&[n, m, k], 1..=1_000_000_000)?;
    input.require(m <= 50_000 && k <= n, "at most 50000 rectangles, and k <= n")?;
    let mut white = BTreeSet::new();
    for _ in 0..m {
        let [a, b, c, d] = input.array()?;
        input.within(&[a, b, c, d], 1..=n)?;
        input.require(a <= c && b <= d, "a rectangle")?;
        white.extend(iproduct!(a..=c, b..=d));
    }
    let mut game = Naive::new(|white: &BTreeSet<(u32, u32)>| {
        let squares = white.iter().flat_map(|&(x, y)| (1..=k.min(x).min(y)).map(move |side| (x, y, side)));
        let flip = |(x, y, side)| iproduct!(x - side + 1..=x, y - side + 1..=y).collect();
        squares.map(|square| white ^ &flip(square)).collect()
    });
    out.line(if game.wins(&white) { "Hamed" } else { "Malek" });
    Ok(())
}
