//! Bash's game and its kin: one heap whose Grundy value is a formula.
//!
//! - **Rules**: one heap of n stones; a move takes some, the set of allowed numbers is one of those
//!   below; who cannot move loses.
//! - **Theorem**: take 1..=m: n mod (m + 1); take any number: n (that is m = `u64::MAX`); take an
//!   odd number: n mod 2.
//! - **Time**: O(1) for every `u64`.
//! - **Source**: C. G. Bachet, Problèmes plaisants (1612), problem 22; Winning Ways, chapter 4.
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for n up to 60, m up to 20.

use std::ops::RangeInclusive;

/// The Grundy value of a heap of `n` when a move takes 1..=`m`.
///
/// ```
/// use grundy::bash;
/// assert_eq!(bash::grundy(23, 3), 3); // 23 cards, take 1 to 3: the first player wins by taking 3
/// ```
pub fn grundy(n: u64, m: u64) -> u64 {
    if m == u64::MAX { n } else { n % (m + 1) }
}

/// Whether the player to move wins a heap of `n` when a move takes 1..=`m`; also, whether the first
/// of two players who add 1..=`m` in turn is the one to reach `n`.
///
/// ```
/// use grundy::bash;
/// assert!(bash::first_player_wins(23, 3) && !bash::first_player_wins(24, 3));
/// ```
pub fn first_player_wins(n: u64, m: u64) -> bool {
    grundy(n, m) != 0
}

/// The number to take from a heap of `n`, when a move takes 1..=`m`, that leaves Grundy value
/// `rest`: there is only one.
///
/// It is the winning move, if `rest` is the xor of the other heaps' values (0: no other heap).
///
/// ```
/// use grundy::bash;
/// assert_eq!(bash::winning_move(23, 3, 0), Some(3));
/// assert_eq!(bash::winning_move(24, 3, 0), None);
/// ```
pub fn winning_move(n: u64, m: u64, rest: u64) -> Option<u64> {
    let take = grundy(n.checked_sub(rest)?, m);
    if take != 0 && rest <= m { Some(take) } else { None }
}

/// The winning first raises, ascending, when two bidders add 1..=`m` in turn and who reaches `goal`
/// or more wins.
///
/// ```
/// use grundy::bash;
/// assert!(bash::winning_raises(23, 3).eq([3]));
/// assert!(bash::winning_raises(3, 5).eq([3, 4, 5])); // more than the goal is allowed
/// assert!(bash::winning_raises(4, 3).is_empty());
/// ```
pub fn winning_raises(goal: u64, m: u64) -> RangeInclusive<u64> {
    match grundy(goal, m) {
        0 => RangeInclusive::new(1, 0), // none
        first if goal <= m => first..=m,
        first => first..=first,
    }
}

/// The Grundy value of a heap of `n` when a move takes an odd number.
///
/// ```
/// use grundy::bash;
/// assert_eq!(bash::grundy_odd(7), 1); // and every move wins: it leaves an even number
/// ```
pub fn grundy_odd(n: u64) -> u64 {
    n % 2
}
