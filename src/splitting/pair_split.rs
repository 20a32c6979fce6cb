//! Pairs of heaps: a move removes one heap of a pair and splits its mate into two (the game E&D).
//!
//! - **Rules**: pairs of non-empty heaps; the mate is split into two non-empty heaps, which are the
//!   pair from then on; who finds only pairs of ones loses.
//! - **Theorem**: the value of the pair (a, b) is the place of the lowest 0 bit of (a - 1) or (b -
//!   1); pairs add by xor.
//! - **Time**: O(1) per pair for every `u64`; O(a + b) for all winning moves of a pair.
//! - **Source**: SDOI 2009, day 2.
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for one pair up to 60 and two pairs up to 7.

/// A move: in pair `pair` (counted from 0) the heap `heap` (0 or 1) is split, its mate removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which pair.
    pub pair: usize,
    /// Which of its heaps is split.
    pub heap: usize,
    /// The smaller part.
    pub part: u64,
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
    assert!(pair[0] > 0 && pair[1] > 0, "an empty heap");
    ((pair[0] - 1) | (pair[1] - 1)).trailing_ones()
}

/// Whether the player to move wins.
///
/// ```
/// use grundy::pair_split;
/// assert!(pair_split::first_player_wins(&[[1, 2], [3, 1]]));
/// ```
pub fn first_player_wins(pairs: &[[u64; 2]]) -> bool {
    pairs.iter().fold(0, |sum, &pair| sum ^ grundy(pair)) != 0
}

/// All winning moves: by pair, by the heap that is split, smaller parts first.
///
/// `next()` is the first, `collect()` the list.
///
/// ```
/// use grundy::pair_split::{self, Move};
/// assert_eq!(pair_split::winning_moves(&[[1, 2], [3, 1]]).next(), Some(Move { pair: 0, heap: 1, part: 1 }));
/// ```
pub fn winning_moves(pairs: &[[u64; 2]]) -> impl Iterator<Item = Move> + '_ {
    let sum = pairs.iter().fold(0, |sum, &pair| sum ^ grundy(pair));
    let heaps = pairs.iter().enumerate().flat_map(|(i, &pair)| [(i, pair, 0), (i, pair, 1)]);
    heaps.flat_map(move |(i, pair, heap)| {
        let (stones, rest) = (pair[heap], sum ^ grundy(pair));
        let parts = (1..=stones / 2).filter(move |&part| grundy([part, stones - part]) == rest);
        parts.map(move |part| Move { pair: i, heap, part })
    })
}
