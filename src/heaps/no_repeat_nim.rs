//! Nim without repeats: no number of stones may be taken twice from the same heap, by either
//! player.
//!
//! - **Rules**: normal play; the player who cannot move loses.
//! - **Theorem**: none. The value of a fresh heap of n is the length of the longest play on it, the
//!   largest d with 1 + 2 + ... + d <= n: verified up to 90, conjectured beyond. Once something has
//!   been taken there is no such formula: use `sg_dfs`, with the numbers taken as part of the
//!   position.
//! - **Time**: O(log n) for a fresh heap; the winning moves search all positions of heaps of up to
//!   64 stones (60: 0.1 s).
//! - **Source**: Codeforces 768E (Divide by Zero 2017; heaps of up to 60).
//! - **Needs**: `sg_dfs`, `sum`.
//! - **Checked**: values against a search of all positions for heaps up to 60 (`prove_`: 90);
//!   moves and sums against the naive solver for one heap up to 14 and two up to 5
//!   (`prove_`: 18 and 7).

use crate::sg_dfs::SgDfs;
use crate::sum;

/// The values of the heaps up to this one are verified by a search; those of larger heaps are
/// conjectured.
pub const VERIFIED: u64 = 90;

/// The largest heap whose moves are searched in well under a second.
const SEARCHED: u64 = 64;

/// A move: heap `heap` (counted from 0) shrinks to `to` stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which heap.
    pub heap: usize,
    /// What is left of it.
    pub to: u64,
}

/// The Grundy value of a fresh heap: a conjecture if it is larger than [`VERIFIED`].
///
/// ```
/// use grundy::no_repeat_nim;
/// assert_eq!([0, 1, 2, 3, 5, 6].map(no_repeat_nim::grundy), [0, 1, 1, 2, 2, 3]);
/// ```
pub fn grundy(heap: u64) -> u64 {
    let (mut low, mut high) = (0u128, 1 << 33); // low (low + 1) / 2 <= heap, but not with high
    while high - low > 1 {
        let middle = (low + high) / 2;
        if middle * (middle + 1) / 2 <= heap.into() {
            low = middle;
        } else {
            high = middle;
        }
    }
    low as u64
}

/// Whether the player to move wins: a conjecture if a heap is larger than [`VERIFIED`].
///
/// ```
/// use grundy::no_repeat_nim;
/// assert!(!no_repeat_nim::first_player_wins(&[1, 2]));
/// ```
pub fn first_player_wins(heaps: &[u64]) -> bool {
    sum::first_player_wins(heaps.iter().map(|&heap| grundy(heap)))
}

/// A heap's positions one move away: the stones left, and the numbers taken before as bits, without
/// those that exceed what is left.
///
/// # Panics
/// If more than 127 stones are left: a take of 128 is no bit of a `u128`.
///
/// ```
/// use grundy::no_repeat_nim;
/// assert_eq!(no_repeat_nim::options(&(3, 0b010)), [(1, 0b010), (0, 0)]); // 1 is used up: take 2 or 3
/// ```
pub fn options(&(left, taken): &(u64, u128)) -> Vec<(u64, u128)> {
    assert!(left < 128, "{} stones, more than 127", left);
    let free = (1..=left).filter(|take| taken >> take & 1 == 0);
    free.map(|take| (left - take, (taken | 1 << take) & ((2 << (left - take)) - 1))).collect()
}

/// All winning moves from fresh heaps, by heap, the smallest take first.
///
/// # Panics
/// If a heap is larger than 64: a search would take too long.
///
/// ```
/// use grundy::no_repeat_nim::{self, Move};
/// assert!(no_repeat_nim::winning_moves(&[3, 1]).eq([2, 1].map(|to| Move { heap: 0, to })));
/// ```
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = Move> + '_ {
    assert!(heaps.iter().all(|&heap| heap <= SEARCHED), "a heap of more than {} stones", SEARCHED);
    let sum = sum::grundy(heaps.iter().map(|&heap| grundy(heap)));
    let mut search = SgDfs::new(options);
    heaps.iter().enumerate().flat_map(move |(heap, &stones)| {
        let rest = sum ^ grundy(stones);
        let mut moves = Vec::new();
        for option in options(&(stones, 0)) {
            if u64::from(search.grundy(&option)) == rest {
                moves.push(Move { heap, to: option.0 });
            }
        }
        moves
    })
}
