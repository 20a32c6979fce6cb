//! Two-ended Nim: heaps in a row; a move takes any number of stones from the leftmost or the
//! rightmost heap.
//!
//! - **Rules**: normal play; the player who cannot move loses. Empty heaps disappear.
//! - **Theorem**: a new heap at the left end of a row makes it a P-position for exactly one size (0
//!   if the row is one already), and so does one at its right end. Both sizes follow from those of
//!   the row without its far heap.
//! - **Time**: O(n^2) for n heaps, memory O(n).
//! - **Source**: M. Albert, R. Nowakowski, The game of End-Nim, Electronic J. Combinatorics 8(2)
//!   (2001).
//! - **Needs**: `nim`.
//! - **Checked**: against the naive solver for up to 5 heaps of up to 4, and 3 heaps of up to 9
//!   (`prove_`: 8 and 25).

use crate::nim::Move;

/// Whether the player to move wins. Empty heaps do not count.
///
/// ```
/// use grundy::two_ended_nim;
/// assert!(!two_ended_nim::first_player_wins(&[3, 1, 9, 4]));
/// assert!(two_ended_nim::first_player_wins(&[7]));
/// ```
pub fn first_player_wins(heaps: &[u64]) -> bool {
    winning_moves(heaps).next().is_some()
}

/// All winning moves, the leftmost heap's first: at most one at each end.
///
/// ```
/// use grundy::{nim::Move, two_ended_nim};
/// let moves: Vec<Move> = two_ended_nim::winning_moves(&[4, 2, 2]).collect();
/// assert_eq!(moves, [Move { heap: 0, to: 0 }]);
/// ```
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = Move> {
    let places: Vec<usize> = (0..heaps.len()).filter(|&i| heaps[i] > 0).collect();
    let row: Vec<u64> = places.iter().map(|&i| heaps[i]).collect();
    let mut moves = Vec::new();
    if let (Some(&first), Some(&last)) = (places.first(), places.last()) {
        let (at_left, at_right) = balancing_ends(&row);
        if at_left < heaps[first] {
            moves.push(Move { heap: first, to: at_left });
        }
        if at_right < heaps[last] && first != last {
            moves.push(Move { heap: last, to: at_right });
        }
    }
    moves.into_iter()
}

/// The size that makes the row a P-position when it replaces the first heap, and the one for the
/// last heap.
fn balancing_ends(row: &[u64]) -> (u64, u64) {
    let n = row.len();
    // For the rows of the current length that start at i: what a new heap must hold at the left
    // end, and at the right end.
    let (mut left, mut right) = (vec![0; n + 1], vec![0; n + 1]);
    for length in 1..n {
        for i in 0..=n - length {
            // Row i is now i..i + length. Its left balance comes from the row without its last
            // heap, which also started at i; its right balance from the row without its first heap,
            // which is still in i + 1.
            let (short_left, short_right) = (left[i], right[i]);
            left[i] = beyond(row[i + length - 1], short_left, short_right);
            right[i] = beyond(row[i], right[i + 1], left[i + 1]);
        }
    }
    (left[1.min(n)], right[0])
}

/// What balances a row at its near end, given its far heap and, for the row without that heap, what
/// balances it at the near and at the far end.
fn beyond(heap: u64, near: u64, far: u64) -> u64 {
    if heap == far {
        0
    } else if far < heap && heap <= near {
        heap - 1
    } else if near <= heap && heap < far {
        heap + 1
    } else {
        heap
    }
}
