//! Pairs of piles; a move removes one pile and splits its mate into two; the player who cannot move
//! loses.

use crate::prelude::*;
use itertools::Itertools;

/// `T`, then `N` and N piles a case.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=10);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let n = 2 * random.usize(1..=3);
        text += &format!("{n}\n{}\n", (0..n).map(|_| random.u32(1..=6)).join(" "));
    }
    text
}

/// Every split of every pile; the pairs in a fixed order.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut game = Naive::new(|pairs: &Vec<(u32, u32)>| {
        let mut options: Vec<Vec<(u32, u32)>> = Vec::new();
        for (i, &(a, b)) in pairs.iter().enumerate() {
            for (part, whole) in
                [a, b].into_iter().flat_map(|whole| (1..whole).map(move |part| (part, whole)))
            {
                let mut after = pairs.clone();
                after[i] = (part.min(whole - part), part.max(whole - part));
                options.push(after.into_iter().sorted().collect());
            }
        }
        options
    });
    for _ in 0..input.int()? {
        let n = input.int()?;
        let piles: Vec<u32> = input.ints(n)?;
        let pairs = piles.chunks(2).map(|pair| (pair[0].min(pair[1]), pair[0].max(pair[1]))).sorted();
        out.line(if game.wins(&pairs.collect()) { "YES" } else { "NO" });
    }
    Ok(())
}
