//! Sums of games with cycles: Smith's loopy Grundy values.
//!
//! - **Rules**: positions may be repeated; the player who cannot move loses, and endless play is a
//!   draw.
//! - **Theorem**: a position gets the mex m of its options' values if every option without a value
//!   has in turn a move to m. A position that never gets a value is infinite, with the set K of its
//!   options' values. A sum with one infinite position is won if the xor of the other values is in
//!   K, and drawn otherwise; with two or more it is drawn.
//! - **Time**: O((n + m) v) for n positions, m moves and v different values, v <= sqrt(2 m) + 1;
//!   for the winning moves O(1) per token and option, O(log w) for each of w wins.
//! - **Source**: C. A. B. Smith, J. Combinatorial Theory 1 (1966); Winning Ways, chapter 12.
//! - **Needs**: `retrograde`.
//! - **Checked**: against retrograde analysis of the sum: two tokens in all graphs of up to 3
//!   positions and random ones of up to 7, three in random ones of up to 5 (`prove_`: 4, 9, 6),
//!   with all winning moves.

use crate::retrograde::Outcome;
use std::collections::BTreeSet;

/// What a position is worth in a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// As much as a nim-heap of this size.
    Finite(u32),
    /// No nim-heap; with the finite values of its options, ascending.
    Infinite(Vec<u32>),
}

/// The value of each vertex; `graph[v]` lists where a move leads from v.
///
/// # Panics
/// If an edge leads to no vertex.
///
/// ```
/// use grundy::loopy::{values, Value::*};
/// // 0 <- 1 <-> 2
/// assert_eq!(values(&[vec![], vec![0, 2], vec![1]]), [Finite(0), Finite(1), Finite(0)]);
/// assert_eq!(values(&[vec![1], vec![0]]), [Infinite(vec![]), Infinite(vec![])]); // endless
/// ```
pub fn values(graph: &[Vec<usize>]) -> Vec<Value> {
    let (n, mut before) = (graph.len(), vec![Vec::new(); graph.len()]);
    for (v, options) in graph.iter().enumerate() {
        options.iter().for_each(|&to| before[to].push(v));
    }
    let mut values = vec![None; n];
    // Only a vertex with options of all smaller values can get the value of a round.
    let (mut candidates, mut value) = (vec![true; n], 0);
    while candidates.contains(&true) {
        candidates = round(graph, &before, &candidates, &mut values, value);
        value += 1;
    }
    let finite = |v: usize| graph[v].iter().filter_map(|&to| values[to]).collect::<BTreeSet<u32>>();
    let infinite = |v: usize| Value::Infinite(finite(v).into_iter().collect());
    (0..n).map(|v| values[v].map_or_else(|| infinite(v), Value::Finite)).collect()
}

/// Gives `value` to the candidates that get it; the candidates for the next value are those with an
/// option of this value.
fn round(
    graph: &[Vec<usize>],
    before: &[Vec<usize>],
    candidates: &[bool],
    values: &mut [Option<u32>],
    value: u32,
) -> Vec<bool> {
    // How many options have no value and no known move to `value`.
    let mut open: Vec<usize> =
        graph.iter().map(|options| options.iter().filter(|&&to| values[to].is_none()).count()).collect();
    let mut answered = vec![false; graph.len()];
    let mut queue: Vec<usize> = (0..graph.len()).filter(|&v| candidates[v] && open[v] == 0).collect();
    while let Some(v) = queue.pop() {
        if answered[v] || values[v].is_some() {
            continue; // it has an option of this value
        }
        values[v] = Some(value);
        for &u in &before[v] {
            if values[u].is_none() && !answered[u] {
                answered[u] = true;
                for &w in &before[u] {
                    open[w] -= 1;
                    if open[w] == 0 && candidates[w] {
                        queue.push(w);
                    }
                }
            }
        }
    }
    (0..graph.len()).map(|v| candidates[v] && values[v].is_none() && answered[v]).collect()
}

/// What the player to move gets in a sum of positions with these values.
///
/// ```
/// use grundy::{loopy::{outcome, Value::*}, retrograde::Outcome};
/// assert_eq!(outcome(&[Finite(2), Infinite(vec![0, 2])]), Outcome::Win);
/// assert_eq!(outcome(&[Finite(1), Infinite(vec![0, 2])]), Outcome::Draw);
/// assert_eq!(outcome(&[Finite(1), Finite(1)]), Outcome::Loss);
/// ```
pub fn outcome<'a>(sum: impl IntoIterator<Item = &'a Value>) -> Outcome {
    let (xor, endless) = total(sum);
    match endless[..] {
        [] if xor == 0 => Outcome::Loss,
        [] => Outcome::Win,
        [set] if set.contains(&xor) => Outcome::Win,
        _ => Outcome::Draw,
    }
}

/// The xor of the finite values, and the sets of the infinite ones.
fn total<'a>(sum: impl IntoIterator<Item = &'a Value>) -> (u32, Vec<&'a [u32]>) {
    let (mut xor, mut endless) = (0, Vec::new());
    sum.into_iter().for_each(|value| match value {
        Value::Finite(value) => xor ^= value,
        Value::Infinite(set) => endless.push(&set[..]),
    });
    (xor, endless)
}

/// A move in a sum: in game `game` (counted from 0), to vertex `to`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which of the games.
    pub game: usize,
    /// The vertex of its graph.
    pub to: usize,
}

/// All winning moves with a token on each of `tokens`, by game and then in the graph's order, each
/// once: no infinite value is left, and the xor is 0.
///
/// ```
/// use grundy::loopy::{self, Move};
/// let graph = [vec![], vec![0, 2], vec![1]];
/// let values = loopy::values(&graph);
/// assert_eq!(loopy::winning_moves(&graph, &values, &[1, 2]).next(), Some(Move { game: 0, to: 0 }));
/// ```
pub fn winning_moves<'a>(
    graph: &'a [Vec<usize>],
    values: &'a [Value],
    tokens: &'a [usize],
) -> impl Iterator<Item = Move> + 'a {
    let (xor, endless) = total(tokens.iter().map(|&v| &values[v]));
    tokens.iter().enumerate().flat_map(move |(game, &v)| {
        // The other tokens must be nim-heaps, and the option one of their xor.
        let ((own, sets), mut seen) = (total([&values[v]]), BTreeSet::new());
        let (wins, wanted) = (sets.len() == endless.len(), Value::Finite(xor ^ own));
        let to = graph[v].iter().filter(move |&&to| wins && values[to] == wanted && seen.insert(to));
        to.map(move |&to| Move { game, to })
    })
}
