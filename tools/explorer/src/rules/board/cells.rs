//! A board as a position: its rows and columns, then a bit for each cell, row by row.

use crate::game::{Flaw, Position};
use crate::rules::bits;

/// Row and column, from 0.
pub type Cell = (usize, usize);

/// Larger boards are not read: each option is a board, and there may be an option for each cell.
pub const MAX_CELLS: usize = 4096;

/// A board: which of its cells are taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    pub rows: usize,
    pub columns: usize,
    /// Row by row, in words of 64 bits.
    taken: Vec<u64>,
}

impl Board {
    pub fn empty(rows: usize, columns: usize) -> Result<Board, Flaw> {
        match rows.checked_mul(columns) {
            Some(0) => Err(Flaw(format!("a board of {rows}x{columns} has no cells"))),
            Some(cells) if cells <= MAX_CELLS => Ok(Board { rows, columns, taken: bits::empty(cells) }),
            _ => Err(Flaw(format!("a board of {rows}x{columns} has more than {MAX_CELLS} cells"))),
        }
    }

    /// From its rows: a cell is free (`0`, `.`, `_`) or taken (`1`, `#`, `x`).
    pub fn of<'a>(rows: impl IntoIterator<Item = &'a str>) -> Result<Board, Flaw> {
        let rows: Vec<Vec<char>> = rows.into_iter().map(|row| row.trim().chars().collect()).collect();
        let columns = rows.first().map_or(0, Vec::len);
        let mut board = Board::empty(rows.len(), columns)?;
        for (r, row) in rows.iter().enumerate() {
            if row.len() != columns {
                let (row_is, first) = (row.len(), columns);
                return Err(Flaw(format!("row {} has {row_is} cells, row 1 has {first}", r + 1)));
            }
            for (c, cell) in row.iter().enumerate() {
                match cell {
                    '0' | '.' | '_' => {}
                    '1' | '#' | 'x' | 'X' => board.take((r, c)),
                    other => {
                        return Err(Flaw(format!(
                            "row {}, column {}: `{other}` is neither free (0 . _) nor taken (1 # x)",
                            r + 1,
                            c + 1
                        )));
                    }
                }
            }
        }
        Ok(board)
    }

    /// What [`Board::position`] gave.
    pub fn from(position: &Position) -> Board {
        Board { rows: position[0] as usize, columns: position[1] as usize, taken: position[2..].to_vec() }
    }

    pub fn position(&self) -> Position {
        [self.rows as u64, self.columns as u64].iter().chain(&self.taken).copied().collect()
    }

    /// Whether a cell is taken; those beyond the edges are.
    pub fn is_taken(&self, (r, c): Cell) -> bool {
        let i = r * self.columns + c;
        r >= self.rows || c >= self.columns || bits::contains(&self.taken, i)
    }

    /// Takes a cell of the board.
    pub fn take(&mut self, (r, c): Cell) {
        let i = r * self.columns + c;
        bits::insert(&mut self.taken, i);
    }

    pub fn is_empty(&self) -> bool {
        self.taken.iter().all(|&word| word == 0)
    }

    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let (rows, columns) = (self.rows, self.columns);
        (0..rows).flat_map(move |r| (0..columns).map(move |c| (r, c)))
    }

    /// Rows of `0` and `1`.
    pub fn lines(&self) -> Vec<String> {
        let cell = |r, c| if self.is_taken((r, c)) { '1' } else { '0' };
        (0..self.rows).map(|r| (0..self.columns).map(|c| cell(r, c)).collect()).collect()
    }
}

/// Rows of `0` and `1` in which several boards stand beside each other, with a column that is taken
/// after each one.
pub fn beside(boards: &[Board]) -> Vec<String> {
    let rows = boards.iter().map(|board| board.rows).max().unwrap_or(0);
    let cell = |board: &Board, r, c| if board.is_taken((r, c)) { '1' } else { '0' };
    let row = |r| boards.iter().flat_map(move |board| (0..=board.columns).map(move |c| cell(board, r, c)));
    (0..rows).map(|r| row(r).collect()).collect()
}
