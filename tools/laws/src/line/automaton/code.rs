//! The automaton as a recursive function.

use super::{Automaton, State, Step};
use crate::code::{Code, Expr, IntType, OF_LINE};

impl Automaton {
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

    /// A function of n, or of the state and n.
    pub fn code(&self) -> Code {
        let range = self.range();
        let kind = IntType::for_range(range.0, range.1);
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
