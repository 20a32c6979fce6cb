//! Rooted trees; a move cuts an edge, and the part cut off is removed; a player who cannot move
//! wins. Cases to the end of the file.

use crate::hackenbush::{cuts, random_tree};
use crate::prelude::*;

/// `N`, then for each tree `m` and its edges.
pub fn generate(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(0..=5) {
        let trees = random.usize(1..=4);
        text += &format!("{trees}\n");
        for _ in 0..trees {
            let n = random.usize(1..=4);
            text += &format!("{n}\n");
            random_tree(random, n).iter().for_each(|(a, b)| text += &format!("{} {}\n", a + 1, b + 1));
        }
    }
    text
}

/// Tries every cut in every tree; vertex v of tree i is v * trees + i, and the root is vertex 1.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([trees]) = input.until_end::<usize, 1>()? {
        let mut edges = Vec::new();
        for i in 0..trees {
            for _ in 1..input.int::<usize>()? {
                let [a, b] = input.array::<usize, 2>()?;
                edges.push((a * trees + i, b * trees + i));
            }
        }
        let roots: Vec<usize> = (trees..2 * trees).collect();
        let cut = |&mask: &u32| cuts(&edges, &roots, mask).into_iter().map(|(_, after)| after).collect();
        let wins = Naive::new(cut).wins_misere(&((1 << edges.len()) - 1));
        out.line(if wins { "PP" } else { "QQ" });
    }
    Ok(())
}
