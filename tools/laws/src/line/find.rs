//! The laws of a line, from the families, simplest first.

use super::tail::is_short_of_periods;
use super::{FAMILIES, HOLED_FAMILIES, LineFamily, SIMPLE_FAMILIES, exceptions};
use crate::choice::choose;
use crate::information;
use crate::{Found, Law, Line, Status};

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

/// How many values decide what is proposed; what is proposed is compared with all of them.
const DECIDING: usize = 10_000;

/// What decides which laws a line is proposed.
pub fn beginning(line: &Line) -> Line {
    Line { first: line.first, values: line.values[..line.values.len().min(DECIDING)].to_vec() }
}

/// All laws that the beginning of a line obeys.
pub fn proposals(line: &Line) -> Vec<Law> {
    right(&beginning(line), FAMILIES)
}

/// The laws of a few values that are right, and shorter than those with exceptions.
fn right(part: &Line, families: &[LineFamily]) -> Vec<Law> {
    let families = if part.has_holes() { HOLED_FAMILIES } else { families };
    let is_right = |law: &Law| part.cells().all(|(n, value)| law.predict(&[n]) == Some(value));
    let near = exceptions::bits(part).unwrap_or(f64::INFINITY);
    let proposed = families.iter().flat_map(|family| family(part));
    proposed.filter(|law| law.bits < near && is_right(law)).collect()
}

/// The laws of a line in some families.
pub fn of_families(line: &Line, families: &[LineFamily]) -> Vec<Found> {
    let count = line.cells().count();
    if count < 2 {
        return vec![];
    }
    let part = beginning(line);
    let all = information::bits(&part.cells().map(|cell| cell.1).collect::<Vec<_>>());
    let obeys = |law: &Law, from: u64| {
        line.cells().skip_while(|cell| cell.0 < from).all(|(n, value)| law.predict(&[n]) == Some(value))
    };
    let mut laws = right(&part, families);
    prefer_short_periods(&mut laws);
    let end = line.first + line.values.len() as u64;
    let beyond = (0..200).map(|i| end + i).chain((1..100).map(|i| end + count as u64 * i + 7 * i * i));
    let found = choose(laws, all, count, &beyond.map(|n| vec![n]).collect::<Vec<_>>());
    let doubted = |found: Found| {
        let is_doubtful = found.status == Status::Confirmed && {
            let law = &found.law;
            is_short_of_periods(&part.filled(|n| law.predict(&[n])), law)
        };
        if is_doubtful { found.law.doubted(true).found(count) } else { found }
    };
    let found = found.into_iter().filter(|found| obeys(&found.law, line.first + part.values.len() as u64));
    let mut found: Vec<Found> = found.map(doubted).collect();
    found.sort_by_key(|found| found.status != Status::Confirmed);
    found
}

/// The longest period that anybody sees at once.
const SHORT: usize = 12;

/// Where a short period says it all, nothing with digits, primes or exceptions is worth a word.
fn prefer_short_periods(laws: &mut Vec<Law>) {
    let is_plain = |law: &Law| !law.is_doubtful && law.period <= SHORT && !law.definition.body.has_words();
    if laws.iter().any(is_plain) {
        laws.retain(|law| !law.definition.body.has_words());
    }
}
