//! The multiplication game: a number starts at 1; a move multiplies it by one of lo..=hi; the
//! player who first reaches n wins.
//!
//! - **Rules**: 2 <= lo <= hi; the player who makes the number at least n wins.
//! - **Theorem**: the first player wins for n in 2..=hi, the second up to hi * lo, the first up to
//!   hi * lo * hi, …: the winner of each range multiplies by hi, while the loser can do no better
//!   than slow the number down to a factor of lo.
//! - **Time**: O(log n) for every `u64`, O(hi - lo) more for the winning moves.
//! - **Source**: POJ 2505 (1997).
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for 2 <= lo <= hi <= 10 and n up to 100 and some up to
//!   2000 (`prove_`: 20, all n up to 5000).

/// Whether the player to move wins. For n <= 1 the game is over and that player has lost.
///
/// # Panics
/// Unless 2 <= lo <= hi.
///
/// ```
/// use grundy::multiplication;
/// assert!(multiplication::first_player_wins(162, 2, 9));
/// assert!(!multiplication::first_player_wins(17, 2, 9));
/// ```
pub fn first_player_wins(n: u64, lo: u64, hi: u64) -> bool {
    assert!(2 <= lo && lo <= hi, "multiplication: the factors must satisfy 2 <= lo <= hi");
    let (mut bound, mut first) = (1u64, false);
    while bound < n {
        first = !first;
        bound = bound.saturating_mul(if first { hi } else { lo });
    }
    first
}

/// All winning moves from the number 1, ascending: the factor, which is the number it becomes.
///
/// From another number p, ask for n / p, rounded up.
///
/// # Panics
/// As [`first_player_wins`].
///
/// ```
/// use grundy::multiplication;
/// assert_eq!(multiplication::winning_moves(20, 2, 9).collect::<Vec<_>>(), [2]);
/// ```
pub fn winning_moves(n: u64, lo: u64, hi: u64) -> impl Iterator<Item = u64> {
    assert!(2 <= lo && lo <= hi, "multiplication: the factors must satisfy 2 <= lo <= hi");
    let rest = move |factor: u64| n / factor + u64::from(n % factor > 0);
    (lo..=hi).filter(move |&factor| n > 1 && !first_player_wins(rest(factor), lo, hi))
}
