//! Two values, divided by a line through the origin whose slope is a quadratic irrational.

use crate::quadratic::Quadratic;
use crate::tree::Expr;
use crate::tree::operator::Operator;
use crate::{Grid, Law};

/// The law for the ratio of the larger coordinate to the smaller one; equal ones may be special.
pub fn fit(grid: &Grid) -> Vec<Law> {
    let inside = || grid.cells().filter(|&(x, y, _)| x != y && x.min(y) > 0);
    let Some((_, _, one)) = inside().next() else { return vec![] };
    let Some((_, _, other)) = inside().find(|cell| cell.2 != one) else { return vec![] };
    let diagonal: Vec<i128> = grid.cells().filter(|c| c.0 == c.1 && c.0 > 0).map(|c| c.2).collect();
    let edge: Vec<i128> = grid.cells().filter(|c| c.0.min(c.1) == 0 && c.0 + c.1 > 0).map(|c| c.2).collect();
    let origin = grid.cells().find(|c| c.0 + c.1 == 0).map(|c| c.2);
    let same = |values: &[i128]| values.iter().all(|v| *v == values[0]);
    if !same(&diagonal) || !same(&edge) {
        return vec![];
    }
    let laws = [(one, other), (other, one)].into_iter().filter_map(|(near, far)| {
        let slope = slope(grid, near, far)?;
        let of = |operator, a, b| Expr::binary(operator, a, b);
        let [x, y] = [Expr::Argument(0), Expr::Argument(1)];
        let (low, high) = (of(Operator::Min, x.clone(), y.clone()), of(Operator::Max, x.clone(), y.clone()));
        let is_near = high.is(Operator::AtMost, slope.times(low.clone()));
        let mut body = Expr::choice(is_near, near, far);
        // The diagonal, the axes and the origin may be special.
        let special = [
            (x.clone().is(Operator::Equal, y.clone()), diagonal.first().copied(), near),
            (low.is(Operator::Equal, 0), edge.first().copied(), far),
            (x.plus(y).is(Operator::Equal, 0), origin, edge.first().copied().unwrap_or(far)),
        ];
        for (place, value, expected) in special {
            if let Some(value) = value.filter(|value| *value != expected) {
                body = Expr::choice(place, value, body);
            }
        }
        Some(Law::grid("sectors", grid.first, body, grid.cells().count() / 2))
    });
    laws.collect()
}

/// The slope for which the value is `near` below it and `far` above.
fn slope(grid: &Grid, near: i128, far: i128) -> Option<Quadratic> {
    let mut highest = std::collections::BTreeMap::<u64, u64>::new();
    let mut bounded = std::collections::BTreeSet::new();
    for (x, y, value) in grid.cells().filter(|&(x, y, _)| x != y && x.min(y) > 0) {
        let (low, high) = (x.min(y), x.max(y));
        if value == near {
            let top = highest.entry(low).or_insert(high);
            *top = high.max(*top);
        } else if value == far {
            bounded.insert(low);
        } else {
            return None;
        }
    }
    let rows = highest.into_iter().filter(|(low, _)| bounded.contains(low));
    let floors: Vec<(i128, i128)> = rows.map(|(low, high)| (low.into(), high.into())).collect();
    if floors.len() < 8 { None } else { Quadratic::with_floors(&floors) }
}
