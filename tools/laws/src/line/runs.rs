//! Runs: equal values stand together, and the indices at which the runs begin follow a law of their
//! own, as the values of the runs do: roots and logarithms, and who wins the multiplication game.

use super::{list, polynomial, recurrence};
use crate::tree::Recurrence;
use crate::tree::{Expr, Search, n};
use crate::{Law, Line};

/// The law of the values by the number of runs that have begun.
pub fn fit(line: &Line) -> Vec<Law> {
    let changes = (1..line.values.len()).filter(|&i| line.values[i] != line.values[i - 1]);
    let starts: Vec<usize> = changes.collect();
    // Where most values are new, the runs say nothing.
    if starts.len() < 4 || 3 * starts.len() > 2 * line.values.len() {
        return vec![];
    }
    let heads: Vec<i128> = [0].iter().chain(&starts).map(|&i| line.values[i]).collect();
    let list = Line { first: 1, values: starts.iter().map(|&i| i128::from(line.first) + i as i128).collect() };
    let Some(value) = by_rank(&heads) else { return vec![] };
    let mut laws: Vec<(&'static str, i128, Law)> =
        ranges(&list).map(|(shift, law)| ("ranges", shift, law)).into_iter().collect();
    laws.extend(list::laws(&list).into_iter().filter(|law| !is_even(law)).map(|law| ("runs", 0, law)));
    let of_starts = |(family, shift, law): (&'static str, i128, Law)| {
        let rank = Expr::Search(Search::Rank, list::sequence(&law), Box::new(n().minus(shift)));
        let fixing = law.fitted.min(starts.len());
        let body = value.with_arguments(&[rank]);
        // Two runs must begin where the law says it that fix nothing.
        let is_doubtful = law.is_doubtful || starts.len() < fixing + 2;
        Law::line(family, line.first, body, starts[fixing - 1] + 1).doubted(is_doubtful)
    };
    laws.into_iter().map(of_starts).collect()
}

/// Whether all runs have the same length: that is the business of periods.
fn is_even(law: &Law) -> bool {
    law.family == "linear" || law.family == "constant"
}

/// The value of a run, by its number from 0 on: so much more each time, or the same by turns.
fn by_rank(heads: &[i128]) -> Option<Expr> {
    let step = heads[1].checked_sub(heads[0])?;
    if heads.windows(2).all(|pair| pair[1].checked_sub(pair[0]) == Some(step)) {
        return Some(n().affine(step, heads[0]));
    }
    let ranks = Line { first: 0, values: heads.to_vec() };
    let growing = [polynomial::fit(&ranks), recurrence::fit(&ranks)].concat();
    let increases = heads.windows(2).all(|pair| pair[0] < pair[1]);
    if increases && let Some(law) = growing.into_iter().find(|law| law.fitted + 2 <= heads.len()) {
        return law.definition.body.is_plain().then(|| law.definition.body.clone());
    }
    let period = (2..=heads.len().min(9) / 3 + 1).find(|&p| heads[p..] == heads[..heads.len() - p])?;
    Some(Expr::entry(&heads[..period], n().modulo(period as i128)))
}

/// Bounds that are multiplied by the same numbers again and again; the runs begin there, or all of
/// them one earlier or later.
fn ranges(list: &Line) -> Option<(i128, Law)> {
    let shifted = [0, 1, -1].into_iter().flat_map(|shift| (1..=3).map(move |turns| (turns, shift)));
    let found = shifted.filter_map(|(turns, shift): (usize, i128)| {
        let bounds: Vec<i128> = list.values.iter().map(|start| start - shift).collect();
        if bounds.len() < turns + 2 || bounds[0] < 1 {
            return None;
        }
        let factor = |i: usize| bounds[i + 1] / bounds[i];
        let fits = |i: usize| factor(i) > 1 && bounds[i] * factor(i % turns) == bounds[i + 1];
        let product: i128 = (0..turns).map(factor).product();
        let (start, terms) = (bounds[..turns].to_vec(), vec![(product, turns)]);
        let all_fit = (0..bounds.len() - 1).all(fits);
        // The last factor decides where the second turn begins.
        let recurrence = Recurrence { first: 1, start, terms, constant: 0 };
        let law = || Law { fitted: turns + 1, ..recurrence::law(list, recurrence) };
        all_fit.then(|| (shift, law()))
    });
    found.min_by(|a, b| a.1.bits.total_cmp(&b.1.bits))
}
