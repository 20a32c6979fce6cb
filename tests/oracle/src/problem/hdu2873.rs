//! Bombs on a board; detonating one leaves one to the left and one above; equal squares cancel; the
//! player who cannot move loses.

use crate::prelude::*;
use std::collections::BTreeSet;

/// `n m` and a grid a case; `0 0` ends.
pub fn generate(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(1..=5) {
        let [n, m] = [(); 2].map(|()| random.usize(1..=3));
        text += &format!("{n} {m}\n");
        for _ in 0..n {
            let row = (0..m).map(|_| if random.u8(0..3) == 0 { '#' } else { '.' });
            text.extend(row.chain(['\n']));
        }
    }
    text + "0 0\n"
}

/// The board as the set of its bombs.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|bombs: &BTreeSet<(usize, usize)>| {
        let mut options = Vec::new();
        let mut add = |gone: (usize, usize), new: &[(usize, usize)]| {
            let mut after = bombs.clone();
            after.remove(&gone);
            for &bomb in new {
                if !after.remove(&bomb) {
                    after.insert(bomb);
                }
            }
            after.remove(&(0, 0));
            options.push(after);
        };
        for &(p, q) in bombs {
            match (p, q) {
                (0, _) => (0..q).for_each(|v| add((p, q), &[(0, v)])),
                (_, 0) => (0..p).for_each(|u| add((p, q), &[(u, 0)])),
                _ => (0..p).for_each(|u| (0..q).for_each(|v| add((p, q), &[(u, q), (p, v)]))),
            }
        }
        options
    });
    while let Some([n, m]) = input.until_zeros::<usize, 2>()? {
        let grid = input.grid(n, m)?;
        let bombs = (0..n).flat_map(|p| (0..m).map(move |q| (p, q))).filter(|&(p, q)| grid[p][q] == b'#');
        out.line(if game.wins(&bombs.filter(|&bomb| bomb != (0, 0)).collect()) { "John" } else { "Jack" });
    }
    Ok(())
}
