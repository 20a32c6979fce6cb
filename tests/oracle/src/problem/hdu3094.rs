//! A tree with root 1; a move cuts an edge, and what is not connected to the root is removed.

use crate::hackenbush::{cuts, random_tree};
use crate::prelude::*;

/// `T`, then for each case `N` and the edges.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=5);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let n = random.usize(1..=10);
        text += &format!("{n}\n");
        random_tree(random, n).iter().for_each(|(a, b)| text += &format!("{} {}\n", a + 1, b + 1));
    }
    text
}

/// Tries every cut.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let mut edges = Vec::new();
        for _ in 1..input.int::<usize>()? {
            let [a, b] = input.array()?;
            edges.push((a, b));
        }
        let cut = |&mask: &u32| cuts(&edges, &[1], mask).into_iter().map(|(_, after)| after).collect();
        let wins = Naive::new(cut).wins(&((1 << edges.len()) - 1));
        out.line(if wins { "Alice" } else { "Bob" });
    }
    Ok(())
}
