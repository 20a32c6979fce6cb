//! Functions that laws need. The laws use them here, and their printed code takes them along: so
//! they compile with Rust 1.63 in every edition, one to a file.

#![allow(clippy::manual_is_multiple_of, reason = "Rust 1.63 does not have that")]

pub mod digits;
pub mod exponents;
pub mod factors;
pub mod gcd;
pub mod is_prime;
pub mod isqrt;
pub mod multiplicities;
pub mod nim_product;
pub mod prime_count;
pub mod quotients_folded;
pub mod ratio;
pub mod times_root;
pub mod uneven_digits;
pub mod zeckendorf;

/// A name with the file in which it is.
macro_rules! sources {
    ($($name:ident),*) => { [$((stringify!($name), include_str!(concat!(stringify!($name), ".rs")))),*] };
}

const ALL: [(&str, &str); 14] = sources!(
    digits,
    exponents,
    factors,
    gcd,
    is_prime,
    isqrt,
    multiplicities,
    nim_product,
    prime_count,
    quotients_folded,
    ratio,
    times_root,
    uneven_digits,
    zeckendorf
);

/// Whether some code calls a function of that name.
pub fn calls(code: &str, name: &str) -> bool {
    let ends_a_name = |before: &str| before.ends_with(|c: char| c.is_alphanumeric() || "_.".contains(c));
    let call = format!("{name}(");
    code.match_indices(&call).any(|(at, _)| !ends_a_name(&code[..at]))
}

/// The functions that some code calls, and those that they call, as one would paste them.
pub fn called_by(code: &str) -> String {
    let mut text = String::new();
    let mut left = ALL.to_vec();
    while let Some(i) = left.iter().position(|(name, _)| calls(code, name) || calls(&text, name)) {
        text += &format!("\n{}", pasted(left.remove(i).1));
    }
    text
}

fn pasted(source: &str) -> String {
    let lines = source.lines().skip_while(|line| line.starts_with("use ") || line.is_empty());
    lines.map(|line| format!("{}\n", line.strip_prefix("pub ").unwrap_or(line))).collect()
}

#[cfg(test)]
mod tests {
    use super::{
        called_by, factors::factors, isqrt::isqrt, prime_count::prime_count, times_root::times_root,
    };

    #[test]
    fn factors_multiply_to_the_number() {
        assert_eq!(factors(360), [2, 2, 2, 3, 3, 5]);
        assert_eq!(factors(1_000_000_007 * 998_244_353), [998_244_353, 1_000_000_007]);
        assert_eq!(factors(999_983 * 999_983), [999_983, 999_983]);
        assert_eq!(factors(u64::MAX - 58), [u64::MAX - 58]);
        assert!((2..5000).all(|n| factors(n).iter().product::<u64>() == n));
        assert_eq!((prime_count(100), prime_count(2)), (25, 1));
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
    fn what_is_called_comes_along() {
        let text = called_by("factors(n).len()");
        assert!(["fn factors(", "fn gcd(", "fn is_prime("].iter().all(|name| text.contains(name)));
        assert!(!text.contains("pub ") && !text.contains("use ") && !text.contains("fn digits("));
        assert_eq!(called_by("digits + sum_of_digits(n) + n.gcd(m)"), "");
    }
}
