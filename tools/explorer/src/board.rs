//! Placement games: players alternately put a piece of a given set on free cells of a board; who
//! cannot loses.
//!
//! - **Rules**: any set of pieces, each in the orientations listed: 2x2 blocks (HDU's Tetris;
//!   `block_board` is shorter), dominoes (Cram), …
//! - **Theorem**: anchors (see `polyomino`) say all of a position, one bit each. 2x2 blocks thus
//!   play Node Kayles on the king graph of the (rows - 1) x (columns - 1) anchors; boards of 2 or 3
//!   rows are Dawson's Kayles.
//! - **Time**: exponential in the worst case, yet boards of up to 50 cells take milliseconds (see
//!   `board_solver`). The memo is shared by all boards of one `Game`. Up to 64 anchors live in a
//!   `u64`, up to 128 in a `u128`.
//! - **Source**: HDU 1760; Cram in M. Gardner, Mathematical Games (February 1974).
//! - **Needs**: `bitboard`, `board_cells`, `board_solver`, `polyomino`, `scan`.
//! - **Checked**: values, outcomes, winning moves against the naive solver: 2x2 blocks and dominoes
//!   on every board of up to 10 and 9 cells (`prove_`: 12), random ones of up to 30 and 16,
//!   fourteen other sets on every board of up to 6 (`prove_`: 8) and random ones of up to 14; known
//!   values of empty boards up to 8x8 (`prove_`: 9x11).

use crate::bitboard::Rules;
use crate::board_solver::Solve;
use crate::board_solver::Solver;
use crate::polyomino::Piece;
use crate::polyomino::image;
use crate::polyomino::pieces;
use grundy::board_cells::free_cells;
use grundy::scan::Error;
use std::collections::BTreeMap;

/// The 2x2 block of HDU's "A New Tetris Game".
pub const BLOCK: [&str; 1] = ["##/##"];
/// The domino in both directions: Cram.
pub const DOMINOES: [&str; 2] = ["##", "#/#"];

/// A set of pieces with what is known about the boards so far.
///
/// A board is a list of rows of `0` (free) and `1` (not free), as `Scan::grid` reads it.
///
/// ```
/// use grundy_explorer::board::{BLOCK, Game, Move};
/// let mut game = Game::new(&BLOCK);
/// assert_eq!(game.grundy(&["0000", "0010", "0100", "0000"]), Ok(0));
/// assert_eq!(game.first_player_wins(&["0000"; 4]), Ok(true));
/// assert_eq!(game.winning_moves(&["0000"; 4]), Ok(vec![Move { piece: 0, row: 1, column: 1 }]));
/// ```
pub struct Game {
    pieces: Vec<Piece>,
    element: (usize, usize),
    solvers: BTreeMap<(bool, bool, u32), Box<dyn Solve>>,
}

/// A placement: the piece's number and the row and column where its bounding box begins, all from
/// 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Move {
    /// The first row.
    pub row: usize,
    /// The first column.
    pub column: usize,
    /// Which of the pieces.
    pub piece: usize,
}

/// A board's anchors as bits, and who solves it; rows and columns may have changed places.
struct Position<'a> {
    solver: &'a mut dyn Solve,
    bits: u128,
    transposed: bool,
    stride: u32,
}

impl Game {
    /// The game with these pieces, each given by its rows: `"##/#."` has three cells.
    ///
    /// # Panics
    /// Without pieces, or if one has no cell in its first row or column.
    pub fn new(shapes: &[&str]) -> Game {
        let (element, pieces) = pieces(shapes);
        Game { pieces, element, solvers: BTreeMap::new() }
    }

    /// The Grundy value: the xor over several boards tells who wins on all of them together.
    ///
    /// # Errors
    /// Rows of different lengths, other characters than `0` and `1`, more than 128 anchors.
    pub fn grundy(&mut self, board: &[impl AsRef<[u8]>]) -> Result<u32, Error> {
        Ok(self.position(board)?.map_or(0, |found| found.solver.grundy(found.bits)))
    }

    /// Whether the first player wins on this board alone: cheaper than the value.
    ///
    /// # Errors
    /// As [`Game::grundy`].
    pub fn first_player_wins(&mut self, board: &[impl AsRef<[u8]>]) -> Result<bool, Error> {
        Ok(self.position(board)?.map_or(false, |found| found.solver.wins(found.bits)))
    }

    /// All placements after which the other player loses, row by row, then column by column.
    ///
    /// # Errors
    /// As [`Game::grundy`].
    pub fn winning_moves(&mut self, board: &[impl AsRef<[u8]>]) -> Result<Vec<Move>, Error> {
        let mut moves = Vec::new();
        if let Some(Position { solver, bits, transposed, stride }) = self.position(board)? {
            for (piece, place) in solver.winning_moves(bits) {
                let (long, short) = ((place / stride) as usize, (place % stride) as usize);
                let (row, column) = if transposed { (short, long) } else { (long, short) };
                moves.push(Move { row, column, piece });
            }
        }
        moves.sort_unstable();
        Ok(moves)
    }

    /// How many positions the memo holds.
    pub fn positions(&self) -> usize {
        self.solvers.values().map(|solver| solver.positions()).sum()
    }

    /// The board as the solver for its size wants it; `None` where no piece has room.
    fn position(&mut self, board: &[impl AsRef<[u8]>]) -> Result<Option<Position<'_>>, Error> {
        let free = free_cells(board)?;
        let (height, width) = self.element;
        let columns = free.first().map_or(0, Vec::len);
        if free.len() < height || columns < width {
            return Ok(None);
        }
        let (rows, columns) = (free.len() - height + 1, columns - width + 1);
        if rows > 128 || columns > 128 || rows * columns > 128 {
            return Err(Error(format!("a board with {rows} x {columns} anchors: at most 128 can be solved")));
        }
        // More rows than columns: the stride stays short, and boards of many sizes share a memo.
        let (transposed, narrow) = (columns > rows, rows * columns <= 64);
        let (bits, root) = if narrow { (64, 8) } else { (128, rows.max(columns).min(11) as u32) };
        let stride = root.min(bits / rows.max(columns) as u32);
        let mut position = 0;
        for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
            if free[row..row + height].iter().all(|row| row[column..column + width].iter().all(|&free| free))
            {
                let (row, column) = if transposed { (column, row) } else { (row, column) };
                position |= 1 << (row as u32 * stride + column as u32);
            }
        }
        let mut pieces = self.pieces.clone();
        if transposed {
            pieces = pieces.iter().map(|piece| image(piece, |(row, column)| (column, row))).collect();
        }
        let solver =
            self.solvers.entry((narrow, pieces != self.pieces, stride)).or_insert_with(|| match narrow {
                true => Box::new(Solver::<u64>::new(Rules::new(&pieces, stride))),
                false => Box::new(Solver::<u128>::new(Rules::new(&pieces, stride))),
            });
        Ok(Some(Position { solver: solver.as_mut(), bits: position, transposed, stride }))
    }
}
