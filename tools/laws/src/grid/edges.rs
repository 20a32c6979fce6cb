//! Values that depend on the remainders of both coordinates, but for the first rows and columns,
//! each of which has a period of its own.

use super::period::{by_remainders, rotated, turned};
use crate::tree::Expr;
use crate::tree::operator::Operator;
use crate::{Grid, Law};

/// The law with the thinnest edge.
pub fn fit(grid: &Grid) -> Vec<Law> {
    (1..=2).find_map(|edge| Some(Edged::fit(grid, edge)?.law(grid))).into_iter().collect()
}

/// All indices count from the first row and column.
struct Edged {
    first: u64,
    edge: usize,
    /// By row, then by column.
    rows: Vec<Vec<i128>>,
    /// By column, then by row after the edge.
    columns: Vec<Vec<i128>>,
    block: Vec<Vec<i128>>,
}

impl Edged {
    fn fit(grid: &Grid, edge: usize) -> Option<Edged> {
        let (height, width) = (grid.rows.len(), grid.rows.first()?.len());
        if height < 4 * edge + 8 || width < 4 * edge + 8 || grid.rows.iter().any(|row| row.len() != width) {
            return None;
        }
        let inside: Vec<&[i128]> = grid.rows[edge..].iter().map(|row| &row[edge..]).collect();
        let a = period(&inside)?;
        let column = |y: usize| inside.iter().map(|row| row[y]).collect::<Vec<i128>>();
        let b = period(&(0..width - edge).map(column).collect::<Vec<_>>())?;
        let block = inside[..a].iter().map(|row| row[..b].to_vec()).collect();
        let one = |values: Vec<i128>| Some(values[..period(&values)?].to_vec());
        let rows = grid.rows[..edge].iter().map(|row| one(row.clone())).collect::<Option<_>>()?;
        let below = |y: usize| one(grid.rows[edge..].iter().map(|row| row[y]).collect());
        let columns = (0..edge).map(below).collect::<Option<_>>()?;
        Some(Edged { first: grid.first, edge, rows, columns, block })
    }

    fn law(self, grid: &Grid) -> Law {
        let from = self.first + self.edge as u64;
        let [x, y] = [Expr::Argument(0), Expr::Argument(1)];
        let inside = by_remainders(&turned(&self.block, from), [x.clone(), y.clone()]);
        let sides = [(&y, &x, from, &self.columns), (&x, &y, self.first, &self.rows)];
        let body = sides.into_iter().fold(inside, |rest, (fixed, moving, start, edges)| {
            edges.iter().enumerate().rev().fold(rest, |rest, (i, edge)| {
                let at = i128::from(self.first) + i as i128;
                let turned = rotated(edge, start);
                let value = Expr::entry(&turned, moving.clone().modulo(turned.len() as i128));
                Expr::choice(fixed.clone().is(Operator::Equal, at), value, rest)
            })
        });
        let (a, b) = (self.block.len(), self.block[0].len());
        // The edge, and the first block behind it.
        let fitted = grid.rows[..self.edge + a - 1].iter().map(Vec::len).sum::<usize>() + self.edge + b;
        Law::grid("periodic inside", self.first, body, fitted).with_period(a * b)
    }
}

/// After how many entries they repeat, at least three times.
fn period<T: PartialEq>(values: &[T]) -> Option<usize> {
    (1..=values.len() / 3).find(|&p| values[p..] == values[..values.len() - p])
}
