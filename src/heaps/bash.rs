//! Bash's game and its variants: one heap whose Grundy value has a formula.
//!
//! - **Rules**: one heap of n stones; a move takes some of them, and the numbers allowed are one of
//!   the sets below. The player who cannot move loses.
//! - **Theorem**: take 1..=m: the value is n mod (m + 1); take any number: n (that is m =
//!   `u64::MAX`); take an odd number: n mod 2.
//! - **Time**: O(1) for every `u64`.
//! - **Source**: C. G. Bachet, Problèmes plaisants (1612), problem 22; Winning Ways, chapter 4.
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for n up to 60, m up to 20 (`prove_`: 500 and 100).

/// The Grundy value of a heap of `n` when a move takes 1..=`m`.
///
/// ```
/// use grundy::bash;
/// assert_eq!(bash::grundy(23, 3), 3); // 23 cards, take 1 to 3: the first player wins by taking 3
/// ```
pub fn grundy(n: u64, m: u64) -> u64 {
    if m == u64::MAX { n } else { n % (m + 1) }
}

/// Whether the player to move wins a heap of `n` when a move takes 1..=`m`.
///
/// Equivalently: whether the first of two players who take turns adding 1..=`m` is the one to reach
/// `n`.
///
/// ```
/// use grundy::bash;
/// assert!(bash::first_player_wins(23, 3) && !bash::first_player_wins(24, 3));
/// ```
pub fn first_player_wins(n: u64, m: u64) -> bool {
    grundy(n, m) != 0
}

/// What the winning move leaves of a heap of `n` when a move takes 1..=`m`; there is at most one.
///
/// `rest` is the nim-sum of the rest of the sum: 0 if this heap is the whole game.
///
/// ```
/// use grundy::bash;
/// assert_eq!(bash::winning_move(23, 3, 0), Some(20));
/// assert_eq!(bash::winning_move(24, 3, 0), None);
/// assert_eq!(bash::winning_move(24, 3, 1), Some(21)); // beside a game of value 1
/// ```
pub fn winning_move(n: u64, m: u64, rest: u64) -> Option<u64> {
    // Neighbouring heaps have different values, so at most one of the options has the value `rest`.
    let take = grundy(n.checked_sub(rest)?, m);
    if take != 0 && rest <= m { Some(n - take) } else { None }
}

/// The winning first bids, ascending, when two bidders raise the price by 1..=`m` in turn, and the
/// first to reach `goal` or more wins.
///
/// ```
/// use grundy::bash;
/// assert!(bash::winning_raises(23, 3).eq([3]));
/// assert!(bash::winning_raises(3, 5).eq([3, 4, 5])); // the price may exceed the goal
/// assert_eq!(bash::winning_raises(4, 3).next(), None);
/// ```
pub fn winning_raises(goal: u64, m: u64) -> impl Iterator<Item = u64> {
    let first = grundy(goal, m);
    let last = match first {
        0 => 0, // no bid wins: the range is empty
        _ if goal <= m => m,
        _ => first,
    };
    first.max(1)..=last
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
