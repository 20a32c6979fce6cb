//! The laws of a table: what the families propose, as far as it holds, is short and is not
//! contradicted.

use crate::choice::choose;
use crate::line::find::of_families;
use crate::line::{FAMILIES, LineFamily};
use crate::{Found, Grid, Law, Positions, Table};
use crate::{grid, information, positions};

/// The laws that a table obeys, simplest first.
pub fn find(table: &Table) -> Vec<Found> {
    find_with(table, &[])
}

/// The same with more families for lines.
pub fn find_with(table: &Table, families: &[LineFamily]) -> Vec<Found> {
    match table {
        Table::Line(line) => of_families(line, &[FAMILIES, families].concat()),
        Table::Positions(positions) => of_positions(positions),
        Table::Ordered(positions) => of_ordered(positions),
        Table::Grid(grid) => of_grid(grid),
    }
}

/// All laws that a table obeys, as far as that decides which one it is.
pub fn proposals(table: &Table) -> Vec<Law> {
    match table {
        Table::Line(line) => crate::line::find::proposals(line),
        Table::Positions(positions) => right_of_positions(positions),
        Table::Ordered(positions) => right_of_ordered(positions),
        Table::Grid(grid) => right_of_grid(grid),
    }
}

fn right_of_positions(table: &Positions) -> Vec<Law> {
    let all = table.universe();
    let is_lost = |at: &Vec<u64>| Some(i128::from(table.tuples.contains(at)));
    let is_right = |law: &Law| {
        let listed = || table.tuples.iter().all(|at| law.predict(at) == Some(1));
        // Of too many positions only those next to the listed ones.
        let beside = || !all.is_empty() || table.beside().all(|at| law.predict(&at) != Some(1));
        listed() && beside() && all.iter().all(|at| law.predict(at) == is_lost(at))
    };
    let right = |laws: Vec<Law>| laws.into_iter().filter(is_right).collect::<Vec<_>>();
    let laws = right(positions::fit(table));
    // Some families look at all positions: of a table with too many, at as many as they can.
    if laws.is_empty() && all.is_empty() { right(positions::fit(&table.beginning())) } else { laws }
}

fn of_positions(table: &Positions) -> Vec<Found> {
    let (laws, all) = (right_of_positions(table), table.universe());
    let more = table.up_to / 2 + 3;
    let beyond: Vec<Vec<u64>> = all
        .iter()
        .chain(&table.tuples)
        .step_by(1 + all.len() / 5000)
        .map(|at| at.iter().map(|n| n + more).collect())
        .collect();
    choose(laws, positions::bits(table), table.tuples.len(), &beyond)
}

fn right_of_ordered(table: &Positions) -> Vec<Law> {
    let all = table.ordered_universe();
    let is_lost = |at: &Vec<u64>| Some(i128::from(table.tuples.contains(at)));
    let is_right = |law: &Law| all.iter().all(|at| law.predict(at) == is_lost(at));
    positions::fit_ordered(table).into_iter().filter(is_right).collect()
}

fn of_ordered(table: &Positions) -> Vec<Found> {
    let (laws, all) = (right_of_ordered(table), table.ordered_universe());
    let more = table.up_to / 2 + 3;
    let beyond: Vec<Vec<u64>> = all
        .iter()
        .step_by(1 + all.len() / 5000)
        .map(|at| at.iter().map(|&n| if n > 1 { n + more } else { n }).collect())
        .collect();
    let lost = table.tuples.len() as f64;
    let part = |part: f64| if part > 0.0 { part * (all.len() as f64 / part).log2() } else { 0.0 };
    choose(laws, part(lost) + part(all.len() as f64 - lost), table.tuples.len(), &beyond)
}

fn right_of_grid(grid: &Grid) -> Vec<Law> {
    let laws = right(grid, grid::fit(grid));
    if !laws.is_empty() {
        return laws;
    }
    right(grid, grid::margins::fit(grid, |inside| right(inside, grid::fit(inside))))
}

fn right(grid: &Grid, laws: Vec<Law>) -> Vec<Law> {
    let is_right = |law: &Law| grid.cells().all(|(x, y, value)| law.predict(&[x, y]) == Some(value));
    laws.into_iter().filter(is_right).collect()
}

/// With fewer different rows or columns, a law says little about larger ones: only what is said of
/// each row by itself can be confirmed.
const SURE_SIDE: usize = 12;

fn of_grid(grid: &Grid) -> Vec<Found> {
    let grid = &grid.without_missing_edges();
    let values: Vec<i128> = grid.cells().map(|cell| cell.2).collect();
    if values.len() < 9 {
        return vec![];
    }
    let mut laws = right_of_grid(grid);
    let is_narrow = grid.least_side() < SURE_SIDE;
    laws = laws.into_iter().map(|law| law.doubted(is_narrow)).collect();
    if laws.is_empty() {
        laws = grid::rows::fit(grid);
    }
    let size = grid.first + grid.rows.len() as u64;
    let beyond = (0..400).map(|i| vec![size + i % 37 + i / 9, size + i * i % 41]).collect::<Vec<_>>();
    let all = information::bits(&values).max(values.len() as f64 / 2.0);
    choose(laws, all, values.len(), &beyond)
}
