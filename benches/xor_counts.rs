//! Compares `xor_counts` with the textbook way, which transforms for each query and raises every
//! value to the power.

mod paired;

use grundy::xor_counts::{XorCounts, walsh_hadamard};

const MODULUS: u64 = 1_000_000_007;

fn textbook(counts: &[u64], n: u64) -> u64 {
    let mut values = counts.to_vec();
    values.resize(counts.len().next_power_of_two(), 0);
    walsh_hadamard(&mut values, MODULUS);
    values.iter_mut().for_each(|value| *value = power(*value, n));
    walsh_hadamard(&mut values, MODULUS);
    values[0] * power(values.len() as u64, MODULUS - 2) % MODULUS
}

fn power(mut base: u64, mut exponent: u64) -> u64 {
    let mut power = 1;
    while exponent > 0 {
        if exponent & 1 == 1 {
            power = power * base % MODULUS;
        }
        base = base * base % MODULUS;
        exponent >>= 1;
    }
    power
}

fn main() {
    for (title, m, queries) in
        [("BZOJ 4589: primes up to 50000", 50_000, 8), ("primes up to 1000", 1000, 100), ("up to 10", 10, 1)]
    {
        let is_prime = |x: u64| x > 1 && (2..x).take_while(|d| d * d <= x).all(|d| x % d != 0);
        let counts: Vec<u64> = (0..=m).map(|x| u64::from(is_prime(x))).collect();
        let lengths = || (0..queries).map(|i| 1_000_000_000 - i);
        let ours = || {
            let primes = XorCounts::new(&counts, MODULUS);
            lengths().map(|n| primes.tuples(n, 0)).collect::<Vec<_>>()
        };
        let title = format!("{title}, {queries} lengths");
        paired::compare(&title, || lengths().map(|n| textbook(&counts, n)).collect(), ours);
    }
}
