//! The pieces of a placement game as text: `2x2`, `domino`, `##/#.`.

use super::cells::{self, Cell};
use crate::game::Flaw;

/// The cells of a piece in order; some are in row 0, some in column 0.
pub type PieceCells = Vec<Cell>;

/// A piece has no more cells.
const MAX_PIECE_CELLS: usize = 100;

/// The pieces with names: how they are called, what they look like, in any way that they can be
/// turned (but not turned over: S is not Z).
const NAMED: &[(&str, &[&str])] = &[
    ("domino", &["##"]),
    ("i3", &["###"]),
    ("l3", &["##/#."]),
    ("tromino", &["###", "##/#."]),
    ("i", &["####"]),
    ("o", &["##/##"]),
    ("t", &["###/.#."]),
    ("s", &[".##/##."]),
    ("z", &["##./.##"]),
    ("l", &["#./#./##"]),
    ("j", &[".#/.#/##"]),
    ("tetromino", &["####", "##/##", "###/.#.", ".##/##.", "##./.##", "#./#./##", ".#/.#/##"]),
];

/// In which ways pieces that are drawn may be put.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ways {
    Drawn,
    Rotated,
    /// Turned, and turned over.
    Reflected,
}

impl Ways {
    pub fn word(self) -> Option<&'static str> {
        match self {
            Ways::Drawn => None,
            Ways::Rotated => Some("rotated"),
            Ways::Reflected => Some("reflected"),
        }
    }
}

/// The pieces that a word stands for, in the order of their names' table, then of their turns.
pub fn pieces(word: &str, ways: Ways) -> Result<Vec<PieceCells>, Flaw> {
    let name = word.to_lowercase();
    // `dominoes`, `dominos`
    let one = name.strip_suffix('s').map(|one| one.strip_suffix('e').unwrap_or(one));
    let one = one.filter(|one| one.ends_with('o') && one.len() > 1);
    let (drawn, ways) = match NAMED.iter().find(|(known, _)| *known == name || Some(*known) == one) {
        Some((_, shapes)) => {
            let ways = if ways == Ways::Reflected { ways } else { Ways::Rotated };
            (shapes.iter().map(|shape| drawn(shape)).collect::<Result<Vec<_>, Flaw>>()?, ways)
        }
        None => (vec![rectangle(&name)?.map_or_else(|| drawn(word), Ok)?], ways),
    };
    let mut pieces = Vec::new();
    for piece in drawn.iter().flat_map(|piece| turns(piece, ways)) {
        if !pieces.contains(&piece) {
            pieces.push(piece);
        }
    }
    Ok(pieces)
}

/// Rows and columns, if that is what a word says.
pub fn size(word: &str) -> Result<Option<(usize, usize)>, Flaw> {
    let Some((rows, columns)) = word.split_once(['x', 'X', '×']) else { return Ok(None) };
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if !is_number(rows) || !is_number(columns) {
        return Ok(None);
    }
    let number =
        |text: &str| text.parse().map_err(|_| Flaw(format!("`{word}`: {text} is too many for a board")));
    Ok(Some((number(rows)?, number(columns)?)))
}

/// The rows of a piece: `RxC` for a rectangle, else `##/#.`.
pub fn show(piece: &PieceCells) -> String {
    let (rows, columns) = extent(piece);
    if rows * columns == piece.len() {
        return format!("{rows}x{columns}");
    }
    drawing(piece)
}

/// The rows of a piece as the engine reads them.
pub fn drawing(piece: &PieceCells) -> String {
    let (rows, columns) = extent(piece);
    let cell = |r, c| if piece.binary_search(&(r, c)).is_ok() { '#' } else { '.' };
    let rows: Vec<String> = (0..rows).map(|r| (0..columns).map(|c| cell(r, c)).collect()).collect();
    rows.join("/")
}

/// How many rows and columns a piece has.
pub fn extent(piece: &PieceCells) -> (usize, usize) {
    let rows = piece.iter().map(|cell| cell.0 + 1).max().unwrap_or(0);
    (rows, piece.iter().map(|cell| cell.1 + 1).max().unwrap_or(0))
}

fn rectangle(word: &str) -> Result<Option<PieceCells>, Flaw> {
    let Some((rows, columns)) = size(word)? else { return Ok(None) };
    match rows.checked_mul(columns) {
        Some(0) => Err(Flaw(format!("the piece `{word}` has no cells"))),
        Some(cells) if cells <= MAX_PIECE_CELLS => {
            Ok(Some((0..rows).flat_map(|r| (0..columns).map(move |c| (r, c))).collect()))
        }
        _ => Err(Flaw(format!("the piece `{word}` has more than {MAX_PIECE_CELLS} cells"))),
    }
}

/// A piece that is drawn: `#` or `1` are its cells.
fn drawn(word: &str) -> Result<PieceCells, Flaw> {
    let mut piece = PieceCells::new();
    for (r, row) in word.split('/').enumerate() {
        for (c, cell) in row.chars().enumerate() {
            match cell {
                '#' | '1' => piece.push((r, c)),
                '.' | '0' | '_' => {}
                _ => return Err(no_piece(word)),
            }
        }
    }
    let piece = home(piece);
    let (rows, columns) = extent(&piece);
    match piece.len() {
        0 => Err(Flaw(format!("the piece `{word}` has no cells: draw them as `#`"))),
        1..=MAX_PIECE_CELLS if rows.saturating_mul(columns) <= cells::MAX_CELLS => Ok(piece),
        1..=MAX_PIECE_CELLS => {
            Err(Flaw(format!("a piece that spans {rows}x{columns} cells fits on no board")))
        }
        _ => Err(Flaw(format!("the piece `{word}` has more than {MAX_PIECE_CELLS} cells"))),
    }
}

fn no_piece(word: &str) -> Flaw {
    let names: Vec<&str> = NAMED.iter().map(|(name, _)| *name).collect();
    let names = names.join(", ");
    Flaw(format!("`{word}` is not a piece: draw it (`##/#.`), say its size (`2x2`) or its name ({names})"))
}

/// A piece in all these ways.
fn turns(piece: &PieceCells, ways: Ways) -> Vec<PieceCells> {
    let quarter = |piece: &PieceCells| {
        let rows = extent(piece).0;
        home(piece.iter().map(|&(r, c)| (c, rows - 1 - r)).collect())
    };
    let over = |piece: &PieceCells| {
        let columns = extent(piece).1;
        home(piece.iter().map(|&(r, c)| (r, columns - 1 - c)).collect())
    };
    let sides = match ways {
        Ways::Drawn => return vec![piece.clone()],
        Ways::Rotated => vec![piece.clone()],
        Ways::Reflected => vec![piece.clone(), over(piece)],
    };
    let four = |piece: PieceCells| std::iter::successors(Some(piece), |piece| Some(quarter(piece))).take(4);
    sides.into_iter().flat_map(four).collect()
}

/// Moved to row and column 0, in order.
fn home(mut piece: PieceCells) -> PieceCells {
    let row = piece.iter().map(|cell| cell.0).min().unwrap_or(0);
    let column = piece.iter().map(|cell| cell.1).min().unwrap_or(0);
    piece.iter_mut().for_each(|cell| *cell = (cell.0 - row, cell.1 - column));
    piece.sort_unstable();
    piece
}
