//! Bash's game and its kin: one heap whose Grundy value is a formula.
//!
//! - **Rules**: one heap of n stones; a move takes some, the set of allowed numbers is one of those below; who cannot
//!   move loses.
//! - **Theorem**: take 1..=m: n mod (m + 1); take any number: n; take an odd number: n mod 2.
//! - **Time**: O(1) for every `u64`.
//! - **Source**: C. G. Bachet, Problèmes plaisants (1612), problem 22; Winning Ways, chapter 4.
//! - **Needs**: nothing.
//! - **Used by**: `hdu1846`, `hdu2149`.
//! - **Checked**: against the naive solver for n up to 60, m up to 20.

/// The Grundy value of a heap of `n` when a move takes 1..=`m`.
///
/// ```
/// use grundy::bash;
/// assert_eq!(bash::grundy(23, 3), 3); // 23 cards, take 1 to 3: the first player wins by taking 3
/// ```
pub fn grundy(n: u64, m: u64) -> u64 {
    if m == u64::MAX { n } else { n % (m + 1) }
}
