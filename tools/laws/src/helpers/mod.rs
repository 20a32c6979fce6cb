//! Functions that laws need, in the languages of their code. The Rust ones also give the values
//! here; their text compiles with Rust 1.63 in every edition.

#![allow(clippy::manual_is_multiple_of, reason = "Rust 1.63 does not have that")]
#![allow(clippy::manual_div_ceil, reason = "Rust 1.63 does not have that either")]

pub mod bits;
pub mod digits;
pub mod euclid;
pub mod fibonacci;
pub mod nim;
#[allow(dead_code, reason = "some are only printed")]
pub mod piles;
#[allow(dead_code, reason = "some are only printed")]
pub mod primes;
pub mod roots;
#[allow(clippy::too_many_arguments, reason = "in C, arrays do not know their length")]
pub mod sequences;

pub const RUST: [&str; 9] = [
    include_str!("bits.rs"),
    include_str!("digits.rs"),
    include_str!("euclid.rs"),
    include_str!("fibonacci.rs"),
    include_str!("nim.rs"),
    include_str!("piles.rs"),
    include_str!("primes.rs"),
    include_str!("roots.rs"),
    include_str!("sequences.rs"),
];
/// Of the common part of C99 and C++17.
pub const C: [&str; 1] = [include_str!("functions.c")];
pub const PYTHON: [&str; 1] = [include_str!("functions.py")];

/// The functions in some sources with their names: a blank line stands between two functions, and
/// nowhere else.
fn functions<'a>(sources: &[&'a str]) -> Vec<(&'a str, &'a str)> {
    let named = |text: &'a str| {
        let is_code = |line: &&str| !line.starts_with(['/', '#', ' ']) && line.contains('(');
        let head = text.lines().find(is_code)?.split('(').next()?;
        let name = head.split([' ', '*', '<']).rfind(|word| !word.is_empty())?;
        Some((name, text))
    };
    sources.iter().flat_map(|source| source.trim().split("\n\n").filter_map(named)).collect()
}

/// Whether some code mentions a function of that name.
fn mentions(code: &str, name: &str) -> bool {
    let is_inside = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '.');
    code.match_indices(name).any(|(at, _)| {
        !is_inside(code[..at].chars().next_back()) && code[at + name.len()..].starts_with(['(', ')', ','])
    })
}

/// The functions that some code calls, and those that they call, as one would paste them, callers
/// first.
pub fn called_by(code: &str, sources: &[&'static str]) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut left = functions(sources);
    let is_called =
        |found: &[String], name: &str| mentions(code, name) || found.iter().any(|text| mentions(text, name));
    while let Some(i) = left.iter().position(|(name, _)| is_called(&found, name)) {
        found.push(left.remove(i).1.replace("pub fn ", "fn ").trim().to_owned() + "\n");
    }
    found
}

#[cfg(test)]
mod tests {
    use super::piles::{different_piles, gap_nim_sum, odd_multiplicities, v2_classes};
    use super::primes::{factors, prime_index};
    use super::roots::{isqrt, times_root};
    use super::{C, PYTHON, RUST, called_by, functions};
    use crate::tree::function::FUNCTIONS;

    #[test]
    fn factors_multiply_to_the_number() {
        assert_eq!(factors(360), [2, 2, 2, 3, 3, 5]);
        assert_eq!(factors(1_000_000_007 * 998_244_353), [998_244_353, 1_000_000_007]);
        assert_eq!(factors(999_983 * 999_983), [999_983, 999_983]);
        assert_eq!(factors(u64::MAX - 58), [u64::MAX - 58]);
        assert!((2..5000).all(|n| factors(n).iter().product::<u64>() == n));
        assert_eq!((prime_index(100), prime_index(2)), (25, 1));
    }

    #[test]
    fn roots_are_exact_up_to_the_largest_numbers() {
        let mut random = fastrand::Rng::with_seed(7);
        for bits in 0..64 {
            let (m, d) = (i128::from(random.u64(..) >> bits), random.i128(2..100));
            let root = times_root(m, d);
            if let Some(square) = m.checked_mul(m).and_then(|square| square.checked_mul(d)) {
                assert_eq!(root, square.isqrt());
            }
            let square = (m as u128) * (m as u128);
            assert_eq!(
                (isqrt(square), isqrt(square.saturating_sub(1))),
                (m as u64, (m as u64).saturating_sub(1))
            );
        }
        // d m^2 has 129 bits: 2^64 sqrt(2).
        assert_eq!(times_root(1 << 64, 2), 26_087_635_650_665_564_424);
    }

    #[test]
    fn what_piles_have_in_common_is_counted() {
        let heaps = [1, 1, 4, 6, 6, 6, 12];
        assert_eq!((different_piles(&heaps), odd_multiplicities(&heaps)), (4, 3));
        assert_eq!((gap_nim_sum(&heaps), v2_classes(&heaps)), (6 ^ 3 ^ 1, 3));
        assert_eq!(
            (different_piles(&[]), odd_multiplicities(&[]), gap_nim_sum(&[]), v2_classes(&[])),
            (0, 0, 0, 0)
        );
    }

    #[test]
    fn every_function_is_there_in_every_language() {
        for sources in [&RUST[..], &C, &PYTHON] {
            let names: Vec<&str> = functions(sources).iter().map(|function| function.0).collect();
            for function in &FUNCTIONS {
                let name = function.name;
                assert!(names.contains(&name), "{name}: {names:?}");
            }
        }
    }

    #[test]
    fn what_is_called_comes_along() {
        let text = called_by("big_omega(n)", &RUST).concat();
        let names = ["fn factors(", "fn gcd(", "fn is_prime("];
        assert!(names.iter().all(|name| text.contains(name)), "{text}");
        assert!(!text.contains("pub ") && !text.contains("use ") && !text.contains("fn digits("));
        assert!(called_by("digits + sum_of_digits(n) + n.gcd(m)", &RUST).is_empty());
    }
}
