use super::factors::factors;

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
