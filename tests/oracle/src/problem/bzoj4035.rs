//! Squares 1..=N; a move chooses a white x and flips x, 2x, .., kx.

use crate::prelude::*;
use itertools::Itertools;
use std::collections::BTreeSet;

/// `N K`, then for each game `W` and W different white squares.
pub fn generate(random: &mut Rng) -> String {
    let (n, games) = (random.u32(1..=13), random.usize(1..=8));
    let mut text = format!("{n} {games}\n");
    for _ in 0..games {
        let part = random.u8(..);
        let mut squares = (1..=n).filter(|_| random.u8(..) <= part).collect_vec();
        if squares.is_empty() {
            squares.push(random.u32(1..=n));
        }
        random.shuffle(&mut squares);
        text += &format!("{}\n{}\n", squares.len(), squares.iter().join(" "));
    }
    text
}

/// Tries every x and k, on all squares at once.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, games] = input.array()?;
    input.within(&[n], 1..=1_000_000_000)?;
    input.within(&[games], 0..=100)?;
    let mut game = Naive::new(|white: &BTreeSet<u32>| {
        let mut options = Vec::new();
        for &x in white {
            let mut after = white.clone();
            for multiple in (x..=n).step_by(x as usize) {
                if !after.remove(&multiple) {
                    after.insert(multiple);
                }
                options.push(after.clone());
            }
        }
        options
    });
    for _ in 0..games {
        let count = input.int()?;
        input.within(&[count], 0..=100)?;
        let squares: Vec<u32> = input.ints(count)?;
        input.within(&squares, 1..=n)?;
        input.require(squares.iter().all_unique(), "different squares")?;
        out.line(if game.wins(&squares.into_iter().collect()) { "Yes" } else { "No" });
    }
    Ok(())
}
