//! Lists by a linear recurrence: a(i) = a(i - 1) + a(i - k), a(i) = p a(i - 1) + q a(i - 2), each
//! with a constant; 2^i - c is one of them. The first entries may be different.

use crate::tree::Recurrence;
use crate::{Law, Line};

/// The recurrence that the fewest entries fix.
pub fn fit(list: &Line) -> Vec<Law> {
    let best = recurrences().filter_map(|terms| with_terms(list, terms)).min_by_key(|r| r.start.len());
    best.map(|recurrence| law(list, recurrence)).into_iter().collect()
}

/// Factors with how far back they reach.
type Terms = Vec<(i128, usize)>;

fn recurrences() -> impl Iterator<Item = Terms> {
    let doubling = (2..=10).map(|p| vec![(p, 1)]);
    let lagged = (2..=24).map(|k| vec![(1, 1), (1, k)]);
    // With smaller factors nothing grows like a power.
    let sums = |p: i128| (if p > 2 { 1 - p } else { 2 - p }..=3).map(move |q| vec![(p, 1), (q, 2)]);
    let pairs = (1..=6).flat_map(sums);
    let twos = (2..=12).flat_map(|k| [2, 3].map(|p| vec![(p, k)]));
    doubling.chain(lagged).chain(pairs.filter(|terms| terms[1].0 != 0)).chain(twos)
}

fn with_terms(list: &Line, terms: Terms) -> Option<Recurrence> {
    let values = &list.values;
    let reach = terms.iter().map(|term| term.1).max()?;
    let last = values.len().checked_sub(1).filter(|&last| last >= reach)?;
    let constant = values[last].checked_sub(sum(values, &terms, last)?)?;
    let is_right =
        |&i: &usize| sum(values, &terms, i).and_then(|sum| sum.checked_add(constant)) == Some(values[i]);
    let start = (reach..=last).rev().take_while(is_right).last()?;
    let is_short = constant.unsigned_abs() <= 64 && 2 * start <= values.len() + reach;
    is_short.then(|| Recurrence { first: list.first, start: values[..start].to_vec(), terms, constant })
}

pub fn law(list: &Line, recurrence: Recurrence) -> Law {
    let fitted = recurrence.start.len() + 1;
    Law::line("linear recurrence", list.first, recurrence.expr(), fitted)
}

fn sum(values: &[i128], terms: &Terms, i: usize) -> Option<i128> {
    terms.iter().try_fold(0_i128, |sum, &(p, k)| sum.checked_add(p.checked_mul(values[i.checked_sub(k)?])?))
}
