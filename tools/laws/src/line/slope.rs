//! A multiple of n and a function of few values: mock turtles have 2 n + [popcount(n) is even].

use super::{automaton, transform};
use crate::code::{Code, Expr, OF_LINE};
use crate::information::number;
use crate::{Law, Line};
use std::collections::BTreeSet;
use std::rc::Rc;

const MAX_DIFFERENT_VALUES: usize = 4;

/// The laws of what is left when a multiple of n is taken away.
pub fn fit(line: &Line) -> Vec<Law> {
    let (Some(first), Some(last)) = (line.values.first(), line.values.last()) else { return vec![] };
    let steps = line.values.len() as i128 - 1;
    let Some(rise) = last.checked_sub(*first).filter(|_| steps >= 20) else { return vec![] };
    // The nearest integer.
    let slope = (rise + steps / 2).div_euclid(steps);
    let rest = |(n, value): (u64, i128)| value.checked_sub(slope.checked_mul(n.into())?);
    let Some(values) = line.cells().map(rest).collect::<Option<Vec<i128>>>() else { return vec![] };
    let kinds = values.iter().collect::<BTreeSet<_>>().len();
    if slope == 0 || !(2..=MAX_DIFFERENT_VALUES).contains(&kinds) {
        return vec![];
    }
    let rest = Line { first: line.first, values };
    let laws = [automaton::fit(&rest), transform::fit(&rest)].concat();
    laws.into_iter().map(|law| with_slope(line.first, slope, law)).collect()
}

fn with_slope(first: u64, slope: i128, rest: Law) -> Law {
    let term = super::affine::affine(slope, "n", 0);
    let text = rest.formula.replace("g(", "f(");
    let n = Expr { low: first.into(), ..Expr::of_u64("n", u64::MAX) };
    let value = n.times(slope).plus(&rest.code.call("rest", "n"));
    let code = Code::new(OF_LINE, &value).calling("rest", format!("{text}."), rest.code);
    let inner = Rc::clone(&rest.predict);
    Law {
        formula: format!("g(n) = {term} + f(n), {text}"),
        code,
        bits: rest.bits + number(slope) + 3.0,
        predict: Rc::new(move |at| match at {
            [n] => slope.checked_mul((*n).into())?.checked_add(inner(at)?),
            _ => None,
        }),
        ..rest
    }
}
