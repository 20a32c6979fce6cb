//! White cells on a board, the union of rectangles; a move flips a square of side at most k whose
//! last cell is white.

use crate::prelude::*;
use itertools::iproduct;

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

/// Boxes, and strips to the far border in both directions, which cross.
pub fn max_crossing_strips(random: &mut Rng) -> String {
    const N: u32 = 1_000_000_000;
    let mut text = format!("{N} 50000 {N}\n");
    for _ in 0..50_000 {
        let (a, b) = (random.u32(1..=N), random.u32(1..=N));
        let (c, d) = match random.u8(..3) {
            0 => (a + random.u32(..4_000_000), b + random.u32(..4_000_000)),
            1 => (a + random.u32(..100_000), N),
            _ => (N, b + random.u32(..100_000)),
        };
        text += &format!("{a} {b} {} {}\n", c.min(N), d.min(N));
    }
    text
}

/// Tries every square, on the set of all white cells.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, m, k] = input.array::<u32, 3>()?;
    input.within(&[n, m, k], 1..=1_000_000_000)?;
    input.require(m <= 50_000 && k <= n, "at most 50000 rectangles, and k <= n")?;
    let mut white = Vec::new();
    for _ in 0..m {
        let [a, b, c, d] = input.array()?;
        input.within(&[a, b, c, d], 1..=n)?;
        input.require(a <= c && b <= d, "a rectangle")?;
        white.extend(iproduct!(a..=c, b..=d));
    }
    // No move leads out of the columns and rows up to the last white cells.
    let [rows, columns] = [white.iter().map(|cell| cell.0).max(), white.iter().map(|cell| cell.1).max()];
    let (rows, columns) = (rows.unwrap_or(0), columns.unwrap_or(0));
    input.require(u64::from(rows) * u64::from(columns) <= 64, "at most 64 cells, for a brute force")?;
    let bit = |(x, y): (u32, u32)| 1u64 << ((x - 1) * columns + y - 1);
    let mut squares = Vec::new();
    for (x, y) in iproduct!(1..=rows, 1..=columns) {
        for side in 1..=k.min(x).min(y) {
            let cells = iproduct!(x - side + 1..=x, y - side + 1..=y);
            squares.push((bit((x, y)), cells.map(bit).sum::<u64>()));
        }
    }
    let mut game = Naive::new(|white: &u64| {
        let legal = squares.iter().filter(|(last, _)| white & last != 0);
        legal.map(|(_, square)| white ^ square).collect()
    });
    let white = white.into_iter().fold(0, |white, cell| white | bit(cell));
    out.line(if game.wins(&white) { "Hamed" } else { "Malek" });
    Ok(())
}
