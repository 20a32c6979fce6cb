//! Numbers made of both coordinates that are not an operation on the same function of each: ratios,
//! quotients, remainders, and multiples.

use super::Key;
use crate::code::expr::Expr;
use crate::helpers::{gcd::gcd, quotients_folded::quotients_folded, ratio::ratio};
use crate::information::number;
use crate::line::affine::affine;
use std::rc::Rc;

/// Multiples of both coordinates.
pub fn multiples() -> Vec<Key> {
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

/// Ratios, quotients and remainders.
pub fn ratios() -> Vec<Key> {
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
