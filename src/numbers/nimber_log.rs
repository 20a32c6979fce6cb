//! Discrete logarithms of nimbers: the exponent k in base^k = a.
//!
//! - **Theorem**: the nonzero nimbers are a cyclic group of 2^64 - 1 elements, a number with small
//!   prime factors only: the logarithm is found modulo each of those that divide the base's order,
//!   and put together by the Chinese remainder theorem.
//! - **Time**: some 1000 products for the powers, and O(sqrt p log p) for the largest prime p that
//!   divides the base's order.
//! - **Source**: S. Pohlig and M. Hellman, IEEE Trans. Inf. Theory 24 (1978); D. Shanks (1971),
//!   baby steps and giant steps.
//! - **Needs**: `nimber`.
//! - **Checked**: against all powers of all 8-bit nimbers, the table of 16-bit powers, and random
//!   64-bit ones.

use crate::nimber::Nimbers;

/// The prime factors of 2^64 - 1; none divides it twice.
const PRIMES: [u64; 7] = [3, 5, 17, 257, 641, 65537, 6700417];

/// The least k >= 1 with a^k = 1; `None` for 0.
///
/// ```
/// use grundy::nimber::Nimbers;
/// use grundy::nimber_log;
/// assert_eq!(nimber_log::order(&Nimbers::new(), 2), Some(3));
/// ```
pub fn order(nimbers: &Nimbers, a: u64) -> Option<u64> {
    if a == 0 {
        return None;
    }
    let shrink = |order, p| if nimbers.power(a, order / p) == 1 { order / p } else { order };
    Some(PRIMES.iter().fold(u64::MAX, |order, &p| shrink(order, p)))
}

/// The least k >= 0 with base^k = a; `None` if there is none. 0^0 is 1.
///
/// ```
/// use grundy::nimber::Nimbers;
/// use grundy::nimber_log;
/// let nimbers = Nimbers::new();
/// assert_eq!(nimber_log::log(&nimbers, 2, 3), Some(2));
/// assert_eq!(nimber_log::log(&nimbers, 2, 4), None);
/// ```
pub fn log(nimbers: &Nimbers, base: u64, a: u64) -> Option<u64> {
    let order = match order(nimbers, base) {
        Some(order) if nimbers.power(a, order) == 1 => order,
        _ if a == 1 => return Some(0),
        _ if a == 0 && base == 0 => return Some(1),
        _ => return None,
    };
    let mut log = 0;
    for p in PRIMES.iter().copied().filter(|p| order % p == 0) {
        let rest = order / p;
        let digit = log_of_prime_order(nimbers, nimbers.power(base, rest), nimbers.power(a, rest), p);
        // `unit` is 1 modulo p and 0 modulo the other primes of the order.
        let unit = u128::from(rest) * u128::from(power_mod(rest % p, p - 2, p));
        log = (log + u128::from(digit) * (unit % u128::from(order))) % u128::from(order);
    }
    Some(log as u64)
}

/// The logarithm of `a`, a power of `base`, which has the order p: a = base^(giant * steps + baby).
fn log_of_prime_order(nimbers: &Nimbers, base: u64, a: u64, p: u64) -> u64 {
    let steps = (1..).find(|steps| steps * steps >= p).unwrap_or(p);
    let mut babies = Vec::new();
    let mut power = 1;
    for baby in 0..steps {
        babies.push((power, baby));
        power = nimbers.product(power, base);
    }
    babies.sort_unstable();
    let stride = nimbers.power(base, p - steps % p);
    let mut rest = a;
    for giant in 0..steps {
        if let Ok(i) = babies.binary_search_by_key(&rest, |&(power, _)| power) {
            return (giant * steps + babies[i].1) % p;
        }
        rest = nimbers.product(rest, stride);
    }
    unreachable!("{} is a power of {}", a, base)
}

/// b^exponent mod p for p < 2^32.
fn power_mod(mut b: u64, mut exponent: u64, p: u64) -> u64 {
    let mut power = 1;
    while exponent > 0 {
        if exponent % 2 == 1 {
            power = power * b % p;
        }
        b = b * b % p;
        exponent /= 2;
    }
    power
}
