//! Polyominoes as pieces of a placement game: which anchors a placement needs, and which it clears.
//!
//! - **Theorem**: if every piece is a union of translates of one rectangle, the places (*anchors*)
//!   where that rectangle still fits say all of a position.
//! - **Time**: O(cells^3) a piece.
//! - **Needs**: nothing.
//! - **Checked**: through `board`.
//!
//! ```
//! use grundy_explorer::polyomino::{Piece, image, invariant, pieces};
//! let (rectangle, blocks) = pieces(&["##/##"]);
//! assert_eq!((rectangle, &blocks[0].need[..]), ((2, 2), &[(0, 0)][..]), "one anchor, clearing all around it");
//! let (rectangle, dominoes): (_, Vec<Piece>) = pieces(&["##", "#/#"]);
//! assert_eq!((rectangle, image(&dominoes[0], |(r, c)| (c, r))), ((1, 1), dominoes[1].clone()));
//! assert!(invariant(&dominoes, |(r, c)| (c, r)));
//! ```

/// A piece: the (row, column) of the anchors it needs, the first row and column being 0, and of
/// those it clears.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Piece {
    /// The anchors that must be there.
    pub need: Vec<(i32, i32)>,
    /// The anchors that are gone afterwards: with those, all whose placements overlap this one.
    pub clear: Vec<(i32, i32)>,
}

/// The largest rectangle (rows, columns) that all shapes are unions of, and the shapes as pieces on
/// its anchors. A shape is given by its rows: `"##/#."` has three cells.
///
/// # Panics
/// Without shapes, or if one has no cell in its first row or column.
pub fn pieces(shapes: &[&str]) -> ((usize, usize), Vec<Piece>) {
    assert!(!shapes.is_empty(), "a game without pieces");
    let cells: Vec<Vec<(i32, i32)>> = shapes.iter().map(|shape| cells(shape)).collect();
    let least = cells.iter().map(Vec::len).min().unwrap_or(0) as i32;
    let sides = (1..=least).flat_map(|height| (1..=least / height).map(move |width| (height, width)));
    let fitting = sides.filter(|&side| cells.iter().all(|cells| covers(side, cells)));
    let rectangle = fitting.max_by_key(|&(height, width)| height * width).unwrap_or((1, 1));
    let piece = |cells: &Vec<_>| Piece { need: inside(rectangle, cells), clear: touching(rectangle, cells) };
    ((rectangle.0 as usize, rectangle.1 as usize), cells.iter().map(piece).collect())
}

/// A piece after a symmetry of the plane, moved back to row and column 0.
pub fn image(piece: &Piece, symmetry: impl Fn((i32, i32)) -> (i32, i32)) -> Piece {
    let need: Vec<_> = piece.need.iter().map(|&cell| symmetry(cell)).collect();
    let least = |of: fn(&(i32, i32)) -> i32| need.iter().map(of).min().unwrap_or(0);
    let (row, column) = (least(|cell| cell.0), least(|cell| cell.1));
    let home = |cells: &[(i32, i32)]| {
        let mut cells: Vec<_> = cells.iter().map(|&(r, c)| (r - row, c - column)).collect();
        cells.sort_unstable();
        cells
    };
    let clear: Vec<_> = piece.clear.iter().map(|&cell| symmetry(cell)).collect();
    Piece { need: home(&need), clear: home(&clear) }
}

/// Whether a symmetry of the plane maps the set of pieces to itself.
pub fn invariant(pieces: &[Piece], symmetry: impl Fn((i32, i32)) -> (i32, i32)) -> bool {
    let sorted = |mut pieces: Vec<Piece>| {
        pieces.sort_unstable();
        pieces
    };
    let images =
        |symmetry: &dyn Fn((i32, i32)) -> (i32, i32)| pieces.iter().map(|p| image(p, symmetry)).collect();
    sorted(images(&symmetry)) == sorted(images(&|cell| cell))
}

/// The cells of a piece given by its rows.
fn cells(shape: &str) -> Vec<(i32, i32)> {
    let mut cells = Vec::new();
    for (row, line) in shape.split('/').enumerate() {
        let filled = line.bytes().enumerate().filter(|&(_, cell)| cell == b'#');
        cells.extend(filled.map(|(column, _)| (row as i32, column as i32)));
    }
    let begins = cells.iter().any(|cell| cell.0 == 0) && cells.iter().any(|cell| cell.1 == 0);
    assert!(begins, "the piece {shape:?} does not begin in its first row and column");
    cells
}

/// Where a rectangle fits inside the cells.
fn inside((height, width): (i32, i32), cells: &[(i32, i32)]) -> Vec<(i32, i32)> {
    let fits = |r: i32, c: i32| (0..height).all(|i| (0..width).all(|j| cells.contains(&(r + i, c + j))));
    cells.iter().copied().filter(|&(r, c)| fits(r, c)).collect()
}

/// Whether the cells are a union of such rectangles.
fn covers((height, width): (i32, i32), cells: &[(i32, i32)]) -> bool {
    let anchors = inside((height, width), cells);
    let covered = |&(r, c): &(i32, i32)| {
        anchors.iter().any(|a| a.0 <= r && r < a.0 + height && a.1 <= c && c < a.1 + width)
    };
    cells.iter().all(covered)
}

/// Where a rectangle would touch one of the cells.
fn touching((height, width): (i32, i32), cells: &[(i32, i32)]) -> Vec<(i32, i32)> {
    let corners = |&(r, c): &(i32, i32)| {
        (0..height).flat_map(move |i| (0..width).map(move |j| (r - i, c - j))).collect::<Vec<_>>()
    };
    let mut touching: Vec<_> = cells.iter().flat_map(corners).collect();
    touching.sort_unstable();
    touching.dedup();
    touching
}
