//! Functions of a parameter and the index: remainders and quotients by a multiple of the parameter
//! and a constant, and operations on both.

use crate::tree::operator::Operator;
use crate::tree::{Expr, n};

/// a k + b.
pub type Multiple = (i128, i128);

/// The parameter.
pub fn k() -> Expr {
    Expr::Argument(1)
}

pub fn multiple((a, b): Multiple) -> Expr {
    k().affine(a, b)
}

pub fn value_at((a, b): Multiple, k: i128) -> i128 {
    a * k + b
}

/// All of them.
pub fn candidates() -> Vec<Expr> {
    let mut all = plain();
    let numbers: Vec<Multiple> = (0..=3).flat_map(|a| (-3..=8).map(move |b| (a, b))).collect();
    for &modulus in &numbers {
        all.extend([n().modulo(multiple(modulus)), n().quotient(multiple(modulus))]);
        for &inner in &numbers {
            all.extend(by_two(n().modulo(multiple(modulus)), multiple(inner)));
        }
    }
    // What grows faster.
    let two = Expr::binary(Operator::ShiftLeft, 1, k());
    for bound in [k(), k().times(k()), k().times(k().plus(1)), two] {
        all.extend([n().modulo(bound.clone()), n().quotient(bound.clone())]);
        all.push(Expr::choice(n().is(Operator::Below, bound.clone()), 1, 0));
        all.push(Expr::choice(n().is(Operator::Below, bound), 0, 1));
    }
    all
}

fn by_two(rest: Expr, inner: Expr) -> [Expr; 5] {
    let test = |operator, yes, no| Expr::choice(rest.clone().is(operator, inner.clone()), yes, no);
    [
        rest.clone().quotient(inner.clone()),
        test(Operator::Equal, 1, 0),
        test(Operator::Equal, 0, 1),
        test(Operator::Below, 1, 0),
        test(Operator::Below, 0, 1),
    ]
}

fn plain() -> Vec<Expr> {
    use Operator::{Add, And, Distance, Max, Min, Mul, Or, Xor};
    let mut all: Vec<Expr> = [Xor, And, Or, Add, Distance, Mul, Min, Max]
        .map(|operator| Expr::binary(operator, n(), k()))
        .to_vec();
    all.push(Expr::function("shift_right", [n(), k()]));
    all.push(Expr::function("multiplicity", [n(), k()]));
    all.push(Expr::function("digit_sum", [n(), k()]));
    all
}
