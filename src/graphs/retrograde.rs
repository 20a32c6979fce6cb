//! Win, loss or draw on a graph with cycles, and in how many moves: retrograde analysis.
//!
//! - **Rules**: a token moves along an edge, `graph[v]` lists where it leads from v; the player who
//!   cannot move loses; endless play is a draw. Partisan games: a vertex per position and player.
//! - **Theorem**: a vertex wins in one move more than its quickest losing successor; it loses in
//!   one more than its slowest successor if all of them win; the others are draws.
//! - **Time**: O(V + E), preparation included; each set of ends O(V + edges into what is decided),
//!   for one start only into what is decided in fewer moves.
//! - **Source**: C. A. B. Smith, J. Comb. Theory 1 (1966); T. Ströhlein, Untersuchungen über
//!   kombinatorische Spiele (1970).
//! - **Needs**: `backward_search`.
//! - **Checked**: against the naive solver to every depth on all graphs of up to 4 vertices and
//!   random ones of up to 30, without and with random ends.

use crate::backward_search::BackwardSearch;
use std::collections::BTreeSet;

/// What the player to move gets under best play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// They win.
    Win,
    /// They lose.
    Loss,
    /// Neither player can force a win.
    Draw,
}

/// The outcome of each vertex and how many moves the game lasts (0 for a draw): the winner hurries,
/// the loser delays. For positions that are not numbers see `numbering`.
///
/// # Panics
/// If an edge leads to no vertex.
///
/// ```
/// use grundy::retrograde::{self, Outcome::*};
/// let graph = [vec![], vec![0, 2], vec![1, 3], vec![2]]; // 0 <- 1 <-> 2 <-> 3
/// let outcomes = retrograde::outcomes(&graph);
/// assert_eq!(outcomes, [(Loss, 0), (Win, 1), (Draw, 0), (Draw, 0)]);
/// assert!(retrograde::best_moves(&graph, &outcomes, 2).eq([3]));
/// ```
pub fn outcomes(graph: &[Vec<usize>]) -> Vec<(Outcome, u32)> {
    Reversed::new(graph).outcomes([])
}

/// The successors of `v` that win, in the graph's order, each once; not all win equally fast.
///
/// ```
/// use grundy::retrograde;
/// let graph = [vec![], vec![0], vec![1, 0], vec![2], vec![3, 0]];
/// let outcomes = retrograde::outcomes(&graph);
/// assert!(retrograde::winning_moves(&graph, &outcomes, 4).eq([3, 0]));
/// ```
pub fn winning_moves<'a>(
    graph: &'a [Vec<usize>],
    outcomes: &'a [(Outcome, u32)],
    v: usize,
) -> impl Iterator<Item = usize> + 'a {
    let mut seen = BTreeSet::new();
    graph[v].iter().copied().filter(move |&to| outcomes[to].0 == Outcome::Loss && seen.insert(to))
}

/// The successors of `v` under best play, each once: the quickest wins, else all draws, else the
/// slowest losses.
///
/// ```
/// use grundy::retrograde;
/// let graph = [vec![], vec![0], vec![1, 0], vec![2], vec![3, 0]];
/// let outcomes = retrograde::outcomes(&graph);
/// assert!(retrograde::best_moves(&graph, &outcomes, 4).eq([0]));
/// ```
pub fn best_moves<'a>(
    graph: &'a [Vec<usize>],
    outcomes: &'a [(Outcome, u32)],
    v: usize,
) -> impl Iterator<Item = usize> + 'a {
    let mut seen = BTreeSet::new();
    let is_best = move |to: usize| match (outcomes[v], outcomes[to]) {
        ((Outcome::Win, moves), (Outcome::Loss, rest)) => moves == rest + 1,
        ((Outcome::Loss, moves), (Outcome::Win, rest)) => moves == rest + 1,
        ((from, _), (to, _)) => from == Outcome::Draw && to == Outcome::Draw,
    };
    graph[v].iter().copied().filter(move |&to| is_best(to) && seen.insert(to))
}

/// A graph prepared for many questions that differ in where the game ends.
///
/// `ends` are vertices where it does not go on, with the outcome for the player to move there, who
/// may have moves left; if one is named twice, the first counts.
///
/// # Panics
/// The methods: if an edge does not join vertices, or what is asked about is none.
#[derive(Clone, Debug)]
pub struct Reversed(BackwardSearch);

impl Reversed {
    /// The graph with its edges reversed.
    pub fn new(graph: &[Vec<usize>]) -> Reversed {
        let edges = graph.iter().enumerate().flat_map(|(v, row)| row.iter().map(move |&to| (v, to)));
        Reversed(BackwardSearch::new(graph.len(), edges))
    }

    /// The same from the number of vertices and the edges (from, to).
    ///
    /// ```
    /// use grundy::retrograde::{Outcome::*, Reversed};
    /// let mut ring = Reversed::from_edges(4, &[(0, 1), (1, 2), (2, 3), (3, 0)]);
    /// assert_eq!([ring.outcome(1, [(0, Loss)]), ring.outcome(1, [(2, Loss)])], [(Win, 3), (Win, 1)]);
    /// ```
    pub fn from_edges(n: usize, edges: &[(usize, usize)]) -> Reversed {
        Reversed(BackwardSearch::new(n, edges.iter().copied()))
    }

    /// As [`outcomes`], but with these ends.
    ///
    /// ```
    /// use grundy::retrograde::{Outcome::*, Reversed};
    /// let mut ring = Reversed::new(&[vec![1], vec![2], vec![3], vec![0]]);
    /// assert_eq!(ring.outcomes([(0, Loss)]), [(Loss, 0), (Win, 3), (Loss, 2), (Win, 1)]);
    /// ```
    pub fn outcomes(&mut self, ends: impl IntoIterator<Item = (usize, Outcome)>) -> Vec<(Outcome, u32)> {
        let mut outcomes = vec![(Outcome::Draw, 0); self.0.vertices()];
        self.0.run(ends.into_iter().map(known), |v, wins, moves| {
            outcomes[v] = (if wins { Outcome::Win } else { Outcome::Loss }, moves);
            false
        });
        outcomes
    }

    /// The outcome of `v` alone: stops as soon as it is known, and uses its memory again.
    pub fn outcome(&mut self, v: usize, ends: impl IntoIterator<Item = (usize, Outcome)>) -> (Outcome, u32) {
        assert!(v < self.0.vertices(), "{} is not a vertex", v);
        let mut found = (Outcome::Draw, 0);
        self.0.run(ends.into_iter().map(known), |u, wins, moves| {
            if u == v {
                found = (if wins { Outcome::Win } else { Outcome::Loss }, moves);
            }
            u == v
        });
        found
    }
}

/// Whether the player to move wins, if either does.
fn known((v, outcome): (usize, Outcome)) -> (usize, Option<bool>) {
    (v, if outcome == Outcome::Draw { None } else { Some(outcome == Outcome::Win) })
}
