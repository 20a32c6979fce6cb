//! The length of a law in bits: how much has to be said so that one could write it down.

use super::expression::{Expr, Relation};
use super::operator::Operator;
use crate::information::{self, number};

impl Expr {
    /// How many bits it takes to write it down.
    pub fn bits(&self) -> f64 {
        match self {
            Expr::Number(n) => number(*n),
            Expr::Argument(_) | Expr::Pile(_) => 1.0,
            Expr::Binary(operator, both) => {
                // Divisors are at least 2, and nobody adds 0.
                let known = match (operator, &both.1) {
                    (Operator::Mod | Operator::Div, Expr::Number(_)) => 2.0,
                    (Operator::Add | Operator::Sub, Expr::Number(_)) => 1.0,
                    _ => 0.0,
                };
                operator.bits() + both.0.bits() + both.1.bits() - known
            }
            Expr::Function(f, all) => f.bits + all.iter().map(Expr::bits).sum::<f64>(),
            Expr::Array(values) => list(values),
            Expr::Entry(values, key) => 2.0 + list(values) + key.bits(),
            Expr::If(parts) => 1.0 + parts.0.bits() + parts.1.bits() + parts.2.bits(),
            Expr::Except(points, rest) => {
                let point = |(at, value): &(Vec<u64>, i128)| {
                    3.0 + number(*value) + at.iter().map(|&n| number(n.into())).sum::<f64>()
                };
                rest.bits() + points.iter().map(point).sum::<f64>()
            }
            Expr::Call(f, all) => 1.0 + f.body.bits() + all.iter().map(Expr::bits).sum::<f64>(),
            Expr::Search(_, f, key) => 1.0 + f.body.bits() + key.bits(),
            Expr::Fold(_, f, all) => 1.0 + f.body.bits() + all.iter().map(Expr::bits).sum::<f64>(),
            Expr::Relation(how, what) => how.bits().unwrap_or_else(|| what.bits()),
        }
    }
}

impl Operator {
    fn bits(self) -> f64 {
        match self {
            Operator::Add | Operator::Sub | Operator::Mul | Operator::Mod | Operator::Equal => 1.0,
            Operator::Div | Operator::Xor | Operator::Different => 2.0,
            _ => 3.0,
        }
    }
}

impl Relation {
    fn bits(&self) -> Option<f64> {
        match self {
            Relation::Period(p) => {
                let steps = if p.steps.iter().all(|s| *s == p.steps[0]) { &p.steps[..1] } else { &p.steps };
                let numbers = number(p.early.len() as i128) + number(p.block.len() as i128);
                Some(
                    numbers
                        + list(&[&p.early[..], &p.block].concat())
                        + steps.iter().map(|&s| number(s)).sum::<f64>(),
                )
            }
            Relation::Automaton(automaton) => Some(automaton.bits()),
            Relation::Remainders(remainders) => Some(remainders.bits()),
            Relation::Words(_) => Some(6.0),
            Relation::Recurrence(r) => {
                // The first terms increase, and what is reached back to is close.
                let start = r.start.iter().map(|&a| 1.0 + (a.unsigned_abs() as f64 + 1.0).log2());
                let terms = r.terms.iter().map(|&(p, k)| number(p) - 1.0 + (k as f64).log2());
                Some(start.sum::<f64>() + terms.sum::<f64>() + number(r.constant))
            }
            Relation::Pairs(..) => None,
        }
    }
}

/// Numbers in a row, in the shorter of two ways.
pub fn list(values: &[i128]) -> f64 {
    let plain = values.iter().map(|&v| number(v)).sum::<f64>();
    plain.min(information::bits(values) + 8.0)
}
