//! Fibonacci Nim: one heap; take at most twice what was taken last. Any other factor is
//! `dynamic_subtraction`.
//!
//! - **Rules**: the player to move takes 1..=`limit` stones; after a take of t the limit is 2 t. At
//!   the start the first player may take anything but all: `limit` = n - 1. Whoever takes the last
//!   stone wins.
//! - **Theorem**: write n as a sum of Fibonacci numbers, no two of them consecutive (Zeckendorf).
//!   The player to move loses exactly if the least of them exceeds the limit. A winning take is the
//!   sum of some of the least ones, within the limit, whose double is less than the next one.
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

/// What the winning moves leave, the smallest take first.
///
/// ```
/// use grundy::fibonacci_nim;
/// // 10000 = 6765 + 2584 + 610 + 34 + 5 + 2: take the 2, for a take of 4 cannot reach the 5.
/// assert_eq!(fibonacci_nim::winning_moves(10_000, 9_999).next(), Some(9_998));
/// ```
pub fn winning_moves(n: u64, limit: u64) -> impl Iterator<Item = u64> {
    let parts = zeckendorf(n);
    let (mut take, mut moves) = (0, Vec::new());
    for i in (0..parts.len()).rev() {
        take += parts[i];
        if take > limit {
            break;
        }
        // The other player may take up to 2 * take, written so that it cannot overflow.
        let out_of_reach = i == 0 || take < parts[i - 1] - take;
        if out_of_reach {
            moves.push(n - take);
        }
    }
    moves.into_iter()
}

/// The Fibonacci numbers, no two of them consecutive, whose sum is `n`, descending; empty for 0.
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
