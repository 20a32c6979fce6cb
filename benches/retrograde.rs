//! Compares many queries on one graph, each with an end of its own, with the textbook search, which
//! starts anew for each.

mod paired;

use grundy::retrograde::{Outcome, Reversed};
use std::collections::VecDeque;

/// As contestants write it: the reversed edges once, then one search from the ends per query.
fn textbook(n: usize, edges: &[(usize, usize)], queries: &[(usize, usize)]) -> Vec<Outcome> {
    let (mut before, mut degree) = (vec![Vec::new(); n], vec![0; n]);
    for &(from, to) in edges {
        before[to].push(from);
        degree[from] += 1;
    }
    let answer = |&(start, end): &(usize, usize)| {
        let mut left = degree.clone();
        let mut outcomes = vec![Outcome::Draw; n];
        let mut queue: VecDeque<usize> = (0..n).filter(|&v| left[v] == 0 || v == end).collect();
        queue.iter().for_each(|&v| outcomes[v] = Outcome::Loss);
        while let Some(v) = queue.pop_front() {
            for &u in &before[v] {
                left[u] -= usize::from(left[u] > 0);
                if outcomes[u] != Outcome::Draw {
                    continue;
                }
                if outcomes[v] == Outcome::Loss {
                    outcomes[u] = Outcome::Win;
                    queue.push_back(u);
                } else if left[u] == 0 {
                    outcomes[u] = Outcome::Loss;
                    queue.push_back(u);
                }
            }
        }
        outcomes[start]
    };
    queries.iter().map(answer).collect()
}

fn ours(n: usize, edges: &[(usize, usize)], queries: &[(usize, usize)]) -> Vec<Outcome> {
    let mut graph = Reversed::from_edges(n, edges);
    queries.iter().map(|&(start, end)| graph.outcome(start, [(end, Outcome::Loss)]).0).collect()
}

fn main() {
    let mut random = fastrand::Rng::with_seed(6560);
    for (title, n, m, acyclic) in [
        ("random graph, 10^5 vertices, 5*10^5 edges", 100_000, 500_000, false),
        ("graph without cycles, 10^5 vertices, 5*10^5 edges", 100_000, 500_000, true),
        ("sparse graph, 10^5 vertices, 10^5 edges", 100_000, 100_000, false),
        ("small graph, 100 vertices, 300 edges", 100, 300, false),
    ] {
        let mut edge = || match (random.usize(..n), random.usize(..n)) {
            (a, b) if acyclic => (a.max(b), a.min(b)),
            pair => pair,
        };
        let edges: Vec<(usize, usize)> = (0..m).map(|_| edge()).filter(|(a, b)| a != b).collect();
        let mut query = || (random.usize(..n), random.usize(..n));
        let queries: Vec<(usize, usize)> = (0..20).map(|_| query()).collect();
        let title = format!("{title}, 20 queries");
        paired::compare(&title, || textbook(n, &edges, &queries), || ours(n, &edges, &queries));
    }
}
