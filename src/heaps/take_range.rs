//! Bash's game with a least take: one heap, take p..=q stones; and its forms in which the last
//! stone loses.
//!
//! - **Rules**: a move takes p..=q stones (p >= 1); who cannot move loses. `poison`: while p or
//!   fewer are left they must all be taken, and who takes the last stone loses.
//! - **Theorem**: with m = n mod (p + q) the Grundy value is floor(m / p); the winning takes are
//!   those that leave a multiple of p + q and fewer than p stones more. Poison: nobody wants the
//!   last stone, so it is the first game on n - 1 stones (and to move with none left is a win).
//! - **Time**: O(1) for every `u64`.
//! - **Source**: Winning Ways, chapter 4 (subtraction games).
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for n up to 60 and all p <= q up to 12 (`prove_`: 200
//!   and 30).

use std::ops::RangeInclusive;

/// The Grundy value of a heap of `n` when a move takes `p..=q`.
///
/// # Panics
/// If not 1 <= p <= q.
///
/// ```
/// use grundy::take_range;
/// assert_eq!(take_range::grundy(9, 2, 5), 1); // 9 mod 7 = 2
/// ```
pub fn grundy(n: u64, p: u64, q: u64) -> u64 {
    rest(n, p, q) / p
}

/// Whether the player to move wins, who cannot take being the loser.
///
/// # Panics
/// If not 1 <= p <= q.
///
/// ```
/// use grundy::take_range;
/// assert!(!take_range::first_player_wins(8, 2, 5));
/// ```
pub fn first_player_wins(n: u64, p: u64, q: u64) -> bool {
    grundy(n, p, q) != 0
}

/// All winning takes; an empty range if there is none.
///
/// # Panics
/// If not 1 <= p <= q.
///
/// ```
/// use grundy::take_range;
/// assert_eq!(take_range::winning_moves(10, 2, 5), 2..=3); // leaves 8 or 7
/// assert!(take_range::winning_moves(8, 2, 5).is_empty());
/// ```
pub fn winning_moves(n: u64, p: u64, q: u64) -> RangeInclusive<u64> {
    let m = rest(n, p, q);
    p.max(m.saturating_sub(p - 1))..=q.min(m) // empty for m < p
}

/// Whether the player to move wins when the last stone loses (and p or fewer stones must all be
/// taken).
///
/// # Panics
/// If not 1 <= p <= q.
///
/// ```
/// use grundy::take_range;
/// assert!(!take_range::first_player_wins_poison(7, 2, 4)); // 7 - 1 is a multiple of 2 + 4
/// ```
pub fn first_player_wins_poison(n: u64, p: u64, q: u64) -> bool {
    n == 0 || first_player_wins(n - 1, p, q)
}

/// All winning takes when the last stone loses; an empty range if there is none.
///
/// # Panics
/// If not 1 <= p <= q.
///
/// ```
/// use grundy::take_range;
/// assert_eq!(take_range::winning_moves_poison(6, 2, 4), 4..=4); // leaves 2, which the other must take
/// ```
pub fn winning_moves_poison(n: u64, p: u64, q: u64) -> RangeInclusive<u64> {
    winning_moves(n.saturating_sub(1), p, q)
}

/// n mod (p + q).
fn rest(n: u64, p: u64, q: u64) -> u64 {
    assert!(1 <= p && p <= q, "takes {p}..={q}");
    p.checked_add(q).map_or(n, |period| n % period)
}
