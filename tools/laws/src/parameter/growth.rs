//! How a number grows with the parameters: k, 2 k + 1, k^2, 2^k, k + l, k l.

use crate::tree::operator::Operator;
use crate::tree::{Expr, Scope};

/// Values of the parameters, and the number there.
pub type Point<'a> = (&'a [i128], i128);

/// The shortest expression for the numbers, in which the parameters are the arguments from `first`
/// on.
pub fn fit(points: &[Point], first: usize) -> Option<Expr> {
    let value = points[0].1;
    if points.iter().all(|point| point.1 == value) {
        return Some(Expr::Number(value));
    }
    let count = points[0].0.len();
    let fits = |e: &Expr| points.iter().all(|(at, value)| self::value(e, at) == Some(*value));
    let found = shapes(count).into_iter().flat_map(|shape| scaled(points, &shape)).filter(fits);
    let best = found.min_by(|a, b| a.bits().total_cmp(&b.bits()))?;
    let places: Vec<Expr> = (first..first + count).map(Expr::Argument).collect();
    Some(best.with_arguments(&places))
}

fn value(e: &Expr, at: &[i128]) -> Option<i128> {
    e.value(Scope { arguments: at, piles: &[] })
}

/// What grows, without factors and constants.
fn shapes(count: usize) -> Vec<Expr> {
    let argument = Expr::Argument;
    let mut all: Vec<Expr> = Vec::new();
    for i in 0..count {
        let k = || argument(i);
        let power = Expr::binary(Operator::ShiftLeft, 1, k());
        all.extend([k(), k().times(k()), k().times(k().plus(1)), power]);
        all.extend([k().quotient(2), k().plus(1).quotient(2)]);
        for j in 0..i {
            let l = || argument(j);
            all.extend([l().times(k()), l().plus(k()), l().plus(1).times(k().plus(1))]);
            all.extend([l().times(k()).plus(k()), l().times(k()).plus(l()), l().minus(k()), k().minus(l())]);
            all.extend((2..=3).flat_map(|a| [l().times(a).plus(k()), l().plus(k().times(a))]));
            all.extend([Expr::binary(Operator::Min, l(), k()), Expr::binary(Operator::Max, l(), k())]);
        }
    }
    all
}

/// A multiple of it and a constant, as two points say.
fn scaled(points: &[Point], shape: &Expr) -> Option<Expr> {
    let (at, value) = points[0];
    let start = self::value(shape, at)?;
    let (rise, run) = points.iter().find_map(|point| {
        let run = self::value(shape, point.0)?.checked_sub(start)?;
        Some((point.1.checked_sub(value)?, run)).filter(|_| run != 0)
    })?;
    let factor = (rise % run == 0 && rise != 0).then_some(rise / run)?;
    let constant = value.checked_sub(factor.checked_mul(start)?)?;
    Some(shape.clone().affine(factor, constant))
}
