//! A multiple of n and a function of few values: mock turtles have 2 n + [popcount(n) is even].

use super::{automaton, transform};
use crate::tree::n;
use crate::{Law, Line};
use std::collections::BTreeSet;

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
    let with_slope = |law: Law| {
        let body = n().times(slope).plus(law.definition.named("f").at(&[n()]));
        Law { needed: law.needed, ..Law::line(law.family, line.first, body, law.fitted) }.doubted(law.is_doubtful)
    };
    laws.into_iter().map(with_slope).collect()
}
