//! Functions of a parameter and the index: remainders and quotients by a multiple of the parameter
//! and a constant, and operations on both.

use crate::code::Expr;
use crate::helpers::digits::digits;
use crate::information::number;
use crate::line::affine::affine;
use std::rc::Rc;

/// From the parameter and the index as Rust.
type AsRust = dyn Fn(&Expr, &Expr) -> Expr;

/// A function of the parameter and the index.
pub struct ParametricFunction {
    pub text: String,
    /// How many bits it takes to write it down.
    pub bits: f64,
    pub of: Rc<dyn Fn(i128, i128) -> Option<i128>>,
    pub rust: Rc<AsRust>,
}

/// a k + b.
pub type Multiple = (i128, i128);

/// All of them, for a parameter of that name.
pub fn candidates(name: &str) -> Vec<ParametricFunction> {
    let mut all = plain(name);
    let numbers: Vec<Multiple> = (0..=3).flat_map(|a| (-3..=8).map(move |b| (a, b))).collect();
    for &modulus in &numbers {
        all.extend(by_one(name, modulus));
        for &inner in &numbers {
            all.extend(by_two(name, modulus, inner));
        }
    }
    all
}

pub fn value_at((a, b): Multiple, k: i128) -> i128 {
    a * k + b
}

fn positive(multiple: Multiple, k: i128) -> Option<i128> {
    Some(value_at(multiple, k)).filter(|m| *m > 0)
}

fn remainder(n: &Expr, (a, b): Multiple, k: &Expr) -> Expr {
    let m = k.affine(a, b);
    n.with("%", &m, (0, m.high.max(1) - 1))
}

fn by_one(name: &str, m: Multiple) -> [ParametricFunction; 2] {
    let (text, bits) = (affine(m.0, name, m.1), 4.0 + number(m.0) + number(m.1));
    let divided = move |k: &Expr, n: &Expr| n.with("/", &k.affine(m.0, m.1), (0, n.high));
    [
        ParametricFunction {
            text: format!("n mod ({text})"),
            bits,
            of: Rc::new(move |k, n| Some(n % positive(m, k)?)),
            rust: Rc::new(move |k, n| remainder(n, m, k)),
        },
        ParametricFunction {
            text: format!("n div ({text})"),
            bits,
            of: Rc::new(move |k, n| Some(n / positive(m, k)?)),
            rust: Rc::new(divided),
        },
    ]
}

fn by_two(name: &str, m: Multiple, inner: Multiple) -> [ParametricFunction; 5] {
    let (text, second) = (affine(m.0, name, m.1), affine(inner.0, name, inner.1));
    let bits = 6.0 + number(m.0) + number(m.1) + number(inner.0) + number(inner.1);
    let test = |(yes, no): (i128, i128),
                (sign, operator): (&str, &'static str),
                more: f64,
                is: fn(i128, i128) -> bool| ParametricFunction {
        text: format!("{yes} if n mod ({text}) {sign} {second}, otherwise {no}"),
        bits: bits + more,
        of: Rc::new(move |k, n| Some(if is(n % positive(m, k)?, value_at(inner, k)) { yes } else { no })),
        rust: Rc::new(move |k, n| {
            let condition = remainder(n, m, k).is(operator, &k.affine(inner.0, inner.1));
            Expr::choice(&condition, &Expr::literal(yes), &Expr::literal(no))
        }),
    };
    let quotient = move |k: &Expr, n: &Expr| {
        let rest = remainder(n, m, k);
        rest.with("/", &k.affine(inner.0, inner.1), (0, rest.high))
    };
    [
        ParametricFunction {
            text: format!("(n mod ({text})) div ({second})"),
            bits,
            of: Rc::new(move |k, n| (n % positive(m, k)?).checked_div(positive(inner, k)?)),
            rust: Rc::new(quotient),
        },
        test((1, 0), ("=", "=="), 0.0, |a, b| a == b),
        test((0, 1), ("=", "=="), 0.0, |a, b| a == b),
        test((1, 0), ("<", "<"), 1.0, |a, b| a < b),
        test((0, 1), ("<", "<"), 1.0, |a, b| a < b),
    ]
}

type Way = fn(i128, i128) -> Option<i128>;
type Rust = fn(&Expr, &Expr) -> Expr;

fn plain(name: &str) -> Vec<ParametricFunction> {
    let ways: [(&str, Way, Rust); 10] = [
        ("n xor #", |k, n| Some(k ^ n), |k, n| n.bitwise("^", k)),
        ("n and #", |k, n| Some(k & n), |k, n| n.bitwise("&", k)),
        ("n or #", |k, n| Some(k | n), |k, n| n.bitwise("|", k)),
        ("n + #", |k, n| Some(k + n), |k, n| n.plus(k)),
        (
            "|n - #|",
            |k, n| Some((n - k).abs()),
            |k, n| Expr::of_u64(format!("{}.abs_diff({})", n.text, k.text), u64::MAX),
        ),
        ("# n", |k, n| k.checked_mul(n), |k, n| k.product(n)),
        ("min(n, #)", |k, n| Some(k.min(n)), |k, n| n.method("min", k)),
        ("max(n, #)", |k, n| Some(k.max(n)), |k, n| n.method("max", k)),
        (
            "n >> #",
            |k, n| n.checked_shr(u32::try_from(k).ok()?),
            |k, n| Expr::of_u64(format!("{}.checked_shr({} as u32).unwrap_or(0)", n.text, k.text), u64::MAX),
        ),
        ("exponent of # in n", exponent, |k, n| {
            let zeros = "iter().take_while(|&&d| d == 0).count()";
            Expr::of_u64(format!("digits({}, {}).{zeros} as u64", n.text, k.text), 64)
        }),
    ];
    let both = |(text, way, rust): (&str, Way, Rust)| ParametricFunction {
        text: text.replace('#', name),
        bits: 5.0,
        of: Rc::new(way),
        rust: Rc::new(rust),
    };
    ways.into_iter().map(both).collect()
}

/// How often k divides n.
fn exponent(k: i128, n: i128) -> Option<i128> {
    let (k, n) = (u64::try_from(k).ok()?, u64::try_from(n).ok()?);
    (k > 1 && n > 0).then(|| digits(n, k).into_iter().take_while(|&d| d == 0).count() as i128)
}
