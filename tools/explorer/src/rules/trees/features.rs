//! What is counted of a tree: what a law may be about.

use super::tree::{Tree, distances, longest_path};

/// Each with its name; the number of vertices is the first.
pub fn features(tree: &Tree, is_rooted: bool) -> Vec<(&'static str, u64)> {
    let (neighbours, n) = (tree.neighbours(), tree.names.len());
    let [a, b] = longest_path(&neighbours);
    let leaves = if is_rooted {
        (0..n).filter(|&v| neighbours[v].len() == usize::from(v > 0)).count()
    } else {
        neighbours.iter().filter(|around| around.len() <= 1).count()
    };
    let sizes = sizes(tree);
    let is_odd = |size: usize| size % 2 == 1;
    let depth = distances(&neighbours, 0).0;
    let count = |of: &dyn Fn(usize) -> bool| (0..n).filter(|&v| of(v)).count();
    let mut all = vec![
        ("vertices", n),
        ("diameter", distances(&neighbours, a).0[b]),
        ("leaves", leaves),
        ("matching", matching(tree)),
    ];
    if is_rooted {
        all.push(("height", depth.iter().copied().max().unwrap_or(0)));
        all.push(("children of the root", neighbours[0].len()));
        all.push(("subtrees of odd size", count(&|v| is_odd(sizes[v]))));
    } else {
        all.push(("greatest degree", neighbours.iter().map(Vec::len).max().unwrap_or(0)));
        let halves = |v: usize| v > 0 && is_odd(sizes[v]) && is_odd(n - sizes[v]);
        all.push(("edges between odd halves", count(&halves)));
    }
    all.into_iter().map(|(name, count)| (name, count as u64)).collect()
}

/// How many vertices hang at each, itself among them.
fn sizes(tree: &Tree) -> Vec<usize> {
    let mut sizes = vec![1; tree.names.len()];
    for v in (1..sizes.len()).rev() {
        sizes[tree.parents[v]] += sizes[v];
    }
    sizes
}

/// How many edges without a common end there are at most: a leaf takes its parent.
fn matching(tree: &Tree) -> usize {
    let mut is_met = vec![false; tree.names.len()];
    let mut edges = 0;
    for v in (1..is_met.len()).rev() {
        let parent = tree.parents[v];
        if !is_met[v] && !is_met[parent] {
            (is_met[parent], edges) = (true, edges + 1);
        }
    }
    edges
}
