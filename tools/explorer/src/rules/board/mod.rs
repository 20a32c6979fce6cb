//! Pieces that are put on a board until none fits: `board 2x2 8x8`, `board domino FILE`.
//!
//! - `pieces`: which pieces, in which ways.
//! - `cells`: boards.

mod cells;
mod pieces;

pub(super) use pieces::size;

use super::kind::form;
use super::{GameKind, Reading, Words};
use crate::cores::cores;
use crate::game::{Flaw, Game, Parts, Position, Shape};
use crate::placement::{Move, PlacementGame};
use cells::{Board, Cell};
use pieces::{PieceCells, Ways};
use std::cell::RefCell;
use std::rc::Rc;

pub const KIND: GameKind = GameKind {
    name: "Boards",
    forms: &[
        form("board 2x2 8x8", "put 2x2 blocks on free cells of an empty 8x8 board"),
        form(
            "board domino 4x5",
            "Cram; names may be turned, not turned over: domino, tromino, I3, L3, tetromino, I O T S Z L J",
        ),
        form("board ##/#. 4x5", "a piece as drawn here, row by row; a size such as 1x3, too"),
        form("board ##/#. rotated 4x5", "turned as well; `reflected`: also turned over"),
        form("board 2x2,domino 5x5", "several pieces to choose from"),
        form(
            "board domino 0000/0010/0000",
            "a board by its rows, free 0 . _ or taken 1 # x; or the name of a file of such rows",
        ),
    ],
    read,
};

struct Boards {
    title: String,
    pieces: Vec<PieceCells>,
    board: Board,
    engine: RefCell<PlacementGame>,
}

/// Where a piece is put, and which one.
type Placed = (Cell, usize);

/// The cells that it then takes.
fn covered(at: Cell, piece: &PieceCells) -> impl Iterator<Item = Cell> {
    piece.iter().map(move |&(r, c)| (at.0 + r, at.1 + c))
}

fn read(words: &mut Words) -> Reading {
    words.take("board").then(|| boards(words))
}

fn boards(words: &mut Words) -> Result<Box<dyn Game>, Flaw> {
    words.who_wins();
    let mut names = Vec::new();
    loop {
        match words.word_or_size().filter(|word| word != ",") {
            // A drawing with dots keeps its commas.
            Some(word) => names.extend(word.split(',').map(str::to_owned)),
            None => return Err(Flaw("a piece is missing: `board domino 4x5`".to_owned())),
        }
        if !words.take(",") {
            break;
        }
    }
    let ways = [Ways::Rotated, Ways::Reflected].into_iter();
    let ways = ways.into_iter().find(|ways| words.take(ways.word().unwrap_or_default()));
    let ways = ways.unwrap_or(Ways::Drawn);
    let mut all: Vec<PieceCells> = Vec::new();
    for name in &names {
        let new = pieces::pieces(name, ways)?;
        all.extend(new.into_iter().filter(|piece| !all.contains(piece)).collect::<Vec<_>>());
    }
    words.who_wins();
    let board = board(words)?;
    let shown =
        if board.is_empty() { format!("{}x{}", board.rows, board.columns) } else { board.lines().join("/") };
    let ways = ways.word().map(|word| format!(" {word}")).unwrap_or_default();
    let title = format!("board {}{ways} {shown}", names.join(","));
    let drawings: Vec<String> = all.iter().map(pieces::drawing).collect();
    let engine = PlacementGame::new(&drawings.iter().map(String::as_str).collect::<Vec<_>>());
    let engine = engine.with_threads(cores());
    Ok(Box::new(Boards { title, pieces: all, board, engine: engine.into() }))
}

/// The board that the next word says: its size, its rows, or a file with rows.
fn board(words: &mut Words) -> Result<Board, Flaw> {
    let Some(word) = words.word_or_size() else {
        return Err(Flaw("the board is missing: its size (`4x5`), its rows or a file".to_owned()));
    };
    if let Some((rows, columns)) = pieces::size(&word)? {
        return Board::empty(rows, columns);
    }
    if word.chars().all(|c| "01._#xX/".contains(c)) {
        return Board::of(word.split('/'));
    }
    let text = words.load(&word).map_err(|Flaw(what)| {
        let not = format!("`{word}` is not a size (`4x5`), not rows (`000/010`)");
        // Only what looks like a file was meant as one.
        Flaw(match word.contains(['.', '/', '\\']) {
            true => format!("{not}, and there is no such file: {what}"),
            false => format!("{not}, nor the name of a file with such rows"),
        })
    })?;
    let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().map(str::trim).collect();
    let lines: Vec<&str> = lines.into_iter().filter(|line| !line.is_empty()).collect();
    if lines.is_empty() {
        return Err(Flaw(format!("{word}: no rows of a board in it")));
    }
    Board::of(lines).map_err(|Flaw(what)| Flaw(format!("{word}: {what}")))
}

/// The values of all options of a board take up to a second if the square of its moves, divided
/// by the most of them that one move prevents, is at most this: found by trial, for dominoes,
/// trominoes, tetrominoes and blocks.
const EASY_MOVES: usize = 300;

impl Boards {
    /// All moves, row by row, then column by column, then piece by piece.
    fn moves(&self, board: &Board) -> Vec<Placed> {
        let fits = |&(at, piece): &Placed| !covered(at, &self.pieces[piece]).any(|cell| board.is_taken(cell));
        let places = board.cells().flat_map(|cell| (0..self.pieces.len()).map(move |piece| (cell, piece)));
        places.filter(fits).collect()
    }

    /// Whether the values of all options may be asked for.
    fn is_easy(&self, board: &Board) -> bool {
        let moves = self.moves(board);
        if moves.len() > EASY_MOVES {
            return false;
        }
        let left = |&(at, piece): &Placed| {
            let mut after = board.clone();
            covered(at, &self.pieces[piece]).for_each(|cell| after.take(cell));
            self.moves(&after).len()
        };
        let least = moves.iter().map(left).min().unwrap_or(0);
        moves.len() * moves.len() <= EASY_MOVES * (moves.len() - least)
    }

    /// The engine's moves on boards beside each other: on which one, and which of its options.
    fn moves_of(&self, boards: &[Board], moves: &[Move]) -> Vec<(usize, usize)> {
        let (mut found, mut from) = (Vec::new(), 0);
        for (i, board) in boards.iter().enumerate() {
            let options = self.moves(board);
            for to in moves.iter().filter(|to| (from..from + board.columns).contains(&to.column)) {
                let option = ((to.row, to.column - from), to.piece);
                found.push((i, options.binary_search(&option).expect("the engine has the same moves")));
            }
            from += board.columns + 1;
        }
        found.sort_unstable();
        found
    }
}

impl Game for Boards {
    fn title(&self) -> String {
        self.title.clone()
    }

    fn shape(&self) -> Shape {
        Shape::Places(vec![self.board.position()])
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        let board = Board::from(position);
        let placed = |(at, piece): Placed| {
            let mut after = board.clone();
            covered(at, &self.pieces[piece]).for_each(|cell| after.take(cell));
            vec![after.position()]
        };
        Ok(self.moves(&board).into_iter().map(placed).collect())
    }

    fn value(&mut self, position: &Position) -> Option<Result<u32, Flaw>> {
        Some(self.engine.borrow_mut().grundy(&Board::from(position).lines()))
    }

    /// Of large boards: the value of each option may take a second, who wins far less.
    fn winning(&mut self, sum: &[Position]) -> Option<Result<Vec<(usize, usize)>, Flaw>> {
        let boards: Vec<Board> = sum.iter().map(Board::from).collect();
        if boards.iter().all(|board| self.is_easy(board)) {
            return None;
        }
        let found = self.engine.borrow_mut().winning_moves(&cells::beside(&boards));
        Some(found.map(|moves| self.moves_of(&boards, &moves)))
    }

    fn stop_when(&self, is_over: &Rc<dyn Fn() -> bool>) {
        self.engine.borrow_mut().stop_when(Rc::clone(is_over));
    }

    fn describe(&self, from: &Position, to: &Parts) -> Option<String> {
        let (before, after) = (Board::from(from), Board::from(to.first()?));
        let new = before.cells().filter(|&cell| after.is_taken(cell) && !before.is_taken(cell));
        let new: Vec<Cell> = new.collect();
        let row = new.iter().map(|cell| cell.0).min()?;
        let column = new.iter().map(|cell| cell.1).min()?;
        let piece = new.iter().map(|cell| (cell.0 - row, cell.1 - column)).collect();
        Some(format!("{} at row {}, column {}", pieces::show(&piece), row + 1, column + 1))
    }

    fn read(&self, text: &str) -> Result<Position, Flaw> {
        match pieces::size(text.trim())? {
            Some((rows, columns)) => Ok(Board::empty(rows, columns)?.position()),
            None => Ok(Board::of(text.trim().split(['/', '\n']))?.position()),
        }
    }

    fn show(&self, position: &Position) -> String {
        Board::from(position).lines().join("/")
    }
}
