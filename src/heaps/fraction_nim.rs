//! Fraction Nim: take at most a k-th part of a heap.
//!
//! - **Rules**: a move takes 1..=floor(n / k) stones from a heap of n, for a k >= 1 that each heap
//!   may have of its own. The player who cannot move loses. For k = 2 in O(1), and for "at least
//!   half": `half_nim`. Any number: k = 1, which is `nim`.
//! - **Theorem**: with q = floor(n / k), the value is q if k divides n, else that of n - q - 1.
//!   Proof: by induction the q numbers before a multiple n = k q have all values 0, ..., q - 1.
//!   From n to n + 1 the options change by one number: n comes, and n - q goes where k does not
//!   divide n + 1. So the new number has the only value missing: that of the number that goes next.
//! - **Time**: O(sqrt(n)) at most, since equal steps are taken together; O(k log n) for small k.
//! - **Source**: AtCoder Regular Contest 91, problem F (2018); the proof is here.
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for n up to 120 and every k up to n + 1, all moves and
//!   values of the rest (`prove_`: 400); k = 2 against `half_nim`.

/// The Grundy value of a heap of `n` when a move takes at most a `k`-th part of it.
///
/// # Panics
/// If `k` is 0; so do all functions here.
///
/// ```
/// use grundy::fraction_nim;
/// assert!((0..=12).map(|n| fraction_nim::grundy(n, 3)).eq([0, 0, 0, 1, 0, 1, 2, 0, 1, 3, 2, 0, 4]));
/// let heaps = [(5, 2), (3, 3)];
/// assert!(!grundy::sum::first_player_wins(heaps.map(|(n, k)| fraction_nim::grundy(n, k))));
/// ```
pub fn grundy(n: u64, k: u64) -> u64 {
    assert!(k > 0, "k is 0: a heap has no such part");
    let mut n = n;
    loop {
        let (quotient, over) = (n / k, n % k);
        if over == 0 || quotient == 0 {
            return quotient;
        }
        // As many steps as there are until the quotient changes, or the remainder is 0.
        let step = quotient + 1;
        n -= step * ((over - 1) / step + 1);
    }
}

/// Whether the player to move wins a heap of `n`.
///
/// ```
/// assert!(!grundy::fraction_nim::first_player_wins(7, 3));
/// ```
pub fn first_player_wins(n: u64, k: u64) -> bool {
    grundy(n, k) != 0
}

/// What the winning move leaves of a heap of `n`; there is at most one. In the same time.
///
/// `rest` is the nim-sum of the rest of the sum: 0 if this heap is the whole game.
///
/// ```
/// use grundy::fraction_nim;
/// assert_eq!(fraction_nim::winning_move(9, 3, 0), Some(7));
/// assert_eq!(fraction_nim::winning_move(9, 3, 2), Some(6)); // beside a game of value 2
/// ```
pub fn winning_move(n: u64, k: u64, rest: u64) -> Option<u64> {
    assert!(k > 0, "k is 0: a heap has no such part");
    if k == 1 {
        return Some(rest).filter(|&rest| rest < n);
    }
    // From k * rest on, the first heap with that value (for 0: 0), to the last one below n: the
    // next after m = a (k - 1) + b, b < k - 1, is m + a + 1.
    let mut left = rest.checked_mul(k).filter(|&first| first < n)?;
    while let Some(room) = (n - 1 - left).checked_div(left / (k - 1) + 1).filter(|&steps| steps > 0) {
        let (step, over) = (left / (k - 1) + 1, left % (k - 1));
        left += step * room.min((k - 2 - over) / step + 1);
    }
    Some(left).filter(|left| n - left <= n / k)
}
