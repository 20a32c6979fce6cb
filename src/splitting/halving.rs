//! Halving heaps: take one stone, or replace a heap of 2x by k heaps of x.
//!
//! - **Rules**: heaps; k is fixed and x > 0; the player who cannot move loses. (To take up to half
//!   of a heap is `half_nim`.)
//! - **Theorem**: k even: the halves cancel, so the values are 0, 1, 2 and then 0 for odd and 1 for
//!   even heaps. k odd: 0, 1, 0, 1, 2, then 0 for odd heaps; an even heap has 2 if its half has 1,
//!   else 1.
//! - **Time**: O(log n) per heap of any `u64` size.
//! - **Source**: Codeforces Round 334, problem 603C.
//! - **Needs**: `sum`.
//! - **Checked**: against the naive solver for one heap up to 9, two up to 4 and k up to 3
//!   (`prove_`: 12 and 6); values against the table for heaps up to 5000 (`prove_`: 10^6) and k up
//!   to 4.

use crate::sum;

/// A move on heap `heap` (counted from 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which heap.
    pub heap: usize,
    /// What is left of it; if it is halved, the size of each half.
    pub to: u64,
    /// Whether it is replaced by k halves; otherwise one stone is taken.
    pub halve: bool,
}

/// The Grundy value of a heap.
///
/// ```
/// use grundy::halving;
/// assert_eq!([3, 4].map(|heap| halving::grundy(heap, 1)), [1, 2]);
/// assert_eq!(halving::grundy(3, 2), 0);
/// ```
pub fn grundy(heap: u64, k: u64) -> u32 {
    match (k % 2, heap) {
        (0, 0..=2) => heap as u32,
        (0, _) => u32::from(heap % 2 == 0),
        (_, 0..=4) => [0, 1, 0, 1, 2][heap as usize],
        _ if heap % 2 == 1 => 0,
        _ if grundy(heap / 2, k) == 1 => 2,
        _ => 1,
    }
}

/// Whether the player to move wins.
///
/// ```
/// use grundy::halving;
/// assert!(halving::first_player_wins(&[3, 4], 1));
/// assert!(!halving::first_player_wins(&[3], 2));
/// ```
pub fn first_player_wins(heaps: &[u64], k: u64) -> bool {
    sum::first_player_wins(heaps.iter().map(|&heap| grundy(heap, k)))
}

/// All winning moves, in the order of the heaps, taking before halving.
///
/// ```
/// use grundy::halving::{self, Move};
/// assert!(halving::winning_moves(&[3, 4], 1).eq([Move { heap: 1, to: 3, halve: false }]));
/// ```
pub fn winning_moves(heaps: &[u64], k: u64) -> impl Iterator<Item = Move> + '_ {
    let sum = sum::grundy(heaps.iter().map(|&heap| grundy(heap, k)));
    heaps.iter().enumerate().filter(|&(_, &stones)| stones > 0).flat_map(move |(heap, &stones)| {
        let rest = sum ^ u64::from(grundy(stones, k));
        let mut moves = Vec::new();
        if u64::from(grundy(stones - 1, k)) == rest {
            moves.push(Move { heap, to: stones - 1, halve: false });
        }
        let halves = if k % 2 == 1 { grundy(stones / 2, k) } else { 0 }; // an even number cancels
        if stones % 2 == 0 && u64::from(halves) == rest {
            moves.push(Move { heap, to: stones / 2, halve: true });
        }
        moves
    })
}
