//! Polyominoes as pieces of a placement game: which anchors a placement needs, and which it clears.
//!
//! If every piece is a union of translates of one rectangle, the places (*anchors*) where that
//! rectangle still fits determine a position: a piece fits exactly where all its anchors do.

/// A cell or an anchor, relative to a piece: row and column.
pub(crate) type Offset = (i32, i32);

/// A piece on anchors; both lists are in ascending order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Piece {
    /// The anchors that must be there; the first row and column are 0.
    pub(crate) need: Vec<Offset>,
    /// The anchors that are gone afterwards: all whose rectangle overlaps the piece.
    pub(crate) clear: Vec<Offset>,
}

/// The largest rectangle (rows, columns) of which all shapes are unions, and the shapes as pieces
/// on its anchors. A shape is given by its rows: `"##/#."` has three cells. O(cells^3) a piece.
///
/// # Panics
/// Without shapes, or if one has no cell in its first row or column.
pub(crate) fn pieces(shapes: &[&str]) -> ((usize, usize), Vec<Piece>) {
    assert!(!shapes.is_empty(), "a game without pieces");
    let shapes: Vec<Vec<Offset>> = shapes.iter().map(|shape| cells(shape)).collect();
    let fewest = shapes.iter().map(Vec::len).min().unwrap_or(0) as i32;
    let mut rectangle = (1, 1);
    for height in 1..=fewest {
        for width in 1..=fewest / height {
            let larger = height * width >= rectangle.0 * rectangle.1;
            if larger && shapes.iter().all(|cells| covers((height, width), cells)) {
                rectangle = (height, width);
            }
        }
    }
    let piece =
        |cells: &Vec<Offset>| Piece { need: inside(rectangle, cells), clear: touching(rectangle, cells) };
    ((rectangle.0 as usize, rectangle.1 as usize), shapes.iter().map(piece).collect())
}

/// A piece after a symmetry of the plane, moved back to row and column 0.
pub(crate) fn image(piece: &Piece, symmetry: impl Fn(Offset) -> Offset) -> Piece {
    let need: Vec<Offset> = piece.need.iter().map(|&cell| symmetry(cell)).collect();
    let clear: Vec<Offset> = piece.clear.iter().map(|&cell| symmetry(cell)).collect();
    let row = need.iter().map(|cell| cell.0).min().unwrap_or(0);
    let column = need.iter().map(|cell| cell.1).min().unwrap_or(0);
    let home = |cells: Vec<Offset>| {
        let mut cells: Vec<Offset> = cells.iter().map(|&(r, c)| (r - row, c - column)).collect();
        cells.sort_unstable();
        cells
    };
    Piece { need: home(need), clear: home(clear) }
}

/// Whether a symmetry of the plane maps the set of pieces to itself.
pub(crate) fn invariant(pieces: &[Piece], symmetry: impl Fn(Offset) -> Offset) -> bool {
    let mut images: Vec<Piece> = pieces.iter().map(|piece| image(piece, &symmetry)).collect();
    let mut pieces: Vec<Piece> = pieces.iter().map(|piece| image(piece, |cell| cell)).collect();
    images.sort_unstable();
    pieces.sort_unstable();
    images == pieces
}

/// The cells of a piece given by its rows, in ascending order.
fn cells(shape: &str) -> Vec<Offset> {
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
fn inside((height, width): Offset, cells: &[Offset]) -> Vec<Offset> {
    let filled = |cell| cells.binary_search(&cell).is_ok();
    let fits = |r: i32, c: i32| (0..height).all(|i| (0..width).all(|j| filled((r + i, c + j))));
    cells.iter().copied().filter(|&(r, c)| fits(r, c)).collect()
}

/// Whether the cells are a union of such rectangles.
fn covers((height, width): Offset, cells: &[Offset]) -> bool {
    let anchors = inside((height, width), cells);
    let covered = |&(r, c): &Offset| {
        anchors.iter().any(|a| a.0 <= r && r < a.0 + height && a.1 <= c && c < a.1 + width)
    };
    cells.iter().all(covered)
}

/// Where a rectangle would touch one of the cells.
fn touching((height, width): Offset, cells: &[Offset]) -> Vec<Offset> {
    let mut touching = Vec::new();
    for &(row, column) in cells {
        for i in 0..height {
            touching.extend((0..width).map(|j| (row - i, column - j)));
        }
    }
    touching.sort_unstable();
    touching.dedup();
    touching
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_become_anchors() {
        let (rectangle, blocks) = pieces(&["##/##"]);
        let around: Vec<Offset> = (0..9).map(|i| (i / 3 - 1, i % 3 - 1)).collect();
        assert_eq!((rectangle, blocks), ((2, 2), vec![Piece { need: vec![(0, 0)], clear: around }]));
        let (rectangle, dominoes) = pieces(&["##", "#/#"]);
        assert_eq!((rectangle, image(&dominoes[0], |(r, c)| (c, r))), ((1, 1), dominoes[1].clone()));
        assert!(invariant(&dominoes, |(r, c)| (c, r)));
        assert!(!invariant(&dominoes[..1], |(r, c)| (c, r)));
    }
}
