//! Values that repeat along the diagonals: they depend on the remainder of the smaller coordinate
//! and on the distance of the two, of which only the remainder counts where it is large. Walks of a
//! few steps, such as the knight's, are like that; above and below the diagonal they may differ.

use super::strips::{self, Strips};
use crate::tree::operator::Operator;
use crate::tree::Expr;
use crate::{Grid, Law};

/// The law with the shortest period along the diagonals.
pub fn fit(grid: &Grid) -> Vec<Law> {
    let Some(grid) = &strips::square(grid) else { return vec![] };
    let size = grid.rows.len();
    let repeats = |a: &usize| (*a..size).all(|x| grid.rows[x][*a..] == grid.rows[x - a][..size - a]);
    law(grid, (1..=size / 3).find(repeats)).into_iter().collect()
}

fn law(grid: &Grid, period: Option<usize>) -> Option<Law> {
    let (period, size) = (period?, grid.rows.len());
    let is_symmetric = (0..size).all(|x| (0..x).all(|y| grid.rows[x][y] == grid.rows[y][x]));
    let above = Strips::new((0..period).map(|x| grid.rows[x][x..].to_vec()).collect())?.turned(grid.first);
    let below = (0..period).map(|y| (y..size).map(|x| grid.rows[x][y]).collect()).collect();
    let below = Strips::new(below)?.turned(grid.first);
    let [x, y] = [Expr::Argument(0), Expr::Argument(1)];
    let (low, distance) = if is_symmetric {
        let of = |operator| Expr::binary(operator, x.clone(), y.clone());
        (of(Operator::Min), of(Operator::Distance))
    } else {
        (x.clone(), y.clone().minus(x.clone()))
    };
    let turn = i128::try_from(period).ok()?;
    let mut body = above.expr(low.modulo(turn), distance);
    if !is_symmetric {
        let is_above = x.clone().is(Operator::AtMost, y.clone());
        body = Expr::choice(is_above, body, below.expr(y.clone().modulo(turn), x.minus(y)));
    }
    let entries = if is_symmetric { above.size() } else { above.size() + below.size() };
    let fitted = strips::fitted(grid, |x, y| {
        let strips = if x <= y || is_symmetric { &above } else { &below };
        (x > y && !is_symmetric, x.min(y) % period as u64, strips.reduced(x.abs_diff(y) as usize))
    });
    let law = Law::grid("diagonals", grid.first, body, fitted).with_period(entries);
    let is_right = grid.cells().all(|(x, y, value)| law.predict(&[x, y]) == Some(value));
    is_right.then(|| law.doubted(size * size < 4 * entries))
}
