//! How long a table must be for a law: one that ends before the large numbers of the rules count
//! says nothing of what they do.

use crate::game::table::Tabled;
use crate::game::{Explorer, Shape};

/// How many values of a line are sought for a law, and how many are the most if a number of the
/// rules asks for more.
const USUAL: usize = 10_000;
const MOST: u64 = 1 << 18;
/// If these are too hard to find.
const FEW: usize = 1001;

/// How many values of a line are worth finding for a law or a proof.
pub fn wanted(explorer: &Explorer) -> usize {
    let first = if let Shape::Line { first } = explorer.table_shape() { first } else { 0 };
    first as usize + wanted_for_rules(explorer).max(USUAL) + 1
}

/// How many the large numbers of its rules ask for.
pub fn wanted_for_rules(explorer: &Explorer) -> usize {
    // A proof takes two periods, of which each may be the sum of two numbers.
    let count = explorer.game().largest_number().saturating_mul(5);
    if count > MOST { 0 } else { count as usize }
}

/// Drops what has no proof and is beyond what is shown and a round number of values, so that what
/// is said of a law hardly depends on how fast the machine is.
pub fn settle(table: &mut Tabled, shown: usize, wanted: usize) {
    if let Tabled::Line { values, certificate: None, .. } = table
        && values.len() > shown
    {
        let rounds = [wanted, USUAL + 1, FEW];
        let round = rounds.into_iter().find(|&round| round <= values.len()).unwrap_or(0);
        values.truncate(round.max(shown));
    }
}

/// How far a table would have to go for its laws to be more than guesses, if it does not.
pub fn missing(explorer: &Explorer, table: &Tabled) -> Option<u64> {
    let number = explorer.game().largest_number();
    let (end, needed) = match table {
        Tabled::Line { first, values, .. } => (first + values.len() as u64, number.saturating_mul(3)),
        Tabled::Grid { first, rows } => {
            let across = rows.iter().map(Vec::len).min().unwrap_or(0);
            (first + rows.len().min(across) as u64, number.saturating_mul(2))
        }
        Tabled::Tuples { to, .. } => (to + 1, number.saturating_mul(2)),
        Tabled::Sizes { cells, .. } => {
            // In smaller trees hardly any two moves that take this many vertices are independent:
            // what decides `take a path of 5` up to 12 vertices is wrong with 16.
            let largest = cells.iter().filter_map(|cell| cell.counts.first()).max();
            (largest.map_or(0, |size| size + 1), number.saturating_mul(3).saturating_add(2))
        }
        Tabled::Places(_) => return None,
    };
    (end <= needed).then_some(needed)
}
