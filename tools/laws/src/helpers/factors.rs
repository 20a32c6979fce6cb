use super::gcd::gcd;
use super::is_prime::{is_prime, times};

/// The primes that divide n, in order and as often as they do, by trial division and Pollard's rho;
/// none for 0 and 1.
pub fn factors(mut n: u64) -> Vec<u64> {
    let mut factors = Vec::new();
    let mut p = 2;
    while p < 1000 && p * p <= n {
        while n % p == 0 {
            factors.push(p);
            n /= p;
        }
        p += 1;
    }
    if n > 1 {
        split(n, &mut factors);
    }
    factors.sort_unstable();
    factors
}

fn split(n: u64, factors: &mut Vec<u64>) {
    if is_prime(n) {
        return factors.push(n);
    }
    let divisor = (1..).find_map(|c| rho(n, c)).unwrap_or(n);
    split(divisor, factors);
    split(n / divisor, factors);
}

/// A proper divisor of n, if this sequence finds one.
fn rho(n: u64, c: u64) -> Option<u64> {
    let step = |x: u64| ((u128::from(times(x, x, n)) + u128::from(c)) % u128::from(n)) as u64;
    let (mut slow, mut fast) = (step(2), step(step(2)));
    while slow != fast {
        let divisor = gcd(slow.max(fast) - slow.min(fast), n);
        if divisor > 1 {
            return Some(divisor);
        }
        slow = step(slow);
        fast = step(step(fast));
    }
    None
}
