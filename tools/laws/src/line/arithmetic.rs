//! The functions of one number that its prime factors or Zeckendorf's representation decide.

use super::features::{Feature, RustText};
use crate::helpers::exponents::exponents;
use crate::helpers::factors::factors;
use crate::helpers::is_prime::is_prime;
use crate::helpers::isqrt::isqrt;
use crate::helpers::prime_count::prime_count;
use crate::helpers::zeckendorf::zeckendorf;
use rustc_hash::FxHashMap;
use std::cell::RefCell;

const MAX_REMEMBERED: usize = 1 << 20;

pub fn of_zeckendorf() -> Vec<Feature> {
    let of = |name: &'static str, rest: &str, least, most, at: fn(u64) -> Option<u64>| {
        let rust = RustText::text(format!("zeckendorf(@){rest}"), least, most);
        Feature::new("Zeckendorf", (name, rust), 8.0, move |n| at(n).map(i128::from))
    };
    let most = i128::from(u64::MAX);
    vec![
        of("terms of # in Zeckendorf's form", ".len() as u64", 1, 93, |n| Some(zeckendorf(n).len() as u64)),
        of("least Zeckendorf term of #", ".last().unwrap().1", 1, most, |n| Some(zeckendorf(n).last()?.1)),
        of("zeros at the end of # in Zeckendorf's form", ".last().unwrap().0", 0, 93, |n| {
            Some(zeckendorf(n).last()?.0)
        }),
        of("largest Fibonacci number up to #", "[0].1", 1, most, |n| Some(zeckendorf(n).first()?.1)),
    ]
}

pub fn of_primes() -> Vec<Feature> {
    let some = |name: &str, (text, least, most): (&str, i128, i128), at: fn(u64) -> Option<u64>| {
        let at = remembered(move |n: u64| if n == 0 { None } else { at(n).map(i128::from) });
        Feature::new("prime factors", (name, RustText::text(text, least, most)), 7.0, at)
    };
    let most = i128::from(u64::MAX);
    vec![
        some("Omega(@)", ("factors(@).len() as u64", 0, 63), |n| Some(factors(n).len() as u64)),
        some("omega(@)", ("exponents(@).len() as u64", 0, 63), |n| Some(exponents(n).len() as u64)),
        some("tau(@)", ("exponents(@).iter().map(|p| p.1 + 1).product::<u64>()", 1, most), |n| {
            Some(exponents(n).iter().map(|p| p.1 + 1).product())
        }),
        some("Omega(oddpart(@))", ("factors(@).iter().filter(|&&p| p > 2).count() as u64", 0, 63), |n| {
            Some(factors(n).iter().filter(|&&p| p > 2).count() as u64)
        }),
        some("omega(oddpart(@))", ("exponents(@).iter().filter(|p| p.0 > 2).count() as u64", 0, 63), |n| {
            Some(exponents(n).iter().filter(|p| p.0 > 2).count() as u64)
        }),
        some(
            "tau(oddpart(@))",
            ("exponents(@).iter().filter(|p| p.0 > 2).map(|p| p.1 + 1).product::<u64>()", 1, most),
            |n| Some(exponents(n).iter().filter(|p| p.0 > 2).map(|p| p.1 + 1).product()),
        ),
        some(
            "index of the least prime factor of (@)",
            ("factors(@).first().map_or(0, |&p| prime_count(p))", 0, most),
            |n| factors(n).first().map_or(Some(0), |&p| index_of(p)),
        ),
        some("least prime factor of (@)", ("factors(@).first().map_or(1, |&p| p)", 1, most), |n| {
            Some(factors(n).first().map_or(1, |&p| p))
        }),
        some("greatest prime factor of (@)", ("factors(@).last().map_or(1, |&p| p)", 1, most), |n| {
            Some(factors(n).last().map_or(1, |&p| p))
        }),
        some(
            "greatest proper divisor of (@)",
            ("factors(@).iter().skip(1).product::<u64>()", 1, most),
            |n| Some(factors(n).iter().skip(1).product()),
        ),
        some(
            "largest exponent in (@)",
            ("exponents(@).iter().map(|p| p.1).max().unwrap_or(0)", 0, 63),
            |n| Some(exponents(n).iter().map(|p| p.1).max().unwrap_or(0)),
        ),
        some(
            "phi(@)",
            ("exponents(@).iter().map(|p| (p.0 - 1) * p.0.pow(p.1 as u32 - 1)).product::<u64>()", 1, most),
            |n| Some(exponents(n).iter().map(|p| (p.0 - 1) * p.0.pow(p.1 as u32 - 1)).product()),
        ),
        some("[# is even]", ("u64::from(# % 2 == 0)", 0, 1), |n| Some(u64::from(n % 2 == 0))),
        Feature::new(
            "primes",
            ("[(@) is prime]", RustText::text("u64::from(is_prime(@))", 0, 1)),
            6.0,
            |n| Some(i128::from(is_prime(n))),
        ),
        some("[(@) is a power of a prime]", ("u64::from(exponents(@).len() == 1)", 0, 1), |n| {
            Some(u64::from(exponents(n).len() == 1))
        }),
        Feature::new(
            "squares",
            ("[(@) is a square]", RustText::text("u64::from(isqrt(u128::from(@)).pow(2) == #)", 0, 1)),
            6.0,
            |n| Some(i128::from(isqrt(n.into()).pow(2) == n)),
        ),
    ]
}

/// The same function, which is asked for the same numbers again and again.
fn remembered(at: impl Fn(u64) -> Option<i128>) -> impl Fn(u64) -> Option<i128> {
    let known = RefCell::new(FxHashMap::default());
    move |n| {
        if let Some(&value) = known.borrow().get(&n) {
            return value;
        }
        let value = at(n);
        let mut known = known.borrow_mut();
        if known.len() < MAX_REMEMBERED {
            known.insert(n, value);
        }
        value
    }
}

/// How many primes there are up to p; larger ones are not counted.
fn index_of(p: u64) -> Option<u64> {
    (p <= 5_000_000).then(|| prime_count(p))
}
