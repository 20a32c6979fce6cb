//! Functions of parameters and the index: remainders and quotients by numbers that grow with the
//! parameters, and operations on both.

use crate::tree::operator::Operator;
use crate::tree::{Expr, n};

/// a k + b.
pub type Multiple = (i128, i128);

/// A parameter.
pub fn k(i: usize) -> Expr {
    Expr::Argument(i + 1)
}

pub fn multiple((a, b): Multiple) -> Expr {
    k(0).affine(a, b)
}

pub fn value_at((a, b): Multiple, k: i128) -> i128 {
    a * k + b
}

/// All of them, for this many parameters.
pub fn candidates(count: usize) -> Vec<Expr> {
    let mut all: Vec<Expr> = (0..count).flat_map(|i| plain(k(i))).collect();
    let numbers = numbers(count);
    for modulus in &numbers {
        all.extend([n().modulo(modulus.clone()), n().quotient(modulus.clone())]);
        all.extend(bounded(modulus));
        for inner in &numbers {
            all.extend(by_two(n().modulo(modulus.clone()), inner));
            all.push(n().quotient(inner.clone()).modulo(modulus.clone()));
        }
    }
    // What grows faster.
    for i in 0..count {
        let two = Expr::binary(Operator::ShiftLeft, 1, k(i));
        for bound in [k(i), k(i).times(k(i)), k(i).times(k(i).plus(1)), two] {
            all.extend([n().modulo(bound.clone()), n().quotient(bound.clone())]);
            all.extend(bounded(&bound));
        }
    }
    all
}

/// Numbers that grow slowly.
fn numbers(count: usize) -> Vec<Expr> {
    if count == 1 {
        return (0..=3).flat_map(|a| (-3..=8).map(move |b| multiple((a, b)))).collect();
    }
    let mut all: Vec<Expr> = (1..=3).map(Expr::Number).collect();
    for i in 0..count {
        all.extend((-1..=2).map(|b| k(i).plus(b)));
        all.extend((0..=1).map(|b| k(i).affine(2, b)));
        for j in 0..i {
            let (k, l) = (k(j), k(i));
            all.extend((-1..=1).map(|b| k.clone().plus(l.clone()).plus(b)));
            let product = k.clone().times(l.clone());
            all.extend([product.clone(), product.clone().plus(k.clone()), product.clone().plus(l.clone())]);
            all.push(k.plus(1).times(l.plus(1)));
        }
    }
    all
}

fn bounded(bound: &Expr) -> [Expr; 3] {
    let is_below = n().is(Operator::Below, bound.clone());
    [
        Expr::choice(is_below.clone(), 1, 0),
        Expr::choice(is_below, 0, 1),
        Expr::binary(Operator::Min, n(), bound.clone()),
    ]
}

fn by_two(rest: Expr, inner: &Expr) -> [Expr; 6] {
    let test = |operator, yes, no| Expr::choice(rest.clone().is(operator, inner.clone()), yes, no);
    [
        rest.clone().quotient(inner.clone()),
        Expr::binary(Operator::Min, rest.clone(), inner.clone()),
        test(Operator::Equal, 1, 0),
        test(Operator::Equal, 0, 1),
        test(Operator::Below, 1, 0),
        test(Operator::Below, 0, 1),
    ]
}

fn plain(k: Expr) -> Vec<Expr> {
    use Operator::{Add, And, Distance, Max, Min, Mul, Or, Xor};
    let of = |name: &str| Expr::function(name, [n(), k.clone()]);
    let mut all: Vec<Expr> = [Xor, And, Or, Add, Distance, Mul, Min, Max]
        .map(|operator| Expr::binary(operator, n(), k.clone()))
        .to_vec();
    all.extend(["shift_right", "multiplicity", "digit_sum", "gcd"].map(of));
    all.push(Expr::choice(of("gcd").is(Operator::Equal, 1), 1, 0));
    all.push(Expr::function("square_root", [n().times(k.clone())]));
    all.push(n().times(n()).modulo(k));
    all
}
