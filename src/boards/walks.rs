//! Chess pieces that walk to the corner (0, 0) of a board: king, rook, bishop, knight, and the
//! corner cut.
//!
//! - **Rules**: no coordinate ever grows. King: one or both shrink by 1; rook: one shrinks by any
//!   number; bishop: both shrink by the same number; corner cut: one or both shrink by any numbers.
//!   The player who cannot move loses. Knight: one coordinate shrinks by 1 and the other by 2;
//!   whoever brings it into the corner wins, and if it is stuck elsewhere the game is a draw.
//! - **Theorem**: king: the parity of x + y, plus 2 if min(x, y) is odd; rook: Nim with heaps x and
//!   y; bishop: min(x, y); corner cut: x + y. Knight: it makes a moves of one kind and b of the
//!   other; lost if a = b, won if |a - b| = 1; else, or if there are no such numbers, a draw. The
//!   queen plays `wythoff`, and any other piece is for `walk_table`.
//! - **Time**: O(1) for every `u64`; O(1) per winning move.
//! - **Source**: Winning Ways, chapter 3 (moving a piece to the corner); HDU 2147; HDU 5754.
//! - **Needs**: `retrograde`.
//! - **Checked**: against the naive solver, the knight against retrograde analysis, for x and y up
//!   to 25, the king up to 40 (`prove_`: 80, the knight 200, the king 1000, the corner cut 25).

use crate::retrograde::Outcome;

/// The Grundy value of a king.
///
/// ```
/// use grundy::walks;
/// assert_eq!([(0, 1), (1, 1), (2, 1), (2, 2)].map(|(x, y)| walks::king(x, y)), [1, 2, 3, 0]);
/// ```
pub fn king(x: u64, y: u64) -> u64 {
    ((x ^ y) & 1) | (x.min(y) & 1) << 1
}

/// The winning moves of a king, as the squares reached: those with value `rest`, the value of the
/// rest of a sum (0 if none). First with a smaller x, then with a smaller y, then with both.
///
/// ```
/// use grundy::walks;
/// assert!(walks::king_moves(3, 4, 0).eq([(2, 4)]));
/// ```
pub fn king_moves(x: u64, y: u64, rest: u64) -> impl Iterator<Item = (u64, u64)> {
    let steps = IntoIterator::into_iter([(1, 0), (0, 1), (1, 1)]);
    let squares = steps.filter_map(move |(a, b)| Some((x.checked_sub(a)?, y.checked_sub(b)?)));
    squares.filter(move |&(x, y)| king(x, y) == rest)
}

/// The Grundy value of a rook.
///
/// ```
/// use grundy::walks;
/// assert_eq!(walks::rook(5, 3), 6);
/// ```
pub fn rook(x: u64, y: u64) -> u64 {
    x ^ y
}

/// The winning moves of a rook, as the squares with value `rest` (0 if none): first with a smaller
/// x.
///
/// ```
/// use grundy::walks;
/// assert!(walks::rook_moves(5, 3, 0).eq([(3, 3)]));
/// assert!(walks::rook_moves(5, 3, 1).eq([(2, 3)]));
/// ```
pub fn rook_moves(x: u64, y: u64, rest: u64) -> impl Iterator<Item = (u64, u64)> {
    let squares = IntoIterator::into_iter([(y ^ rest, y), (x, x ^ rest)]);
    squares.filter(move |&(a, b)| a < x && b == y || a == x && b < y)
}

/// The Grundy value of a bishop, which moves only along the diagonal towards the corner.
///
/// ```
/// use grundy::walks;
/// assert_eq!(walks::bishop(5, 3), 3);
/// ```
pub fn bishop(x: u64, y: u64) -> u64 {
    x.min(y)
}

/// The only winning move of a bishop: to the square with value `rest` (0 if none).
///
/// ```
/// use grundy::walks;
/// assert_eq!(walks::bishop_move(5, 3, 0), Some((2, 0)));
/// ```
pub fn bishop_move(x: u64, y: u64, rest: u64) -> Option<(u64, u64)> {
    let steps = x.min(y).checked_sub(rest)?;
    if steps == 0 { None } else { Some((x - steps, y - steps)) }
}

/// The Grundy value of the corner cut; `u32`, so that x + y fits.
///
/// ```
/// use grundy::walks;
/// assert_eq!(walks::corner_cut(5, 3), 8);
/// ```
pub fn corner_cut(x: u32, y: u32) -> u64 {
    u64::from(x) + u64::from(y)
}

/// The winning moves of the corner cut, as the squares with value `rest` (0 if none), by ascending
/// x.
///
/// ```
/// use grundy::walks;
/// assert!(walks::corner_cut_moves(5, 3, 0).eq([(0, 0)]));
/// assert!(walks::corner_cut_moves(5, 1, 2).eq([(1, 1), (2, 0)]));
/// ```
pub fn corner_cut_moves(x: u32, y: u32, rest: u64) -> impl Iterator<Item = (u64, u64)> {
    let last = if rest < corner_cut(x, y) { rest.min(x.into()) + 1 } else { 0 };
    (rest.saturating_sub(y.into())..last).map(move |a| (a, rest - a))
}

/// The outcome of a knight that wins in the corner and draws where it is stuck elsewhere, and in
/// how many moves (0 for a draw).
///
/// ```
/// use grundy::retrograde::Outcome;
/// use grundy::walks::knight_outcome;
/// assert_eq!(knight_outcome(3, 3), (Outcome::Loss, 2));
/// assert_eq!(knight_outcome(4, 5), (Outcome::Win, 3));
/// assert_eq!(knight_outcome(4, 4), (Outcome::Draw, 0));
/// ```
pub fn knight_outcome(x: u64, y: u64) -> (Outcome, u64) {
    let low = x.min(y);
    match x.max(y) - low {
        0 if low % 3 == 0 => (Outcome::Loss, low / 3 * 2),
        1 if low % 3 == 1 => (Outcome::Win, low / 3 * 2 + 1),
        _ => (Outcome::Draw, 0),
    }
}

/// The only winning move of a knight, as the square reached.
///
/// ```
/// use grundy::walks;
/// assert_eq!(walks::knight_move(4, 5), Some((3, 3)));
/// ```
pub fn knight_move(x: u64, y: u64) -> Option<(u64, u64)> {
    let to = x.min(y).checked_sub(1)?;
    if knight_outcome(x, y).0 == Outcome::Win { Some((to, to)) } else { None }
}
