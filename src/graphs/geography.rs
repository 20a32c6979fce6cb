//! Undirected vertex geography: a token walks on a graph and never returns to a vertex.
//!
//! - **Rules**: a move takes the token along an edge to a vertex that neither player has visited
//!   (the start counts as visited); the player who cannot move loses.
//! - **Theorem**: the player to move loses exactly if some maximum matching misses the token's
//!   vertex: otherwise they always move along the matching.
//! - **Time**: O(n + m α(n)) once a maximum matching is known; O(1) on a rectangular board.
//! - **Source**: A. S. Fraenkel, E. R. Scheinerman and D. Ullman, Undirected edge geography, TCS
//!   112 (1993).
//! - **Needs**: `matching`.
//! - **Checked**: against the naive solver for all graphs with up to 5 vertices, random ones with
//!   up to 9 (`prove_`: 6 and 12), and boards of up to 12 squares, with all winning moves.

use crate::matching::missable;
use std::collections::BTreeSet;

/// For each vertex whether the player to move loses from there; `mate` is a maximum matching of the
/// graph, from `matching::maximum` or, if the graph is bipartite, `bipartite_matching::maximum`.
///
/// # Panics
/// If the matching is not maximum.
///
/// ```
/// use grundy::{geography, matching};
/// let path = [vec![1], vec![0, 2], vec![1]];
/// assert_eq!(geography::losing_starts(&path, &matching::maximum(&path)), [true, false, true]);
/// ```
pub fn losing_starts(graph: &[Vec<usize>], mate: &[Option<usize>]) -> Vec<bool> {
    missable(graph, mate)
}

/// Whether the player to move wins with the token on `start` and nothing else visited.
///
/// # Panics
/// If the matching is not maximum, or `start` is no vertex.
///
/// ```
/// use grundy::{geography, matching};
/// let square = [vec![1, 3], vec![0, 2], vec![1, 3], vec![2, 0]];
/// assert!(geography::first_player_wins(&square, &matching::maximum(&square), 0));
/// ```
pub fn first_player_wins(graph: &[Vec<usize>], mate: &[Option<usize>], start: usize) -> bool {
    !missable(graph, mate)[start]
}

/// All winning moves from `start`, in the order of its neighbours, each once.
///
/// # Panics
/// If the matching is not maximum, or `start` is no vertex.
///
/// ```
/// use grundy::{geography, matching};
/// let path = [vec![1], vec![0, 2], vec![1, 3], vec![2]];
/// let mate = matching::maximum(&path);
/// assert_eq!(geography::winning_moves(&path, &mate, 1).collect::<Vec<_>>(), [0]);
/// ```
pub fn winning_moves<'a>(
    graph: &'a [Vec<usize>],
    mate: &[Option<usize>],
    start: usize,
) -> impl Iterator<Item = usize> + 'a {
    let wins = first_player_wins(graph, mate, start);
    let losing = match mate[start] {
        Some(partner) if wins => {
            // Every maximum matching covers the start, so without it the rest of this one is
            // maximum.
            let without = |ends: &Vec<usize>| ends.iter().copied().filter(|&v| v != start).collect();
            let mut rest: Vec<Vec<usize>> = graph.iter().map(without).collect();
            rest[start].clear();
            let mut mate = mate.to_vec();
            (mate[start], mate[partner]) = (None, None);
            missable(&rest, &mate)
        }
        _ => vec![false; graph.len()],
    };
    let mut seen = BTreeSet::new();
    graph[start].iter().copied().filter(move |&v| v != start && losing[v] && seen.insert(v))
}

/// Whether the player to move wins on a board of `rows` times `columns` squares with moves to the
/// four neighbours, from the square (row, column) counted from 0: dominoes cover an even board, and
/// all of an odd one but any one square of the corners' colour.
///
/// # Panics
/// If the square is not on the board.
///
/// ```
/// use grundy::geography;
/// assert!(geography::first_player_wins_on_board(2, 2, 0, 0));
/// assert!(!geography::first_player_wins_on_board(3, 3, 1, 1));
/// ```
pub fn first_player_wins_on_board(rows: u64, columns: u64, row: u64, column: u64) -> bool {
    let on_board = row < rows && column < columns;
    assert!(on_board, "square ({}, {}) is not on a board of {} x {}", row, column, rows, columns);
    rows % 2 == 0 || columns % 2 == 0 || row % 2 != column % 2
}
