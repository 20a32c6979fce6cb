//! The king's walk: a token on a board goes one step left, down, or diagonally left-down.
//!
//! - **Rules**: normal play; who cannot move (the token is in the corner) loses.
//! - **Theorem**: the Grundy value is the parity of x + y, plus 2 where the smaller of x and y is
//!   odd; so the P-positions are those with x and y even.
//! - **Time**: O(1).
//! - **Source**: HDU 2147; E. Berlekamp, J. Conway, R. Guy, Winning Ways, chapter 3 (the white
//!   king).
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for x and y up to 40.

/// The Grundy value of a king that is `x` steps from the left edge and `y` from the lower one.
///
/// ```
/// use grundy::king;
/// assert_eq!([(0, 1), (1, 1), (2, 1), (2, 2)].map(|(x, y)| king::grundy(x, y)), [1, 2, 3, 0]);
/// ```
pub fn grundy(x: u64, y: u64) -> u64 {
    ((x ^ y) & 1) | (x.min(y) & 1) << 1
}

/// Whether the player to move wins.
///
/// ```
/// use grundy::king;
/// assert!(!king::first_player_wins(2, 4));
/// ```
pub fn first_player_wins(x: u64, y: u64) -> bool {
    grundy(x, y) != 0
}

/// The winning move, as the new place: the only one, for one of the three squares has both numbers
/// even.
///
/// ```
/// use grundy::king;
/// assert_eq!(king::winning_move(3, 4), Some((2, 4)));
/// ```
pub fn winning_move(x: u64, y: u64) -> Option<(u64, u64)> {
    Some((x & !1, y & !1)).filter(|&to| to != (x, y))
}
