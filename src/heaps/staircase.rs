//! Staircase Nim: stones on stairs; a move carries some of one stair's stones one stair down.
//!
//! - **Rules**: stair 0 is the ground, where stones stay. A move takes a positive number of stones
//!   from stair i >= 1 to stair i - 1. The player who cannot move loses.
//! - **Theorem**: it is Nim with the odd stairs: stones that arrive on one from an even stair can
//!   be carried on at once. The same holds for boxes where each move leads from an odd to an even
//!   level or back, and the stones on odd levels can always move.
//! - **Time**: O(n) for n stairs of any `u64` size.
//! - **Source**: R. Sprague, Tohoku Math. J. 43 (1937), according to T. S. Ferguson, Game Theory,
//!   part I, section 2.
//! - **Needs**: `sum`.
//! - **Checked**: against the naive solver for up to 5 stairs with up to 8 stones together, up to 4
//!   sorted heaps or tokens on a strip up to 10, rows of up to 10 squares with jumping pieces
//!   (`prove_`: 6 stairs, 11 stones; 5 heaps or tokens up to 14; 14 squares).

use crate::sum;

/// A move of some stones from stair `heap` to the one below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// From which stair, at least 1.
    pub heap: usize,
    /// What is left on it; the other stones are now one stair below.
    pub to: u64,
}

/// The Grundy value; `stairs[0]` is the ground.
///
/// ```
/// use grundy::staircase;
/// assert_eq!(staircase::grundy(&[9, 5, 7, 1]), 4);
/// ```
pub fn grundy(stairs: &[u64]) -> u64 {
    grundy_by_level(stairs.iter().copied().enumerate())
}

/// The Grundy value of heaps, each given with its level, whose stones move between odd and even
/// levels.
///
/// ```
/// use grundy::staircase;
/// assert_eq!(staircase::grundy_by_level([(1, 5), (2, 7), (1, 3)]), 6);
/// ```
pub fn grundy_by_level(heaps: impl IntoIterator<Item = (usize, u64)>) -> u64 {
    sum::grundy(heaps.into_iter().filter(|(level, _)| level % 2 == 1).map(|(_, stones)| stones))
}

/// Whether the player to move wins; `stairs[0]` is the ground.
///
/// ```
/// use grundy::staircase;
/// assert!(!staircase::first_player_wins(&[4, 3, 8, 3]));
/// ```
pub fn first_player_wins(stairs: &[u64]) -> bool {
    grundy(stairs) != 0
}

/// All winning moves by stair, at most one from each.
///
/// ```
/// use grundy::staircase::{self, Move};
/// assert!(staircase::winning_moves(&[0, 5, 4]).eq([Move { heap: 1, to: 0 }]));
/// ```
pub fn winning_moves(stairs: &[u64]) -> impl Iterator<Item = Move> + '_ {
    let sum = grundy(stairs);
    let mut moves = Vec::new();
    for heap in 1..stairs.len() {
        // The odd one of the two stairs must end up with its stones xor the sum.
        let stones = if heap % 2 == 1 {
            stairs[heap].saturating_sub(stairs[heap] ^ sum)
        } else {
            (stairs[heap - 1] ^ sum).saturating_sub(stairs[heap - 1])
        };
        if 0 < stones && stones <= stairs[heap] {
            moves.push(Move { heap, to: stairs[heap] - stones });
        }
    }
    moves.into_iter()
}

/// The stairs of heaps that must stay sorted while stones are removed from one of them.
///
/// To remove stones from heap i (of n, counted from 0) is to carry the same number from stair n -
/// i.
///
/// # Panics
/// If the heaps are not ascending.
///
/// ```
/// use grundy::staircase;
/// assert_eq!(staircase::from_sorted_heaps(&[2, 2, 5]), [0, 3, 0, 2]);
/// ```
pub fn from_sorted_heaps(heaps: &[u64]) -> Vec<u64> {
    let before = std::iter::once(&0).chain(heaps);
    let rises = heaps.iter().zip(before).map(|(heap, before)| {
        assert!(before <= heap, "a heap of {} before one of {}", before, heap);
        heap - before
    });
    let mut stairs: Vec<u64> = rises.chain([0]).collect();
    stairs.reverse();
    stairs
}

/// The stairs of tokens that move to the left on a strip and can neither pass nor meet; the
/// leftmost cell is 0.
///
/// To move token i (of n, counted from 0) by k cells is to carry k stones from stair n - i.
///
/// # Panics
/// If the cells are not strictly ascending.
///
/// ```
/// use grundy::staircase;
/// assert_eq!(staircase::from_tokens(&[0, 1, 5]), [0, 3, 0, 0]);
/// ```
pub fn from_tokens(cells: &[u64]) -> Vec<u64> {
    assert!(cells.windows(2).all(|pair| pair[0] < pair[1]), "the cells must be strictly ascending");
    let free: Vec<u64> = cells.iter().zip(0..).map(|(cell, i)| cell - i).collect();
    from_sorted_heaps(&free)
}

/// The stairs of a row of squares (`true` is a piece) on which a move takes a piece to the next
/// free square on its right, over all pieces before it.
///
/// Stair i is the i-th run of pieces from the right, counted from 0; a jump over k pieces carries k
/// + 1 stones.
///
/// ```
/// use grundy::staircase;
/// assert_eq!(staircase::from_jumping_pieces(&[true, true, false, true]), [1, 2]);
/// ```
pub fn from_jumping_pieces(row: &[bool]) -> Vec<u64> {
    row.rsplit(|&piece| !piece).map(|run| run.len() as u64).collect()
}
