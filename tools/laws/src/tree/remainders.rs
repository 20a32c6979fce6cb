//! Recursion by the remainder of a number: g(3 n + 1) = g(2 n).

use super::expression::{Expr, Relation, n};
use super::interval::{Range, ends, join};
use super::relation::affine;
use super::rules::{Remainder, Remainders};
use crate::information::number;
use std::rc::Rc;

/// No number of 64 bits takes more steps while its quotient is at most nine tenths of it.
const MAX_STEPS: i128 = 1 << 10;

impl Remainders {
    pub fn expr(self) -> Expr {
        let array = |of: fn(&Remainder) -> i128| Expr::Array(self.steps.iter().map(of).collect());
        let factors = array(|step| match *step {
            Remainder::Value(a, _) | Remainder::Same(a, ..) => a,
        });
        let constants = array(|step| match *step {
            Remainder::Value(_, c) | Remainder::Same(_, c, ..) => c,
        });
        let kinds = array(|step| if let Remainder::Same(_, _, sign, _) = *step { sign } else { 0 });
        let more = array(|step| if let Remainder::Same(.., more) = *step { more } else { 0 });
        let written = Expr::Array(self.written.clone().into());
        let numbers = [n(), (self.steps.len() as i128).into(), (self.written.len() as i128).into()];
        let all = [&numbers[..], &[factors, constants, kinds, more, written]].concat();
        let what = Expr::function("remainder_recursion", all);
        Expr::Relation(Rc::new(Relation::Remainders(self)), Box::new(what))
    }

    /// The bounds of the values of all n up to `most`.
    pub fn range(&self, most: i128) -> Option<Range> {
        let mut range = ends(self.written.iter().copied())?;
        let mut most_added = 0;
        for step in &self.steps {
            match *step {
                Remainder::Value(a, c) => {
                    let last = (most / self.steps.len() as i128).checked_mul(a)?.checked_add(c)?;
                    range = join(range, (last.min(c), last.max(c)));
                }
                Remainder::Same(.., more) => most_added = more.abs().max(most_added),
            }
        }
        if self.steps.iter().any(|step| matches!(step, Remainder::Same(_, _, -1, _))) {
            range = join(range, (range.1.checked_neg()?, range.0.checked_neg()?));
        }
        let added = most_added.checked_mul(MAX_STEPS)?;
        Some((range.0.checked_sub(added)?, range.1.checked_add(added)?))
    }

    pub fn bits(&self) -> f64 {
        let step = |step: &Remainder| match *step {
            Remainder::Value(a, c) => 1.0 + number(a) + number(c),
            Remainder::Same(a, c, _, more) => 2.0 + number(a) + number(c) + number(more),
        };
        let written = self.written.iter().map(|&v| number(v)).sum::<f64>();
        4.0 + number(self.steps.len() as i128) + self.steps.iter().map(step).sum::<f64>() + written
    }

    pub fn text(&self, g: &str, variable: &str) -> String {
        let m = self.steps.len() as i128;
        let rule = |(step, r): (&Remainder, i128)| {
            let value = match *step {
                Remainder::Value(a, c) => affine(a, variable, c),
                Remainder::Same(a, c, sign, more) => {
                    affine(sign, &format!("{g}({})", affine(a, variable, c)), more)
                }
            };
            format!("{g}({}) = {value}", affine(m, variable, r))
        };
        let rules: Vec<String> = self.steps.iter().zip(0..).map(rule).collect();
        let first: Vec<String> = self.written.iter().map(i128::to_string).collect();
        format!("{} for {variable} >= 1, from 0 on {}", rules.join(", "), first.join(" "))
    }
}
