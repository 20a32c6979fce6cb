//! Strips of a grid, along an edge or a diagonal, that all repeat with the same period, perhaps
//! after some first values.

use super::period::rotated;
use crate::Grid;
use crate::tree::Expr;
use crate::tree::operator::Operator;
use std::collections::HashSet;
use std::hash::Hash;

/// Rows that all repeat, from the same place on.
pub struct Strips {
    rows: Vec<Vec<i128>>,
    /// From here on only the remainder counts.
    start: usize,
    period: usize,
}

impl Strips {
    /// The shortest part of the rows that says it all, if it was seen three times.
    pub fn new(rows: Vec<Vec<i128>>) -> Option<Strips> {
        let longest = rows.iter().map(Vec::len).min()?;
        let of = |period: usize| {
            let start = |row: &Vec<i128>| {
                let fits = |d: &usize| row[*d] == row[d + period];
                (0..row.len() - period).rev().take_while(fits).last().unwrap_or(row.len())
            };
            let start = rows.iter().map(start).max()?;
            (start + 3 * period <= longest).then_some((start, period))
        };
        let (start, period) =
            (1..=longest / 3).filter_map(of).min_by_key(|(start, period)| start + period)?;
        Some(Strips { rows, start, period })
    }

    /// The rows from a multiple of their number on, if they begin at `first`.
    pub fn turned(mut self, first: u64) -> Strips {
        self.rows = rotated(&self.rows, first);
        self
    }

    pub fn reduced(&self, place: usize) -> usize {
        if place < self.start { place } else { (place - self.start) % self.period + self.start }
    }

    pub fn size(&self) -> usize {
        self.rows.len() * (self.start + self.period)
    }

    /// The entry of a row at a place.
    pub fn expr(&self, row: Expr, place: Expr) -> Expr {
        let (start, period) = (self.start as i128, self.period as i128);
        let width = self.start + self.period;
        let values: Vec<i128> = self.rows.iter().flat_map(|row| row[..width].to_vec()).collect();
        let reduced = match (start, period) {
            (0, _) => place.modulo(period),
            (_, 1) => Expr::binary(Operator::Min, place, start),
            _ => {
                let later = place.clone().minus(start).modulo(period).plus(start);
                Expr::choice(place.clone().is(Operator::Below, start), place, later)
            }
        };
        let key = match (self.rows.len(), width) {
            (_, 1) => row,
            (1, _) => reduced,
            _ => row.times(width as i128).plus(reduced),
        };
        Expr::entry(&values, key)
    }
}

/// The smallest grid in which a period shows.
const MIN_SIZE: usize = 9;

/// The largest square in the corner.
pub fn square(grid: &Grid) -> Option<Grid> {
    let size = grid.rows.iter().map(Vec::len).chain([grid.rows.len()]).min()?;
    let rows = grid.rows[..size].iter().map(|row| row[..size].to_vec()).collect();
    (size >= MIN_SIZE).then_some(Grid { first: grid.first, rows })
}

/// How many cells, row by row, show each entry once.
pub fn fitted<K: Hash + Eq>(grid: &Grid, entry: impl Fn(u64, u64) -> K) -> usize {
    let mut seen = HashSet::new();
    let new = grid.cells().enumerate().filter(|(_, (x, y, _))| seen.insert(entry(*x, *y)));
    new.last().map_or(0, |(i, _)| i + 1)
}
