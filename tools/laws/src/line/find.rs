//! The laws of a line, from the families, simplest first.

use super::{FAMILIES, SIMPLE_FAMILIES, exceptions};
use crate::choice::choose;
use crate::find::LineFamily;
use crate::information;
use crate::{Found, Law, Line};

/// What each family makes of a line.
pub fn fit(line: &Line) -> Vec<Law> {
    FAMILIES.iter().flat_map(|family| family(line)).collect()
}

/// The laws that a line obeys, simplest first.
pub fn find_line(line: &Line) -> Vec<Found> {
    of_families(line, FAMILIES)
}

/// The laws of a line in the families that take the least time.
pub fn find_simple_line(line: &Line) -> Vec<Found> {
    of_families(line, SIMPLE_FAMILIES)
}

/// The laws of a line in some families.
pub fn of_families(line: &Line, families: &[LineFamily]) -> Vec<Found> {
    let count = line.values.len();
    if count < 2 {
        return vec![];
    }
    let all = information::bits(&line.values);
    let is_right = |law: &Law| line.cells().all(|(n, value)| law.predict(&[n]) == Some(value));
    let near = exceptions::bits(line).unwrap_or(f64::INFINITY);
    let laws = families
        .iter()
        .flat_map(|family| family(line))
        .filter(|law| law.bits < near && is_right(law))
        .collect();
    let end = line.first + count as u64;
    let beyond = (0..200).map(|i| end + i).chain((1..100).map(|i| end + count as u64 * i + 7 * i * i));
    choose(laws, all, count, &beyond.map(|n| vec![n]).collect::<Vec<_>>())
}
