//! Quadratic polynomials, one or one for each of two or three residues: the differences grow by the
//! same number.

use crate::tree::{Expr, n};
use crate::{Law, Line};

/// The polynomial that the fewest values fix.
pub fn fit(line: &Line) -> Vec<Law> {
    (1..=3).find_map(|q| law(line, q)).into_iter().collect()
}

fn law(line: &Line, q: usize) -> Option<Law> {
    let values = &line.values;
    if values.len() < 3 * q {
        return None;
    }
    let rise = |i: usize| values[i + q].checked_sub(values[i]);
    let growth = rise(q)?.checked_sub(rise(0)?).filter(|growth| *growth != 0)?;
    let fits = |i: usize| Some(rise(i + q)?.checked_sub(rise(i)?)? == growth);
    if !(0..values.len() - 2 * q).all(|i| fits(i) == Some(true)) {
        return None;
    }
    let first = i128::from(line.first);
    let body = if q == 1 {
        square(n(), [growth, 2 * rise(0)? - growth - 2 * growth * first, values[0] - rise(0)? * first + growth * (first * (first + 1) / 2)])?
    } else {
        let index = n().minus(first);
        let (turn, rest) = (index.clone().quotient(q as i128), index.modulo(q as i128));
        let rises = (0..q).map(rise).collect::<Option<Vec<i128>>>()?;
        let slopes = rises.iter().map(|rise| 2 * rise - growth).collect::<Vec<_>>();
        let pairs = turn.clone().times(turn.clone()).times(growth);
        let twice = pairs.plus(turn.times(Expr::entry(&slopes, rest.clone())));
        twice.quotient(2).plus(Expr::entry(&values[..q], rest))
    };
    Some(Law::line("polynomial", line.first, body, 3 * q))
}

/// (growth n^2 + linear n) / 2 + constant.
fn square(n: Expr, [growth, linear, constant]: [i128; 3]) -> Option<Expr> {
    let by = if growth % 2 == 0 && linear % 2 == 0 { 2 } else { 1 };
    let (growth, linear) = (growth.checked_div(by)?, linear / by);
    let squares = n.clone().times(n.clone()).times(growth);
    let sum = match (growth, linear) {
        // n (n + 1) is not negative, wherever n n - n might be for all that is known of it.
        _ if growth == -linear => n.clone().times(n.minus(1)).times(growth),
        _ if growth == linear => n.clone().times(n.plus(1)).times(growth),
        (_, 0) => squares,
        _ => squares.plus(n.times(linear)),
    };
    Some(sum.quotient(if by == 2 { 1 } else { 2 }).plus(constant))
}
