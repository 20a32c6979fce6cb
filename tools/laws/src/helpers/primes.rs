use super::euclid::gcd;

/// Whether n is prime, by Miller and Rabin's test; the twelve bases decide for all of 64 bits.
pub fn is_prime(n: u64) -> bool {
    const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    if n < 41 || BASES.iter().any(|&p| n % p == 0) {
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

/// a b mod n.
pub fn times(a: u64, b: u64, n: u64) -> u64 {
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

/// The primes that divide n with their exponents.
pub fn exponents(n: u64) -> Vec<(u64, u64)> {
    let mut exponents: Vec<(u64, u64)> = Vec::new();
    for p in factors(n) {
        match exponents.last_mut() {
            Some(last) if last.0 == p => last.1 += 1,
            _ => exponents.push((p, 1)),
        }
    }
    exponents
}

/// How many primes divide n, as often as they do.
pub fn big_omega(n: u64) -> u64 {
    factors(n).len() as u64
}

/// How many different primes divide n.
pub fn little_omega(n: u64) -> u64 {
    exponents(n).len() as u64
}

/// How many divisors n has.
pub fn divisor_count(n: u64) -> u64 {
    exponents(n).iter().map(|p| p.1 + 1).product()
}

/// How many numbers up to n have no common divisor with n.
pub fn totient(n: u64) -> u64 {
    exponents(n).iter().map(|p| (p.0 - 1) * p.0.pow(p.1 as u32 - 1)).product()
}

/// The least prime that divides n; 1 if there is none.
pub fn least_prime(n: u64) -> u64 {
    factors(n).first().map_or(1, |&p| p)
}

/// The greatest prime that divides n; 1 if there is none.
pub fn greatest_prime(n: u64) -> u64 {
    factors(n).last().map_or(1, |&p| p)
}

/// The greatest divisor of n below n; 1 for 1.
pub fn greatest_divisor(n: u64) -> u64 {
    factors(n).iter().skip(1).product()
}

/// How often the prime divides n that does so most often.
pub fn largest_exponent(n: u64) -> u64 {
    exponents(n).iter().map(|p| p.1).max().unwrap_or(0)
}

/// Whether n is a power of a prime, from its first power on.
pub fn is_prime_power(n: u64) -> bool {
    exponents(n).len() == 1
}

/// The product of the primes that divide n.
pub fn radical(n: u64) -> u64 {
    exponents(n).iter().map(|p| p.0).product()
}

/// The sum of the primes that divide n, each as often as it does.
pub fn prime_sum(n: u64) -> u64 {
    factors(n).iter().sum()
}

/// The nim-sum of the exponents of the primes that divide n.
pub fn exponent_xor(n: u64) -> u64 {
    exponents(n).iter().fold(0, |xor, p| xor ^ p.1)
}

/// The sum of the divisors of n.
pub fn divisor_sum(n: u64) -> i128 {
    let of_power = |&(p, e): &(u64, u64)| (0..e).fold(1, |sum, _| sum * i128::from(p) + 1);
    exponents(n).iter().map(of_power).product()
}

/// 0 if the square of a prime divides n, otherwise 1 or -1 for an even or odd number of primes.
pub fn mobius(n: u64) -> i128 {
    exponents(n).iter().map(|p| if p.1 > 1 { 0 } else { -1 }).product()
}

/// More primes are not counted.
pub const MOST_COUNTED: u64 = 5_000_000;

/// The index of the least prime that divides n, from 1 on; 0 if there is none. Primes are counted
/// up to 5000000.
pub fn least_prime_index(n: u64) -> u64 {
    let least = least_prime(n);
    assert!(least <= 5_000_000, "larger primes are not counted");
    prime_index(least)
}

/// How many primes there are up to n. Primes are counted up to 5000000.
pub fn prime_count(n: u64) -> u64 {
    assert!(n <= 5_000_000, "larger primes are not counted");
    prime_index(n)
}

/// How many primes there are up to p.
pub fn prime_index(p: u64) -> u64 {
    let p = p as usize;
    let mut is_composite = vec![false; p + 1];
    let mut count = 0;
    for i in 2..=p {
        if !is_composite[i] {
            count += 1;
            (i * i..=p).step_by(i).for_each(|j| is_composite[j] = true);
        }
    }
    count
}
