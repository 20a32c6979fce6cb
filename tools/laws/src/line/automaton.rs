//! Digit automata: g(b n + d) follows from g(n), or is a multiple of n and a constant.
//!
//! - A state is one of the sequences g(b^e n + r). Each digit leads from a state to a known one (up
//!   to a factor 1, -1 or b and a constant), to an affine function of n, or to a new state.
//! - Few states mean that the automaton is closed after few digits; then it is compared with the
//!   whole table. The small n, where nothing is left to split off, are written out.

mod code;

use crate::information::number;
use crate::{Law, Line};
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

const MAX_STATES: usize = 32;
/// How many values of two sequences must agree at least.
const MIN_AGREEING: u64 = 6;

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
        if count < MIN_AGREEING {
            return None;
        }
        let known = self.affine(next).or_else(|| (0..self.states.len()).find_map(|i| self.alike(next, i)));
        known.or_else(|| {
            self.states.push(next);
            (self.states.len() <= MAX_STATES).then_some(Step::State(self.states.len() - 1, 1, 0))
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

    /// How many values are written out or show a step for the first time.
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
                    Step::Affine(a, c) => super::affine::affine(a, "n", c),
                    Step::State(i, ..) if self.states[i] == next => continue,
                    Step::State(i, a, c) => super::affine::affine(a, &name(self.states[i], "n"), c),
                };
                rules.push(format!("{} = {value}", name(next, "n")));
            }
        }
        let from = if self.least > 0 { format!(" for n >= {}", self.least) } else { String::new() };
        rules.join(", ") + &from
    }
}
