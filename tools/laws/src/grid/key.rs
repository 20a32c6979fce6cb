//! One number made of both coordinates: an operation on the same function of each (xor, sum, nim
//! product), ratios, quotients, remainders, and multiples.

use crate::line::features::{self, Feature};
use crate::tree::operator::Operator;
use crate::tree::{Expr, n};

#[derive(Clone)]
pub struct Key {
    pub family: &'static str,
    pub expr: Expr,
    pub bits: f64,
}

impl Key {
    fn new(family: &'static str, expr: Expr) -> Key {
        let bits = 3.0 + expr.bits();
        Key { family, expr, bits }
    }
}

const WAYS: [(&str, Operator); 8] = [
    ("xor", Operator::Xor),
    ("sum", Operator::Add),
    ("difference", Operator::Distance),
    ("min", Operator::Min),
    ("max", Operator::Max),
    ("and", Operator::And),
    ("or", Operator::Or),
    ("product", Operator::Mul),
];

/// A function of each coordinate.
fn both(of: &Expr) -> [Expr; 2] {
    [of.with_arguments(&[Expr::Argument(0)]), of.with_arguments(&[Expr::Argument(1)])]
}

pub fn keys() -> Vec<Key> {
    let mut all = Vec::new();
    for shift in [0, 1, -1, 2] {
        let [x, y] = both(&n().plus(shift));
        let of = |&(family, operator): &(&'static str, Operator)| {
            Key::new(family, Expr::binary(operator, x.clone(), y.clone()))
        };
        all.extend(WAYS.iter().map(of));
        all.push(Key::new("nim product", Expr::function("nim_product", [x, y])));
    }
    for feature in features::of_bits().into_iter().chain(quotients()) {
        for shift in [0, 1] {
            let [x, y] = both(&feature.shifted(shift).expr);
            let of =
                |way: &(&str, Operator)| Key::new(feature.family, Expr::binary(way.1, x.clone(), y.clone()));
            all.extend(WAYS[..7].iter().map(of));
        }
    }
    all.extend(ratios());
    all.extend(multiples());
    all.extend(of_both());
    all
}

/// Numbers that are not the same function of both.
fn of_both() -> Vec<Key> {
    let [x, y] = [Expr::Argument(0), Expr::Argument(1)];
    let of = |operator, a: &Expr, b: &Expr| Expr::binary(operator, a.clone(), b.clone());
    let (low, high, and) = (of(Operator::Min, &x, &y), of(Operator::Max, &x, &y), of(Operator::And, &x, &y));
    let square = |e: &Expr| e.clone().times(e.clone());
    let ones = |e: Expr| Expr::function("popcount", [e]);
    let gcd = Expr::function("gcd", [x.clone(), y.clone()]);
    let mut all = vec![
        Key::new("and not", x.clone().minus(and.clone())),
        Key::new("and not", y.clone().minus(and)),
        Key::new("carries", ones(x.clone()).plus(ones(y.clone())).minus(ones(x.clone().plus(y.clone())))),
        Key::new("gcd", x.clone().times(y.clone()).quotient(gcd)),
        Key::new("quotient", high.clone().modulo(low.clone())),
        Key::new("quotient", x.clone().modulo(of(Operator::Max, &y, &Expr::Number(1)))),
        Key::new("quotient", y.clone().modulo(of(Operator::Max, &x, &Expr::Number(1)))),
        Key::new("squares", square(&x).plus(square(&y))),
        Key::new("squares", square(&x).minus(y.clone())),
        Key::new("squares", square(&y).minus(x.clone())),
    ];
    for k in 2..=8 {
        let rest = || x.clone().plus(y.clone()).modulo(k);
        let turns = of(Operator::Xor, &x.clone().quotient(k), &y.clone().quotient(k));
        all.push(Key::new("blocks", turns.times(k).plus(rest())));
        all.push(Key::new("smaller and remainder", low.clone().times(k).plus(rest())));
        let sum = Expr::function("carryless_sum", [x.clone(), y.clone(), k.into()]);
        all.push(Key::new("carryless sum", sum));
        all.push(Key::new("sorted multiples", high.clone().minus(low.clone().times(k))));
    }
    all.push(Key::new("sorted multiples", high.times(2).minus(low.times(3))));
    all
}

fn quotients() -> Vec<Feature> {
    let quotient = |k: i128| Feature { family: "quotients", expr: n().quotient(k) };
    let remainder = |m: i128| Feature { family: "remainders", expr: n().modulo(m) };
    (2..=6).map(quotient).chain((2..=9).map(remainder)).collect()
}

fn multiples() -> Vec<Key> {
    let pairs = (0..=5).flat_map(|a| (-4..=5).map(move |b| (a, b)));
    let is_new = |&(a, b): &(i128, i128)| a.unsigned_abs() + b.unsigned_abs() > 0 && (a, b) != (1, 1);
    let key = |(a, b): (i128, i128)| {
        let [x, y] = [Expr::Argument(0), Expr::Argument(1)];
        Key::new("multiples", x.times(a).plus(y.times(b)))
    };
    pairs.filter(is_new).filter(|&(a, b)| b >= 0 || a > 0).map(key).collect()
}

fn ratios() -> Vec<Key> {
    let [x, y] = [Expr::Argument(0), Expr::Argument(1)];
    let of = |name: &str| Expr::function(name, [x.clone(), y.clone()]);
    let sorted = |operator| Expr::binary(operator, x.clone(), y.clone());
    let mut all = vec![
        Key::new("ratio", of("ratio")),
        Key::new("ratio", of("quotients_folded")),
        Key::new("ratio", sorted(Operator::Max).quotient(sorted(Operator::Min))),
        Key::new("gcd", of("gcd")),
    ];
    for more in [1, 0] {
        for operator in [Operator::Div, Operator::Mod] {
            for (a, b) in [(&y, &x), (&x, &y)] {
                let expr = Expr::binary(operator, a.clone(), b.clone().plus(more));
                all.push(Key { bits: 10.0, ..Key::new("quotient", expr) });
            }
        }
    }
    all
}
