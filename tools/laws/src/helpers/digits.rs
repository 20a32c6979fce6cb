/// The digits of n in base b, lowest first.
pub fn digits(mut n: u64, b: u64) -> Vec<u64> {
    let mut digits = Vec::new();
    while n > 0 {
        digits.push(n % b);
        n /= b;
    }
    digits
}
