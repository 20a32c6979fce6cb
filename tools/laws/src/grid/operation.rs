//! Values f(x) op h(y) for an operation: both functions are read off a row and a column, then each
//! has a law of its own, found as that of a line. So x + 3 y, the nim-sum of two different games
//! and the nim product of two coin games (tartan theorem) are found.

use crate::helpers::nim::nim_product;
use crate::line::find::find_line;
use crate::tree::Expr;
use crate::tree::operator::Operator;
use crate::{Found, Grid, Law, Line};

/// The law for the first operation that fits.
pub fn fit(grid: &Grid) -> Vec<Law> {
    let width = grid.rows.first().map_or(0, Vec::len);
    if grid.rows.len() < 8 || width < 8 || grid.rows.iter().any(|row| row.len() != width) {
        return vec![];
    }
    OPERATIONS.iter().find_map(|operation| with(grid, operation)).into_iter().collect()
}

/// f and h on the table.
type Parts = (Vec<i128>, Vec<i128>);

struct Operation {
    of: fn(i128, i128) -> Option<i128>,
    parts: fn(&Grid) -> Option<Parts>,
    expr: fn(Expr, Expr) -> Expr,
}

const OPERATIONS: [Operation; 6] = [
    Operation { of: xor, parts: |grid| from_corner(grid, xor), expr: |a, b| a.is(Operator::Xor, b) },
    Operation {
        of: i128::checked_add,
        parts: |grid| from_corner(grid, i128::checked_sub),
        expr: |a, b| a.plus(b),
    },
    Operation { of: i128::checked_mul, parts: through_one, expr: |a, b| a.times(b) },
    Operation { of: nim_times, parts: through_one, expr: |a, b| Expr::function("nim_product", [a, b]) },
    Operation {
        of: |a, b| Some(a.min(b)),
        parts: |grid| ends(grid, i128::max),
        expr: |a, b| a.is(Operator::Min, b),
    },
    Operation {
        of: |a, b| Some(a.max(b)),
        parts: |grid| ends(grid, i128::min),
        expr: |a, b| a.is(Operator::Max, b),
    },
];

fn xor(a: i128, b: i128) -> Option<i128> {
    (a >= 0 && b >= 0).then_some(a ^ b)
}

fn nim_times(a: i128, b: i128) -> Option<i128> {
    Some(nim_product(u64::try_from(a).ok()?, u64::try_from(b).ok()?).into())
}

fn column(grid: &Grid, y: usize) -> impl Iterator<Item = i128> + '_ {
    grid.rows.iter().map(move |row| row[y])
}

/// The first column, and what the first row has more than its first entry.
fn from_corner(grid: &Grid, minus: fn(i128, i128) -> Option<i128>) -> Option<Parts> {
    let first = &grid.rows[0];
    let more = first.iter().map(|&value| minus(value, first[0])).collect::<Option<Vec<i128>>>()?;
    Some((column(grid, 0).collect(), more))
}

/// The column and the row through the first 1.
fn through_one(grid: &Grid) -> Option<Parts> {
    let at = |row: &Vec<i128>| row.iter().position(|&value| value == 1);
    let (x, y) = grid.rows.iter().enumerate().find_map(|(x, row)| Some((x, at(row)?)))?;
    Some((column(grid, y).collect(), grid.rows[x].clone()))
}

/// The largest or smallest value of each row and column.
fn ends(grid: &Grid, end: fn(i128, i128) -> i128) -> Option<Parts> {
    let rows = grid.rows.iter().map(|row| row.iter().copied().reduce(end)).collect::<Option<_>>()?;
    let of_column = |y: usize| column(grid, y).reduce(end);
    Some((rows, (0..grid.rows[0].len()).map(of_column).collect::<Option<_>>()?))
}

fn with(grid: &Grid, operation: &Operation) -> Option<Law> {
    let (f, h) = (operation.parts)(grid)?;
    let is_row = |(row, &a): (&Vec<i128>, &i128)| {
        row.iter().zip(&h).all(|(&value, &b)| (operation.of)(a, b) == Some(value))
    };
    if !grid.rows.iter().zip(&f).all(is_row) {
        return None;
    }
    let of_line = |values| find_line(&Line { first: grid.first, values }).into_iter().next();
    Some(join(grid, operation, &of_line(f)?, &of_line(h)?))
}

fn join(grid: &Grid, operation: &Operation, f: &Found, h: &Found) -> Law {
    let of = |found: &Found, name, i| found.law.definition.named(name).at(&[Expr::Argument(i)]);
    let body = (operation.expr)(of(f, "f", 0), of(h, "h", 1));
    let fitted = (f.fitted - 1) * grid.rows[0].len() + h.fitted;
    let is_sure = |found: &Found| !found.law.is_doubtful && found.confirmed >= 8;
    Law::grid("separate", grid.first, body, fitted).doubted(!is_sure(f) || !is_sure(h))
}
