//! Tables that repeat with a period that grows with the parameter, perhaps with something added
//! each time: within the period a function of the parameter and the remainder, but for a few
//! remainders. Takes of 1 and k, for even k: r mod 2, but 2 at r = k; r = n mod (k + 1).

use super::function::{Multiple, ParametricFunction, value_at};
use crate::code::{Expr, IntType};
use crate::information::{self, number};
use crate::line::affine::affine;
use crate::table::Line;
use std::rc::Rc;

/// How many remainders may have a value of their own.
const MAX_EXCEPTIONS: usize = 3;

/// The shortest such law of the tables, with functions `inner` of the parameter and the remainder.
pub fn fit(name: &str, lines: &[(i128, Line)], inner: &[ParametricFunction]) -> Option<ParametricFunction> {
    let mut periods: Vec<Multiple> = (0..=4).flat_map(|a| (-4..=8).map(move |b| (a, b))).collect();
    periods.sort_by(|x, y| (number(x.0) + number(x.1)).total_cmp(&(number(y.0) + number(y.1))));
    let repeats = periods.into_iter().find_map(|period| GrowingPeriod::fit(lines, period))?;
    let plain = plain();
    let all = inner.iter().chain(&plain).filter_map(|f| Some((f, repeats.exceptions(f)?)));
    let bits = |(f, exceptions): &(&ParametricFunction, Vec<Exception>)| {
        let of = |e: &Exception| 2.0 + number(e.at.0) + number(e.at.1) + number(e.value);
        f.bits + exceptions.iter().map(of).sum::<f64>()
    };
    let (f, exceptions) = all.min_by(|a, b| bits(a).total_cmp(&bits(b)))?;
    let total = repeats.bits() + bits(&(f, exceptions.clone()));
    let values: Vec<i128> = repeats.tables.iter().flat_map(|table| table.1.clone()).collect();
    (total + 4.0 < information::bits(&values)).then(|| repeats.law(name, f, &exceptions, total))
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
    fn fit(lines: &[(i128, Line)], period: Multiple) -> Option<GrowingPeriod> {
        let mut steps = Vec::new();
        for (k, line) in lines {
            let p = usize::try_from(value_at(period, *k)).ok().filter(|&p| p > 0)?;
            if line.values.len() < 2 * p + 4 {
                return None;
            }
            let step = line.values[p].checked_sub(line.values[0])?;
            let is_right = |i: usize| line.values[i + p].checked_sub(line.values[i]) == Some(step);
            if !(0..line.values.len() - p).all(is_right) {
                return None;
            }
            steps.push((*k, step));
        }
        let step = through(steps[0], steps[1])?;
        if steps.iter().any(|&(k, value)| value_at(step, k) != value) {
            return None;
        }
        let block = |(k, line): &(i128, Line)| {
            let p = value_at(period, *k) as u64;
            let value = |r: u64| {
                let n = (line.first..).find(|n| n % p == r)?;
                Some(line.at(n)? - value_at(step, *k) * i128::from(n / p))
            };
            Some((*k, (0..p).map(value).collect::<Option<Vec<i128>>>()?))
        };
        Some(GrowingPeriod { period, step, tables: lines.iter().map(block).collect::<Option<_>>()? })
    }

    /// Where the function is wrong; `None` if that is at too many remainders, or if these or what
    /// is right there do not grow with the parameter.
    fn exceptions(&self, f: &ParametricFunction) -> Option<Vec<Exception>> {
        let mut wrong = Vec::new();
        for (k, values) in &self.tables {
            let cells = (0..).zip(values).filter(|&(r, v)| (f.of)(*k, r) != Some(*v));
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

    fn law(
        &self,
        name: &str,
        f: &ParametricFunction,
        exceptions: &[Exception],
        bits: f64,
    ) -> ParametricFunction {
        let (period, step) = (self.period, self.step);
        let text = |m: Multiple| affine(m.0, name, m.1);
        let mut all = f.text.replace("n mod", "r mod").replace("n div", "r div");
        for same in exceptions.chunk_by(|a, b| a.value == b.value) {
            let places = same.iter().map(|e| text(e.at)).collect::<Vec<_>>().join(", ");
            all += &format!(", but {} at r = {places}", same[0].value);
        }
        if step != (0, 0) {
            all += &format!(", and {} more in each period", text(step));
        }
        let (of, rust) = (Rc::clone(&f.of), Rc::clone(&f.rust));
        let (known, written) = (exceptions.to_vec(), exceptions.to_vec());
        let value = move |k: i128, n: i128| {
            let p = Some(value_at(period, k)).filter(|p| *p > 0)?;
            let r = n % p;
            let exception = known.iter().find(|e| value_at(e.at, k) == r);
            let value = exception.map(|e| e.value).or_else(|| of(k, r))?;
            value_at(step, k).checked_mul(n / p)?.checked_add(value)
        };
        let code = move |k: &Expr, n: &Expr| {
            let p = k.affine(period.0, period.1);
            let r = n.with("%", &p, (0, p.high.max(1) - 1));
            let choose = |value: Expr, e: &Exception| {
                Expr::choice(&r.is("==", &k.affine(e.at.0, e.at.1)), &Expr::literal(e.value), &value)
            };
            let value = written.iter().rev().fold(rust(k, &r), choose);
            if step == (0, 0) {
                return value;
            }
            let turns = n.with("/", &p, (0, n.high));
            let more = match step {
                (0, constant) => turns.times(constant),
                _ => turns.product(&k.affine(step.0, step.1)),
            };
            // The type of literals in `if` is not known there.
            let inner = match value.text.contains("if ") {
                true => {
                    Expr { text: format!("({}) as i128", value.text), kind: Some(IntType::I128), ..value }
                }
                false => value,
            };
            more.plus(&inner)
        };
        let text = format!("{all}; r = n mod ({})", text(period));
        ParametricFunction { text, bits, of: Rc::new(value), rust: Rc::new(code) }
    }
}

fn plain() -> Vec<ParametricFunction> {
    let new = |text: String, bits: f64, of: Rc<dyn Fn(i128) -> i128>, rust: Rc<dyn Fn(&Expr) -> Expr>| {
        ParametricFunction {
            text,
            bits,
            of: Rc::new(move |_, r| Some(of(r))),
            rust: Rc::new(move |_, r| rust(r)),
        }
    };
    let constant =
        |c: i128| new(c.to_string(), number(c), Rc::new(move |_| c), Rc::new(move |_| Expr::literal(c)));
    let remainder = |m: i128| {
        new(format!("r mod {m}"), 1.0 + number(m), Rc::new(move |r| r % m), Rc::new(move |r| r.rem(m)))
    };
    let quotient = |m: i128| {
        new(format!("r div {m}"), 1.0 + number(m), Rc::new(move |r| r / m), Rc::new(move |r| r.div(m)))
    };
    let folded = |(a, b): (i128, i128)| {
        let rust = move |r: &Expr| r.rem(a).div(b);
        new(
            format!("(r mod {a}) div {b}"),
            2.0 + number(a) + number(b),
            Rc::new(move |r| r % a / b),
            Rc::new(rust),
        )
    };
    let pairs = (2..=8).flat_map(|b| (2..=4).map(move |turns| (turns * b, b)));
    (0..=3)
        .map(constant)
        .chain((2..=8).map(remainder))
        .chain((1..=8).map(quotient))
        .chain(pairs.map(folded))
        .collect()
}
