//! Piles; a move takes L..=R stones from one pile.

use crate::prelude::*;

/// `N L R`, then N piles.
pub fn generate(random: &mut Rng) -> String {
    let l = random.u32(1..=4);
    let r = l + random.u32(0..=4);
    let piles: Vec<String> = (0..random.usize(1..=3)).map(|_| random.u32(1..=14).to_string()).collect();
    format!("{} {l} {r}\n{}\n", piles.len(), piles.join(" "))
}

/// Tries every move of every pile.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, l, r] = input.array::<usize, 3>()?;
    let mut game = Naive::new(|piles: &Vec<usize>| {
        let mut options = Vec::new();
        for pile in 0..piles.len() {
            for take in l..=r.min(piles[pile]) {
                let mut option = piles.clone();
                option[pile] -= take;
                options.push(option);
            }
        }
        options
    });
    out.line(if game.wins(&input.ints(n)?) { "First" } else { "Second" });
    Ok(())
}
