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
        Table::Grid(grid) => of_grid(grid),
    }
}

fn of_positions(table: &Positions) -> Vec<Found> {
    let all = table.universe();
    let is_lost = |at: &Vec<u64>| Some(i128::from(table.tuples.contains(at)));
    let is_right = |law: &Law| {
        let listed = || table.tuples.iter().all(|at| law.predict(at) == Some(1));
        // Of too many positions only those next to the listed ones.
        let beside = || !all.is_empty() || table.beside().all(|at| law.predict(&at) != Some(1));
        listed() && beside() && all.iter().all(|at| law.predict(at) == is_lost(at))
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
    let is_right = |law: &Law| grid.cells().all(|(x, y, value)| law.predict(&[x, y]) == Some(value));
    let mut laws: Vec<Law> = grid::fit(grid).into_iter().filter(is_right).collect();
    if laws.is_empty() {
        laws = grid::rows::fit(grid);
    }
    let size = grid.first + grid.rows.len() as u64;
    let beyond = (0..400).map(|i| vec![size + i % 37 + i / 9, size + i * i % 41]).collect::<Vec<_>>();
    let all = information::bits(&values).max(values.len() as f64 / 2.0);
    choose(laws, all, values.len(), &beyond)
}
