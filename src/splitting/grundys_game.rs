//! Grundy's game: split a heap into two heaps of different sizes.
//!
//! - **Rules**: normal play; the player who cannot move (all heaps are 1 or 2) loses.
//! - **Theorem**: none: that the values become periodic is a conjecture. The P-positions up to 10^6
//!   are 42 heaps, from the empty one to 1222.
//! - **Time**: about O(n^1.5) for the values in practice (10^6 heaps: 9 s); O(n) for the moves of a
//!   heap of n.
//! - **Source**: P. M. Grundy, Eureka 2 (1939); Winning Ways, chapter 4.
//! - **Needs**: `take_and_break`.
//! - **Checked**: values and moves against the naive solver for heaps up to 17 (`prove_`: 26),
//!   against the textbook table up to 1000 (`prove_`: 10^4); the P-positions by computing all
//!   values up to 20000 (`prove_`: 10^6).

use crate::take_and_break::Rules;

/// The heaps up to this one have been searched for P-positions.
pub const SEARCHED: usize = 1_000_000;

/// The last P-position that the search found.
const LAST: usize = 1222;

/// The Grundy values of the heaps 0..=`n`.
///
/// ```
/// use grundy::grundys_game;
/// assert_eq!(grundys_game::values(9), [0, 0, 0, 1, 0, 2, 1, 0, 2, 1]);
/// ```
pub fn values(n: usize) -> Vec<u32> {
    Rules { takes: [vec![], vec![], vec![0], vec![]], unequal: true }.values(n)
}

/// The heaps up to [`SEARCHED`] in which the player to move loses, ascending. Takes a fraction of a
/// millisecond.
///
/// ```
/// use grundy::grundys_game;
/// let lost = grundys_game::p_positions();
/// assert!(lost.starts_with(&[0, 1, 2, 4, 7, 10, 20]) && lost.ends_with(&[1222]));
/// assert!(lost.binary_search(&1_000_000).is_err()); // the first player wins
/// ```
pub fn p_positions() -> Vec<usize> {
    let values = values(LAST);
    (0..=LAST).filter(|&heap| values[heap] == 0).collect()
}

/// The two heaps that the winning moves leave of a heap, the smaller one first, ascending.
///
/// `rest` is the nim-sum of the rest of the sum: 0 if this heap is the whole game.
///
/// ```
/// use grundy::grundys_game;
/// let sg = grundys_game::values(8);
/// assert!(grundys_game::winning_moves(&sg, 8, 0).eq([[1, 7]]));
/// ```
pub fn winning_moves(values: &[u32], heap: usize, rest: u64) -> impl Iterator<Item = [usize; 2]> + '_ {
    let splits = (1..(heap + 1) / 2).map(move |part| [part, heap - part]);
    splits.filter(move |&[a, b]| u64::from(values[a] ^ values[b]) == rest)
}
