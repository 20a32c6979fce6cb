//! Polynomials: quadratic ones, one or one for each of up to six residues, and those of the third
//! and fourth degree, whose second or third differences grow by the same number.

use crate::tree::{Expr, n};
use crate::{Law, Line};

/// The polynomial that the fewest values fix.
pub fn fit(line: &Line) -> Vec<Law> {
    (1..=6).find_map(|q| law(line, q)).or_else(|| higher(line)).into_iter().collect()
}

/// The law of the third or fourth degree, by Newton's differences from the index 0 on.
fn higher(line: &Line) -> Option<Law> {
    let differences = |values: &Vec<i128>| {
        values.windows(2).map(|pair| pair[1].checked_sub(pair[0])).collect::<Option<Vec<i128>>>()
    };
    let mut rows = vec![line.values.clone()];
    while rows.len() <= 5 && rows[rows.len() - 1].iter().any(|v| *v != 0) {
        rows.push(differences(&rows[rows.len() - 1])?);
    }
    let degree = rows.len().checked_sub(2).filter(|degree| (3..=4).contains(degree))?;
    if line.values.len() < degree + 4 {
        return None;
    }
    // Back from the first index to 0.
    let mut heads: Vec<i128> = rows.iter().map(|row| row[0]).collect();
    for _ in 0..line.first.min(1 << 10) {
        for i in (0..=degree).rev() {
            heads[i] = heads[i].checked_sub(heads[i + 1])?;
        }
    }
    if line.first > 1 << 10 {
        return None;
    }
    let powers = coefficients(&heads[..=degree])?;
    Some(Law::line("polynomial", line.first, horner(&powers), degree + 1))
}

/// The multiples of 1, n, n^2, … with 24 in the denominator, by the differences at 0.
fn coefficients(heads: &[i128]) -> Option<[i128; 5]> {
    // 24 times n over i, by powers.
    const BINOMIALS: [[i128; 5]; 5] =
        [[24, 0, 0, 0, 0], [0, 24, 0, 0, 0], [0, -12, 12, 0, 0], [0, 8, -12, 4, 0], [0, -6, 11, -6, 1]];
    let mut sums = [0_i128; 5];
    for (head, powers) in heads.iter().zip(BINOMIALS) {
        for (sum, power) in sums.iter_mut().zip(powers) {
            *sum = sum.checked_add(head.checked_mul(power)?)?;
        }
    }
    Some(sums)
}

/// The polynomial as one writes it: without a common denominator, powers first.
fn horner(powers: &[i128; 5]) -> Expr {
    let gcd = |a: i128, b: i128| (1..=24).rev().find(|d| a % d == 0 && b % d == 0).unwrap_or(1);
    let common = powers[1..].iter().fold(24, |all, &c| gcd(all, c));
    let by = 24 / common;
    let power = |e: usize| (1..e).fold(n(), |power, _| power.times(n()));
    let terms = (1..5).rev().filter(|&e| powers[e] != 0);
    let sum = terms.map(|e| power(e).times(powers[e] / common)).reduce(Expr::plus).unwrap_or(0.into());
    sum.quotient(by).plus(powers[0] / 24)
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
