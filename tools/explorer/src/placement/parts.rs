//! A board of any size as parts that do not affect each other.
//!
//! Anchors that no possible placement needs are of no use. A placement links the anchors it needs
//! with those it clears; parts that no placement links are independent, so their values add up.

use super::essential_pieces::essential;
use super::piece::{Offset, Piece};
use std::collections::BTreeMap;

/// The independent parts of a board, each as its anchors in ascending order.
/// O(cells) times the cells of the rectangle and of the essential pieces.
pub(crate) fn parts(
    free: &[Vec<bool>],
    (height, width): (usize, usize),
    pieces: &[Piece],
) -> Vec<Vec<(usize, usize)>> {
    let columns = free.first().map_or(0, Vec::len);
    if free.len() < height || columns < width {
        return Vec::new();
    }
    let (rows, columns) = (free.len() - height + 1, columns - width + 1);
    let is_free =
        |r: usize, c: usize| free[r..r + height].iter().all(|row| row[c..c + width].iter().all(|&free| free));
    let anchors: Vec<bool> = (0..rows * columns).map(|i| is_free(i / columns, i % columns)).collect();
    let index = |place: usize, cell: &Offset| {
        let (row, column) = ((place / columns) as i32 + cell.0, (place % columns) as i32 + cell.1);
        let inside = (0..rows as i32).contains(&row) && (0..columns as i32).contains(&column);
        if inside { Some(row as usize * columns + column as usize) } else { None }
    };

    let mut possible: Vec<(usize, &Piece)> = Vec::new();
    let mut live = vec![false; anchors.len()];
    for piece in essential(pieces).into_iter().map(|i| &pieces[i]) {
        for place in 0..anchors.len() {
            let mut needed = piece.need.iter().map(|cell| index(place, cell));
            if needed.all(|i| i.is_some_and(|i| anchors[i])) {
                possible.push((place, piece));
                piece.need.iter().filter_map(|cell| index(place, cell)).for_each(|i| live[i] = true);
            }
        }
    }

    let mut group: Vec<usize> = (0..anchors.len()).collect();
    for (place, piece) in possible {
        let mut linked = piece.clear.iter().filter_map(|cell| index(place, cell)).filter(|&i| live[i]);
        let Some(first) = linked.next() else { continue };
        for other in linked {
            let (one, other) = (root(&mut group, first), root(&mut group, other));
            group[one.max(other)] = one.min(other);
        }
    }
    let mut parts: BTreeMap<usize, Vec<(usize, usize)>> = BTreeMap::new();
    for i in (0..anchors.len()).filter(|&i| live[i]) {
        parts.entry(root(&mut group, i)).or_default().push((i / columns, i % columns));
    }
    parts.into_values().collect()
}

/// The representative of a group; the path to it is halved on the way.
fn root(group: &mut [usize], mut i: usize) -> usize {
    while group[i] != i {
        group[i] = group[group[i]];
        i = group[i];
    }
    i
}

#[cfg(test)]
mod tests {
    use super::super::board::free_cells;
    use super::super::piece::pieces;
    use super::*;

    #[test]
    fn rooms_are_parts() {
        let parts = |rows: &[&str], shapes: &[&str]| {
            let (rectangle, pieces) = pieces(shapes);
            parts(&free_cells(rows).unwrap(), rectangle, &pieces)
        };
        let blocks = ["##/##"];
        assert_eq!(parts(&["0010", "0010"], &blocks), [[(0, 0)]], "one column is of no use");
        assert_eq!(parts(&["000", "000"], &blocks), [[(0, 0), (0, 1)]]);
        assert_eq!(parts(&["0000", "0000", "1100"], &["##/##", "##"]).len(), 1);
        assert_eq!(parts(&["00100", "00100"], &blocks), [[(0, 0)], [(0, 3)]]);
        assert_eq!(parts(&["0", "0"], &blocks), Vec::<Vec<(usize, usize)>>::new());
        assert_eq!(parts(&["000"], &["#"]).len(), 3);
        assert_eq!(parts(&["0000"], &["#.#"]), [[(0, 0), (0, 2)], [(0, 1), (0, 3)]]);
    }
}
