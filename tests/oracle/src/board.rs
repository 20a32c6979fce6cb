//! Boards and pieces in the plainest form.

use itertools::iproduct;

/// Where a piece is placed: the top left corner of its bounding rectangle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// Counted from 0.
    pub row: usize,
    /// Counted from 0.
    pub column: usize,
    /// The number of the piece.
    pub piece: usize,
}

/// The board whose free cells are those of a mask, row by row.
pub fn rows(rows: usize, columns: usize, free: u64) -> Vec<Vec<u8>> {
    let cell = |r: usize, c: usize| if free >> (r * columns + c) & 1 == 1 { b'0' } else { b'1' };
    (0..rows).map(|r| (0..columns).map(|c| cell(r, c)).collect()).collect()
}

/// All placements on an empty board, each with the cells that it covers as a mask.
pub fn placements(pieces: &[&str], rows: usize, columns: usize) -> Vec<(Place, u64)> {
    let mut placements = Vec::new();
    for (row, column, piece) in iproduct!(0..rows, 0..columns, 0..pieces.len()) {
        let lines = pieces[piece].split('/').enumerate();
        let cells: Vec<(usize, usize)> = lines
            .flat_map(|(r, line)| line.match_indices('#').map(move |(c, _)| (row + r, column + c)))
            .collect();
        if cells.iter().all(|&(r, c)| r < rows && c < columns) {
            let mask = cells.iter().fold(0, |mask, &(r, c)| mask | 1 << (r * columns + c));
            placements.push((Place { row, column, piece }, mask));
        }
    }
    placements
}
