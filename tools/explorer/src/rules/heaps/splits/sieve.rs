//! Most pairs of many show what is marked already. With AVX-512 it takes few instructions to look
//! that up for 64 of them, as one looks up 128 bytes in two registers.

use super::digit_pairs::{DigitPairs, value};
use fearless_simd::{Avx512, mask8x64, prelude::*, u8x64};

/// How many pairs are tried before another look at what is marked.
const ROW: usize = 2048;

/// Up to this many values are looked up in two registers, twice as many in four.
const NARROW: usize = 1024;

/// Marks the value of each pair. The length of `seen` is a power of two, 2048 at most.
#[inline(always)]
pub fn mark_unseen(simd: Avx512, seen: &mut [u8], pairs: DigitPairs) {
    let count = pairs[0].0.len() / 64 * 64;
    for first in (0..count).step_by(ROW) {
        let end = count.min(first + ROW);
        if seen.len() <= NARROW {
            mark_row::<false>(simd, seen, pairs, first, end);
        } else {
            mark_row::<true>(simd, seen, pairs, first, end);
        }
    }
    for place in count..pairs[0].0.len() {
        seen[value(pairs, place)] = 1;
    }
}

/// No branch depends on what a few of the pairs show, as it would be foretold wrongly.
#[inline(always)]
fn mark_row<const IS_WIDE: bool>(simd: Avx512, seen: &mut [u8], pairs: DigitPairs, first: usize, end: usize) {
    let [a, b, c, d] = unseen_bits(simd, seen);
    let bits = u8x64::from_fn(simd, |i| 1 << (i % 8));
    let (mut found, mut groups) = ([(0, 0); ROW / 64], 0);
    for place in (first..end).step_by(64) {
        let [high, low] = xors(simd, pairs, place);
        let mut bytes = a.concat_swizzle_dyn(b, high);
        if IS_WIDE {
            bytes = high.simd_lt(128).select(bytes, c.concat_swizzle_dyn(d, high));
        }
        let are_unseen = (bytes & bits.swizzle_dyn_within_blocks(low)).simd_ne(0).to_bitmask();
        found[groups] = (place, are_unseen);
        groups += usize::from(are_unseen != 0);
    }
    let (mut highs, mut lows, mut len) = ([0; ROW + 64], [0; ROW + 64], 0);
    for &(place, are_unseen) in &found[..groups] {
        let [high, low] = xors(simd, pairs, place);
        let mask = mask8x64::from_bitmask(simd, are_unseen);
        high.compress(mask).store_slice(&mut highs[len..len + 64]);
        low.compress(mask).store_slice(&mut lows[len..len + 64]);
        len += are_unseen.count_ones() as usize;
    }
    for (high, low) in highs[..len].iter().zip(&lows[..len]) {
        seen[8 * usize::from(*high) + usize::from(*low)] = 1;
    }
}

/// A bit for each value that is not marked.
#[inline(always)]
fn unseen_bits(simd: Avx512, seen: &[u8]) -> [u8x64<Avx512>; 4] {
    let mut bytes = [[0; 64]; 4];
    for (bits, seen) in bytes.as_flattened_mut().as_chunks_mut().0.iter_mut().zip(seen.as_chunks::<64>().0) {
        *bits = u8x64::from_slice(simd, seen).simd_eq(0).to_bitmask().to_le_bytes();
    }
    let [a, b, c, d] = &bytes;
    [load(simd, a, 0), load(simd, b, 0), load(simd, c, 0), load(simd, d, 0)]
}

/// The digits of 64 pairs.
#[inline(always)]
fn xors(simd: Avx512, [high, low]: DigitPairs, place: usize) -> [u8x64<Avx512>; 2] {
    [
        load(simd, high.0, place) ^ load(simd, high.1, place),
        load(simd, low.0, place) ^ load(simd, low.1, place),
    ]
}

#[inline(always)]
fn load(simd: Avx512, digits: &[u8], place: usize) -> u8x64<Avx512> {
    u8x64::from_slice(simd, &digits[place..][..64])
}
