//! Chess pieces that walk to the corner (0, 0) of a board: rook, bishop, knight, and the corner
//! cut.
//!
//! - **Rules**: both coordinates never grow and one shrinks. Rook: one of them by any number;
//!   bishop: both by the same number; corner cut: to any square that is not beyond the old one in
//!   either coordinate. Who cannot move loses. Knight: one by 1 and the other by 2; who brings it
//!   into the corner wins, and a knight stuck elsewhere is a draw.
//! - **Theorem**: rook: Nim with two piles, x xor y; bishop: min(x, y); corner cut: x + y; knight:
//!   it takes a moves of one kind and b of the other; lost for a = b, won for |a - b| = 1, and
//!   else, or if there are no such numbers, a draw. The king is in `king`, the queen plays
//!   `wythoff`, any other piece is for `walk_table`.
//! - **Time**: O(1) for every `u64`.
//! - **Source**: Winning Ways, chapter 3 (moving a piece to the corner); HDU 5754.
//! - **Needs**: `retrograde`.
//! - **Checked**: against the naive solver, the knight against retrograde analysis, for x and y up
//!   to 25 (`prove_`: 80, the knight 200).

use crate::retrograde::Outcome;

/// The Grundy value of a rook.
///
/// ```
/// use grundy::walks;
/// assert_eq!(walks::rook(5, 3), 6);
/// ```
pub fn rook(x: u64, y: u64) -> u64 {
    x ^ y
}

/// The square a rook wins by going to: the one on the diagonal, if it is not there.
///
/// ```
/// use grundy::walks;
/// assert!(walks::rook_moves(5, 3).eq([(3, 3)]));
/// ```
pub fn rook_moves(x: u64, y: u64) -> impl Iterator<Item = (u64, u64)> {
    Some((x.min(y), x.min(y))).filter(|&to| to != (x, y)).into_iter()
}

/// The Grundy value of a bishop (on the diagonal towards the corner only).
///
/// ```
/// use grundy::walks;
/// assert_eq!(walks::bishop(5, 3), 3);
/// ```
pub fn bishop(x: u64, y: u64) -> u64 {
    x.min(y)
}

/// The square a bishop wins by going to: the one on the edge, if it is not there.
///
/// ```
/// use grundy::walks;
/// assert!(walks::bishop_moves(5, 3).eq([(2, 0)]));
/// ```
pub fn bishop_moves(x: u64, y: u64) -> impl Iterator<Item = (u64, u64)> {
    Some((x - x.min(y), y - x.min(y))).filter(|&to| to != (x, y)).into_iter()
}

/// The Grundy value of the corner cut, where a move goes to any other square of the rectangle up to
/// (x, y); it is won everywhere but in the corner itself, by going there.
///
/// ```
/// use grundy::walks;
/// assert_eq!(walks::corner_cut(5, 3), 8);
/// ```
pub fn corner_cut(x: u32, y: u32) -> u64 {
    u64::from(x) + u64::from(y)
}

/// The outcome of a knight that wins in the corner and draws where it is stuck.
///
/// ```
/// use grundy::retrograde::Outcome;
/// use grundy::walks;
/// assert_eq!(walks::knight(3, 3), Outcome::Loss(2));
/// assert_eq!(walks::knight(4, 5), Outcome::Win(3));
/// assert_eq!(walks::knight(4, 4), Outcome::Draw);
/// ```
pub fn knight(x: u64, y: u64) -> Outcome {
    let (low, high) = (x.min(y), x.max(y));
    let moves = (u128::from(x) + u128::from(y)) / 3;
    match (u32::try_from(moves), high - low) {
        (Ok(moves), 0) if low % 3 == 0 => Outcome::Loss(moves),
        (Ok(moves), 1) if low % 3 == 1 => Outcome::Win(moves),
        _ => Outcome::Draw,
    }
}

/// The square a knight wins by going to: the only one.
///
/// ```
/// use grundy::walks;
/// assert!(walks::knight_moves(4, 5).eq([(3, 3)]));
/// ```
pub fn knight_moves(x: u64, y: u64) -> impl Iterator<Item = (u64, u64)> {
    let wins = x.max(y) - x.min(y) == 1 && x.min(y) % 3 == 1;
    Some(x.min(y)).filter(move |_| wins).map(|low| (low - 1, low - 1)).into_iter()
}
