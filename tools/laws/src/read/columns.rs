//! Rows that begin with an index: columns of indices and values, and grids whose rows and columns
//! say where they stand.

use super::sheet::Sheet;
use crate::table::{Grid, HOLE, Line, Table};

/// At least so many rows show that their first column counts up.
const ENOUGH_ROWS: usize = 4;
/// Of a table that is known in part, at least every fourth value.
const SPARSE: usize = 4;

/// Rows of an index and a value, or of two indices and a value, if the indices count up; how they
/// were read.
pub fn table(rows: &Sheet<i128>) -> Option<(Table, String)> {
    let width = rows.rows().next()?.len();
    let is_known = |row: &[i128]| row.len() == width && !row[..width - 1].contains(&HOLE);
    if rows.len() < ENOUGH_ROWS || !rows.rows().all(is_known) {
        return None;
    }
    match width {
        2 => line(rows),
        3 => grid(rows),
        _ => None,
    }
}

fn line(rows: &Sheet<i128>) -> Option<(Table, String)> {
    let first = u64::try_from(rows.row(0)[0]).ok()?;
    let step = usize::try_from(rows.row(1)[0].checked_sub(rows.row(0)[0])?).ok()?;
    let mut pairs = rows.rows().zip(rows.rows_from(1));
    let counts = pairs.all(|(row, next)| next[0].checked_sub(row[0]) == Some(step as i128));
    if !counts || !(1..=SPARSE).contains(&step) {
        return None;
    }
    // What is between the indices is not known.
    let mut values = vec![HOLE; (rows.len() - 1) * step + 1];
    for (i, row) in rows.rows().enumerate() {
        values[i * step] = row[1];
    }
    Some((Table::Line(Line { first, values }), "each row is an index and its value".to_owned()))
}

/// All cells in order, or only those on one side of the diagonal.
fn grid(rows: &Sheet<i128>) -> Option<(Table, String)> {
    let at = |row: &[i128]| Some([u64::try_from(row[0]).ok()?, u64::try_from(row[1]).ok()?]);
    if !rows.rows().all(|row| at(row).is_some()) {
        return None;
    }
    let places = || rows.rows().filter_map(at);
    if !places().zip(places().skip(1)).all(|(place, next)| place < next) {
        return None;
    }
    let (first, [last_x, last_y]) =
        (places().flatten().min()?, [0, 1].map(|i| places().map(|at| at[i]).max()));
    let sizes = [last_x? - first, last_y? - first].map(|size| usize::try_from(size).unwrap_or(usize::MAX));
    let count = sizes[0].checked_add(1)?.checked_mul(sizes[1].checked_add(1)?)?;
    if count > SPARSE * rows.len() || places().next()?.into_iter().max() > Some(first + 1) || sizes[0] == 0 {
        return None;
    }
    let mut table = vec![vec![HOLE; sizes[1] + 1]; sizes[0] + 1];
    for (place, row) in places().zip(rows.rows()) {
        table[(place[0] - first) as usize][(place[1] - first) as usize] = row[2];
    }
    let table = Table::Grid(Grid { first, rows: table });
    Some((table, "each row is x, y and the value there".to_owned()))
}

/// A grid whose first row and first column count up from the same index, with nothing in the
/// corner.
pub fn unlabelled(rows: &Sheet<i128>) -> Option<Grid> {
    let (head, rest) = (rows.rows().next()?, || rows.rows_from(1));
    let width = rest().next()?.len();
    let head = match head.len() {
        length if length == width && head[0] == HOLE => &head[1..],
        length if length + 1 == width => head,
        _ => return None,
    };
    let first = u64::try_from(*head.first()?).ok()?;
    let counts =
        |values: &mut dyn Iterator<Item = i128>| (i128::from(first)..).zip(values).all(|(i, v)| i == v);
    let is_labelled = rest().all(|row| row.len() == width)
        && rows.len() > 3
        && counts(&mut head.iter().copied())
        && counts(&mut rest().map(|row| row[0]));
    is_labelled.then(|| Grid { first, rows: rest().map(|row| row[1..].to_vec()).collect() })
}
