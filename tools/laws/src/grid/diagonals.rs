//! Values that repeat along the diagonals: they depend on the remainder of the smaller coordinate
//! and on the distance of the two, of which only the remainder counts where it is large. Walks of a
//! few steps, such as the knight's, are like that; above and below the diagonal they may differ.

use crate::tree::operator::Operator;
use crate::tree::Expr;
use crate::{Grid, Law};
use std::collections::HashSet;

/// The law with the shortest period along the diagonals.
pub fn fit(grid: &Grid) -> Vec<Law> {
    let size = grid.rows.len();
    if size < 9 || grid.rows.iter().any(|row| row.len() != size) {
        return vec![];
    }
    let repeats = |a: &usize| (*a..size).all(|x| grid.rows[x][*a..] == grid.rows[x - a][..size - a]);
    law(grid, (1..=size / 3).find(repeats)).into_iter().collect()
}

fn law(grid: &Grid, period: Option<usize>) -> Option<Law> {
    let (period, size) = (period?, grid.rows.len());
    let is_symmetric = (0..size).all(|x| (0..x).all(|y| grid.rows[x][y] == grid.rows[y][x]));
    let above = Side::new((0..period).map(|x| grid.rows[x][x..].to_vec()).collect())?;
    let below = Side::new((0..period).map(|y| (y..size).map(|x| grid.rows[x][y]).collect()).collect())?;
    let [x, y] = [Expr::Argument(0), Expr::Argument(1)];
    let (low, distance) = if is_symmetric {
        let of = |operator| Expr::binary(operator, x.clone(), y.clone());
        (of(Operator::Min), of(Operator::Distance))
    } else {
        (x.clone(), y.clone().minus(x.clone()))
    };
    let mut body = above.expr(grid.first, low, distance);
    if !is_symmetric {
        let is_above = x.clone().is(Operator::AtMost, y.clone());
        body = Expr::choice(is_above, body, below.expr(grid.first, y.clone(), x.minus(y)));
    }
    let sides = if is_symmetric { 1 } else { 2 };
    let entries = sides * above.size().max(below.size());
    // Up to the cell that shows the last entry.
    let mut seen = HashSet::new();
    let key = |x: u64, y: u64| {
        let side = if x <= y || is_symmetric { &above } else { &below };
        (x > y && !is_symmetric, x.min(y) % period as u64, side.reduced(x.abs_diff(y) as usize))
    };
    let cells = grid.cells().enumerate().filter(|(_, (x, y, _))| seen.insert(key(*x, *y)));
    let fitted = cells.last().map_or(0, |(i, _)| i + 1);
    let law = Law::grid("diagonals", grid.first, body, fitted).with_period(entries);
    let is_right = grid.cells().all(|(x, y, value)| law.predict(&[x, y]) == Some(value));
    is_right.then(|| law.doubted(size * size < 4 * entries))
}

/// The values by the smaller coordinate and the distance, on one side of the diagonal.
struct Side {
    rows: Vec<Vec<i128>>,
    /// From this distance on only the remainder counts.
    start: usize,
    period: usize,
}

impl Side {
    /// The shortest part of the rows that says it all, if it was seen three times.
    fn new(rows: Vec<Vec<i128>>) -> Option<Side> {
        let longest = rows.iter().map(Vec::len).min()?;
        let of = |period: usize| {
            let start = |row: &Vec<i128>| {
                let fits = |d: &usize| row[*d] == row[d + period];
                (0..row.len() - period).rev().take_while(fits).last().unwrap_or(row.len())
            };
            let start = rows.iter().map(start).max()?;
            (start + 3 * period <= longest).then_some((start, period))
        };
        let (start, period) = (1..=longest / 3).filter_map(of).min_by_key(|(start, period)| start + period)?;
        Some(Side { rows, start, period })
    }

    fn reduced(&self, distance: usize) -> usize {
        if distance < self.start { distance } else { (distance - self.start) % self.period + self.start }
    }

    fn size(&self) -> usize {
        self.rows.len() * (self.start + self.period)
    }

    fn expr(&self, first: u64, low: Expr, distance: Expr) -> Expr {
        let (start, period) = (self.start as i128, self.period as i128);
        let width = self.start + self.period;
        let turned = super::period::rotated(&self.rows, first);
        let values: Vec<i128> = turned.iter().flat_map(|row| row[..width].to_vec()).collect();
        let reduced = match (start, period) {
            (0, _) => distance.modulo(period),
            (_, 1) => Expr::binary(Operator::Min, distance, start),
            _ => {
                let later = distance.clone().minus(start).modulo(period).plus(start);
                Expr::choice(distance.clone().is(Operator::Below, start), distance, later)
            }
        };
        let row = low.modulo(self.rows.len() as i128);
        let key = match (self.rows.len(), width) {
            (_, 1) => row,
            (1, _) => reduced,
            _ => row.times(width as i128).plus(reduced),
        };
        Expr::entry(&values, key)
    }
}
