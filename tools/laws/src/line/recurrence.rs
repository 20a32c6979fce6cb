//! Lists by a linear recurrence: a(i) = a(i - 1) + a(i - k), a(i) = p a(i - 1) + q a(i - 2), each
//! with a constant; 2^i - c is one of them. The first entries may be different.

use crate::helpers::sequences::MOST_TERMS;
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
    let recurrence = Recurrence { first: list.first, start: values[..start].to_vec(), terms, constant };
    (is_short && grows(&recurrence)).then_some(recurrence)
}

/// Whether ever larger terms are beyond 64 bits before no more are counted. a(i) = 3 a(i - 1) -
/// 2 a(i - 2) - 7 may also go up by 7 each time, for ever: that is the business of `period`.
fn grows(recurrence: &Recurrence) -> bool {
    let Recurrence { start, terms, constant, .. } = recurrence;
    let mut all = start.clone();
    while all.len() < MOST_TERMS {
        let last = all[all.len() - 1];
        if last >= 1 << 64 {
            return true;
        }
        let next = sum(&all, terms, all.len()).and_then(|sum| sum.checked_add(*constant));
        let Some(next) = next.filter(|next| *next > last) else { return false };
        all.push(next);
    }
    false
}

pub fn law(list: &Line, recurrence: Recurrence) -> Law {
    let fitted = recurrence.start.len() + 1;
    Law::line("linear recurrence", list.first, recurrence.expr(), fitted)
}

fn sum(values: &[i128], terms: &Terms, i: usize) -> Option<i128> {
    terms.iter().try_fold(0_i128, |sum, &(p, k)| sum.checked_add(p.checked_mul(values[i.checked_sub(k)?])?))
}

#[cfg(test)]
mod tests {
    use super::{MOST_TERMS, Terms, fit, recurrences, sum, with_terms};
    use crate::Line;
    use crate::helpers::sequences::recurrence;

    /// The list that goes on so after these values.
    fn list(start: &[i128], terms: &Terms, constant: i128, length: usize) -> Line {
        let mut values = start.to_vec();
        while values.len() < length {
            match sum(&values, terms, values.len()).and_then(|sum| sum.checked_add(constant)) {
                Some(next) => values.push(next),
                None => break,
            }
        }
        Line { first: 1, values }
    }

    #[test]
    fn what_is_proposed_is_beyond_64_bits_before_no_more_terms_are_counted() {
        let mut random = fastrand::Rng::with_seed(5);
        for terms in recurrences() {
            let mut proposed = 0;
            for most in [2, 9, 2000].into_iter().cycle().take(90) {
                let mut start = vec![0];
                (1..24).for_each(|i| start.push(start[i - 1] + random.i128(1..=most)));
                let constant = random.i128(-64..=64);
                let Some(r) = with_terms(&list(&start, &terms, constant, 60), terms.clone()) else {
                    continue;
                };
                let flat: Vec<i128> = terms.iter().flat_map(|&(p, k)| [p, k as i128]).collect();
                let last = recurrence(MOST_TERMS as u64 - 1, &r.start, &flat, r.constant);
                assert!(last >= 1 << 64, "{r:?}");
                proposed += 1;
            }
            assert!(proposed > 5, "{terms:?}");
        }
    }

    #[test]
    fn a_progression_is_no_recurrence() {
        for p in 3..=6 {
            let terms = vec![(p, 1), (1 - p, 2)];
            let rising = |constant| list(&[0, 1, 4, 14, 50, 100, 107], &terms, constant, 60);
            assert!(with_terms(&rising(7 * (2 - p)), terms.clone()).is_none());
            assert!(with_terms(&rising(7 * (2 - p) + 1), terms.clone()).is_some());
        }
        let slow: Vec<i128> = (0..10_000).map(|i| if i > 10 { i + 1 } else { i }).collect();
        assert!(fit(&Line { first: 1, values: slow }).is_empty());
    }
}
