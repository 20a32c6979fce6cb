//! The positions of a table that are shown: all of them, those with some cell, and which are drawn.

use crate::game::table::{ENDLESS, SizedCell, Tabled, cell};
use crate::game::{Explorer, Flaw, Outcome, Position};

/// The positions of a table with this cell; of a line or grid only among the first values, rows and
/// columns, of tuples and sizes only those below that bound.
pub fn positions(table: &Tabled, shown: usize, wanted: u32) -> Vec<Position> {
    match table {
        Tabled::Line { first, values, .. } => {
            let shown = (*first..).zip(values).take(shown);
            shown.filter(|(_, value)| **value == wanted).map(|(n, _)| vec![n]).collect()
        }
        Tabled::Grid { first, rows } => {
            let cells = (*first..).zip(rows).take(shown);
            let cells = cells
                .flat_map(|(x, row)| (*first..).zip(row).take(shown).map(move |(y, value)| (x, y, value)));
            cells.filter(|cell| *cell.2 == wanted).map(|(x, y, _)| vec![x, y]).collect()
        }
        Tabled::Tuples { cells, .. } => {
            within(cells, shown).filter(|cell| cell.1 == wanted).map(|cell| cell.0.clone()).collect()
        }
        Tabled::Sizes { cells, .. } => sized(cells, shown)
            .filter(|cell| cell.value == wanted)
            .map(|cell| cell.position.clone())
            .collect(),
        Tabled::Places(places) => {
            places.iter().filter(|(_, value)| cell(value) == wanted).map(|(place, _)| place.clone()).collect()
        }
    }
}

/// The positions without a finite value that are drawn, and how many others there are, which are
/// N-positions; `None` where that is not known.
///
/// # Errors
/// Those of the game.
pub fn draws(
    explorer: &mut Explorer,
    table: &Tabled,
    shown: usize,
) -> Result<Option<(Vec<Position>, usize)>, Flaw> {
    // What is in a table of starts are their numbers.
    let is_of_starts = explorer.game().starts() > 0;
    let (mut drawn, mut others) = (Vec::new(), 0);
    for position in positions(table, shown, ENDLESS) {
        if is_of_starts {
            return Ok(None);
        }
        match explorer.value(&position)?.outcome() {
            Outcome::Draw => drawn.push(position),
            _ => others += 1,
        }
    }
    Ok(Some((drawn, others)))
}

/// The tuples whose numbers are all among the first of this count.
pub fn within(cells: &[(Position, u32)], shown: usize) -> impl Iterator<Item = &(Position, u32)> {
    let first = cells.first().and_then(|cell| cell.0.iter().min()).copied().unwrap_or(0);
    cells.iter().filter(move |cell| cell.0.iter().all(|&n| n - first < shown as u64))
}

/// The positions of the first `shown` sizes.
pub fn sized(cells: &[SizedCell], shown: usize) -> impl Iterator<Item = &SizedCell> {
    let first = cells.first().map_or(0, |cell| cell.counts[0]);
    cells.iter().take_while(move |cell| cell.counts[0] - first < shown as u64)
}
