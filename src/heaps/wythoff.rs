//! Wythoff's game, and Fraenkel's r-Wythoff: two heaps; take from one, or nearly the same number
//! from both.
//!
//! - **Rules**: take any positive number from one heap, or k > 0 from one and l > 0 from the other
//!   with |k - l| < r; r = 1 is Wythoff's game (the same number from both), a queen's walk to a
//!   corner. If a statement says "at most d apart", r is d + 1. The player who cannot move loses.
//! - **Theorem**: the P-positions are (A_n, A_n + r n), n >= 0, with A_n = floor(n alpha), where
//!   alpha is the positive root of x^2 + (r - 2) x = r (for r = 1 the golden ratio); every number
//!   from 1 on is in exactly one of them.
//! - **Time**: O(1) for the winner, O(log n) for the moves. Exact for every `u64`: n alpha is
//!   compared by integers only (doubles fail at 433494437 701408733).
//! - **Source**: W. A. Wythoff, Nieuw Archief voor Wiskunde 7 (1907); A. S. Fraenkel, American
//!   Mathematical Monthly 89 (1982).
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for heaps up to 20 and r up to 6, for r = 1 up to 50
//!   (`prove_`: 60 and 12, 300); against the pairs made by the mex rule up to 5000
//!   (`prove_`: 10^6); with u128 square roots on random `u64`.

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
    assert!(r > 0, "r must be at least 1");
    let (low, high) = (a.min(b), a.max(b));
    let n = (high - low) / r;
    (high - low) % r != 0 || !reaches(n, r, low.into()) || reaches(n, r, u128::from(low) + 1)
}

/// What the winning moves leave of both heaps, at most four: taken from both first, then from the
/// first heap, then from the second.
///
/// # Panics
/// If `r` is 0.
///
/// ```
/// use grundy::wythoff;
/// assert!(wythoff::winning_moves(5, 8, 1).eq([[4, 7], [5, 3]]));
/// ```
pub fn winning_moves(a: u64, b: u64, r: u64) -> impl Iterator<Item = [u64; 2]> {
    assert!(r > 0, "r must be at least 1");
    let (low, high) = (a.min(b), a.max(b));
    let mut moves = Vec::new();
    // The heaps of the n-th pair differ by r n, and a move from both changes the difference by less
    // than r: n is the quotient, or the next number if there is a remainder.
    let (n, remainder) = ((high - low) / r, (high - low) % r);
    for n in n..=n + u64::from(remainder != 0) {
        let (l, h) = pair(n, r);
        if l < u128::from(low) && h < u128::from(high) {
            let (l, h) = (l as u64, h as u64);
            moves.push(if a <= b { [l, h] } else { [h, l] });
        }
    }
    let (first, second) = (partner(b, r), partner(a, r));
    if first < u128::from(a) {
        moves.push([first as u64, b]);
    }
    if second < u128::from(b) {
        moves.push([a, second as u64]);
    }
    moves.into_iter()
}

/// Whether n alpha >= a. With e = a - n that is e^2 + r n e <= n^2, since alpha - 1 is the positive
/// root of x^2 + r x = 1.
fn reaches(n: u64, r: u64, a: u128) -> bool {
    let (n, r) = (u128::from(n), u128::from(r));
    a <= n || (a - n).checked_mul(a - n + r * n).map_or(false, |left| left <= n * n)
}

/// The n-th P-position, lower number first.
fn pair(n: u64, r: u64) -> (u128, u128) {
    let low = least(0, 2 * u128::from(n) + 1, |a| !reaches(n, r, a)) - 1; // alpha < 2
    (low, low + u128::from(r) * u128::from(n))
}

/// The number that makes a P-position with `x`.
fn partner(x: u64, r: u64) -> u128 {
    let (x, wide_r) = (u128::from(x), u128::from(r));
    // Either x is the lower number of the first pair that reaches it ...
    let (low, high) = pair(least(0, x, |n| reaches(n as u64, r, x)) as u64, r);
    if low == x {
        return high;
    }
    // ... or the higher number of the first pair n for which n alpha reaches x - r n.
    let reaches_high = |n| reaches(n as u64, r, x.saturating_sub(wide_r * n));
    pair(least(0, x / wide_r + 1, reaches_high) as u64, r).0
}

/// The least number in `low..=high` from which on `holds` is true (`high` if it never is).
fn least(mut low: u128, mut high: u128, holds: impl Fn(u128) -> bool) -> u128 {
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
