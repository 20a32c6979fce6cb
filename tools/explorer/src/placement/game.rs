//! The game on boards: what is asked from outside, answered part by part.

use super::board::free_cells;
use super::layout::{Layout, PackedPart};
use super::parts::parts;
use super::piece::{Piece, image, pieces};
use super::rules::WordRules;
use super::solver::{Solve, Solver};
use crate::game::Flaw;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The 2x2 block of HDU's "A New Tetris Game".
pub const BLOCK: [&str; 1] = ["##/##"];
/// The domino in both directions: Cram.
pub const DOMINOES: [&str; 2] = ["##", "#/#"];

/// A set of pieces together with what is known about the boards so far.
///
/// A board is a list of rows of `0` (free) and `1` (not free). It may have any size; each of its
/// independent parts must lie within a rectangle of at most 128 anchors (the places where the
/// largest rectangle fits of which all pieces are unions, so 64 for 2x2 blocks on 9x9 cells).
///
/// ```
/// use grundy_explorer::placement::{BLOCK, Move, PlacementGame};
/// let mut game = PlacementGame::new(&BLOCK);
/// assert_eq!(game.grundy(&["0000", "0010", "0100", "0000"]), Ok(0));
/// assert_eq!(game.first_player_wins(&["0000"; 4]), Ok(true));
/// assert_eq!(game.winning_moves(&["0000"; 4]), Ok(vec![Move { piece: 0, row: 1, column: 1 }]));
/// ```
pub struct PlacementGame {
    /// Rows and columns of an anchor's rectangle.
    rectangle: (usize, usize),
    pieces: Vec<Piece>,
    /// The pieces with rows and columns exchanged, in the same order.
    transposed: Vec<Piece>,
    /// How many threads may search.
    threads: usize,
    /// Whether they are to stop.
    is_over: Rc<dyn Fn() -> bool>,
    /// All boards share them. Sets of pieces that equal their own transposes need no transposed
    /// tables.
    solvers: BTreeMap<Layout, Box<dyn Solve>>,
}

/// A placement: the number of the piece, and the row and column where its bounding box begins, all
/// from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Move {
    /// The first row.
    pub row: usize,
    /// The first column.
    pub column: usize,
    /// Which of the pieces.
    pub piece: usize,
}

impl PlacementGame {
    /// The game with these pieces, each given by its rows: `"##/#."` has three cells.
    ///
    /// # Panics
    /// Without pieces, or if one has no cell in its first row or column.
    pub fn new(shapes: &[&str]) -> PlacementGame {
        let (rectangle, pieces) = pieces(shapes);
        let transposed = pieces.iter().map(|piece| image(piece, |(r, c)| (c, r))).collect();
        let (is_over, solvers) = (Rc::new(|| false), BTreeMap::new());
        PlacementGame { rectangle, pieces, transposed, threads: 1, is_over, solvers }
    }

    /// The same with up to this many threads, each of which takes as much memory as a single one.
    /// Answers are the same.
    pub fn with_threads(self, threads: usize) -> PlacementGame {
        PlacementGame { threads, solvers: BTreeMap::new(), ..self }
    }

    /// Stops searches when `is_over` says so, which is asked several times a second: then the error
    /// is a [stop](Flaw::is_stop). What was found stays known.
    pub fn stop_when(&mut self, is_over: Rc<dyn Fn() -> bool>) {
        self.is_over = is_over;
    }

    /// The Grundy value: the xor over several boards tells who wins on all of them together.
    ///
    /// # Errors
    /// Rows of different lengths, other characters than `0` and `1`, a part that is too large; a
    /// stop.
    pub fn grundy(&mut self, board: &[impl AsRef<[u8]>]) -> Result<u32, Flaw> {
        let parts = self.positions_of(board)?;
        parts.iter().try_fold(0, |sum, part| Ok(sum ^ self.value(part.layout, part.bits)?))
    }

    /// Whether the first player wins on this board alone: cheaper than the value.
    pub fn first_player_wins(&mut self, board: &[impl AsRef<[u8]>]) -> Result<bool, Flaw> {
        let parts = self.positions_of(board)?;
        let form = |part: &PackedPart| {
            (part.bits.count_ones(), part.layout, self.solver(part.layout).canonical(part.bits))
        };
        let mut forms: Vec<(u32, Layout, u128)> = parts.iter().map(form).collect();
        forms.sort_unstable();
        // Two equal parts cancel each other.
        let mut parts = Vec::new();
        for form in forms {
            if parts.last() == Some(&form) {
                parts.pop();
            } else {
                parts.push(form);
            }
        }
        // The first player loses if the largest part has the value of the others together.
        let Some((_, layout, largest)) = parts.pop() else { return Ok(false) };
        let mut others = 0;
        for (_, layout, bits) in parts {
            others ^= self.value(layout, bits)?;
        }
        let is_over = Rc::clone(&self.is_over);
        Ok(!self.solver(layout).is(largest, others, &*is_over)?)
    }

    /// All placements after which the other player loses, row by row, then column by column.
    pub fn winning_moves(&mut self, board: &[impl AsRef<[u8]>]) -> Result<Vec<Move>, Flaw> {
        let parts = self.positions_of(board)?;
        // A part alone need not have its value known.
        let values: Vec<u32> = match parts.len() {
            1 => vec![0],
            _ => parts.iter().map(|part| self.value(part.layout, part.bits)).collect::<Result<_, _>>()?,
        };
        let is_over = Rc::clone(&self.is_over);
        let sum = values.iter().fold(0, |sum, value| sum ^ value);
        let mut moves = Vec::new();
        for (part, value) in parts.iter().zip(values) {
            let others = sum ^ value;
            for (piece, place) in self.solver(part.layout).moves_to(part.bits, others, &*is_over)? {
                let (row, column) = part.anchor(place);
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

    /// The independent parts of a board.
    fn positions_of(&self, board: &[impl AsRef<[u8]>]) -> Result<Vec<PackedPart>, Flaw> {
        let parts = parts(&free_cells(board).map_err(Flaw)?, self.rectangle, &self.pieces);
        parts.iter().map(|part| PackedPart::new(part).map_err(Flaw)).collect()
    }

    fn value(&mut self, layout: Layout, bits: u128) -> Result<u32, Flaw> {
        let is_over = Rc::clone(&self.is_over);
        self.solver(layout).grundy(bits, &*is_over)
    }

    /// The solver for parts of this layout.
    fn solver(&mut self, mut layout: Layout) -> &mut dyn Solve {
        let pieces = if layout.transposed { &self.transposed } else { &self.pieces };
        let threads = self.threads;
        layout.transposed &= self.transposed != self.pieces;
        let solver = self.solvers.entry(layout).or_insert_with(|| match layout.wide {
            true => Box::new(Solver::<u128>::new(WordRules::new(pieces, layout.stride), threads)),
            false => Box::new(Solver::<u64>::new(WordRules::new(pieces, layout.stride), threads)),
        });
        solver.as_mut()
    }
}
