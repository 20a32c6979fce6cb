//! Halving piles: take one stone, or replace a pile of 2x by k piles of x.
//!
//! - **Rules**: piles; k is fixed and x > 0; who cannot move loses.
//! - **Theorem**: k even: the halves cancel, the values are 0, 1, 2 and then 0 for odd and 1 for
//!   even piles. k odd: 0, 1, 0, 1, 2, then 0 for odd piles, and for even ones 2 or 1 as the half
//!   has value 1 or not.
//! - **Time**: O(log n) per pile of any `u64` size.
//! - **Source**: Codeforces Round 334, problem 603C.
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for one pile up to 12, two up to 6 and k up to 3; values
//!   against the table for piles up to 10^6 and k up to 4.

/// A move on pile `pile` (counted from 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which pile.
    pub pile: usize,
    /// Whether it is replaced by k halves; otherwise one stone is taken.
    pub halve: bool,
}

/// The Grundy value of a pile.
///
/// ```
/// use grundy::halving;
/// assert_eq!([3, 4].map(|pile| halving::grundy(pile, 1)), [1, 2]);
/// assert_eq!(halving::grundy(3, 2), 0);
/// ```
pub fn grundy(pile: u64, k: u64) -> u32 {
    match (k % 2, pile) {
        (0, 0..=2) => pile as u32,
        (0, _) => u32::from(pile % 2 == 0),
        (_, 0..=4) => [0, 1, 0, 1, 2][pile as usize],
        _ if pile % 2 == 1 => 0,
        _ if grundy(pile / 2, k) == 1 => 2,
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
pub fn first_player_wins(piles: &[u64], k: u64) -> bool {
    piles.iter().fold(0, |sum, &pile| sum ^ grundy(pile, k)) != 0
}

/// All winning moves in pile order, taking before halving.
///
/// ```
/// use grundy::halving::{self, Move};
/// assert_eq!(halving::winning_moves(&[3, 4], 1).collect::<Vec<_>>(), [Move { pile: 1, halve: false }]);
/// ```
pub fn winning_moves(piles: &[u64], k: u64) -> impl Iterator<Item = Move> + '_ {
    let sum = piles.iter().fold(0, |sum, &pile| sum ^ grundy(pile, k));
    piles.iter().enumerate().filter(|&(_, &stones)| stones > 0).flat_map(move |(pile, &stones)| {
        let rest = sum ^ grundy(stones, k);
        let halves = if k % 2 == 1 { grundy(stones / 2, k) } else { 0 };
        let take = Some(Move { pile, halve: false }).filter(|_| grundy(stones - 1, k) == rest);
        take.into_iter().chain(Some(Move { pile, halve: true }).filter(|_| stones % 2 == 0 && halves == rest))
    })
}
