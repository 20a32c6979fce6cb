//! Pairs of heaps: a move removes one heap of a pair and splits its mate into two (the game E&D).
//!
//! - **Rules**: pairs of non-empty heaps; the mate is split into two non-empty heaps, which are the
//!   pair from then on. The player who finds only pairs of ones loses.
//! - **Theorem**: the value of the pair (a, b) is the position of the lowest 0 bit of (a - 1) or (b
//!   - 1), combined bit by bit.
//! - **Time**: O(1) per pair for every `u64`; O(a + b) for all winning moves of a pair.
//! - **Source**: SDOI 2009, day 2.
//! - **Needs**: `sum`.
//! - **Checked**: against the naive solver for one pair up to 25 and two pairs up to 5 (`prove_`:
//!   60 and 7).

use crate::sum;

/// A move in pair `heap` (counted from 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which pair.
    pub heap: usize,
    /// Which of its heaps (0 or 1) is split; its mate is removed.
    pub split: usize,
    /// The new pair, the smaller heap first.
    pub to: [u64; 2],
}

/// The Grundy value of a pair.
///
/// # Panics
/// If a heap is empty.
///
/// ```
/// use grundy::pair_split;
/// assert_eq!(pair_split::grundy([1, 1]), 0);
/// assert_eq!(pair_split::grundy([2, 3]), 2);
/// ```
pub fn grundy(pair: [u64; 2]) -> u32 {
    assert!(pair[0] > 0 && pair[1] > 0, "an empty heap in a pair");
    ((pair[0] - 1) | (pair[1] - 1)).trailing_ones()
}

/// Whether the player to move wins.
///
/// # Panics
/// If a heap is empty.
///
/// ```
/// use grundy::pair_split;
/// assert!(pair_split::first_player_wins(&[[1, 2], [3, 1]]));
/// ```
pub fn first_player_wins(pairs: &[[u64; 2]]) -> bool {
    sum::first_player_wins(pairs.iter().map(|&pair| grundy(pair)))
}

/// All winning moves: by pair, by the heap that is split, smaller parts first.
///
/// # Panics
/// If a heap is empty.
///
/// ```
/// use grundy::pair_split::{self, Move};
/// let first = Move { heap: 0, split: 1, to: [1, 1] };
/// assert_eq!(pair_split::winning_moves(&[[1, 2], [3, 1]]).next(), Some(first));
/// ```
pub fn winning_moves(pairs: &[[u64; 2]]) -> impl Iterator<Item = Move> + '_ {
    let sum = sum::grundy(pairs.iter().map(|&pair| grundy(pair)));
    let splits = (0..pairs.len()).flat_map(|heap| [(heap, 0), (heap, 1)]);
    splits.flat_map(move |(heap, split)| {
        let (stones, rest) = (pairs[heap][split], sum ^ u64::from(grundy(pairs[heap])));
        let moves = (1..=stones / 2).map(move |part| Move { heap, split, to: [part, stones - part] });
        moves.filter(move |to| u64::from(grundy(to.to)) == rest)
    })
}
