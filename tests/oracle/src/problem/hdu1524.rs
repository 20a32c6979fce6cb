//! Pieces on a directed graph without cycles; a move takes one along an edge. Cases to the end of
//! the file.

use crate::prelude::*;
use itertools::Itertools;

/// `N`, the edges of each vertex, queries, `0`.
pub fn generate(random: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..random.usize(0..=3) {
        let n = random.usize(1..=7);
        let mut rank = (0..n).collect_vec();
        random.shuffle(&mut rank);
        text += &format!("{n}\n");
        for v in 0..n {
            let lower = (0..n).filter(|&to| rank[to] < rank[v] && random.bool()).collect_vec();
            text += &format!("{}\n", [vec![lower.len()], lower].concat().iter().join(" "));
        }
        for _ in 0..random.usize(0..=4) {
            let pieces = (0..random.usize(1..=3)).map(|_| random.usize(0..n)).collect_vec();
            text += &format!("{} {}\n", pieces.len(), pieces.iter().join(" "));
        }
        text += "0\n\n";
    }
    text
}

/// A graph 1000 moves deep, with 20 edges from each vertex; then one of 200 vertices with more.
pub fn max_deep_graph(random: &mut Rng) -> String {
    let mut text = "1000\n".to_owned();
    for v in 0..1000_usize {
        let lower = (v.saturating_sub(20)..v).rev().collect_vec();
        text += &format!("{}\n", [vec![lower.len()], lower].concat().iter().join(" "));
    }
    text += &(queries(random, 1000) + "200\n");
    let mut rank = (0..200).collect_vec();
    random.shuffle(&mut rank);
    for v in 0..200 {
        let lower = (0..200).filter(|&to| rank[to] < rank[v]).collect_vec();
        let some = random.choose_multiple(lower, 50);
        text += &format!("{}\n", [vec![some.len()], some].concat().iter().join(" "));
    }
    text + &queries(random, 200)
}

/// Twenty queries of ten pieces each.
fn queries(random: &mut Rng, n: usize) -> String {
    let mut query = || format!("10 {}\n", (0..10).map(|_| random.usize(..n)).join(" "));
    (0..20).map(|_| query()).collect::<String>() + "0\n\n"
}

/// Tries every move of every piece.
pub fn brute(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
    while let Some([n]) = input.until_end::<usize, 1>()? {
        let mut graph: Vec<Vec<usize>> = Vec::new();
        for _ in 0..n {
            let count = input.int()?;
            graph.push(input.ints(count)?);
        }
        let mut game = Naive::new(|pieces: &Vec<usize>| {
            let moved = |(i, to): (usize, usize)| {
                let mut after = pieces.clone();
                after[i] = to;
                after
            };
            pieces
                .iter()
                .enumerate()
                .flat_map(|(i, &v)| graph[v].iter().map(move |&to| (i, to)))
                .map(moved)
                .collect()
        });
        while let Some([count]) = input.until_zeros()? {
            let pieces = input.ints(count)?;
            out.line(if game.wins(&pieces) { "WIN" } else { "LOSE" });
        }
    }
    Ok(())
}
