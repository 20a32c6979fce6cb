//! Cards with a number on each side; a move removes two with equal fronts or equal backs.

use crate::prelude::*;
use itertools::Itertools;

/// `N`, then for each card front and back.
pub fn generate(random: &mut Rng) -> String {
    let (n, numbers) = (random.usize(1..=7), random.u32(1..=5));
    let mut card = || format!("{} {}\n", random.u32(1..=numbers), random.u32(1..=numbers));
    let cards: String = (0..n).map(|_| card()).collect();
    format!("{n}\n{cards}")
}

/// Tries every two cards that match, on the list of the cards that are left.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let n: usize = input.int()?;
    input.within(&[n], 1..=18)?;
    let mut cards = Vec::new();
    for _ in 0..n {
        let card: [u32; 2] = input.array()?;
        input.within(&card, 1..=1_000_000_000)?;
        cards.push(card);
    }
    let mut game = Naive::new(|cards: &Vec<[u32; 2]>| {
        let pairs = (0..cards.len()).tuple_combinations();
        let matching = pairs.filter(|&(i, j)| cards[i][0] == cards[j][0] || cards[i][1] == cards[j][1]);
        let without = |(i, j)| {
            let others = cards.iter().enumerate().filter(|&(at, _)| at != i && at != j);
            others.map(|(_, &card)| card).collect()
        };
        matching.map(without).collect()
    });
    out.line(if game.wins(&cards) { "Takahashi" } else { "Aoki" });
    Ok(())
}
