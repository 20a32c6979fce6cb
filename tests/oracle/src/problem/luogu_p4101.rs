//! Heaps of one stone; a move merges two heaps of at most m stones together.

use crate::prelude::*;

/// `T`, then for each game the number of heaps and the most stones of a heap.
pub fn generate(random: &mut Rng) -> String {
    let t = random.usize(1..=5);
    let games = (0..t).map(|_| format!("{} {}\n", random.u32(1..=14), random.u32(1..=16)));
    format!("{t}\n{}", games.collect::<String>())
}

/// Tries every pair of heaps, in ascending order.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let [heaps, most]: [usize; 2] = [input.int()?, input.int()?];
        input.within(&[heaps], 1..=30)?;
        input.within(&[most], 1..=1_000_000_000)?;
        let mut game = Naive::new(|heaps: &Vec<usize>| {
            let mut options = Vec::new();
            for i in 0..heaps.len() {
                for j in (0..i).filter(|&j| heaps[i] + heaps[j] <= most) {
                    let mut merged = heaps.clone();
                    merged[j] += merged.remove(i);
                    merged.sort_unstable();
                    options.push(merged);
                }
            }
            options
        });
        out.line(if game.wins(&vec![1; heaps]) { 0 } else { 1 });
    }
    Ok(())
}
