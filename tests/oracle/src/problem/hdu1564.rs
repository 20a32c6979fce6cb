//! A stone walks on an n x n board from a corner, never to a visited square; a player who cannot
//! move loses. Cases until `0`.

use crate::prelude::*;
use itertools::iproduct;

/// Small boards, then 0.
pub fn generate(random: &mut Rng) -> String {
    (0..random.usize(0..=8)).map(|_| format!("{}\n", random.u32(1..=4))).collect::<String>() + "0\n"
}

/// Tries every walk.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n]) = input.until_zeros::<usize, 1>()? {
        let mut game = Naive::new(|&(at, visited): &((usize, usize), u32)| {
            let free = iproduct!(0..n, 0..n).filter(|(row, column)| visited >> (row * n + column) & 1 == 0);
            let next = free.filter(|to| to.0.abs_diff(at.0) + to.1.abs_diff(at.1) == 1);
            next.map(|to| (to, visited | 1 << (to.0 * n + to.1))).collect()
        });
        out.line(if game.wins(&((0, 0), 1)) { "8600" } else { "ailyanlu" });
    }
    Ok(())
}
