//! A token on each of two graphs, which may have cycles; a move takes one of them along an edge; a
//! player who cannot move loses.

use crate::prelude::*;

/// Both graphs, as `N M` and the edges `x y`; then `T` and all pairs of vertices.
pub fn generate(random: &mut Rng) -> String {
    let [(n, one), (m, two)] = [(); 2].map(|()| graph(random));
    let pairs: String = (1..=n).flat_map(|a| (1..=m).map(move |b| format!("{a} {b}\n"))).collect();
    format!("{one}{two}{}\n{pairs}", n * m)
}

fn graph(random: &mut Rng) -> (usize, String) {
    let n = random.usize(1..=7);
    let edges = random.usize(1..=2 * n);
    let edge = |_| format!("{} {}\n", random.usize(1..=n), random.usize(1..=n));
    (n, format!("{n} {edges}\n{}", (0..edges).map(edge).collect::<String>()))
}

/// Decides as many pairs of vertices as possible backwards from the ends; the rest are draws.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    let mut graphs = Vec::new();
    for _ in 0..2 {
        let [n, m] = input.array::<usize, 2>()?;
        let mut graph = vec![Vec::new(); n];
        for _ in 0..m {
            let [x, y] = input.array::<usize, 2>()?;
            graph[x - 1].push(y - 1);
        }
        graphs.push(graph);
    }
    let mut wins = vec![vec![None; graphs[1].len()]; graphs[0].len()];
    let mut changed = true;
    while changed {
        changed = false;
        for (a, b) in (0..graphs[0].len()).flat_map(|a| (0..graphs[1].len()).map(move |b| (a, b))) {
            let options =
                (graphs[0][a].iter().map(|&to| (to, b))).chain(graphs[1][b].iter().map(|&to| (a, to)));
            let outcomes: Vec<Option<bool>> = options.map(|(a, b)| wins[a][b]).collect();
            if wins[a][b].is_none() && outcomes.contains(&Some(false)) {
                wins[a][b] = Some(true);
                changed = true;
            } else if wins[a][b].is_none() && outcomes.iter().all(|outcome| *outcome == Some(true)) {
                wins[a][b] = Some(false);
                changed = true;
            }
        }
    }
    for _ in 0..input.int()? {
        let [a, b] = input.array::<usize, 2>()?;
        out.line(wins[a - 1][b - 1].map_or("draw", |wins| if wins { "first" } else { "second" }));
    }
    Ok(())
}
