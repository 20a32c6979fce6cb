//! The functions of one number that values are compared with: bits, digits, quotients, roots,
//! primes, Zeckendorf's form.

use crate::tree::operator::Operator;
use crate::tree::{Expr, n};

/// A function of n with the family of laws that use it.
#[derive(Clone)]
pub struct Feature {
    pub family: &'static str,
    pub expr: Expr,
}

fn feature(family: &'static str, expr: Expr) -> Feature {
    Feature { family, expr }
}

fn of(name: &str) -> Expr {
    Expr::function(name, [n()])
}

fn xor(k: Expr) -> Expr {
    Expr::binary(Operator::Xor, n(), k)
}

impl Feature {
    /// The function of n + s.
    pub fn shifted(&self, s: i128) -> Feature {
        Feature { expr: self.expr.with_arguments(&[n().plus(s)]), ..self.clone() }
    }
}

pub fn of_bits() -> Vec<Feature> {
    let (low, high) = (of("low_bit"), of("high_bit"));
    let after_ones = Expr::function("shift_right", [n(), of("trailing_ones").plus(1)]);
    let mut all = vec![
        feature("v2", Expr::function("multiplicity", [n(), 2.into()])),
        feature("bit length", Expr::function("digit_count", [n(), 2.into()])),
        feature("popcount", of("popcount")),
        feature("lowest bit", low.clone()),
        feature("highest bit", high.clone()),
        feature("shift by trailing ones", after_ones),
        feature("odd part", of("odd_part")),
        feature("without highest bit", n().minus(high)),
        feature("without lowest bit", n().minus(low)),
        feature("zeros in binary", of("binary_zeros")),
        feature("Stern", of("stern")),
    ];
    for k in 1..=4 {
        let shift = |operator| Expr::binary(operator, n(), k);
        all.push(feature("xor of shifts", xor(shift(Operator::ShiftRight))));
        all.push(feature("xor of shifts", xor(shift(Operator::ShiftLeft))));
        all.push(feature("xor of shifts", xor(k.into())));
    }
    let half = || Expr::binary(Operator::ShiftRight, n(), 1);
    all.push(feature("neighbouring bits", Expr::binary(Operator::And, n(), half())));
    all.push(feature("neighbouring bits", Expr::binary(Operator::Or, n(), half())));
    for k in [3, 5, 6, 7] {
        all.push(feature("xor of thirds", xor(n().quotient(k))));
        all.push(feature("xor of thirds", xor(n().times(k))));
    }
    all
}

pub fn of_size() -> Vec<Feature> {
    let mut all = vec![
        feature("square root", of("square_root")),
        feature("square root", of("triangular_root")),
        feature("squares", n().times(n())),
        feature("square root", n().plus(of("square_root"))),
        feature("square root", n().minus(of("square_root"))),
        feature("squares", n().minus(of("square_root").times(of("square_root")))),
        feature("squares", of("square_root").times(of("square_root"))),
        feature("square root", n().modulo(Expr::binary(Operator::Max, of("square_root"), 1))),
        feature("triangular numbers", n().minus(triangle())),
        feature("triangular numbers", triangle()),
        feature("cube root", of("cube_root")),
        feature("cubes", Expr::function("is_power", [n(), 3.into()])),
        feature("cubes", Expr::function("is_power", [n(), 4.into()])),
        feature("powers", Expr::binary(Operator::ShiftLeft, 1, n())),
        feature("n mod m", n()),
    ];
    all.extend((2..=12).map(|k| feature("squares", n().times(n()).quotient(k))));
    all.extend((2..=64).map(|k| feature("n div k", n().quotient(k))));
    let pairs = (2..=5).flat_map(|k| (2..k).map(move |l| (l, k)));
    all.extend(pairs.map(|(l, k)| feature("quotients", n().quotient(l).is(Operator::Xor, n().quotient(k)))));
    all.push(feature("digits", Expr::function("reversed_digits", [n(), 2.into()])));
    all.push(palindromes(2));
    for b in 3..=16 {
        for name in [
            "digit_count",
            "digit_sum",
            "multiplicity",
            "last_digit",
            "first_digit",
            "reversed_digits",
            "largest_digit",
            "digit_product",
        ] {
            all.push(feature("digits", Expr::function(name, [n(), i128::into(b)])));
        }
        all.push(feature("digits", n().minus(Expr::function("digit_sum", [n(), b.into()]))));
        all.extend((0..b).map(|d| {
            feature("count of a digit", Expr::function("digit_frequency", [n(), d.into(), b.into()]))
        }));
        all.push(palindromes(b));
        all.extend(
            (0..b).map(|d| feature("has a digit", Expr::function("has_digit", [n(), d.into(), b.into()]))),
        );
    }
    all
}

/// The numbers that are the same backwards.
fn palindromes(b: i128) -> Feature {
    feature("palindromes", n().is(Operator::Equal, Expr::function("reversed_digits", [n(), b.into()])))
}

/// The largest triangular number up to n.
fn triangle() -> Expr {
    let root = Expr::function("triangular_root", [n()]);
    root.clone().times(root.minus(1)).quotient(2)
}

pub fn of_zeckendorf() -> Vec<Feature> {
    let names = ["count", "least", "zeros", "largest"];
    let mut all: Vec<Feature> =
        names.iter().map(|name| feature("Zeckendorf", of(&format!("zeckendorf_{name}")))).collect();
    all.push(feature("Fibonacci numbers", of("is_fibonacci")));
    all.push(feature("Zeckendorf", n().minus(of("zeckendorf_largest"))));
    all
}

pub fn of_primes() -> Vec<Feature> {
    const OF_ODD_PART: [&str; 3] = ["big_omega", "little_omega", "divisor_count"];
    const NAMES: [&str; 16] = [
        "radical",
        "prime_sum",
        "exponent_xor",
        "divisor_sum",
        "mobius",
        "prime_count",
        "big_omega",
        "little_omega",
        "divisor_count",
        "least_prime_index",
        "least_prime",
        "greatest_prime",
        "greatest_divisor",
        "largest_exponent",
        "totient",
        "is_prime_power",
    ];
    let mut all: Vec<Feature> = NAMES.iter().map(|name| feature("prime factors", of(name))).collect();
    let odd = OF_ODD_PART.iter().map(|name| feature("prime factors", Expr::function(name, [of("odd_part")])));
    all.extend(odd);
    all.push(feature("prime factors", n().quotient(of("radical"))));
    all.push(feature("prime factors", n().minus(of("least_prime"))));
    let is_even = n().modulo(2).is(Operator::Equal, 0);
    all.push(feature("prime factors", Expr::choice(is_even, 1, 0)));
    all.push(feature("primes", of("is_prime")));
    all.push(feature("squares", of("is_square")));
    all
}
