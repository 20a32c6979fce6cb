//! Prime factors of 64-bit numbers, by trial division, Miller and Rabin's test and Pollard's rho.

/// The primes that divide n, in order and as often as they do; none for 0 and 1.
pub fn factors(mut n: u64) -> Vec<u64> {
    let mut factors = Vec::new();
    let mut p = 2;
    while p < 1000 && p * p <= n {
        while n.is_multiple_of(p) {
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

/// How many primes there are up to p, if p is small enough to count them.
pub fn count_up_to(p: u64) -> Option<u64> {
    if p > 5_000_000 {
        return None;
    }
    let p = p as usize;
    let mut is_composite = vec![false; p + 1];
    let mut count = 0;
    for i in 2..=p {
        if !is_composite[i] {
            count += 1;
            (i * i..=p).step_by(i).for_each(|j| is_composite[j] = true);
        }
    }
    Some(count)
}

fn split(n: u64, factors: &mut Vec<u64>) {
    if is_prime(n) {
        return factors.push(n);
    }
    let divisor = (1..).find_map(|c| rho(n, c)).unwrap_or(n);
    split(divisor, factors);
    split(n / divisor, factors);
}

/// Whether a number is prime; the twelve bases decide for all of 64 bits.
pub fn is_prime(n: u64) -> bool {
    const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    if n < 41 || BASES.iter().any(|&p| n.is_multiple_of(p)) {
        return BASES.contains(&n);
    }
    let twos = (n - 1).trailing_zeros();
    BASES.iter().all(|&base| {
        let mut x = power(base, (n - 1) >> twos, n);
        let squares = (0..twos).any(|_| {
            let is_minus_one = x == n - 1;
            x = times(x, x, n);
            is_minus_one
        });
        squares || power(base, (n - 1) >> twos, n) == 1
    })
}

fn rho(n: u64, c: u64) -> Option<u64> {
    if n.is_multiple_of(2) {
        return Some(2);
    }
    let root = n.isqrt();
    if root * root == n {
        return Some(root);
    }
    let step = |x: u64| (times(x, x, n) + c % n) % n;
    let (mut slow, mut fast) = (step(2), step(step(2)));
    while slow != fast {
        let divisor = gcd(slow.abs_diff(fast), n);
        if divisor > 1 {
            return Some(divisor);
        }
        (slow, fast) = (step(slow), step(step(fast)));
    }
    None
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

fn times(a: u64, b: u64, n: u64) -> u64 {
    (u128::from(a) * u128::from(b) % u128::from(n)) as u64
}

fn power(mut base: u64, mut exponent: u64, n: u64) -> u64 {
    let mut product = 1;
    while exponent > 0 {
        if exponent % 2 == 1 {
            product = times(product, base, n);
        }
        base = times(base, base, n);
        exponent /= 2;
    }
    product
}

#[cfg(test)]
mod tests {
    use super::{count_up_to, factors};

    #[test]
    fn factors_multiply_to_the_number() {
        assert_eq!(factors(360), [2, 2, 2, 3, 3, 5]);
        assert_eq!(factors(1_000_000_007 * 998_244_353), [998_244_353, 1_000_000_007]);
        assert_eq!(factors(999_983 * 999_983), [999_983, 999_983]);
        assert!((2..5000).all(|n| factors(n).iter().product::<u64>() == n));
        assert_eq!((count_up_to(100), count_up_to(2)), (Some(25), Some(1)));
    }
}
