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
