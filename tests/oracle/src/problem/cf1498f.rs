//! Presents on a tree; a move takes some from a vertex to its k-th ancestor; for every root.

use crate::generate::{edges, path};
use crate::hackenbush::random_tree;
use crate::prelude::*;

/// `n k`, the edges, the presents.
pub fn generate(random: &mut Rng) -> String {
    let (n, k) = (random.usize(3..=6), random.usize(1..=3));
    let mut text = format!("{n} {k}\n");
    random_tree(random, n).iter().for_each(|(a, b)| text += &format!("{} {}\n", a + 1, b + 1));
    let mut presents = vec![0; n];
    (0..random.usize(0..=5)).for_each(|_| presents[random.usize(..n)] += 1);
    let presents: Vec<String> = presents.iter().map(u32::to_string).collect();
    text + &presents.join(" ") + "\n"
}

/// One path, through vertices in random order.
pub fn max_path(random: &mut Rng) -> String {
    let path = edges(&path(random, 100_000));
    let presents: Vec<String> = (0..100_000).map(|_| random.digit(10).to_string()).collect();
    format!("100000 20\n{path}{}\n", presents.join(" "))
}

/// For every root tries every move.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, k] = input.array::<usize, 2>()?;
    input.within(&[n], 3..=100)?;
    input.within(&[k], 1..=20)?;
    let mut edges = Vec::new();
    for _ in 1..n {
        let [a, b] = input.array::<usize, 2>()?;
        input.within(&[a, b], 1..=n)?;
        edges.push((a - 1, b - 1));
    }
    let presents = input.ints::<u64>(n)?;
    input.within(&presents, 0..=1_000_000_000)?;
    let mut winners = Vec::new();
    for root in 0..n {
        // The way to each vertex.
        let mut paths = vec![Vec::new(); n];
        paths[root].push(root);
        for _ in 0..n {
            for &(a, b) in edges.iter().chain(&edges.iter().map(|&(a, b)| (b, a)).collect::<Vec<_>>()) {
                if !paths[a].is_empty() && paths[b].is_empty() {
                    paths[b] = [&paths[a][..], &[b]].concat();
                }
            }
        }
        input.require(paths.iter().all(|path| !path.is_empty()), "a tree")?;
        let mut game = Naive::new(|presents: &Vec<u64>| {
            let mut options = Vec::new();
            for path in paths.iter().filter(|path| path.len() > k) {
                let (from, to) = (path[path.len() - 1], path[path.len() - 1 - k]);
                for taken in 1..=presents[from] {
                    let mut after = presents.clone();
                    after[from] -= taken;
                    after[to] += taken;
                    options.push(after);
                }
            }
            options
        });
        winners.push(u8::from(game.wins(&presents)));
    }
    out.words(winners);
    Ok(())
}
