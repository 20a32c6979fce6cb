//! Nim without repeats: from a pile the same number of stones may not be taken twice, by whomever.
//!
//! - **Rules**: normal play; who cannot move loses.
//! - **Theorem**: a fresh pile of n has as its value the length of the longest play on it: the
//!   largest d with 1 + 2 + ... + d <= n. Once something was taken there is no such formula:
//!   `sg_dfs` with what was taken in the position.
//! - **Time**: O(log n) for a fresh pile; the winning moves search all positions of piles of up to
//!   64 stones (60: 0.1 s).
//! - **Source**: Codeforces 768E (Divide by Zero 2017).
//! - **Needs**: `sg_dfs`.
//! - **Checked**: values against a search of all positions for piles up to 60; moves and sums
//!   against the naive solver for one pile up to 18 and two up to 7.

use crate::sg_dfs::SgDfs;

/// A move: `take` stones from pile `pile` (counted from 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which pile.
    pub pile: usize,
    /// How many stones.
    pub take: u32,
}

/// The Grundy value of a fresh pile.
///
/// ```
/// use grundy::no_repeat_nim;
/// assert_eq!([0, 1, 2, 3, 5, 6].map(no_repeat_nim::grundy), [0, 1, 1, 2, 2, 3]);
/// ```
pub fn grundy(pile: u64) -> u64 {
    let (mut low, mut high) = (0u128, 1 << 33); // low (low + 1) / 2 <= pile, and not so high
    while high - low > 1 {
        let middle = (low + high) / 2;
        if middle * (middle + 1) / 2 <= pile.into() {
            low = middle;
        } else {
            high = middle;
        }
    }
    low as u64
}

/// Whether the player to move wins.
///
/// ```
/// use grundy::no_repeat_nim;
/// assert!(!no_repeat_nim::first_player_wins(&[1, 2]));
/// ```
pub fn first_player_wins(piles: &[u64]) -> bool {
    piles.iter().fold(0, |sum, &pile| sum ^ grundy(pile)) != 0
}

/// A pile's positions one move away: the stones left, and the numbers taken before as bits, those
/// too large dropped.
///
/// ```
/// use grundy::no_repeat_nim;
/// assert_eq!(no_repeat_nim::options(&(3, 0b010)), [(1, 0b010), (0, 0)]); // 1 is used up: take 2 or 3
/// ```
pub fn options(&(left, taken): &(u32, u128)) -> Vec<(u32, u128)> {
    let free = (1..=left).filter(|take| taken >> take & 1 == 0);
    free.map(|take| (left - take, (taken | 1 << take) & ((2 << (left - take)) - 1))).collect()
}

/// All winning moves from fresh piles, by pile, fewer stones first.
///
/// # Panics
/// If a pile is larger than 64.
///
/// ```
/// use grundy::no_repeat_nim::{self, Move};
/// assert_eq!(no_repeat_nim::winning_moves(&[3, 1]).next(), Some(Move { pile: 0, take: 1 }));
/// ```
pub fn winning_moves(piles: &[u32]) -> impl Iterator<Item = Move> + '_ {
    assert!(piles.iter().all(|&pile| pile <= 64), "a pile larger than 64");
    let sum = piles.iter().fold(0, |sum, &pile| sum ^ grundy(pile.into()));
    let mut search = SgDfs::new(options);
    piles.iter().enumerate().flat_map(move |(pile, &stones)| {
        let rest = sum ^ grundy(stones.into());
        let left: Vec<(u32, u128)> = options(&(stones, 0));
        let wins = left.iter().map(|left| u64::from(search.grundy(left)) == rest).collect::<Vec<_>>();
        let takes = (1..).zip(wins).filter(|(_, wins)| *wins);
        takes.map(move |(take, _)| Move { pile, take })
    })
}
