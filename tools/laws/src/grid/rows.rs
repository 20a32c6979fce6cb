//! Rows that each have a law of their own; nothing is said about rows that are not there.

use crate::line::find::find_line;
use crate::tree::Expr;
use crate::tree::operator::Operator;
use crate::{Grid, Law, Line, Status};

/// A list of more laws says nothing that the table does not say.
const MAX_ROWS: usize = 32;

/// The laws of all rows together, if all are confirmed.
pub fn fit(grid: &Grid) -> Vec<Law> {
    if grid.rows.len() > MAX_ROWS {
        return vec![];
    }
    let row = |values: &Vec<i128>| {
        let line = Line { first: grid.first, values: values.clone() };
        find_line(&line).into_iter().next().filter(|found| found.status == Status::Confirmed)
    };
    // Most grids fail at once; and of large ones only the shortest law counts anyway.
    let Some(rows) = grid.rows.iter().map(row).collect::<Option<Vec<_>>>() else { return vec![] };
    let [x, y] = [Expr::Argument(0), Expr::Argument(1)];
    let of_row = |found: &crate::Found| found.law.definition.named("f").at(std::slice::from_ref(&y));
    let Some((last, others)) = rows.split_last() else { return vec![] };
    let body = others.iter().enumerate().rev().fold(of_row(last), |rest, (i, found)| {
        let row = i128::from(grid.first) + i as i128;
        Expr::choice(x.clone().is(Operator::Equal, row), of_row(found), rest)
    });
    let fitted = rows.iter().map(|found| found.fitted).sum();
    vec![Law::grid("rows", grid.first, body, fitted).with_bounds(
        0,
        grid.first,
        grid.first + others.len() as u64,
    )]
}
