//! Products byte by byte: GFNI multiplies 64 pairs of bytes by one instruction, in a field of 256
//! elements that is the nimbers below 256 by other names.

use super::product_of;
use std::arch::x86_64::*;
use std::array::from_fn;

/// 64 bytes, of as many nimbers.
type Bytes = __m512i;

/// Byte k of 64 nimbers is a row.
type Rows<const N: usize> = [Bytes; N];

/// A nimber x with x^8 = x^4 + x^3 + x + 1, the polynomial of the instruction. Its powers name the
/// bits of that field.
const ROOT: u8 = {
    let mut x = 2;
    while power(x, 8) ^ power(x, 4) ^ power(x, 3) ^ x ^ 1 != 0 {
        x += 1;
    }
    x
};

/// The nimbers that the bits of the other field stand for.
const NIMBERS: [u8; 8] = {
    let mut images = [1; 8];
    let mut bit = 1;
    while bit < 8 {
        images[bit] = power(ROOT, bit);
        bit += 1;
    }
    images
};

/// The other way: what stands for 1, 2, 4, ..., 128.
const NAMES: [u8; 8] = {
    let (mut images, mut name) = ([0; 8], 1);
    while name < 256 {
        let nimber = image(&NIMBERS, name as u8);
        if nimber.is_power_of_two() {
            images[nimber.trailing_zeros() as usize] = name as u8;
        }
        name += 1;
    }
    images
};

fearless_simd::kernel!(
    /// The product of each pair.
    ///
    /// # Panics
    /// If the lengths differ.
    pub fn products(avx512: Avx512, a: &[u64], b: &[u64]) -> Vec<u64> {
        products_in_blocks(a, b)
    }
);

#[target_feature(enable = "avx512f,avx512bw,gfni")]
fn products_in_blocks(a: &[u64], b: &[u64]) -> Vec<u64> {
    assert!(a.len() == b.len(), "as many left factors as right ones, not {} and {}", a.len(), b.len());
    let mut all = vec![0; a.len()];
    let ((a, a_last), (b, b_last)) = (a.as_chunks::<64>(), b.as_chunks::<64>());
    let (products, last) = all.as_chunks_mut::<64>();
    for ((a, b), products) in a.iter().zip(b).zip(products) {
        *products = block(a, b);
    }
    let (mut a, mut b) = ([0; 64], [0; 64]);
    a[..a_last.len()].copy_from_slice(a_last);
    b[..b_last.len()].copy_from_slice(b_last);
    last.copy_from_slice(&block(&a, &b)[..last.len()]);
    all
}

#[target_feature(enable = "avx512f,avx512bw,gfni")]
#[inline]
fn block(a: &[u64; 64], b: &[u64; 64]) -> [u64; 64] {
    let rows = product8(rows(a), rows(b));
    let mut products = [0; 64];
    for (words, row) in products.as_chunks_mut::<8>().0.iter_mut().zip(transposed(rows)) {
        *words = words_of(_mm512_gf2p8affine_epi64_epi8::<0>(row, matrix(&NIMBERS)));
    }
    products
}

/// Row k has byte k of every nimber, by its name.
#[target_feature(enable = "avx512f,avx512bw,gfni")]
#[inline]
fn rows(nimbers: &[u64; 64]) -> Rows<8> {
    let mut rows = [_mm512_setzero_si512(); 8];
    for (row, words) in rows.iter_mut().zip(nimbers.as_chunks::<8>().0) {
        let [a, b, c, d, e, f, g, h] = words.map(u64::cast_signed);
        *row = _mm512_gf2p8affine_epi64_epi8::<0>(_mm512_setr_epi64(a, b, c, d, e, f, g, h), matrix(&NAMES));
    }
    transposed(rows)
}

/// The words of a register, in their order: one instruction once compiled.
#[target_feature(enable = "avx512f,avx512bw,gfni")]
#[inline]
fn words_of(row: Bytes) -> [u64; 8] {
    let [a, b] = [_mm512_extracti64x4_epi64::<0>(row), _mm512_extracti64x4_epi64::<1>(row)];
    [
        _mm256_extract_epi64::<0>(a).cast_unsigned(),
        _mm256_extract_epi64::<1>(a).cast_unsigned(),
        _mm256_extract_epi64::<2>(a).cast_unsigned(),
        _mm256_extract_epi64::<3>(a).cast_unsigned(),
        _mm256_extract_epi64::<0>(b).cast_unsigned(),
        _mm256_extract_epi64::<1>(b).cast_unsigned(),
        _mm256_extract_epi64::<2>(b).cast_unsigned(),
        _mm256_extract_epi64::<3>(b).cast_unsigned(),
    ]
}

/// Transposes eight matrices of 8 x 8 bytes: ever smaller blocks off the diagonal are swapped.
#[target_feature(enable = "avx512f,avx512bw,gfni")]
#[inline]
fn transposed(mut rows: Rows<8>) -> Rows<8> {
    for i in [0, 1, 2, 3] {
        (rows[i], rows[i + 4]) = swapped::<32>(rows[i], rows[i + 4]);
    }
    for i in [0, 1, 4, 5] {
        (rows[i], rows[i + 2]) = swapped::<16>(rows[i], rows[i + 2]);
    }
    for i in [0, 2, 4, 6] {
        (rows[i], rows[i + 1]) = swapped::<8>(rows[i], rows[i + 1]);
    }
    rows
}

/// Swaps the odd groups of `SIZE` bits of `upper` with the even groups of `lower`.
#[target_feature(enable = "avx512f,avx512bw,gfni")]
#[inline]
fn swapped<const SIZE: u32>(upper: Bytes, lower: Bytes) -> (Bytes, Bytes) {
    let even_groups = _mm512_set1_epi64((u64::MAX / (1 << SIZE | 1)).cast_signed());
    let swap = _mm512_and_si512(add(_mm512_srli_epi64::<SIZE>(upper), lower), even_groups);
    (add(upper, _mm512_slli_epi64::<SIZE>(swap)), add(lower, swap))
}

#[target_feature(enable = "avx512f,avx512bw,gfni")]
#[inline]
fn add(a: Bytes, b: Bytes) -> Bytes {
    _mm512_xor_si512(a, b)
}

#[target_feature(enable = "avx512f,avx512bw,gfni")]
#[inline]
fn sum<const N: usize>(a: Rows<N>, b: Rows<N>) -> Rows<N> {
    from_fn(|k| add(a[k], b[k]))
}

#[target_feature(enable = "avx512f,avx512bw,gfni")]
#[inline]
fn product1([a]: Rows<1>, [b]: Rows<1>) -> Rows<1> {
    [_mm512_gf2p8mul_epi8(a, b)]
}

/// The product with the highest bit.
#[target_feature(enable = "avx512f,avx512bw,gfni")]
#[inline]
fn raised1(a: Rows<1>) -> Rows<1> {
    product1(a, [_mm512_set1_epi8(image(&NAMES, 128).cast_signed())])
}

/// From nimbers of some bytes to those of twice as many: Karatsuba's method.
macro_rules! twice_as_wide {
    ($half:literal, $product_half:ident, $raised_half:ident, $product:ident) => {
        #[target_feature(enable = "avx512f,avx512bw,gfni")]
        #[inline]
        fn $product(a: Rows<{ 2 * $half }>, b: Rows<{ 2 * $half }>) -> Rows<{ 2 * $half }> {
            let ([a0, a1], [b0, b1]) = (halves::<$half, _>(a), halves::<$half, _>(b));
            let (low, high) = ($product_half(a0, b0), $product_half(a1, b1));
            let cross = $product_half(sum(a0, a1), sum(b0, b1));
            joined([sum(low, $raised_half(high)), sum(cross, low)])
        }
    };
}

/// The product with the highest bit, which is X times that of a half.
macro_rules! raised_twice_as_wide {
    ($half:literal, $raised_half:ident, $raised:ident) => {
        #[target_feature(enable = "avx512f,avx512bw,gfni")]
        #[inline]
        fn $raised(a: Rows<{ 2 * $half }>) -> Rows<{ 2 * $half }> {
            let [a0, a1] = halves::<$half, _>(a);
            joined([$raised_half($raised_half(a1)), $raised_half(sum(a0, a1))])
        }
    };
}

twice_as_wide!(1, product1, raised1, product2);
twice_as_wide!(2, product2, raised2, product4);
twice_as_wide!(4, product4, raised4, product8);
raised_twice_as_wide!(1, raised1, raised2);
raised_twice_as_wide!(2, raised2, raised4);

#[inline]
fn halves<const HALF: usize, const N: usize>(rows: Rows<N>) -> [Rows<HALF>; 2] {
    [from_fn(|k| rows[k]), from_fn(|k| rows[HALF + k])]
}

#[inline]
fn joined<const HALF: usize, const N: usize>([low, high]: [Rows<HALF>; 2]) -> Rows<N> {
    from_fn(|k| if k < HALF { low[k] } else { high[k - HALF] })
}

const fn power(x: u8, exponent: usize) -> u8 {
    let (mut power, mut i) = (1, 0);
    while i < exponent {
        power = product_of(power, x as u64, 8);
        i += 1;
    }
    power as u8
}

/// The sum of the images of a byte's bits.
const fn image(of_bits: &[u8; 8], byte: u8) -> u8 {
    let (mut sum, mut bit) = (0, 0);
    while bit < 8 {
        if byte >> bit & 1 == 1 {
            sum ^= of_bits[bit];
        }
        bit += 1;
    }
    sum
}

/// That map as a matrix, as the instruction takes it: the row of bit k is byte 7 - k.
#[target_feature(enable = "avx512f,avx512bw,gfni")]
#[inline]
fn matrix(of_bits: &[u8; 8]) -> Bytes {
    let row = |k: usize| (0..8).fold(0, |row, bit| row | (u64::from(of_bits[bit]) >> k & 1) << bit);
    let rows = (0..8).fold(0, |rows, k| rows | row(k) << (8 * (7 - k)));
    _mm512_set1_epi64(rows.cast_signed())
}
