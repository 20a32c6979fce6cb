//! Two values, one of which stands at the pairs of two complementary sequences: who wins in
//! Wythoff's game.

use crate::positions::pairs;
use crate::tree::operator::Operator;
use crate::tree::Expr;
use crate::{Grid, Law, Positions};

/// The law of the pairs that have the rarer value.
pub fn fit(grid: &Grid) -> Vec<Law> {
    let size = grid.rows.len();
    let value = |x: usize, y: usize| grid.rows.get(x).and_then(|row| row.get(y));
    let differ = |x: usize, y: usize| value(y, x).is_some_and(|other| Some(other) != value(x, y));
    if (0..size).any(|x| (0..x).any(|y| differ(x, y))) {
        return vec![];
    }
    let first = grid.rows[0][0];
    let Some(other) = grid.cells().map(|cell| cell.2).find(|value| *value != first) else { return vec![] };
    if grid.cells().any(|cell| cell.2 != first && cell.2 != other) {
        return vec![];
    }
    let count = |value: i128| grid.cells().filter(|cell| cell.2 == value).count();
    let (rare, other) = if count(first) < count(other) { (first, other) } else { (other, first) };
    let tuples = grid.cells().filter(|cell| cell.2 == rare).map(|(x, y, _)| vec![x.min(y), x.max(y)]);
    let positions = Positions { tuples: tuples.collect(), up_to: grid.first + size as u64 - 1 };
    // Equal numbers are no pairs.
    if positions.tuples.len() > 4 * size || positions.tuples.iter().all(|t| t[0] == t[1]) {
        return vec![];
    }
    let [x, y] = [Expr::Argument(0), Expr::Argument(1)];
    let sorted = [Operator::Min, Operator::Max].map(|end| Expr::binary(end, x.clone(), y.clone()));
    let of_pairs = |law: Law| {
        let condition = match &law.definition.body {
            Expr::Relation(_, what) => what.with_piles(&sorted),
            condition => condition.with_piles(&sorted),
        };
        let body = match condition {
            // In two steps the code is not too wide.
            Expr::Binary(Operator::Both, both) => {
                Expr::choice(both.0, Expr::choice(both.1, rare, other), other)
            }
            condition => Expr::choice(condition, rare, other),
        };
        // Up to the pair that fixes it.
        let fixing = positions.tuples.iter().nth(law.fitted).map_or(size, |t| (t[1] - grid.first) as usize);
        let fitted = (fixing + 1) * size;
        Law { bits: law.bits + 6.0, ..Law::grid(law.family, grid.first, body, fitted) }.doubted(law.is_doubtful)
    };
    pairs::fit(&positions).into_iter().map(of_pairs).collect()
}
