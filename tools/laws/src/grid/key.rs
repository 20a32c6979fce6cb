//! One number made of both coordinates: an operation on the same function of each (xor, sum, nim
//! product), ratios, quotients, remainders, and multiples.

use crate::code::Expr;
use crate::helpers::{gcd::gcd, nim_product::nim_product, quotients_folded::quotients_folded, ratio::ratio};
use crate::information::number;
use crate::line::affine::affine;
use crate::line::features::{self, Feature, RustText};
use std::rc::Rc;

#[derive(Clone)]
pub struct Key {
    pub name: String,
    pub family: &'static str,
    pub bits: f64,
    pub of: Rc<dyn Fn(u64, u64) -> Option<i128>>,
    /// As Rust: lines, then the number.
    pub rust: Rc<dyn Fn() -> (Vec<String>, Expr)>,
}

type Way = fn(i128, i128) -> Option<i128>;

/// The operations with how they are written.
fn ways() -> [(&'static str, &'static str, Way); 9] {
    [
        ("xor", "#1 xor #2", |x, y| Some(x ^ y)),
        ("sum", "#1 + #2", |x, y| Some(x + y)),
        ("difference", "|#1 - #2|", |x, y| Some((x - y).abs())),
        ("min", "min(#1, #2)", |x, y| Some(x.min(y))),
        ("max", "max(#1, #2)", |x, y| Some(x.max(y))),
        ("and", "#1 and #2", |x, y| Some(x & y)),
        ("or", "#1 or #2", |x, y| Some(x | y)),
        ("product", "#1 * #2", i128::checked_mul),
        ("nim product", "nim product of #1 and #2", |x, y| {
            Some(nim_product(u64::try_from(x).ok()?, u64::try_from(y).ok()?).into())
        }),
    ]
}

fn rust_of(name: &str, x: &Expr, y: &Expr) -> Expr {
    match name {
        "xor" => x.bitwise("^", y),
        "sum" => x.plus(y),
        "difference" => Expr { text: format!("{}.abs_diff({})", x.atom(), y.text), low: 0, ..x.clone() },
        "and" => x.bitwise("&", y),
        "or" => x.bitwise("|", y),
        "product" => x.product(y),
        "nim product" => Expr::of_u64(format!("nim_product({}, {})", x.text, y.text), u64::MAX),
        _ => x.method(name, y),
    }
}

pub fn keys() -> Vec<Key> {
    let mut all = Vec::new();
    let plain = Feature::plain("plain", 0.0);
    for shift in [0, 1, -1, 2] {
        all.extend(ways().map(|way| key(way, &plain.shifted(shift), way.0)));
    }
    for family in [features::of_bits(), quotients()] {
        for feature in &family {
            for shift in [0, 1] {
                let shifted = feature.shifted(shift);
                all.extend(ways().into_iter().take(7).map(|way| key(way, &shifted, feature.family)));
            }
        }
    }
    all.extend(ratios());
    all.extend(multiples());
    all
}

fn quotients() -> Vec<Feature> {
    let quotient = |k: u64| Feature {
        name: format!("# div {k}"),
        family: "quotients",
        bits: 4.0,
        shift: 0,
        rust: RustText::Quotient(k),
        at: Rc::new(move |n| Some(i128::from(n / k))),
    };
    let remainder = |m: u64| Feature {
        name: format!("# mod {m}"),
        family: "remainders",
        bits: 4.0,
        shift: 0,
        rust: RustText::Remainder(m),
        at: Rc::new(move |n| Some(i128::from(n % m))),
    };
    (2..=6).map(quotient).chain((2..=9).map(remainder)).collect()
}

fn key((name, text, way): (&'static str, &str, Way), feature: &Feature, family: &'static str) -> Key {
    // A shift has put `n` for the argument already.
    let of = |letter: &str| {
        let text = feature.name.replace(['#', '@'], letter);
        text.replace("(n ", &format!("({letter} "))
    };
    let at = Rc::clone(&feature.at);
    let (operation, copy) = (name.to_owned(), feature.clone());
    let rust = move || {
        let part = |letter: &str| copy.code(&Expr::of_u64(letter, u64::MAX));
        let ((mut lines, x), (more, y)) = (part("x"), part("y"));
        lines.extend(more);
        (lines, rust_of(&operation, &x, &y))
    };
    Key {
        name: text.replace("#1", &of("x")).replace("#2", &of("y")),
        family,
        bits: 4.0 + feature.bits + if name == "nim product" { 3.0 } else { 0.0 },
        of: Rc::new(move |x, y| way(at(x)?, at(y)?)),
        rust: Rc::new(rust),
    }
}

fn multiples() -> Vec<Key> {
    let pairs = (0..=5).flat_map(|a| (-4..=5).map(move |b| (a, b)));
    let is_new = |&(a, b): &(i128, i128)| a.unsigned_abs() + b.unsigned_abs() > 0 && (a, b) != (1, 1);
    let key = |(a, b): (i128, i128)| Key {
        name: match a {
            0 => affine(b, "y", 0),
            _ => affine(a, "x", 0) + &format!(" + {}", affine(b, "y", 0)),
        }
        .replace("+ -", "- ")
        .replace(" + 0", ""),
        family: "multiples",
        bits: 2.0 + number(a) + number(b),
        of: Rc::new(move |x, y| Some(a * i128::from(x) + b * i128::from(y))),
        rust: Rc::new(move || {
            let part = |letter: &str, factor| Expr::of_u64(letter, u64::MAX).affine(factor, 0);
            (
                vec![],
                if b < 0 { part("x", a).minus(&part("y", -b)) } else { part("x", a).plus(&part("y", b)) },
            )
        }),
    };
    pairs.filter(is_new).filter(|&(a, b)| b >= 0 || a > 0).map(key).collect()
}

fn ratios() -> Vec<Key> {
    let key = |name: &str, family, rust: &'static str, of: fn(u64, u64) -> Option<u64>| Key {
        name: name.to_owned(),
        family,
        bits: if family == "quotient" { 10.0 } else { 7.0 },
        of: Rc::new(move |x, y| of(x, y).map(i128::from)),
        rust: Rc::new(move || (vec![], Expr::of_u64(rust, u64::MAX))),
    };
    let whole = "x.max(y) / x.min(y)";
    vec![
        key("floor(|x/y - y/x|)", "ratio", "ratio(x, y)", |x, y| (x.min(y) > 0).then(|| ratio(x, y))),
        key("the quotients of x and y, folded", "ratio", "quotients_folded(x, y)", |x, y| {
            Some(quotients_folded(x, y))
        }),
        key("max(x, y) div min(x, y)", "ratio", whole, |x, y| x.max(y).checked_div(x.min(y))),
        key("gcd(x, y)", "gcd", "gcd(x, y)", |x, y| Some(gcd(x, y))),
        key("y div (x + 1)", "quotient", "y / (x + 1)", |x, y| y.checked_div(x.checked_add(1)?)),
        key("x div (y + 1)", "quotient", "x / (y + 1)", |x, y| x.checked_div(y.checked_add(1)?)),
        key("y mod (x + 1)", "quotient", "y % (x + 1)", |x, y| y.checked_rem(x.checked_add(1)?)),
        key("x mod (y + 1)", "quotient", "x % (y + 1)", |x, y| x.checked_rem(y.checked_add(1)?)),
        key("y div x", "quotient", "y / x", |x, y| y.checked_div(x)),
        key("x div y", "quotient", "x / y", u64::checked_div),
        key("y mod x", "quotient", "y % x", |x, y| y.checked_rem(x)),
        key("x mod y", "quotient", "x % y", u64::checked_rem),
    ]
}
