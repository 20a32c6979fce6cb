/// floor(x / y - y / x) if x is the larger one of two positive numbers, else the opposite.
pub fn ratio(x: u64, y: u64) -> u64 {
    let (a, b) = (x.max(y), x.min(y));
    let quotient = a / b;
    // Whether the rest of the division is worth b / a.
    let is_enough = u128::from(a % b) * u128::from(a) >= u128::from(b) * u128::from(b);
    quotient - u64::from(!is_enough)
}
