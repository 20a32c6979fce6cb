//! Tables: the values of all positions up to a bound.

pub use super::value::{ENDLESS, MISSING, cell};
use super::{Certificate, Explorer, Flaw, Position, Shape, Value};
use std::ops::RangeInclusive;

/// A table of any shape. In misère play a cell is 0 if the player to move loses, else 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tabled {
    /// The values from an index on.
    Line {
        /// The index.
        first: u64,
        /// The values.
        values: Vec<u32>,
        /// What proves that they repeat.
        certificate: Option<Certificate>,
    },
    /// A row for each first number, a column for each second.
    Grid {
        /// The least number in both.
        first: u64,
        /// The rows.
        rows: Vec<Vec<u32>>,
    },
    /// Positions of several numbers, in ascending order.
    Tuples {
        /// No number is larger.
        to: u64,
        /// The positions with their values.
        cells: Vec<(Position, u32)>,
    },
    /// The positions that there are.
    Places(Vec<(Position, Value)>),
    /// What has a size, in ascending order of sizes.
    Sizes {
        /// What is counted of each position, the size first.
        features: Vec<&'static str>,
        /// The positions.
        cells: Vec<SizedCell>,
    },
}

/// A position that has a size.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SizedCell {
    /// The position.
    pub position: Position,
    /// What is counted of it, the size first.
    pub counts: Vec<u64>,
    /// What it is worth.
    pub value: u32,
}

/// How far a table goes: the largest number, for a grid in both directions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Extent {
    /// The largest number; of a grid, the first one.
    pub to: u64,
    /// Of a grid, the second one.
    pub across: u64,
}

/// Asked now and then with how many positions are valued: how many more until it is asked again;
/// `None` ends the table there.
pub type Watch<'a> = &'a mut dyn FnMut(&[u32]) -> Option<usize>;

/// Of a list: it has a header and an allocation of its own.
const LIST: u128 = 40;
/// A table of more bytes is refused before it is begun.
const MAX_BYTES: u128 = 16 << 30;

/// The table of a game. If somebody stops the search ([`Explorer::stop_when`]), of a grid the rows
/// that are whole, of tuples and places those that are valued; of a line, [`Explorer::line`] has
/// the values.
///
/// # Errors
/// What is wrong with a position; nothing is valued yet when the search is stopped.
pub fn table(explorer: &mut Explorer, extent: Extent, watch: Watch) -> Result<Tabled, Flaw> {
    let shape = explorer.table_shape();
    let (cells, bytes) = size(&shape, extent);
    fits(cells, bytes)?;
    let are_starts = explorer.game().starts() > 0;
    match shape {
        Shape::Line { .. } if are_starts => starts(explorer, cells as usize, watch),
        Shape::Line { .. } => line(explorer, cells as usize, watch),
        Shape::Grid { first } => grid(explorer, first, extent, watch),
        Shape::Tuples { size, first, sorted } => {
            tuples(explorer, (size, first, sorted), &vec![extent.to; size], watch)
        }
        Shape::Places(places) => {
            let mut valued = Vec::new();
            for place in places {
                match explorer.value(&place) {
                    Err(flaw) if flaw.is_stop() && !valued.is_empty() => break,
                    value => valued.push((place, value?)),
                }
            }
            Ok(Tabled::Places(valued))
        }
        Shape::Sizes { first, most } if extent.to <= most => sizes(explorer, first..=extent.to, watch),
        Shape::Sizes { most, .. } => {
            Err(Flaw(format!("there are too many of size {}: tables go to {most}", extent.to)))
        }
    }
}

/// The table of a game whose positions have as many numbers as these bounds, each up to its own.
///
/// # Errors
/// What is wrong with a position; positions have another number of numbers.
pub fn table_within(explorer: &mut Explorer, bounds: &[u64], watch: Watch) -> Result<Tabled, Flaw> {
    match explorer.table_shape() {
        Shape::Tuples { size, first, sorted } if size == bounds.len() => {
            let numbers = bounds.iter().map(|&to| (u128::from(to) + 1).saturating_sub(first.into()));
            let cells = numbers.fold(1, u128::saturating_mul);
            fits(cells, cells.saturating_mul(LIST + 8 * size as u128))?;
            tuples(explorer, (size, first, sorted), bounds, watch)
        }
        shape => {
            let (given, size) = (bounds.len(), shape.numbers());
            Err(Flaw(format!("a bound for each of {given} numbers, but positions have {size}")))
        }
    }
}

/// That a table is not too large.
fn fits(cells: u128, bytes: u128) -> Result<(), Flaw> {
    let gigabytes = MAX_BYTES >> 30;
    let what = || format!("a table of {cells} values would take more than {gigabytes} GiB of memory");
    if bytes > MAX_BYTES { Err(Flaw(what())) } else { Ok(()) }
}

/// How many values a table has, and about how many bytes it takes; at most `u128::MAX`.
fn size(shape: &Shape, extent: Extent) -> (u128, u128) {
    let numbers = |first: u64, to: u64| (u128::from(to) + 1).saturating_sub(first.into());
    match *shape {
        // Twice, as the explorer keeps them, too.
        Shape::Line { first } => (numbers(first, extent.to), 8 * numbers(first, extent.to)),
        Shape::Grid { first } => {
            let (rows, columns) = (numbers(first, extent.to), numbers(first, extent.across));
            let cells = rows.saturating_mul(columns);
            (cells, cells.saturating_mul(4).saturating_add(LIST * rows))
        }
        Shape::Tuples { size, first, sorted } => {
            let n = numbers(first, extent.to);
            let next = |cells: u128, i: u128| {
                // n + size - 1 choose size, if their order means nothing.
                if sorted { cells.saturating_mul(n + i) / (i + 1) } else { cells.saturating_mul(n) }
            };
            let cells = (0..size as u128).fold(1, next);
            (cells, cells.saturating_mul(LIST + 8 * size as u128))
        }
        Shape::Places(ref places) => (places.len() as u128, 0),
        // The game knows how many there are.
        Shape::Sizes { first, .. } => (numbers(first, extent.to), 0),
    }
}

fn line(explorer: &mut Explorer, count: usize, watch: Watch) -> Result<Tabled, Flaw> {
    loop {
        let line = explorer.line().expect("its shape is a line");
        let known = line.values.len();
        let Some(more) = watch(&line.values).filter(|_| known < count) else {
            let (first, certificate) = (line.first, line.certificate.clone());
            return Ok(Tabled::Line { first, values: line.values[..count.min(known)].to_vec(), certificate });
        };
        let next =
            if line.certificate.is_some() { count } else { count.min(known.saturating_add(more.max(1))) };
        explorer.extend(next)?;
    }
}

fn starts(explorer: &mut Explorer, count: usize, watch: Watch) -> Result<Tabled, Flaw> {
    let mut values = Vec::new();
    while let Some(more) = watch(&values).filter(|_| values.len() < count) {
        let end = count.min(values.len().saturating_add(more.max(1)));
        while values.len() < end {
            match explorer.cell_of_start(&[values.len() as u64]) {
                Ok(value) => values.push(value),
                Err(flaw) => {
                    watch(&values); // somebody may go on with those that are there
                    return Err(flaw);
                }
            }
        }
    }
    Ok(Tabled::Line { first: 0, values, certificate: None })
}

fn grid(explorer: &mut Explorer, first: u64, extent: Extent, watch: Watch) -> Result<Tabled, Flaw> {
    let mut rows = Vec::new();
    let mut left = watch(&[]);
    for x in first..=extent.to {
        let row = match row(explorer, x, first..=extent.across) {
            // What is whole stays.
            Err(flaw) if flaw.is_stop() && !rows.is_empty() => break,
            row => row?,
        };
        left = match left {
            Some(more) if more > row.len() => Some(more - row.len()),
            Some(_) => watch(&row),
            None => None,
        };
        rows.push(row);
        if left.is_none() {
            break;
        }
    }
    Ok(Tabled::Grid { first, rows })
}

fn row(explorer: &mut Explorer, x: u64, mut across: RangeInclusive<u64>) -> Result<Vec<u32>, Flaw> {
    let are_starts = explorer.game().starts() > 0;
    if let Some(row) = if are_starts { None } else { explorer.row(x, *across.end()) } {
        return row;
    }
    across.try_fold(Vec::new(), |mut row, y| {
        row.push(if are_starts { explorer.cell_of_start(&[x, y])? } else { explorer.cell(&vec![x, y])? });
        Ok(row)
    })
}

fn tuples(
    explorer: &mut Explorer,
    (size, first, sorted): (usize, u64, bool),
    bounds: &[u64],
    watch: Watch,
) -> Result<Tabled, Flaw> {
    let mut cells = Vec::new();
    let to = bounds.iter().copied().max().unwrap_or(0);
    if bounds.iter().any(|&to| first > to) {
        return Ok(Tabled::Tuples { to, cells });
    }
    let mut position = vec![first; size];
    let mut left = watch(&[]).unwrap_or(0);
    loop {
        let value = match explorer.cell(&position) {
            Err(flaw) if flaw.is_stop() && !cells.is_empty() => break,
            value => value?,
        };
        cells.push((position.clone(), value));
        left = left.saturating_sub(1);
        if left == 0 {
            match watch(&[value]) {
                Some(more) => left = more,
                None => break,
            }
        }
        // The next one: the last number that can grow does, and those after it begin anew.
        let next = |i: &usize| {
            let mut next = position.clone();
            next[*i] += 1;
            let least = if sorted { next[*i] } else { first };
            next[i + 1..].fill(least);
            Some(next).filter(|next| next.iter().zip(bounds).all(|(n, to)| n <= to))
        };
        match (0..size).rev().find_map(|i| next(&i)) {
            Some(next) => position = next,
            None => break,
        }
    }
    Ok(Tabled::Tuples { to, cells })
}

/// Of a size, all positions or none.
fn sizes(explorer: &mut Explorer, sizes: RangeInclusive<u64>, watch: Watch) -> Result<Tabled, Flaw> {
    let (mut features, mut cells) = (Vec::new(), Vec::new());
    let mut left = watch(&[]).unwrap_or(0);
    for size in sizes {
        let whole = cells.len();
        for position in explorer.of_size(size) {
            let value = match explorer.cell(&position) {
                Err(flaw) if flaw.is_stop() && whole > 0 => {
                    cells.truncate(whole);
                    return Ok(Tabled::Sizes { features, cells });
                }
                value => value?,
            };
            let (names, counts) = explorer.game().features(&position).into_iter().unzip();
            features = names;
            cells.push(SizedCell { position, counts, value });
        }
        let new = cells.len() - whole;
        left = match left.checked_sub(new) {
            Some(left) if left > 0 => left,
            _ => match watch(&cells[whole..].iter().map(|cell| cell.value).collect::<Vec<u32>>()) {
                Some(more) => more,
                None => break,
            },
        };
    }
    Ok(Tabled::Sizes { features, cells })
}
