//! Euclid's game on several pairs; every turn moves in every pair that has no empty pile; a player
//! who cannot move loses.

use crate::prelude::*;
use itertools::Itertools;

/// `N`, then N lines `p q`; cases to the end of the file.
pub fn generate(random: &mut Rng) -> String {
    let (cases, mut text) = (random.usize(1..=15), String::new());
    for _ in 0..cases {
        let pairs = random.usize(1..=3);
        text += &format!("{pairs}\n");
        for _ in 0..pairs {
            text += &format!("{} {}\n", random.u32(1..=9), random.u32(1..=9));
        }
    }
    text
}

/// Tries every combination of a move in each live pair.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|pairs: &Vec<(u32, u32)>| {
        if pairs.is_empty() {
            return Vec::new();
        }
        let choices = pairs.iter().map(|&(small, large)| {
            (1..=large / small).map(move |k| (small.min(large - k * small), small.max(large - k * small)))
        });
        choices.multi_cartesian_product().map(live).collect()
    });
    while let Some([count]) = input.until_end()? {
        let mut pairs = Vec::new();
        for _ in 0..count {
            let [p, q] = input.array::<u32, 2>()?;
            pairs.push((p.min(q), p.max(q)));
        }
        out.line(if game.wins(&live(pairs)) { "MM" } else { "GG" });
    }
    Ok(())
}

/// The pairs without an empty pile, in a fixed order.
fn live(pairs: Vec<(u32, u32)>) -> Vec<(u32, u32)> {
    pairs.into_iter().filter(|&(small, _)| small > 0).sorted().collect()
}
