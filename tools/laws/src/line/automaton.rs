//! Digit automata: g(b n + d) follows from g(n), or is a multiple of n and a constant.
//!
//! - A state is one of the sequences g(b^e n + r). Each digit leads from a state to a known one (up
//!   to a factor 1, -1 or b and a constant), to an affine function of n, or to a new state.
//! - Few states mean that the automaton is closed after few digits; then it is compared with the
//!   whole table. The small n, where nothing is left to split off, are written out.

use crate::tree::{Automaton, Expr, State, Step};
use crate::{Law, Line};
use std::collections::HashSet;

/// The automaton with the fewest bits for each base.
pub fn fit(line: &Line) -> Vec<Law> {
    let least = if line.first == 0 { [0, 1, 2] } else { [1, 1, 2] };
    (2..=4)
        .filter_map(|base| least.iter().find_map(|&least| Learner::learn(line, base, least)?.law()))
        .collect()
}

struct Learner<'a> {
    line: &'a Line,
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

/// How many values of each sequence must agree before the automaton counts as confirmed.
const SEEN_OFTEN: u64 = 16;

impl Learner<'_> {
    fn learn(line: &Line, base: u64, least: u64) -> Option<Learner<'_>> {
        let root = State { scale: 1, rest: 0 };
        let mut automaton = Learner { line, base, least, states: vec![root], steps: vec![] };
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
        let factors = [1, i128::from(self.base), -1].into_iter().chain(self.factor(state, known));
        factors.into_iter().find_map(|factor| {
            let rest =
                |n: u64| self.at(state, n)?.checked_sub(factor.checked_mul(self.at(self.states[known], n)?)?);
            let constant = rest(self.least)?;
            let mut range = self.least..self.least + self.count(state);
            range.all(|n| rest(n) == Some(constant)).then_some(Step::State(known, factor, constant))
        })
    }

    /// What one value says of the factor, if others are left to contradict it.
    fn factor(&self, state: State, known: usize) -> Option<i128> {
        if self.count(state) < 2 * MIN_AGREEING {
            return None;
        }
        let rise = |state: State, n: u64| self.at(state, n)?.checked_sub(self.at(state, self.least)?);
        let n = (self.least..self.least + MIN_AGREEING).find(|&n| rise(self.states[known], n) != Some(0))?;
        let (above, below) = (rise(state, n)?, rise(self.states[known], n)?);
        (above % below == 0).then_some(above / below).filter(|factor| factor.unsigned_abs() <= 16 && *factor != 0)
    }

    /// How many values are written out or show a step for the first time.
    fn fitted(&self) -> usize {
        let deepest = self.states.iter().map(|state| state.scale).max().unwrap_or(1);
        let shown = deepest * self.base * (self.least + 2);
        usize::try_from(shown.saturating_sub(self.line.first)).unwrap_or(usize::MAX)
    }

    fn law(&self) -> Option<Law> {
        let (line, fitted) = (self.line, self.fitted());
        if fitted >= line.values.len() {
            return None;
        }
        let law = Law::line(self.family(), line.first, self.expr(), fitted);
        let fits = line.cells().all(|(n, value)| law.predict(&[n]) == Some(value));
        fits.then(|| {
            let is_doubtful = self.is_seldom_seen() || self.goes_astray(&law) || !self.is_steady();
            law.doubted(is_doubtful)
        })
    }

    fn family(&self) -> &'static str {
        if self.states.len() == 1 { "digit recurrence" } else { "digit automaton" }
    }

    fn expr(&self) -> Expr {
        let numbers = || 0..(self.base * self.least).max(1);
        // What is in front of the table is never asked for.
        let written = |&state: &State| numbers().map(|n| self.at(state, n).unwrap_or(0)).collect();
        let written = self.states.iter().map(written).collect();
        let Learner { base, least, .. } = *self;
        Automaton { base, least, states: self.states.clone(), steps: self.steps.clone(), written }.expr()
    }

    /// What a digit leads to must have been seen often, and the more so the more rules there are:
    /// with many of them, something fits that is only true of short numbers.
    fn is_seldom_seen(&self) -> bool {
        let deepest = self.states.iter().map(|state| state.scale).max().unwrap_or(1);
        let rules = self.base * self.states.len() as u64;
        self.count(State { scale: deepest * self.base, rest: 0 }) < SEEN_OFTEN.max(2 * rules)
    }

    /// Whether there are few values, and others far away, which would need more evidence.
    fn goes_astray(&self, law: &Law) -> bool {
        let seen: HashSet<i128> = self.line.values.iter().copied().collect();
        let power = |e: u32| self.base.saturating_pow(e);
        let mut far = (5..30).flat_map(|e| (0..5).map(move |r| power(e).saturating_add(r).saturating_sub(3)));
        let is_new = |n: u64| law.predict(&[n]).is_some_and(|value| !seen.contains(&value));
        seen.len() < 4 && far.any(is_new)
    }

    /// Whether half of the table says the same: what is only true of short numbers changes with
    /// longer ones.
    fn is_steady(&self) -> bool {
        let values = self.line.values[..self.line.values.len() / 2].to_vec();
        let half = Line { first: self.line.first, values };
        let half = Learner::learn(&half, self.base, self.least);
        half.is_some_and(|half| half.states == self.states && half.steps == self.steps)
    }
}
