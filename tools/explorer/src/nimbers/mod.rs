//! Nim products of many pairs at once.
//!
//! - **Theorem**: the nimbers below 2^2, 2^4, ..., 2^64 are fields, each quadratic over the one
//!   before: X^2 = X + X/2 for X = 2, 4, ..., 2^32. Karatsuba's method makes three products of half
//!   the width from one.
//! - **Time**: O(n) for n products. `bytes` takes some 6 instructions a product, on processors with
//!   GFNI and AVX-512, so that memory is the limit; elsewhere it is the template `nimber_batch`.
//! - **Source**: J. H. Conway, On Numbers and Games (1976), chapter 6.

#[cfg(target_arch = "x86_64")]
mod bytes;

/// The nim products of `a[i]` and `b[i]`.
///
/// # Panics
/// If the lengths differ.
///
/// ```
/// use grundy_explorer::nimbers::products;
/// assert_eq!(products(&[2, 2, 4], &[2, 3, 4]), [3, 1, 6]);
/// ```
pub fn products(a: &[u64], b: &[u64]) -> Vec<u64> {
    #[cfg(target_arch = "x86_64")]
    if let Some(registers) = fearless_simd::Level::new().as_avx512() {
        return bytes::products(registers, a, b);
    }
    grundy::nimber_batch::products(a, b)
}

/// The nim product of two numbers: O(1), with about 700 products of single bits.
///
/// ```
/// assert_eq!(grundy_explorer::nimbers::product(1 << 32, 1 << 32), 3 << 31);
/// ```
pub const fn product(a: u64, b: u64) -> u64 {
    product_of(a, b, 64)
}

/// The product of nimbers of at most `bits` bits, a power of 2.
const fn product_of(a: u64, b: u64, bits: u32) -> u64 {
    if bits == 1 || a < 2 || b < 2 {
        return a * b;
    }
    let half = bits / 2;
    let mask = (1 << half) - 1;
    let (a1, a0, b1, b0) = (a >> half, a & mask, b >> half, b & mask);
    let low = product_of(a0, b0, half);
    let high = product_of(a1, b1, half);
    let cross = product_of(a1 ^ a0, b1 ^ b0, half);
    (cross ^ low) << half | (low ^ product_of(high, 1 << (half - 1), half))
}
