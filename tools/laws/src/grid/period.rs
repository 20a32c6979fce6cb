//! Values that depend on the remainders of both coordinates.

use crate::tree::Expr;
use crate::{Grid, Law};

/// The law with the smallest block.
pub fn fit(grid: &Grid) -> Vec<Law> {
    let rows = &grid.rows;
    let (height, width) = (rows.len(), rows.iter().map(Vec::len).min().unwrap_or(0));
    let repeats = |a: &usize| rows.iter().zip(&rows[*a..]).all(|(x, y)| x[..width] == y[..width]);
    let row_repeats = |b: usize, row: &Vec<i128>| (b..row.len()).all(|y| row[y] == row[y - b]);
    let (a, b) = (
        (1..=height / 2).find(repeats),
        (1..=width / 2).find(|&b| rows.iter().all(|row| row_repeats(b, row))),
    );
    let (Some(a), Some(b)) = (a, b) else { return vec![] };
    let block: Vec<Vec<i128>> = rows[..a].iter().map(|row| row[..b].to_vec()).collect();
    let body = by_remainders(&turned(&block, grid.first), [Expr::Argument(0), Expr::Argument(1)]);
    let fitted = grid.rows[..a - 1].iter().map(Vec::len).sum::<usize>() + b;
    let family = if a * b == 1 { "constant" } else { "periodic in both" };
    vec![Law::grid(family, grid.first, body, fitted).with_period(a * b)]
}

/// The entry of a block, whose row is the first number by its height, and so on.
pub fn by_remainders(block: &[Vec<i128>], [x, y]: [Expr; 2]) -> Expr {
    let (height, width) = (block.len() as i128, block[0].len() as i128);
    match (height, width) {
        (_, 1) => Expr::entry(&block.concat(), x.modulo(height)),
        (1, _) => Expr::entry(&block.concat(), y.modulo(width)),
        _ => Expr::entry(&block.concat(), x.modulo(height).times(width).plus(y.modulo(width))),
    }
}

/// The block from a multiple of its height and width on, if both coordinates begin at `start`.
pub fn turned(block: &[Vec<i128>], start: u64) -> Vec<Vec<i128>> {
    let of_row = |row: &Vec<i128>| rotated(row, start);
    rotated(&block.iter().map(of_row).collect::<Vec<_>>(), start)
}

/// The values from a multiple of their number on, if they begin at `start`.
pub fn rotated<T: Clone>(values: &[T], start: u64) -> Vec<T> {
    let mut turned = values.to_vec();
    turned.rotate_right((start % values.len() as u64) as usize);
    turned
}
