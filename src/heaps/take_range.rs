//! Bash's game with a minimum take: one heap, take p..=q stones; also the version in which taking
//! the last stone loses.
//!
//! - **Rules**: a move takes p..=q stones (p >= 1); the player who cannot move loses. `poison`:
//!   whoever has p stones or fewer must take them all, and whoever takes the last stone loses.
//! - **Theorem**: with m = n mod (p + q) the Grundy value is floor(m / p). Poison: nobody wants the
//!   last stone, so it is the first game on n - 1 stones (and with no stone left the player to move
//!   has won).
//! - **Time**: O(1) for every `u64`.
//! - **Source**: Winning Ways, chapter 4 (subtraction games).
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for n up to 60 and all p <= q up to 12 (`prove_`: 200
//!   and 30).

/// The Grundy value of a heap of `n` when a move takes `p..=q`.
///
/// # Panics
/// Unless 1 <= p <= q.
///
/// ```
/// use grundy::take_range;
/// assert_eq!(take_range::grundy(9, 2, 5), 1); // 9 mod 7 = 2
/// ```
pub fn grundy(n: u64, p: u64, q: u64) -> u64 {
    check(p, q);
    p.checked_add(q).map_or(n, |period| n % period) / p
}

/// Whether the player to move wins if the player who cannot take loses.
///
/// # Panics
/// Unless 1 <= p <= q.
///
/// ```
/// use grundy::take_range;
/// assert!(!take_range::first_player_wins(8, 2, 5));
/// ```
pub fn first_player_wins(n: u64, p: u64, q: u64) -> bool {
    grundy(n, p, q) != 0
}

/// What the winning moves leave of a heap of `n`, the smallest take first.
///
/// `rest` is the nim-sum of the rest of the sum: 0 if this heap is the whole game.
///
/// # Panics
/// Unless 1 <= p <= q.
///
/// ```
/// use grundy::take_range;
/// assert!(take_range::winning_moves(10, 2, 5, 0).eq([8, 7]));
/// assert_eq!(take_range::winning_moves(8, 2, 5, 0).next(), None);
/// ```
pub fn winning_moves(n: u64, p: u64, q: u64, rest: u64) -> impl Iterator<Item = u64> {
    check(p, q);
    let (p, q, rest) = (u128::from(p), u128::from(q), u128::from(rest)); // nothing can overflow
    let (mut low, mut high) = (1, 0); // none
    if let Some(most) = u128::from(n).checked_sub(p) {
        // The heaps of value `rest` are the p from rest * p on in each period, fewer at its end.
        let (period, least) = (p + q, u128::from(n).saturating_sub(q));
        if rest * p < period && rest * p <= most {
            // The last such block that begins among the options; an earlier one ends before them.
            let start = most - (most - rest * p) % period;
            let block = p.min(period - rest * p);
            low = start.max(least);
            high = most.min(start + block - 1);
        }
    }
    (low..=high).rev().map(|left| left as u64)
}

/// Whether the player to move wins when taking the last stone loses (and p or fewer stones must all
/// be taken).
///
/// # Panics
/// Unless 1 <= p <= q.
///
/// ```
/// use grundy::take_range;
/// assert!(!take_range::first_player_wins_poison(7, 2, 4)); // 7 - 1 is a multiple of 2 + 4
/// ```
pub fn first_player_wins_poison(n: u64, p: u64, q: u64) -> bool {
    check(p, q);
    n == 0 || first_player_wins(n - 1, p, q)
}

/// What the winning moves leave when taking the last stone loses, the smallest take first.
///
/// # Panics
/// Unless 1 <= p <= q.
///
/// ```
/// use grundy::take_range;
/// assert!(take_range::winning_moves_poison(6, 2, 4).eq([2])); // the other player must take the 2
/// ```
pub fn winning_moves_poison(n: u64, p: u64, q: u64) -> impl Iterator<Item = u64> {
    winning_moves(n.saturating_sub(1), p, q, 0).map(|left| left + 1) // the poisoned stone stays
}

fn check(p: u64, q: u64) {
    assert!(1 <= p && p <= q, "a move takes {}..={} stones: p must be at least 1, and at most q", p, q);
}
