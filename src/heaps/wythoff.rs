//! Wythoff's game, and Fraenkel's r-Wythoff: two heaps; take from one, or nearly the same number
//! from both.
//!
//! - **Rules**: take any positive number from one heap, or k > 0 from one and l > 0 from the other
//!   with |k - l| < r; r = 1 is Wythoff's game (the same number from both), a queen's walk to a
//!   corner. Who cannot move loses.
//! - **Theorem**: the P-positions are (A_n, A_n + r n), n >= 0, with A_n = floor(n alpha), where
//!   alpha is the positive root of x^2 + (r - 2) x = r (for r = 1 the golden ratio); every number
//!   from 1 on is in exactly one of them.
//! - **Time**: O(1) for the winner, O(log n) for the moves; exact for every `u64`, for all
//!   comparisons with n alpha are done on integers (doubles fail at 433494437 701408733).
//! - **Source**: W. A. Wythoff, Nieuw Archief voor Wiskunde 7 (1907); A. S. Fraenkel, American
//!   Mathematical Monthly 89 (1982).
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for heaps up to 20 and r up to 6, for r = 1 up to 50
//!   (`prove_`: 60 and 12, 300); against the pairs made by the mex rule up to 10^6; with u128
//!   square roots on random `u64`.

/// A move: what is left of both heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// What is left of the first heap.
    pub a: u64,
    /// What is left of the second heap.
    pub b: u64,
}

/// Whether the player to move wins. O(1).
///
/// # Panics
/// If `r` is 0.
///
/// ```
/// use grundy::wythoff;
/// assert!(!wythoff::first_player_wins(2, 1, 1));
/// assert!(wythoff::first_player_wins(433494437, 701408733, 1));
/// ```
pub fn first_player_wins(a: u64, b: u64, r: u64) -> bool {
    let (low, high) = (a.min(b), a.max(b));
    let n = (high - low) / r;
    (high - low) % r != 0 || !reaches(n, r, low.into()) || reaches(n, r, u128::from(low) + 1)
}

/// All winning moves, at most four: from both heaps first, then from the first heap, then from the
/// second.
///
/// # Panics
/// If `r` is 0.
///
/// ```
/// use grundy::wythoff::{self, Move};
/// let mut moves = wythoff::winning_moves(5, 8, 1);
/// assert_eq!(moves.next(), Some(Move { a: 4, b: 7 }));
/// assert_eq!(moves.next(), Some(Move { a: 5, b: 3 }));
/// assert_eq!(moves.next(), None);
/// ```
pub fn winning_moves(a: u64, b: u64, r: u64) -> impl Iterator<Item = Move> {
    let (low, high) = (a.min(b), a.max(b));
    let as_given = move |l: u64, h: u64| if a <= b { Move { a: l, b: h } } else { Move { a: h, b: l } };
    // The n-th pair keeps the difference within r of n r: only n = d / r, and the next if there is
    // a remainder.
    let (n, rest) = ((high - low) / r, (high - low) % r);
    let both = (n..=n + u64::from(rest != 0)).filter_map(move |n| {
        let (l, h) = pair(n, r);
        if l < low.into() && h < high.into() { Some(as_given(l as u64, h as u64)) } else { None }
    });
    let first = partner(b, r).filter(move |&to| to < a).map(move |a| Move { a, b });
    let second = partner(a, r).filter(move |&to| to < b).map(move |b| Move { a, b });
    both.chain(first).chain(second)
}

/// Whether n alpha >= a. With e = a - n that is e^2 + r n e <= n^2, for alpha - 1 is the root of
/// x^2 + r x = 1.
fn reaches(n: u64, r: u64, a: u128) -> bool {
    let (n, r) = (u128::from(n), u128::from(r));
    a <= n || (a - n).checked_mul(a - n + r * n).map_or(false, |left| left <= n * n)
}

/// The n-th P-position, lower number first.
fn pair(n: u64, r: u64) -> (u128, u128) {
    let low = first(0, 2 * u128::from(n) + 1, |a| !reaches(n, r, a)) - 1; // alpha < 2
    (low, low + u128::from(r) * u128::from(n))
}

/// The number that makes a P-position with `x`; `None` if it does not fit.
fn partner(x: u64, r: u64) -> Option<u64> {
    let wide = u128::from(x);
    let as_low = pair(first(0, wide, |n| reaches(n as u64, r, wide)) as u64, r);
    let reaches_high = |n| reaches(n as u64, r, wide.saturating_sub(u128::from(r) * n));
    let as_high = pair(first(0, wide / u128::from(r) + 1, reaches_high) as u64, r);
    u64::try_from(if as_low.0 == wide { as_low.1 } else { as_high.0 }).ok()
}

/// The least number in `low..=high` from which on `holds` is true (`high` if it never is).
fn first(mut low: u128, mut high: u128, holds: impl Fn(u128) -> bool) -> u128 {
    while low < high {
        let middle = (low + high) / 2;
        if holds(middle) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    low
}
