//! Digit automata: g(b n + d) follows from g(n), or is a multiple of n and a constant.
//!
//! - A state is one of the sequences g(b^e n + r). Each digit leads from a state to a known one (up
//!   to a factor 1, -1 or b and a constant), to an affine function of n, or to a new state.
//! - Few states mean that the automaton is closed after few digits; then it is compared with the
//!   whole table. The small n, where nothing is left to split off, are written out.

use crate::pattern::code::expr::{Expr, Kind};
use crate::pattern::code::{Code, OF_LINE};
use crate::pattern::information::number;
use crate::pattern::law::Law;
use crate::pattern::table::Line;
use std::rc::Rc;

/// The automaton with the fewest bits for each base.
pub fn fit(line: &Line) -> Vec<Law> {
    let least = if line.first == 0 { [0, 1, 2] } else { [1, 1, 2] };
    (2..=4)
        .filter_map(|base| least.iter().find_map(|&least| Automaton::learn(line, base, least)?.law()))
        .collect()
}

/// The sequence g(scale n + rest).
#[derive(Clone, Copy, PartialEq)]
struct State {
    scale: u64,
    rest: u64,
}

#[derive(Clone, Copy)]
enum Step {
    /// factor g_state(n) + constant.
    State(usize, i128, i128),
    /// factor n + constant.
    Affine(i128, i128),
}

struct Automaton {
    line: Rc<Line>,
    base: u64,
    /// Smaller n are written out.
    least: u64,
    states: Vec<State>,
    /// For each state and digit.
    steps: Vec<Vec<Step>>,
}

/// So many states at most.
const MOST: usize = 32;
/// So many values of two sequences must agree.
const SAME: u64 = 6;

impl Automaton {
    fn learn(line: &Line, base: u64, least: u64) -> Option<Automaton> {
        let line = Rc::new(line.clone());
        let root = State { scale: 1, rest: 0 };
        let mut automaton = Automaton { line, base, least, states: vec![root], steps: vec![] };
        while automaton.steps.len() < automaton.states.len() {
            let state = automaton.states[automaton.steps.len()];
            let digits = 0..base;
            let steps = digits.map(|digit| automaton.step(state, digit)).collect::<Option<Vec<Step>>>()?;
            automaton.steps.push(steps);
        }
        Some(automaton)
    }

    /// Where a digit leads, perhaps to a new state.
    fn step(&mut self, state: State, digit: u64) -> Option<Step> {
        let next = State { scale: state.scale * self.base, rest: state.rest + digit * state.scale };
        let count = self.count(next);
        if count < SAME {
            return None;
        }
        let known = self.affine(next).or_else(|| (0..self.states.len()).find_map(|i| self.alike(next, i)));
        known.or_else(|| {
            self.states.push(next);
            (self.states.len() <= MOST).then_some(Step::State(self.states.len() - 1, 1, 0))
        })
    }

    /// How many n of a sequence, from the least, are in the table.
    fn count(&self, state: State) -> u64 {
        let end = self.line.first + self.line.values.len() as u64;
        end.saturating_sub(state.rest).div_ceil(state.scale).saturating_sub(self.least)
    }

    fn at(&self, state: State, n: u64) -> Option<i128> {
        self.line.at(n.checked_mul(state.scale)?.checked_add(state.rest)?)
    }

    fn affine(&self, state: State) -> Option<Step> {
        let n = self.least;
        let (a, b) = (self.at(state, n)?, self.at(state, n + 1)?);
        let factor = b.checked_sub(a)?;
        let constant = a.checked_sub(factor.checked_mul(i128::from(n))?)?;
        let says = |n: u64| factor.checked_mul(i128::from(n))?.checked_add(constant);
        let mut range = n..n + self.count(state);
        range.all(|n| self.at(state, n) == says(n)).then_some(Step::Affine(factor, constant))
    }

    /// The state as a multiple of a known one and a constant.
    fn alike(&self, state: State, known: usize) -> Option<Step> {
        let factors = [1, i128::from(self.base), -1];
        factors.into_iter().find_map(|factor| {
            let rest =
                |n: u64| self.at(state, n)?.checked_sub(factor.checked_mul(self.at(self.states[known], n)?)?);
            let constant = rest(self.least)?;
            let mut range = self.least..self.least + self.count(state);
            range.all(|n| rest(n) == Some(constant)).then_some(Step::State(known, factor, constant))
        })
    }

    fn predict(&self, n: u64) -> Option<i128> {
        let (mut state, mut n, mut factor, mut constant) = (0, n, 1_i128, 0_i128);
        loop {
            if n < self.base * self.least || n == 0 {
                return factor.checked_mul(self.at(self.states[state], n)?)?.checked_add(constant);
            }
            let digit = (n % self.base) as usize;
            n /= self.base;
            match self.steps[state][digit] {
                Step::Affine(a, c) => {
                    let value = a.checked_mul(i128::from(n))?.checked_add(c)?;
                    return factor.checked_mul(value)?.checked_add(constant);
                }
                Step::State(next, a, c) => {
                    constant = factor.checked_mul(c)?.checked_add(constant)?;
                    (state, factor) = (next, factor.checked_mul(a)?);
                }
            }
        }
    }

    /// So many values are written out or show a step for the first time.
    fn fitted(&self) -> usize {
        let deepest = self.states.iter().map(|state| state.scale).max().unwrap_or(1);
        let shown = deepest * self.base * (self.least + 2);
        usize::try_from(shown.saturating_sub(self.line.first)).unwrap_or(usize::MAX)
    }

    fn bits(&self) -> f64 {
        let step = |step: &Step| match *step {
            Step::Affine(a, c) => 1.0 + number(a) + number(c),
            Step::State(_, a, c) => 2.0 + (self.states.len() as f64).log2() + number(a - 1) + number(c),
        };
        let written = self.states.iter().flat_map(|&state| {
            let least = (self.base * self.least).max(1);
            (0..least).filter_map(move |n| self.at(state, n)).map(number)
        });
        4.0 + self.steps.iter().flatten().map(step).sum::<f64>() + written.sum::<f64>()
    }

    fn law(self) -> Option<Law> {
        let line = Rc::clone(&self.line);
        let is_right = line.cells().all(|(n, value)| self.predict(n) == Some(value));
        if !is_right || self.fitted() >= line.values.len() {
            return None;
        }
        let (formula, bits, fitted) = (self.text(), self.bits(), self.fitted());
        let family = if self.states.len() == 1 { "digit recurrence" } else { "digit automaton" };
        Some(Law::of_line(family, (formula, self.code()), (bits, fitted), move |n| self.predict(n)))
    }

    /// What is written out for a state.
    fn written(&self, state: State) -> Vec<(u64, i128)> {
        let numbers = 0..(self.base * self.least).max(1);
        numbers.filter_map(|n| Some((n, self.at(state, n)?))).collect()
    }

    /// The bounds of the values of all states, for all n below 2^64.
    fn range(&self) -> (i128, i128) {
        let mut most = vec![u64::MAX];
        while most[most.len() - 1] >= (self.base * self.least).max(1) {
            most.push(most[most.len() - 1] / self.base);
        }
        let written = |state: &State| {
            let values = self.written(*state).into_iter().map(|cell| cell.1);
            (values.clone().min().unwrap_or(0), values.max().unwrap_or(0))
        };
        let mut ranges: Vec<(i128, i128)> = self.states.iter().map(written).collect();
        for most in most.into_iter().skip(1).rev() {
            let after = |step: &Step| {
                let (low, high, a, c) = match *step {
                    Step::Affine(a, c) => (0, i128::from(most), a, c),
                    Step::State(next, a, c) => (ranges[next].0, ranges[next].1, a, c),
                };
                let value = |v: i128| v.saturating_mul(a).saturating_add(c);
                (value(low).min(value(high)), value(low).max(value(high)))
            };
            let join = |a: (i128, i128), b: (i128, i128)| (a.0.min(b.0), a.1.max(b.1));
            let of = |i: usize| self.steps[i].iter().map(after).fold(ranges[i], join);
            ranges = (0..self.states.len()).map(of).collect();
        }
        let (low, high) = ranges.into_iter().fold((0, 0), |a, b| (a.0.min(b.0), a.1.max(b.1)));
        // A multiple may be larger before its constant is added.
        let slack = |step: &Step| match *step {
            Step::State(_, a, c) if a > 1 => (c.max(0), -c.min(0)),
            _ => (0, 0),
        };
        let slacks = self.steps.iter().flatten().map(slack);
        let (below, above) = slacks.fold((0, 0), |a, b| (a.0.max(b.0), a.1.max(b.1)));
        (if low < 0 { low - below } else { low }, high.saturating_add(above))
    }

    fn code(&self) -> Code {
        let range = self.range();
        let kind = Kind::of(range.0, range.1);
        let is_single = self.states.len() == 1;
        let call = |state: usize| {
            if is_single { "$self(n / #)".to_owned() } else { format!("$self({state}, n / #)") }
        };
        let arm = |i: usize, digit: usize, step: &Step| {
            let value = match *step {
                Step::Affine(a, c) => {
                    let n = Expr::of_u64("n", u64::MAX).div(self.base.into());
                    n.affine(a, c)
                }
                Step::State(next, a, c) => {
                    let text = state_step(&call(next).replace('#', &self.base.to_string()), a, c);
                    Expr { text, kind: Some(kind), low: range.0, high: range.1 }
                }
            };
            let digit = if digit + 1 == self.base as usize { "_".to_owned() } else { digit.to_string() };
            let pattern = match (is_single, i + 1 == self.states.len()) {
                (true, _) => digit,
                (_, is_last) => {
                    format!("({}, {digit})", if is_last { "_".to_owned() } else { i.to_string() })
                }
            };
            format!("    {pattern} => {},", value.cast(kind))
        };
        let arms = |(i, steps): (usize, &Vec<Step>)| {
            steps.iter().enumerate().map(|(digit, step)| arm(i, digit, step)).collect::<Vec<_>>()
        };
        let arms = self.steps.iter().enumerate().flat_map(arms).collect::<Vec<_>>().join("\n");
        let written = |(i, &state): (usize, &State)| {
            let line = move |(n, value): (u64, i128)| match is_single {
                true => format!("    {n} => return {value},"),
                false => format!("    ({i}, {n}) => return {value},"),
            };
            self.written(state).into_iter().map(line).collect::<Vec<_>>()
        };
        let written = self.states.iter().enumerate().flat_map(written).collect::<Vec<_>>().join("\n");
        let (base, key) = (self.base, if is_single { "n" } else { "(state, n)" });
        let digit = if is_single { format!("n % {base}") } else { format!("(state, n % {base})") };
        let lines = [format!("match {key} {{\n{written}\n    _ => {{}}\n}}")];
        let value = format!("match {digit} {{\n{arms}\n}}");
        if is_single {
            return Code::raw(OF_LINE, kind, range, value).after(lines);
        }
        let states = Code::raw("state: u32, n: u64", kind, range, value).after(lines);
        Code::raw(OF_LINE, kind, range, "$value(0, n)").calling(
            "value",
            "From a state of the automaton.",
            states,
        )
    }

    fn text(&self) -> String {
        let name = |state: State, n: &str| match (state.scale, state.rest) {
            (1, 0) => format!("g({n})"),
            (scale, 0) => format!("g({scale} {n})"),
            (scale, rest) => format!("g({scale} {n} + {rest})"),
        };
        let mut rules = Vec::new();
        for (&state, steps) in self.states.iter().zip(&self.steps) {
            for (step, digit) in steps.iter().zip(0..) {
                let next = State { scale: state.scale * self.base, rest: state.rest + digit * state.scale };
                let value = match *step {
                    Step::Affine(a, c) => super::period::affine(a, "n", c),
                    Step::State(i, ..) if self.states[i] == next => continue,
                    Step::State(i, a, c) => super::period::affine(a, &name(self.states[i], "n"), c),
                };
                rules.push(format!("{} = {value}", name(next, "n")));
            }
        }
        let from = if self.least > 0 { format!(" for n >= {}", self.least) } else { String::new() };
        rules.join(", ") + &from
    }
}

/// factor value + constant.
fn state_step(value: &str, factor: i128, constant: i128) -> String {
    let product = match factor {
        -1 if constant != 0 => return format!("{constant} - {value}"),
        -1 => return format!("-{value}"),
        1 => value.to_owned(),
        _ => format!("{factor} * {value}"),
    };
    match constant {
        0 => product,
        1.. => format!("{product} + {constant}"),
        _ => format!("{product} - {}", constant.unsigned_abs()),
    }
}

#[cfg(test)]
mod tests {
    use super::fit;
    use crate::pattern::table::Line;

    #[test]
    fn recurrences_on_binary_digits_are_found() {
        let laws: [fn(u64) -> u64; 5] = [
            |n| n.count_ones().into(),
            |n| (n + 1).trailing_zeros().into(),
            |n| n ^ (n >> 1),
            |n| n.checked_shr(n.trailing_ones() + 1).unwrap_or(0),
            |n| 64 - u64::from(n.leading_zeros()),
        ];
        for law in laws {
            let line = Line { first: 0, values: (0..300).map(|n| law(n).into()).collect() };
            let found = fit(&line);
            let far = 123_456_789_012_345_678;
            assert_eq!((found[0].predict)(&[far]), Some(law(far).into()), "{found:?}");
        }
    }

    #[test]
    fn random_values_have_none() {
        let mut random = fastrand::Rng::with_seed(3);
        for _ in 0..20 {
            let values = (0..400).map(|_| i128::from(random.bool())).collect();
            assert!(fit(&Line { first: 0, values }).is_empty());
        }
    }
}
