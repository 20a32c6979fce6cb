//! Fibonacci Nim: one pile; take at most twice what was taken last.
//!
//! - **Rules**: the player to move takes 1..=`limit` stones; after a take of t the limit is 2 t. At
//!   the start the first player may take anything but all: `limit` = n - 1. Who takes the last
//!   stone wins.
//! - **Theorem**: write n as a sum of Fibonacci numbers, no two of them neighbours (Zeckendorf).
//!   The player to move loses exactly if the least of them exceeds the limit. A winning take is the
//!   sum of some of the least ones that is within the limit and of which the double is less than
//!   the next one.
//! - **Time**: O(log n) for every `u64`.
//! - **Source**: M. J. Whinihan, Fibonacci Quarterly 1 (1963); E. Zeckendorf, Bull. Soc. Roy. Sci.
//!   Liège 41 (1972).
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for all n and limits up to 100 (`prove_`: 600).

/// Whether the player to move wins with `n` stones left and at most `limit` to be taken.
///
/// ```
/// use grundy::fibonacci_nim;
/// assert!(!fibonacci_nim::first_player_wins(13, 12)); // a Fibonacci number, and not all may be taken
/// assert!(fibonacci_nim::first_player_wins(13, 13));
/// ```
pub fn first_player_wins(n: u64, limit: u64) -> bool {
    winning_moves(n, limit).next().is_some()
}

/// All winning takes, ascending.
///
/// ```
/// use grundy::fibonacci_nim;
/// assert_eq!(fibonacci_nim::winning_moves(10_000, 9_999).next(), Some(2)); // 6765 + 2584 + 610 + 34 + 5 + 2
/// ```
pub fn winning_moves(n: u64, limit: u64) -> impl Iterator<Item = u64> {
    let mut parts = zeckendorf(n).into_iter().rev().peekable();
    let mut take = 0;
    let sums = std::iter::from_fn(move || {
        take += parts.next()?;
        Some((take, parts.peek().copied()))
    });
    let within = sums.take_while(move |&(take, _)| take <= limit);
    within.filter(|&(take, next)| next.map_or(true, |next| next - take > take)).map(|(take, _)| take)
}

/// The Fibonacci numbers of which no two are neighbours and that sum up to `n`, descending; none
/// for 0.
///
/// ```
/// use grundy::fibonacci_nim;
/// assert_eq!(fibonacci_nim::zeckendorf(100), [89, 8, 3]);
/// ```
pub fn zeckendorf(n: u64) -> Vec<u64> {
    let (mut below, mut largest) = (1u64, 1u64);
    while let Some(next) = below.checked_add(largest).filter(|&next| next <= n) {
        below = largest;
        largest = next;
    }
    let (mut left, mut parts) = (n, Vec::new());
    while left > 0 {
        if largest <= left {
            left -= largest;
            parts.push(largest);
        }
        let before = largest - below;
        largest = below;
        below = before;
    }
    parts
}
