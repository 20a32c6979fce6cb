/// The largest number whose square is at most n, bit by bit.
pub fn isqrt(n: u128) -> u64 {
    let mut root = 0;
    for bit in (0..64).rev() {
        let larger = root | (1 << bit);
        if larger * larger <= n {
            root = larger;
        }
    }
    root as u64
}

/// floor(sqrt(n)).
pub fn square_root(n: u64) -> u64 {
    isqrt(n.into())
}

/// floor(sqrt(2 n + 1/4) + 1/2).
pub fn triangular_root(n: u64) -> u64 {
    (isqrt(8 * u128::from(n) + 1) + 1) / 2
}

/// Whether n is a square.
pub fn is_square(n: u64) -> bool {
    let root = square_root(n);
    root * root == n
}

/// Whether n is a number to the power of e.
pub fn is_power(n: u64, e: u64) -> bool {
    let raised = |root: u64| (0..e).fold(1_u128, |all, _| all.saturating_mul(root.into()));
    let (mut low, mut high) = (0, n);
    while low < high {
        let middle = low + (high - low) / 2;
        if raised(middle) < u128::from(n) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    raised(low) == u128::from(n)
}

/// floor(m sqrt(d)), bit by bit of m < 2^66; `rest` is d m^2 - root^2 for the bits so far.
pub fn times_root(m: i128, d: i128) -> i128 {
    let (mut part, mut root, mut rest) = (0, 0, 0);
    for shift in (0..66).rev() {
        let bit = (m >> shift) & 1;
        rest = 4 * rest + bit * d * (4 * part + 1);
        part = 2 * part + bit;
        root *= 2;
        while rest > 2 * root {
            rest -= 2 * root + 1;
            root += 1;
        }
    }
    root
}

/// floor(m (p + sqrt(d)) / q) for q > 0 and a d that is not a square.
pub fn floor_multiple(m: i128, p: i128, d: i128, q: i128) -> i128 {
    let root = if m < 0 { -times_root(-m, d) - 1 } else { times_root(m, d) };
    (p * m + root).div_euclid(q)
}

/// The largest number whose cube is at most n, bit by bit.
pub fn cube_root(n: u64) -> u64 {
    let mut root = 0_u128;
    for bit in (0..22).rev() {
        let larger = root | (1 << bit);
        if larger * larger * larger <= u128::from(n) {
            root = larger;
        }
    }
    root as u64
}
