//! Nim products of many pairs at once.
//!
//! - **Theorem**: the nimbers below 2^2, 2^4, ..., 2^64 are fields, each quadratic over the one
//!   before: X^2 = X + X/2 for X = 2, 4, ..., 2^32. Karatsuba's method makes three products of half
//!   the width from one.
//! - **Time**: O(n) for n products, with one of two engines, chosen by what the processor has.
//!   `bytes`: some 6 instructions a product with GFNI and AVX-512, so that memory is the limit;
//!   `slices`: 4,200 gates and three transpositions for as many products as a register has bits.
//! - **Source**: J. H. Conway, On Numbers and Games (1976), chapter 6.

#[cfg(target_arch = "x86_64")]
mod bytes;
mod slices;

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
    filled(a, b, fill)
}

/// The same by bit slices, also where there is a faster way.
///
/// # Panics
/// If the lengths differ.
pub fn products_by_slices(a: &[u64], b: &[u64]) -> Vec<u64> {
    filled(a, b, slices::fill)
}

/// The nim product of two numbers: O(1), with about 700 products of single bits.
///
/// ```
/// assert_eq!(grundy_explorer::nimbers::product(1 << 32, 1 << 32), 3 << 31);
/// ```
pub const fn product(a: u64, b: u64) -> u64 {
    product_of(a, b, 64)
}

fn filled(a: &[u64], b: &[u64], fill: impl Fn(&[u64], &[u64], &mut [u64])) -> Vec<u64> {
    assert!(a.len() == b.len(), "as many left factors as right ones, not {} and {}", a.len(), b.len());
    let mut products = vec![0; a.len()];
    fill(a, b, &mut products);
    products
}

fn fill(a: &[u64], b: &[u64], products: &mut [u64]) {
    #[cfg(target_arch = "x86_64")]
    if let Some(registers) = fearless_simd::Level::new().as_avx512() {
        return bytes::fill(registers, a, b, products);
    }
    slices::fill(a, b, products);
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
