//! Tables that repeat with a period that grows with the parameter, perhaps with something added
//! each time: within the period a function of the parameter and the remainder, but for a few
//! remainders. Takes of 1 and k, for even k: r mod 2, but 2 at r = k; r = n mod (k + 1).

use super::at;
use super::function::{Multiple, multiple, value_at};
use crate::information::{self, number};
use crate::table::Line;
use crate::tree::operator::Operator;
use crate::tree::{Expr, n};

/// How many remainders may have a value of their own.
const MAX_EXCEPTIONS: usize = 3;

/// The shortest such law of the tables, with functions `inner` of the parameter and the remainder.
pub fn fit(lines: &[(Vec<i128>, Line)], inner: &[Expr]) -> Option<Expr> {
    let mut periods: Vec<Multiple> = (0..=4).flat_map(|a| (-4..=8).map(move |b| (a, b))).collect();
    periods.sort_by(|x, y| (number(x.0) + number(x.1)).total_cmp(&(number(y.0) + number(y.1))));
    let repeats = periods.into_iter().find_map(|period| GrowingPeriod::fit(lines, period))?;
    let plain = plain();
    let all = inner.iter().chain(&plain).filter_map(|f| Some((f, repeats.exceptions(f)?)));
    let bits = |(f, exceptions): &(&Expr, Vec<Exception>)| {
        let of = |e: &Exception| 2.0 + number(e.at.0) + number(e.at.1) + number(e.value);
        f.bits() + exceptions.iter().map(of).sum::<f64>()
    };
    let best = all.min_by(|a, b| bits(a).total_cmp(&bits(b)))?;
    let total = repeats.bits() + bits(&best);
    let values: Vec<i128> = repeats.tables.iter().flat_map(|table| table.1.clone()).collect();
    (total + 4.0 < information::bits(&values)).then(|| repeats.expr(best.0, &best.1))
}

/// At this remainder there is this value.
#[derive(Clone, PartialEq)]
struct Exception {
    at: Multiple,
    value: i128,
}

struct GrowingPeriod {
    period: Multiple,
    /// What each period adds.
    step: Multiple,
    /// The parameters with the values of a period.
    tables: Vec<(i128, Vec<i128>)>,
}

/// The line through two points.
fn through((k, v): (i128, i128), (l, w): (i128, i128)) -> Option<Multiple> {
    let (rise, run) = (w.checked_sub(v)?, l - k);
    (run != 0 && rise % run == 0).then(|| (rise / run, v - rise / run * k))
}

impl GrowingPeriod {
    /// The tables repeat with this period, of which each has at least two and some values more.
    fn fit(lines: &[(Vec<i128>, Line)], period: Multiple) -> Option<GrowingPeriod> {
        let mut steps = Vec::new();
        for (k, line) in lines {
            let p = usize::try_from(value_at(period, k[0])).ok().filter(|&p| p > 0)?;
            if line.values.len() < 2 * p + 4 {
                return None;
            }
            let step = line.values[p].checked_sub(line.values[0])?;
            let is_right = |i: usize| line.values[i + p].checked_sub(line.values[i]) == Some(step);
            if !(0..line.values.len() - p).all(is_right) {
                return None;
            }
            steps.push((k[0], step));
        }
        let step = through(steps[0], steps[1])?;
        if steps.iter().any(|&(k, value)| value_at(step, k) != value) {
            return None;
        }
        let block = |(k, line): &(Vec<i128>, Line)| {
            let p = value_at(period, k[0]) as u64;
            let value = |r: u64| {
                let n = (line.first..).find(|n| n % p == r)?;
                Some(line.at(n)? - value_at(step, k[0]) * i128::from(n / p))
            };
            Some((k[0], (0..p).map(value).collect::<Option<Vec<i128>>>()?))
        };
        Some(GrowingPeriod { period, step, tables: lines.iter().map(block).collect::<Option<_>>()? })
    }

    /// Where the function is wrong; `None` if that is at too many remainders, or if these or what
    /// is right there do not grow with the parameter.
    fn exceptions(&self, f: &Expr) -> Option<Vec<Exception>> {
        let mut wrong = Vec::new();
        for (k, values) in &self.tables {
            let cells = (0..).zip(values).filter(|&(r, v)| at(f, r, &[*k]) != Some(*v));
            let cells: Vec<(i128, i128)> = cells.map(|(r, v)| (r, *v)).take(MAX_EXCEPTIONS + 1).collect();
            let expected = wrong.first().map_or(cells.len(), |first: &(i128, Vec<_>)| first.1.len());
            if cells.len() > MAX_EXCEPTIONS || cells.len() != expected {
                return None;
            }
            wrong.push((*k, cells));
        }
        let ((k, first), (l, second)) = (&wrong[0], &wrong[1]);
        let exceptions = first.iter().zip(second).map(|(a, b)| {
            let at = through((*k, a.0), (*l, b.0))?;
            (a.1 == b.1).then_some(Exception { at, value: a.1 })
        });
        let exceptions = exceptions.collect::<Option<Vec<Exception>>>()?;
        let is_right = |(k, cells): &(i128, Vec<(i128, i128)>)| {
            cells.iter().zip(&exceptions).all(|(cell, e)| *cell == (value_at(e.at, *k), e.value))
        };
        wrong.iter().all(is_right).then_some(exceptions)
    }

    fn bits(&self) -> f64 {
        3.0 + [self.period.0, self.period.1, self.step.0, self.step.1].map(number).iter().sum::<f64>()
    }

    fn expr(&self, f: &Expr, exceptions: &[Exception]) -> Expr {
        let rest = n().modulo(multiple(self.period));
        let value = exceptions
            .iter()
            .rev()
            .fold(f.with_arguments(&[rest.clone(), super::function::k(0)]), |value, e| {
                Expr::choice(rest.clone().is(Operator::Equal, multiple(e.at)), e.value, value)
            });
        n().quotient(multiple(self.period)).times(multiple(self.step)).plus(value)
    }
}

/// Functions of the remainder alone.
fn plain() -> Vec<Expr> {
    let pairs = (2..=8).flat_map(|b| (2..=4).map(move |turns| (turns * b, b)));
    (0..=3)
        .map(Expr::Number)
        .chain((2..=8).map(|m| n().modulo(m)))
        .chain((1..=8).map(|m| n().quotient(m)))
        .chain(pairs.map(|(a, b)| n().modulo(a).quotient(b)))
        .collect()
}
