//! A forest, the smallest vertices are the roots; a move picks a vertex and removes it with what is
//! left of its ancestors.

use crate::generate::{edges, path};
use crate::hackenbush::random_tree;
use crate::prelude::*;

/// `T`, then for each case `n m` and the edges.
pub fn generate(random: &mut Rng) -> String {
    let cases = random.usize(1..=5);
    let mut text = format!("{cases}\n");
    for _ in 0..cases {
        let n = random.usize(1..=9);
        let mut edges = random_tree(random, n);
        edges.retain(|_| random.u8(..) < 200);
        text += &format!("{n} {}\n", edges.len());
        edges.iter().for_each(|(a, b)| text += &format!("{} {}\n", a + 1, b + 1));
    }
    text
}

/// One path, through vertices in random order.
pub fn max_path(random: &mut Rng) -> String {
    format!("1\n100000 99999\n{}", edges(&path(random, 100_000)))
}

/// Tries every vertex that is left.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let [n, m] = input.array::<usize, 2>()?;
        input.within(&[n], 1..=20)?;
        input.within(&[m], 0..=n - 1)?;
        let (mut near, mut tree) = (vec![Vec::new(); n], (0..n).collect::<Vec<_>>());
        for _ in 0..m {
            let [a, b] = input.array::<usize, 2>()?;
            input.within(&[a, b], 1..=n)?;
            near[a - 1].push(b - 1);
            near[b - 1].push(a - 1);
            let (a, b) = (tree[a - 1], tree[b - 1]);
            input.require(a != b, "no cycle")?;
            tree.iter_mut().filter(|tree| **tree == a || **tree == b).for_each(|tree| *tree = a.min(b));
        }
        // What a vertex removes: the way to it from the smallest vertex of its tree.
        let mut removed = vec![0; n];
        (0..n).filter(|&v| tree[v] == v).for_each(|root| removed[root] = 1u32 << root);
        for v in (0..n).cycle().take(n * n) {
            for &w in &near[v] {
                if removed[v] != 0 && removed[w] == 0 {
                    removed[w] = removed[v] | 1 << w;
                }
            }
        }
        let picks = |&left: &u32| {
            let picked = (0..n).filter(|v| left >> v & 1 == 1);
            picked.map(|v| left & !removed[v]).collect()
        };
        out.line(if Naive::new(picks).wins(&((1 << n) - 1)) { "Alice" } else { "Bob" });
    }
    Ok(())
}
