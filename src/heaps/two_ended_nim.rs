//! Two-ended Nim: piles in a row; a move takes any number of stones from the leftmost or the
//! rightmost pile.
//!
//! - **Rules**: normal play; who cannot move loses. An emptied pile is gone.
//! - **Theorem**: beside a row there is exactly one size (0: the row itself) that a new pile at its
//!   left end must have to make a P-position, and one for its right end. Both follow from those of
//!   the row without its far pile.
//! - **Time**: O(n^2) for n piles, memory O(n).
//! - **Source**: M. Albert, R. Nowakowski, The game of End-Nim, Electronic J. Combinatorics 8(2)
//!   (2001).
//! - **Needs**: `nim`.
//! - **Checked**: against the naive solver for up to 5 piles of up to 4, and 3 piles of up to 9
//!   (`prove_`: 8 and 25).

use crate::nim::Move;

/// Whether the player to move wins. Empty piles are passed over.
///
/// ```
/// use grundy::two_ended_nim;
/// assert!(!two_ended_nim::first_player_wins(&[3, 1, 9, 4]));
/// assert!(two_ended_nim::first_player_wins(&[7]));
/// ```
pub fn first_player_wins(piles: &[u64]) -> bool {
    winning_moves(piles).next().is_some()
}

/// All winning moves, the leftmost pile's first: at most one at each end.
///
/// ```
/// use grundy::{nim::Move, two_ended_nim};
/// let moves: Vec<Move> = two_ended_nim::winning_moves(&[4, 2, 2]).collect();
/// assert_eq!(moves, [Move { pile: 0, to: 0 }]);
/// ```
pub fn winning_moves(piles: &[u64]) -> impl Iterator<Item = Move> {
    let places: Vec<usize> = (0..piles.len()).filter(|&i| piles[i] > 0).collect();
    let row: Vec<u64> = places.iter().map(|&i| piles[i]).collect();
    let mut moves = Vec::new();
    if let (Some(&first), Some(&last)) = (places.first(), places.last()) {
        let (at_left, at_right) = balancing_ends(&row);
        moves.extend(Some(Move { pile: first, to: at_left }).filter(|_| at_left < piles[first]));
        moves.extend(
            Some(Move { pile: last, to: at_right }).filter(|_| at_right < piles[last] && first != last),
        );
    }
    moves.into_iter()
}

/// The size that makes the row a P-position when it replaces the first pile, and the one for the
/// last pile.
fn balancing_ends(row: &[u64]) -> (u64, u64) {
    let n = row.len();
    // For the rows of the current length that start at i: what a new pile must hold at the left, at
    // the right end.
    let (mut left, mut right) = (vec![0; n + 1], vec![0; n + 1]);
    for length in 1..n {
        for i in 0..=n - length {
            // Row i is now i..i + length. Its left balance comes from the row without its last
            // pile, which also started at i; its right balance from the row without its first pile,
            // which is still in i + 1.
            let (short_left, short_right) = (left[i], right[i]);
            left[i] = beyond(row[i + length - 1], short_left, short_right);
            right[i] = beyond(row[i], right[i + 1], left[i + 1]);
        }
    }
    (left[1.min(n)], right[0])
}

/// What balances a row at its near end, given its far pile and, for the row without that pile, what
/// balances it at the near and at the far end.
fn beyond(pile: u64, near: u64, far: u64) -> u64 {
    if pile == far {
        0
    } else if far < pile && pile <= near {
        pile - 1
    } else if near <= pile && pile < far {
        pile + 1
    } else {
        pile
    }
}
