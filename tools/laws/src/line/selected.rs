//! Values that are n, a little more or less, or half of it where a condition holds, and a constant
//! everywhere else: odious numbers, primes.

use super::{automaton, list, period, transform};
use crate::tree::operator::Operator;
use crate::tree::{Expr, n};
use crate::{Law, Line};
use std::collections::BTreeSet;

/// The laws of where which value stands.
pub fn fit(line: &Line) -> Vec<Law> {
    // Few large values tell nothing, and where all are small there is no number.
    let kinds: BTreeSet<i128> = line.values.iter().copied().collect();
    if kinds.len() < 8 || 10 * kinds.len() > 9 * line.values.len() {
        return vec![];
    }
    let numbers = [n(), n().plus(1), n().minus(1), n().quotient(2), n().times(2)];
    let pairs = numbers.iter().flat_map(|number| [0, 1, -1].map(|other| (number, other)));
    pairs.flat_map(|(number, other)| split(line, number, other)).collect()
}

fn split(line: &Line, number: &Expr, other: i128) -> Vec<Law> {
    let kind = |(index, value): (u64, i128)| {
        let here = number.value(crate::tree::Scope { arguments: &[index.into()], piles: &[] })?;
        // Where both are the same, it is taken for the constant.
        match (value == other, value == here) {
            (true, _) => Some(0),
            (false, true) => Some(1),
            (false, false) => None,
        }
    };
    let Some(values) = line.cells().map(kind).collect::<Option<Vec<i128>>>() else { return vec![] };
    if values.iter().filter(|kind| **kind == 1).count() * 10 < values.len() {
        return vec![];
    }
    let chosen = Line { first: line.first, values };
    let families = [transform::fit, automaton::fit, period::fit, list::fit];
    let choose = |law: Law| {
        let is_chosen = match law.definition.named("f").at(&[n()]) {
            Expr::If(parts) if parts.1.is_number(1) && parts.2.is_number(0) => parts.0,
            value => value.is(Operator::Equal, 1),
        };
        let body = Expr::choice(is_chosen, number.clone(), other);
        let new = Law::line("n or a constant", line.first, body, law.fitted);
        Law { needed: law.needed, ..new }.doubted(law.is_doubtful)
    };
    families.iter().flat_map(|family| family(&chosen)).map(choose).collect()
}
