//! A token on a directed graph; who moves it to the goal wins, who cannot move loses.

use crate::generate::numbered;
use crate::prelude::*;

/// `n m q`, the edges, queries `x y`.
pub fn generate(random: &mut Rng) -> String {
    let n = random.usize(2..=8);
    let (m, q) = (random.usize(0..=2 * n), random.usize(1..=8));
    let edge = |_| format!("{} {}\n", random.usize(1..=n), random.usize(1..=n));
    let edges: String = (0..m).map(edge).collect();
    let query = |_| {
        let x = random.usize(1..=n);
        format!("{x} {}\n", (x + random.usize(0..n - 1)) % n + 1)
    };
    let queries: String = (0..q).map(query).collect();
    format!("{n} {m} {q}\n{edges}{queries}")
}

/// One path; its edges come last first, and its vertices are in random order. From the beginning
/// far along it, so that almost the whole is looked at.
pub fn max_shuffled_path(random: &mut Rng) -> String {
    let vertices = numbered(random, 100_000);
    let edges: String = vertices.windows(2).rev().map(|edge| format!("{} {}\n", edge[0], edge[1])).collect();
    let mut query =
        || format!("{} {}\n", vertices[random.usize(..3)], vertices[random.usize(50_000..100_000)]);
    let queries: String = (0..500).map(|_| query()).collect();
    format!("100000 99999 500\n{edges}{queries}")
}

/// For each query, what can be forced within 0, 1, 2, … moves.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let [n, m, q] = input.array::<usize, 3>()?;
    input.within(&[n, m, q], 0..=1000)?;
    let mut graph = vec![Vec::new(); n + 1];
    for _ in 0..m {
        let [u, v] = input.array::<usize, 2>()?;
        input.within(&[u, v], 1..=n)?;
        graph[u].push(v);
    }
    for _ in 0..q {
        let [x, goal] = input.array::<usize, 2>()?;
        input.within(&[x, goal], 1..=n)?;
        input.require(x != goal, "two different vertices")?;
        // Whether the player to move wins; not known at first.
        let mut known = vec![None; n + 1];
        for _ in 0..=n {
            let before = known.clone();
            for v in 1..=n {
                let after = |to: &usize| if *to == goal { Some(false) } else { before[*to] };
                let options: Vec<Option<bool>> = graph[v].iter().map(after).collect();
                if options.contains(&Some(false)) {
                    known[v] = Some(true);
                } else if options.iter().all(|option| *option == Some(true)) {
                    known[v] = Some(false);
                }
            }
        }
        out.line(known[x].map_or(0, |wins| if wins { 1 } else { -1 }));
    }
    Ok(())
}
