//! A tree with root 1; a move cuts an edge, and the component without the root is removed.

use crate::generate::{edges, numbered};
use crate::hackenbush::{cuts, random_tree};
use crate::prelude::*;

/// `N` and the edges.
pub fn generate(random: &mut Rng) -> String {
    let n = random.usize(2..=12);
    let edges = random_tree(random, n);
    edges.iter().fold(format!("{n}\n"), |text, (a, b)| text + &format!("{} {}\n", a + 1, b + 1))
}

/// A vertex hangs from one of the two before it: about 8000 levels.
pub fn max_deep_tree(random: &mut Rng) -> String {
    let mut label = numbered(random, 12_000);
    let root = label.iter().position(|&label| label == 1).unwrap();
    label.swap(0, root);
    let hang = |v: usize| (label[v], label[v.saturating_sub(random.usize(1..=2))]);
    let mut hanging = (1..label.len()).map(hang).collect::<Vec<_>>();
    random.shuffle(&mut hanging);
    format!("12000\n{}", edges(&hanging))
}

/// Tries every cut.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut edges = Vec::new();
    for _ in 1..input.int::<usize>()? {
        let [a, b] = input.array()?;
        edges.push((a, b));
    }
    let cut = |&mask: &u32| cuts(&edges, &[1], mask).into_iter().map(|(_, after)| after).collect();
    let wins = Naive::new(cut).wins(&((1 << edges.len()) - 1));
    out.line(if wins { "Alice" } else { "Bob" });
    Ok(())
}
