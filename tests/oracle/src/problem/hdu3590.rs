//! Rooted trees; a move cuts an edge, and the part cut off is removed; a player who cannot move
//! wins. Cases to the end of the file.

use crate::generate::edges;
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

/// Many trees of all shapes: paths, deep ones, bushes; and single edges, with which a player who
/// cannot move wins.
pub fn max_trees(random: &mut Rng) -> String {
    let mut text = String::new();
    for game in 0..4 {
        text += "99\n";
        for _ in 0..99 {
            let n = if game < 2 { 99 } else { random.usize(1..=99) };
            let hangs = match random.u8(..3) {
                0 => path_down(n),
                1 => (1..n).map(|v| (v.saturating_sub(random.usize(1..=3)) + 1, v + 1)).collect(),
                _ => random_tree(random, n).iter().map(|(a, b)| (a + 1, b + 1)).collect(),
            };
            text += &format!("{n}\n{}", edges(&hangs));
        }
    }
    for trees in [99, 98] {
        text += &format!("{trees}\n{}", "2\n1 2\n".repeat(trees));
    }
    text
}

fn path_down(n: usize) -> Vec<(usize, usize)> {
    (1..n).map(|v| (v, v + 1)).collect()
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
