//! Split a pile into k >= 2 piles whose sizes decrease by exactly 1; the player who cannot move
//! loses.

use crate::prelude::*;
use itertools::Itertools;

/// One pile.
pub fn generate(random: &mut Rng) -> String {
    format!("{}\n", random.u32(1..=60))
}

/// Every split of every pile.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n = input.int()?;
    let mut game = Naive::new(|piles: &Vec<u32>| {
        let mut options = Vec::new();
        for (i, &pile) in piles.iter().enumerate() {
            for split in splits(pile) {
                let others = piles.iter().enumerate().filter(|&(j, _)| j != i).map(|(_, &other)| other);
                options.push(others.chain(split).filter(|&pile| pile > 2).sorted().collect());
            }
        }
        options.reverse(); // smaller piles first: they end sooner
        options
    });
    match splits(n).find(|split| !game.wins(split)) {
        Some(split) => out.line(split.len()),
        None => out.line(-1),
    }
    Ok(())
}

/// Fewer piles first.
fn splits(pile: u32) -> impl Iterator<Item = Vec<u32>> {
    let starts = (2..=pile)
        .take_while(move |k| k * (k + 1) / 2 <= pile)
        .flat_map(move |k| (1..pile).map(move |least| (k, least)));
    let splits = starts.filter(move |(k, least)| k * least + k * (k - 1) / 2 == pile);
    splits.map(|(k, least)| (least..least + k).collect())
}
