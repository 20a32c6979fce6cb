//! A forest given by parents; a move cuts an edge, and the part cut off is removed. Cases to the
//! end of the file.

use crate::hackenbush::{cuts, random_tree};
use crate::prelude::*;
use itertools::Itertools;

/// `n`, then the parent of each node from 0 on, -1 for a root.
pub fn generate(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(0..=5) {
        // A random tree rooted at node 0, which is then removed, so that its children are roots.
        let n = random.usize(2..=11);
        let mut parents = vec![-1; n];
        let (mut edges, mut below) = (random_tree(random, n), vec![0]);
        while let Some(v) = below.pop() {
            for &(a, b) in edges.iter().filter(|&&(a, b)| a == v || b == v) {
                parents[a ^ b ^ v] = v as i32 - 1;
                below.push(a ^ b ^ v);
            }
            edges.retain(|&(a, b)| a != v && b != v);
        }
        text += &format!("{}\n{}\n", n - 1, parents[1..].iter().join(" "));
    }
    text
}

/// Tries every cut.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n]) = input.until_end()? {
        let (mut edges, mut roots) = (Vec::new(), Vec::new());
        for (v, parent) in input.ints::<i32>(n)?.into_iter().enumerate() {
            match usize::try_from(parent) {
                Ok(parent) => edges.push((parent, v)),
                Err(_) => roots.push(v),
            }
        }
        let cut = |&mask: &u32| cuts(&edges, &roots, mask).into_iter().map(|(_, after)| after).collect();
        let wins = Naive::new(cut).wins(&((1 << edges.len()) - 1));
        out.line(if wins { "YES" } else { "NO" });
    }
    Ok(())
}
