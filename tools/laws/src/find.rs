//! The laws of a table: what the families propose, as far as it holds, is short and is not contradicted.

use crate::law::{Found, Law, Status};
use crate::table::{Grid, Line, Positions, Table};
use crate::{grid, information, line, positions};
use std::rc::Rc;

/// A law must save so many bits of the table to be a guess, and to be confirmed.
const SAVED: (f64, f64) = (8.0, 16.0);
/// So many laws at most.
const MOST: usize = 4;

/// The laws that a table obeys, simplest first.
pub fn find(table: &Table) -> Vec<Found> {
    match table {
        Table::Line(line) => of_line(line),
        Table::Positions(positions) => of_positions(positions),
        Table::Grid(grid) => of_grid(grid),
    }
}

fn of_line(line: &Line) -> Vec<Found> {
    of_families(line, line::fit)
}

/// The laws of a line in the families that take the least time.
pub fn find_simple(line: &Line) -> Vec<Found> {
    of_families(line, line::fit_simple)
}

fn of_families(line: &Line, fit: fn(&Line) -> Vec<Law>) -> Vec<Found> {
    let count = line.values.len();
    if count < 2 {
        return vec![];
    }
    let all = information::bits(&line.values);
    let is_right = |law: &Law| line.cells().all(|(n, value)| (law.predict)(&[n]) == Some(value));
    let near = line::near::bits(line).unwrap_or(f64::INFINITY);
    let laws = fit(line).into_iter().filter(|law| law.bits < near && is_right(law)).collect();
    let end = line.first + count as u64;
    let beyond = (0..200).map(|i| end + i).chain((1..100).map(|i| end + count as u64 * i + 7 * i * i));
    let found = choose(laws, all, count, &beyond.map(|n| vec![n]).collect::<Vec<_>>());
    from(found, line.first)
}

fn of_positions(table: &Positions) -> Vec<Found> {
    let all = table.universe();
    let is_lost = |at: &Vec<u64>| Some(i128::from(table.tuples.contains(at)));
    let is_right = |law: &Law| {
        let listed = || table.tuples.iter().all(|at| (law.predict)(at) == Some(1));
        // Of too many positions only those next to the listed ones.
        let beside = || !all.is_empty() || positions::beside(table).all(|at| (law.predict)(&at) != Some(1));
        listed() && beside() && all.iter().all(|at| (law.predict)(at) == is_lost(at))
    };
    let laws = positions::fit(table).into_iter().filter(is_right).collect();
    let more = table.up_to / 2 + 3;
    let beyond: Vec<Vec<u64>> = all
        .iter()
        .chain(&table.tuples)
        .step_by(1 + all.len() / 5000)
        .map(|at| at.iter().map(|n| n + more).collect())
        .collect();
    choose(laws, positions::bits(table), table.tuples.len(), &beyond)
}

fn of_grid(grid: &Grid) -> Vec<Found> {
    let values: Vec<i128> = grid.cells().map(|cell| cell.2).collect();
    if values.len() < 9 {
        return vec![];
    }
    let is_right = |law: &Law| grid.cells().all(|(x, y, value)| (law.predict)(&[x, y]) == Some(value));
    let mut laws: Vec<Law> = grid::fit(grid).into_iter().filter(is_right).collect();
    if laws.is_empty() {
        laws = grid::rows::fit(grid);
    }
    let size = grid.first + grid.rows.len() as u64;
    let beyond = (0..400).map(|i| vec![size + i % 37 + i / 9, size + i * i % 41]).collect::<Vec<_>>();
    let all = information::bits(&values).max(values.len() as f64 / 2.0);
    from(choose(laws, all, values.len(), &beyond), grid.first)
}

/// Laws say nothing about what comes before the table.
fn from(mut found: Vec<Found>, first: u64) -> Vec<Found> {
    for Found { law, .. } in &mut found {
        let predict = Rc::clone(&law.predict);
        law.predict = Rc::new(move |at| if at.iter().all(|&n| n >= first) { predict(at) } else { None });
    }
    found
}

/// The laws that are short enough and do not contradict the shortest one at the points beyond.
pub fn choose(mut laws: Vec<Law>, all: f64, count: usize, beyond: &[Vec<u64>]) -> Vec<Found> {
    // That two numbers decide so many is enough, however long these are.
    let is_flat = |law: &Law| matches!(law.family, "constant" | "linear");
    let saved = |law: &Law| if is_flat(law) { count as f64 - 4.0 } else { all - law.bits };
    laws.retain(|law| saved(law) >= SAVED.0 && law.fitted + 3 < count);
    laws.sort_by(|a, b| a.bits.total_cmp(&b.bits));
    let Some(best) = laws.first().cloned() else { return vec![] };
    let contradicts = |law: &Law| {
        beyond.iter().any(|at| match ((law.predict)(at), (best.predict)(at)) {
            (Some(a), Some(b)) => a != b,
            _ => false,
        })
    };
    let is_contested = laws[1..].iter().any(|law| law.bits < best.bits + 3.0 && contradicts(law));
    laws.retain(|law| law.bits < best.bits + 3.0 || !contradicts(law));
    let mut kept: Vec<Law> = Vec::new();
    for law in laws {
        let same = |other: &Law| beyond.iter().all(|at| (law.predict)(at) == (other.predict)(at));
        match kept.iter().position(same) {
            // What is doubtful in one form may be sure in another one.
            Some(i) if kept[i].is_doubtful && !law.is_doubtful => kept[i] = law,
            None if kept.len() < MOST => kept.push(law),
            _ => {}
        }
    }
    let doubt = |law: Law| {
        let little = saved(&law) < SAVED.1;
        law.doubted(is_contested || little).found(count)
    };
    let mut found: Vec<Found> = kept.into_iter().map(doubt).collect();
    found.sort_by_key(|found| found.status != Status::Confirmed);
    found
}
