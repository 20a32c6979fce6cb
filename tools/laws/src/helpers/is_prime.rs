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
