//! The tables in which a law is sought.

use std::collections::BTreeSet;

/// Values in the order of their index.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The index of the first value.
    pub first: u64,
    /// The values.
    pub values: Vec<i128>,
}

/// Values by row and column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    /// The index of the first row, and of the first column.
    pub first: u64,
    /// The rows; they need not be equally long.
    pub rows: Vec<Vec<i128>>,
}

/// All P-positions with no entry above a bound.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Positions {
    /// The sorted tuples.
    pub tuples: BTreeSet<Vec<u64>>,
    /// The bound.
    pub up_to: u64,
}

/// A table of any kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Table {
    /// One index.
    Line(Line),
    /// Two indices.
    Grid(Grid),
    /// A set of tuples.
    Positions(Positions),
}

impl Line {
    /// The indices with their values.
    pub fn cells(&self) -> impl Iterator<Item = (u64, i128)> + '_ {
        (self.first..).zip(self.values.iter().copied())
    }

    /// The value at an index, if it is in the table.
    pub fn at(&self, n: u64) -> Option<i128> {
        self.values.get(usize::try_from(n.checked_sub(self.first)?).ok()?).copied()
    }
}

impl Grid {
    /// The indices with their values, row by row.
    pub fn cells(&self) -> impl Iterator<Item = (u64, u64, i128)> + '_ {
        let row = |(x, row): (u64, &Vec<i128>)| {
            (self.first..).zip(row.clone()).map(move |(y, value)| (x, y, value)).collect::<Vec<_>>()
        };
        (self.first..).zip(&self.rows).flat_map(row)
    }
}

impl Table {
    /// All points of the table with their values; of P-positions, also the other positions up to
    /// the bound, unless they are too many.
    pub fn cells(&self) -> Vec<(Vec<u64>, i128)> {
        match self {
            Table::Line(line) => line.cells().map(|(n, value)| (vec![n], value)).collect(),
            Table::Grid(grid) => grid.cells().map(|(x, y, value)| (vec![x, y], value)).collect(),
            Table::Positions(positions) => {
                let mut all = positions.universe();
                if all.is_empty() {
                    all.extend(positions.tuples.iter().cloned());
                }
                let is_lost = |at: &Vec<u64>| i128::from(positions.tuples.contains(at));
                all.into_iter().map(|at| (at.clone(), is_lost(&at))).collect()
            }
        }
    }
}
