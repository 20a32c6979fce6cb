//! Rows that begin with an index: columns of indices and values, and grids whose rows and columns
//! say where they stand.

use super::flaw::Flaw;
use super::sheet::Sheet;
use crate::table::{Grid, HOLE, Line, Table};

/// It takes at least this many rows to show that the first column counts up.
const ENOUGH_ROWS: usize = 4;
/// Of a table that is known in part, at least every fourth value.
const SPARSE: usize = 4;

/// It takes at least this many rows to show that the first column would count up in another order.
const ENOUGH_TO_SORT: usize = 8;
/// One in this many rows may have the index of the row before it.
const ROWS_FOR_A_REPEAT: usize = 4;

/// Rows of an index and a value, or of two indices and a value, if the indices count up; how they
/// were read.
///
/// # Errors
/// They count up, but from a negative index, or one has two values.
pub fn table(rows: &Sheet<i128>) -> Result<Option<(Table, String)>, Flaw> {
    let width = rows.rows().next().map_or(0, <[i128]>::len);
    let read = match width {
        2 => line,
        3 => grid,
        _ => return Ok(None),
    };
    let is_known = |row: &[i128]| row.len() == width && !row[..width - 1].contains(&HOLE);
    if rows.len() < ENOUGH_ROWS || !rows.rows().all(is_known) {
        return Ok(None);
    }
    if let Some(found) = read(rows) {
        return Ok(Some(found));
    }
    if width == 2 && rows.row(0)[0] < 0 && step(rows).is_some() {
        let (line, row) = rows.numbered().next().unwrap_or_default();
        return Err(Flaw { line, what: format!("{} is not an index", row[0]), help: INDICES });
    }
    let (once, contradiction) = once(rows.numbered());
    let few = |once: &&Sheet<i128>| ROWS_FOR_A_REPEAT * (rows.len() - once.len()) <= rows.len();
    match Some(&once).filter(few).and_then(read) {
        Some(_) if let Some(flaw) = contradiction => return Err(flaw),
        Some(found) => return Ok(Some(found)),
        None if width == 3 || rows.len() < ENOUGH_TO_SORT => return Ok(None),
        None => {}
    }
    let mut sorted: Vec<(usize, &[i128])> = rows.numbered().collect();
    sorted.sort_by_key(|(_, row)| row[0]);
    let (once, contradiction) = self::once(sorted.into_iter());
    match Some(&once).filter(few).and_then(line) {
        Some(_) if let Some(flaw) = contradiction => Err(flaw),
        Some((table, note)) => Ok(Some((table, note + ", in another order"))),
        None => Ok(None),
    }
}

const INDICES: &str = "indices are from 0 to 10^18; values without indices: write all in one line";
const ONE_VALUE: &str = "each index has one value; values without indices: write all in one line";

/// The rows but for those that repeat the index of the row before them, and the first of these with
/// another value.
fn once<'a>(rows: impl Iterator<Item = (usize, &'a [i128])>) -> (Sheet<i128>, Option<Flaw>) {
    let (mut once, mut contradiction, mut last): (_, _, Option<&[i128]>) = (Sheet::new(), None, None);
    for (line, row) in rows {
        let (value, index) = row.split_last().unwrap_or((&HOLE, &[]));
        match last.and_then(<[i128]>::split_last) {
            Some((first, before)) if before == index => {
                let shown = index.iter().map(i128::to_string).collect::<Vec<_>>().join(", ");
                let what = || format!("{shown} has the value {value}, and {first} in an earlier row");
                let flaw = || Flaw { line, what: what(), help: ONE_VALUE };
                contradiction = contradiction.or_else(|| (first != value).then(flaw));
            }
            _ => once.push(line, row.iter().copied()),
        }
        last = Some(row);
    }
    (once, contradiction)
}

/// By how much the first column counts up.
fn step(rows: &Sheet<i128>) -> Option<usize> {
    let step = rows.row(1)[0].checked_sub(rows.row(0)[0])?;
    let mut pairs = rows.rows().zip(rows.rows_from(1));
    let counts = pairs.all(|(row, next)| next[0].checked_sub(row[0]) == Some(step));
    usize::try_from(step).ok().filter(|step| counts && (1..=SPARSE).contains(step))
}

fn line(rows: &Sheet<i128>) -> Option<(Table, String)> {
    let first = u64::try_from(rows.row(0)[0]).ok()?;
    let step = step(rows)?;
    // What is between the indices is not known.
    let mut values = vec![HOLE; (rows.len() - 1) * step + 1];
    for (i, row) in rows.rows().enumerate() {
        values[i * step] = row[1];
    }
    Some((Table::Line(Line { first, values }), "each row is an index and its value".to_owned()))
}

/// Whether rows that are read as one list may have been meant as something else.
pub fn may_be_grid(rows: &Sheet<i128>) -> bool {
    let width = rows.rows().next().map_or(0, <[i128]>::len);
    width > 1 && rows.len() > 2 && rows.rows().all(|row| row.len() == width)
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
