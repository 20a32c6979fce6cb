//! Northcott's game: each row of a board has one piece of each player; a move slides one of the
//! player's own pieces along its row.
//!
//! - **Rules**: a move slides the player's own piece in one row any positive number of squares,
//!   towards the other piece or away from it, but not onto or past it. The player who cannot move
//!   loses.
//! - **Theorem**: Nim with the gaps between the two pieces. The winner answers a retreat by closing
//!   up by the same number of squares; the room to retreat runs out, so the game ends although
//!   moves can be undone, and every move to nim-sum 0 wins.
//! - **Time**: O(n) for n rows of any `u64` length.
//! - **Source**: Winning Ways, chapter 3 (D. G. Northcott).
//! - **Needs**: `sum`.
//! - **Checked**: against retrograde analysis of all boards of 1 x 8, 2 x 5 and 3 x 4 (`prove_`: 2
//!   x 9, 3 x 5).

use crate::sum::grundy;

/// A row of the board; columns are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// The column of the piece of the player to move.
    pub own: u64,
    /// The column of the other player's piece; it differs from `own`.
    pub other: u64,
}

/// A move: the player's own piece in row `heap` goes to column `to`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which row, counted from 0.
    pub heap: usize,
    /// The new column.
    pub to: u64,
}

/// The nim-sum of the gaps.
///
/// # Panics
/// If the two pieces of a row are on one square.
///
/// ```
/// use grundy::northcott::{self, Row};
/// assert_eq!(northcott::nim_sum(&[Row { own: 0, other: 6 }, Row { own: 4, other: 1 }]), 5 ^ 2);
/// ```
pub fn nim_sum(rows: &[Row]) -> u64 {
    for (i, row) in rows.iter().enumerate() {
        assert!(row.own != row.other, "row {i}: both pieces on square {}", row.own);
    }
    grundy(rows.iter().map(gap))
}

/// Whether the player to move wins.
///
/// # Panics
/// As [`nim_sum`].
///
/// ```
/// use grundy::northcott::{self, Row};
/// assert!(!northcott::first_player_wins(&[Row { own: 3, other: 4 }, Row { own: 1, other: 0 }]));
/// ```
pub fn first_player_wins(rows: &[Row]) -> bool {
    nim_sum(rows) != 0
}

/// All winning moves by row, at most one in each: towards the other piece, or away from it where
/// there is room.
///
/// # Panics
/// As [`nim_sum`], and if a piece is not in one of the columns.
///
/// ```
/// use grundy::northcott::{self, Move, Row};
/// let rows = [Row { own: 2, other: 4 }, Row { own: 5, other: 1 }]; // gaps 1 and 3, on 6 columns
/// let moves: Vec<Move> = northcott::winning_moves(&rows, 6).collect();
/// assert_eq!(moves, [Move { heap: 0, to: 0 }, Move { heap: 1, to: 3 }]);
/// ```
pub fn winning_moves(rows: &[Row], columns: u64) -> impl Iterator<Item = Move> + '_ {
    let sum = nim_sum(rows);
    for (i, &Row { own, other }) in rows.iter().enumerate() {
        assert!(own.max(other) < columns, "row {}: squares {} and {} of {} columns", i, own, other, columns);
    }
    let moves = rows.iter().enumerate().filter(move |_| sum != 0);
    moves.filter_map(move |(heap, row)| {
        let distance = (gap(row) ^ sum).checked_add(1)?;
        let to = if row.own < row.other {
            row.other.checked_sub(distance)?
        } else {
            row.other.checked_add(distance)?
        };
        if to < columns { Some(Move { heap, to }) } else { None }
    })
}

/// The number of free squares between the two pieces.
fn gap(row: &Row) -> u64 {
    row.own.max(row.other) - row.own.min(row.other) - 1
}
