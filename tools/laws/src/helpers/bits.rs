/// How many binary digits are 1.
pub fn popcount(n: u64) -> u64 {
    n.count_ones().into()
}

/// How many binary digits are 0.
pub fn binary_zeros(n: u64) -> u64 {
    (n.count_zeros() - n.leading_zeros()).into()
}

/// How many binary digits at the end are 1.
pub fn trailing_ones(n: u64) -> u64 {
    n.trailing_ones().into()
}

/// The lowest binary digit that is 1, with its value; 0 for 0.
pub fn low_bit(n: u64) -> u64 {
    n & n.wrapping_neg()
}

/// The largest power of two up to n; 0 for 0.
pub fn high_bit(n: u64) -> u64 {
    if n == 0 { 0 } else { 1 << (63 - n.leading_zeros()) }
}

/// The largest odd divisor of n; 0 for 0.
pub fn odd_part(n: u64) -> u64 {
    if n == 0 { 0 } else { n >> n.trailing_zeros() }
}

/// n without its last k binary digits.
pub fn shift_right(n: u64, k: u64) -> u64 {
    if k < 64 { n >> k } else { 0 }
}

/// Stern's sequence: s(0) = 0, s(1) = 1, s(2 n) = s(n), s(2 n + 1) = s(n) + s(n + 1).
pub fn stern(n: u64) -> u64 {
    let (mut here, mut next) = (0, 1);
    for bit in (0..64).rev() {
        if (n >> bit) & 1 == 1 {
            here += next;
        } else {
            next += here;
        }
    }
    here
}
