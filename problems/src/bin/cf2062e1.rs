//! # Codeforces 2062E1: The Game (easy version)
//!
//! - **Source**: <https://codeforces.com/problemset/problem/2062/E1>
//! - **Limits**: 4 s, 512 MB (ranges and memory limit in part from memory)
//! - **Idea**: pick the heaviest node that leaves a heavier one outside of its subtree: whatever
//!   heavier one the opponent picks leaves none, and not to be able to move is to win.
//! - **Template**: `rooted`

use grundy::rooted::Rooted;
use grundy::scan::{self, Error, Out, Scan};

fn main() -> std::process::ExitCode {
    scan::run(solve)
}

fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    for _ in 0..input.int()? {
        let n: usize = input.int()?;
        input.within(&[n], 1..=400_000)?;
        let weights: Vec<usize> = input.ints(n)?;
        input.within(&weights, 1..=n)?;
        let ends: Vec<usize> = input.ints(2 * (n - 1))?;
        input.within(&ends, 1..=n)?;
        let edges: Vec<_> = ends.chunks(2).map(|edge| (edge[0] - 1, edge[1] - 1)).collect();
        let tree = Rooted::tree(n, &edges, 0)?;
        // A subtree is a stretch of this order that ends with its root.
        let (mut place, mut size) = (vec![0; n], vec![1; n]);
        for (i, v) in tree.children_first().into_iter().enumerate() {
            place[v] = i;
            size[tree.parent[v]] += size[v]; // also of the root, outside of which nothing is
        }
        // Of the nodes that are as heavy as that, or heavier.
        let (mut first, mut last) = (vec![n; n + 2], vec![0; n + 2]);
        for v in 0..n {
            first[weights[v]] = place[v].min(first[weights[v]]);
            last[weights[v]] = place[v].max(last[weights[v]]);
        }
        for weight in (1..=n).rev() {
            first[weight] = first[weight].min(first[weight + 1]);
            last[weight] = last[weight].max(last[weight + 1]);
        }
        let before = |v: usize| first[weights[v] + 1] + size[v] <= place[v];
        let wins = |&v: &usize| before(v) || last[weights[v] + 1] > place[v];
        out.line((0..n).filter(wins).max_by_key(|&v| weights[v]).map_or(0, |v| v + 1));
    }
    Ok(())
}
