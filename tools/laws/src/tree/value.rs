//! The exact value of an expression.

use super::expression::{Definition, Expr, Fold, Search};
use crate::helpers::sequences::{is_term, terms_up_to};

/// What an expression is about.
#[derive(Clone, Copy)]
pub struct Scope<'a> {
    pub arguments: &'a [i128],
    pub piles: &'a [u64],
}

impl Expr {
    /// The value; `None` where the expression says nothing, and beyond 127 bits.
    pub fn value(&self, scope: Scope) -> Option<i128> {
        match self {
            Expr::Number(n) => Some(*n),
            Expr::Argument(i) => scope.arguments.get(*i).copied(),
            Expr::Pile(i) => scope.piles.get(*i).map(|&n| n.into()),
            Expr::Binary(operator, both) => operator.of(both.0.value(scope)?, both.1.value(scope)?),
            Expr::Function(function, arguments) => {
                let (mut numbers, mut arrays) = ([0; 4], Vec::new());
                let mut count = 0;
                for argument in arguments {
                    if let Expr::Array(array) = argument {
                        arrays.push(&**array);
                    } else {
                        numbers[count] = argument.value(scope)?;
                        count += 1;
                    }
                }
                (function.of)(&numbers, &arrays, scope.piles)
            }
            Expr::Array(_) => None,
            Expr::Entry(values, key) => values.get(usize::try_from(key.value(scope)?).ok()?).copied(),
            Expr::If(parts) => {
                let part = if parts.0.value(scope)? != 0 { &parts.1 } else { &parts.2 };
                part.value(scope)
            }
            Expr::Except(points, rest) => {
                let is_here = |point: &&(Vec<u64>, i128)| {
                    point.0.iter().zip(scope.arguments).all(|(&a, &b)| i128::from(a) == b)
                };
                points.iter().find(is_here).map_or_else(|| rest.value(scope), |point| Some(point.1))
            }
            Expr::Call(definition, arguments) => {
                let mut values = [0; 6];
                for (value, argument) in values.iter_mut().zip(arguments) {
                    *value = argument.value(scope)?;
                }
                definition.value(&values[..arguments.len()], scope.piles)
            }
            Expr::Search(what, sequence, key) => {
                let key = key.value(scope)?;
                let term = |i: u64| sequence.value(&[i.into()], &[]).unwrap_or(i128::MAX);
                Some(match what {
                    Search::Rank => terms_up_to(term, sequence.low(), key).into(),
                    Search::Contains => is_term(term, sequence.low(), key).into(),
                })
            }
            Expr::Fold(fold, of, all) => {
                let mut arguments = [0; 6];
                for (value, argument) in arguments[1..].iter_mut().zip(all) {
                    *value = argument.value(scope)?;
                }
                fold.of(of, scope.piles, &mut arguments[..=all.len()])
            }
            Expr::Relation(_, what) => what.value(scope),
        }
    }
}

impl Fold {
    /// Of all piles, each of which is the first argument.
    fn of(self, definition: &Definition, piles: &[u64], arguments: &mut [i128]) -> Option<i128> {
        let start = if self == Fold::All { 1 } else { 0 };
        let mut values = piles.iter().map(|&n| {
            arguments[0] = n.into();
            definition.value(arguments, piles)
        });
        let step = |a: i128, b: i128| match self {
            Fold::Xor => Some(a ^ b),
            Fold::Sum => a.checked_add(b),
            Fold::All => Some((a != 0 && b != 0).into()),
        };
        values.try_fold(start, |a, b| step(a, b?))
    }
}
