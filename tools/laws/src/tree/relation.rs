//! Expressions that are read as a relation: how a value follows from earlier ones.

use super::expression::{Expr, Relation, n};
use super::interval::{Range, ends, join};
use super::operator::Operator;
use super::rules::{Automaton, Period, Recurrence, State, Step};
use crate::information::number;
use std::rc::Rc;

impl Relation {
    /// Whether it is the whole of a definition.
    pub fn is_whole(&self) -> bool {
        !matches!(self, Relation::Words(_))
    }

    pub fn range(&self, arguments: &[Range]) -> Option<Range> {
        match self {
            Relation::Automaton(automaton) => automaton.range(arguments.first()?.1),
            Relation::Remainders(remainders) => remainders.range(arguments.first()?.1),
            _ => None,
        }
    }
}

/// `3 n - 1`.
pub fn affine(factor: i128, of: &str, constant: i128) -> String {
    let term = match factor {
        0 => return constant.to_string(),
        1 => of.to_owned(),
        -1 => format!("-{of}"),
        _ => format!("{factor} {of}"),
    };
    match constant {
        0 => term,
        1.. => format!("{term} + {constant}"),
        _ => format!("{term} - {}", constant.unsigned_abs()),
    }
}

/// Longer lists are not written out in a formula.
const MAX_LISTED: usize = 16;

impl Period {
    pub fn expr(self) -> Expr {
        let from = i128::from(self.first) + self.early.len() as i128;
        let after = if self.block.len() == 1 {
            n().affine(self.steps[0], self.block[0] - self.steps[0] * from)
        } else {
            self.turns(from)
        };
        let what = if self.early.is_empty() {
            after
        } else {
            let early = Expr::entry(&self.early, n().minus(i128::from(self.first)));
            Expr::choice(n().is(Operator::Below, from), early, after)
        };
        if self.block.len() == 1 && self.early.is_empty() {
            return what;
        }
        Expr::Relation(Rc::new(Relation::Period(self)), Box::new(what))
    }

    /// Where the block can be turned so that it begins with a multiple of the period, it is.
    fn turns(&self, from: i128) -> Expr {
        let (block, steps, period) = (&self.block, &self.steps, self.block.len() as i128);
        let at = |r: i128| {
            let (turn, i) = ((r - from).div_euclid(period), (r - from).rem_euclid(period) as usize);
            steps[i].checked_mul(turn)?.checked_add(block[i])
        };
        let turned: Option<Vec<i128>> = (0..period).map(at).collect();
        let turned = turned.filter(|turned| turned.iter().all(|&v| v >= 0) || block.iter().any(|&v| v < 0));
        let (i, block, steps) = match turned {
            Some(turned) => {
                let mut steps = steps.clone();
                steps.rotate_right(from.rem_euclid(period) as usize);
                (n(), turned, steps)
            }
            None => (n().minus(from), block.clone(), steps.clone()),
        };
        let rest = i.clone().modulo(period);
        let turn = i.quotient(period);
        let step = Expr::entry(&steps, rest.clone());
        turn.times(step).plus(Expr::entry(&block, rest))
    }

    pub fn text(&self, name: &str, variable: &str) -> String {
        let Period { first, early, block, steps } = self;
        let (start, period) = (first + early.len() as u64, block.len());
        let from = if start == 0 { String::new() } else { format!(" for {variable} >= {start}") };
        let list = |values: &[i128]| values.iter().map(i128::to_string).collect::<Vec<_>>().join(" ");
        let mut text = match (&steps[..], period) {
            ([step], _) => {
                let constant = block[0] - step * i128::from(start);
                format!("{name}({variable}) = {}{from}", affine(*step, variable, constant))
            }
            _ => {
                let next = format!("{name}({variable} + {period})");
                let is_same = steps.iter().all(|s| *s == steps[0]);
                let step = if is_same { steps[0] } else { 0 };
                let more = if is_same { String::new() } else { " + s".to_owned() };
                let now = affine(1, &format!("{name}({variable})"), step);
                let values = if period <= MAX_LISTED {
                    format!(", from there {}", list(block))
                } else {
                    String::new()
                };
                let by = if is_same { String::new() } else { format!(", s by turns {}", list(steps)) };
                format!("{next} = {now}{more}{from}{values}{by}")
            }
        };
        if (1..=MAX_LISTED).contains(&early.len()) {
            text += &format!(", before {}", list(early));
        }
        text
    }
}

impl Automaton {
    pub fn expr(self) -> Expr {
        let all = || self.steps.iter().flatten();
        let array = |of: fn(&Step) -> i128| Expr::Array(all().map(of).collect());
        let next = array(|step| if let Step::State(i, ..) = step { *i as i128 } else { -1 });
        let factors = array(|step| match *step {
            Step::State(_, a, _) | Step::Affine(a, _) => a,
        });
        let constants = array(|step| match *step {
            Step::State(_, _, c) | Step::Affine(_, c) => c,
        });
        let written = Expr::Array(self.written.concat().into());
        let numbers = [n(), i128::from(self.base).into(), (self.written[0].len() as i128).into()];
        let all = [&numbers[..], &[next, factors, constants, written]].concat();
        let what = Expr::function("digit_automaton", all);
        Expr::Relation(Rc::new(Relation::Automaton(self)), Box::new(what))
    }

    /// The bounds of the values of all states, for all n up to `most`.
    fn range(&self, most: i128) -> Option<Range> {
        let mut most = vec![most];
        while most[most.len() - 1] >= self.written[0].len() as i128 {
            most.push(most[most.len() - 1] / i128::from(self.base));
        }
        let mut ranges: Vec<Range> =
            self.written.iter().map(|values| ends(values.iter().copied())).collect::<Option<_>>()?;
        for most in most.into_iter().skip(1).rev() {
            let after = |step: &Step| {
                let (range, a, c) = match *step {
                    Step::Affine(a, c) => ((0, most), a, c),
                    Step::State(next, a, c) => (ranges[next], a, c),
                };
                let value =
                    |v: i128| v.checked_mul(a)?.checked_add(c).filter(|v| v.unsigned_abs() < 1 << 126);
                let (low, high) = (value(range.0)?, value(range.1)?);
                Some((low.min(high), low.max(high)))
            };
            let of = |i: usize| {
                self.steps[i].iter().try_fold(ranges[i], |range, step| Some(join(range, after(step)?)))
            };
            ranges = (0..self.states.len()).map(of).collect::<Option<_>>()?;
        }
        ranges.into_iter().reduce(join)
    }

    pub fn bits(&self) -> f64 {
        let step = |step: &Step| match *step {
            Step::Affine(a, c) => 1.0 + number(a) + number(c),
            Step::State(_, a, c) => 2.0 + (self.states.len() as f64).log2() + number(a - 1) + number(c),
        };
        let written = self.written.iter().flatten().map(|&v| number(v));
        4.0 + self.steps.iter().flatten().map(step).sum::<f64>() + written.sum::<f64>()
    }

    pub fn text(&self, g: &str, variable: &str) -> String {
        let name = |state: State| match (state.scale, state.rest) {
            (1, 0) => format!("{g}({variable})"),
            (scale, 0) => format!("{g}({scale} {variable})"),
            (scale, rest) => format!("{g}({scale} {variable} + {rest})"),
        };
        let mut rules = Vec::new();
        for (&state, steps) in self.states.iter().zip(&self.steps) {
            for (step, digit) in steps.iter().zip(0..) {
                let next = State { scale: state.scale * self.base, rest: state.rest + digit * state.scale };
                let value = match *step {
                    Step::Affine(a, c) => affine(a, variable, c),
                    Step::State(i, ..) if self.states[i] == next => continue,
                    Step::State(i, a, c) => affine(a, &name(self.states[i]), c),
                };
                rules.push(format!("{} = {value}", name(next)));
            }
        }
        let from = if self.least > 0 { format!(" for {variable} >= {}", self.least) } else { String::new() };
        let first: Vec<String> = self.written[0].iter().map(i128::to_string).collect();
        format!("{}{from}, from 0 on {}", rules.join(", "), first.join(" "))
    }
}

impl Recurrence {
    pub(crate) fn expr(self) -> Expr {
        let terms = self.terms.iter().flat_map(|&(factor, back)| [factor, back as i128]).collect();
        let (start, terms) = (Expr::Array(self.start.clone().into()), Expr::Array(terms));
        let index = n().minus(i128::from(self.first));
        let what = Expr::function("recurrence", [index, start, terms, self.constant.into()]);
        Expr::Relation(Rc::new(Relation::Recurrence(self)), Box::new(what))
    }

    pub(crate) fn text(&self, name: &str, variable: &str) -> String {
        let Recurrence { first, start, terms, constant } = self;
        let power = start[0] + constant;
        if *terms == [(2, 1)] && start.len() == 1 && power > 0 && power.count_ones() == 1 {
            let exponent = affine(1, variable, i128::from(power.trailing_zeros()) - i128::from(*first));
            return format!("{name}({variable}) = {}", affine(1, &format!("2^({exponent})"), -constant));
        }
        let back = |&(p, k): &(i128, usize)| affine(p, &format!("{name}({variable} - {k})"), 0);
        let sum = terms.iter().map(back).collect::<Vec<_>>().join(" + ").replace("+ -", "- ");
        let from = start.iter().map(i128::to_string).collect::<Vec<_>>().join(", ");
        format!("{name}({variable}) = {} after {from}", affine(1, &sum, *constant))
    }
}
