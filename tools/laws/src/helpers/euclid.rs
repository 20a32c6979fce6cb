/// The greatest common divisor.
pub fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// floor(x / y - y / x) if x is the larger one of two positive numbers, else the opposite; 0 if one
/// is 0.
pub fn ratio(x: u64, y: u64) -> u64 {
    let (a, b) = (x.max(y), x.min(y));
    if b == 0 {
        return 0;
    }
    let quotient = a / b;
    // Whether the rest of the division is worth b / a.
    let is_enough = u128::from(a % b) * u128::from(a) >= u128::from(b) * u128::from(b);
    quotient - u64::from(!is_enough)
}

/// The quotients of Euclid's algorithm from the last to the first: each becomes one less if what
/// the later ones gave is not below it.
pub fn quotients_folded(x: u64, y: u64) -> u64 {
    let (large, small) = (x.max(y), x.min(y));
    if small == 0 {
        return 0;
    }
    let quotient = large / small;
    quotient - u64::from(quotients_folded(small, large % small) >= quotient)
}
