//! Values that a step (p, q) does not change: what stands at an edge, p rows and q columns thick,
//! decides, and repeats there. Walks whose steps are not alike in both directions are like that.

use super::strips::{self, Strips};
use crate::tree::operator::Operator;
use crate::tree::{Definition, Expr};
use crate::{Grid, Law};
use std::rc::Rc;

/// The law for the shortest step that is not along a diagonal.
pub fn fit(grid: &Grid) -> Vec<Law> {
    let Some(grid) = &strips::square(grid) else { return vec![] };
    let size = grid.rows.len();
    let most = size / 3;
    let mut steps: Vec<(usize, usize)> = (1..=most).flat_map(|p| (1..=most).map(move |q| (p, q))).collect();
    steps.sort_by_key(|(p, q)| p + q);
    let repeats =
        |&(p, q): &(usize, usize)| (p..size).all(|x| grid.rows[x][q..] == grid.rows[x - p][..size - q]);
    // Along a diagonal there is a shorter form.
    let step = steps.into_iter().find(repeats).filter(|(p, q)| p != q);
    step.and_then(|step| law(grid, step)).into_iter().collect()
}

fn law(grid: &Grid, (p, q): (usize, usize)) -> Option<Law> {
    let size = grid.rows.len();
    let rows = Strips::new(grid.rows[..p].to_vec())?;
    let columns = Strips::new((0..q).map(|y| grid.rows.iter().map(|row| row[y]).collect()).collect())?;
    let [x, y] = [Expr::Argument(0), Expr::Argument(1)];
    let is_row = x.clone().is(Operator::Below, p as i128);
    let edge = Expr::choice(is_row, rows.expr(x.clone(), y.clone()), columns.expr(y.clone(), x.clone()));
    let edge = Rc::new(Definition::new("f", &["x", "y"], 0, edge));
    // As many steps back as fit into both; what is left is not negative.
    let [x, y] = [x, y].map(|e| e.minus(i128::from(grid.first)));
    let (step_x, step_y) = (p as i128, q as i128);
    let left = |n: &Expr, step: i128, other: &Expr, by: i128| {
        let by_other = n.clone().minus(other.clone().quotient(by).times(step));
        Expr::binary(Operator::Max, n.clone().modulo(step), by_other)
    };
    let body = Expr::Call(edge, vec![left(&x, step_x, &y, step_y), left(&y, step_y, &x, step_x)]);
    let fitted = strips::fitted(grid, |x, y| {
        let (x, y) = ((x - grid.first) as usize, (y - grid.first) as usize);
        let steps = (x / p).min(y / q);
        let (x, y) = (x - p * steps, y - q * steps);
        if x < p { (true, x, rows.reduced(y)) } else { (false, y, columns.reduced(x)) }
    });
    let entries = rows.size() + columns.size();
    let law = Law::grid("translation", grid.first, body, fitted).with_period(entries);
    Some(law.doubted(size * size < 4 * entries))
}
