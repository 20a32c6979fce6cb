//! Most pairs of many show what is marked already. With AVX-512 it takes few instructions to look
//! that up for 32 of them, as one looks up 64 bytes in two registers. (Where several do, nothing is
//! gained.)

use super::lanes::TableCell;
use fearless_simd::{Simd, prelude::*, u8x64, u16x32};

/// So many values are looked up in two registers, twice as many in four.
const NARROW: usize = 1024;

/// More values are not looked up.
pub const MOST_VALUES: usize = 2 * NARROW;

/// So many pairs at once.
pub const ROW: usize = 512;

/// Marks the xor of each part and its partner. The length of `seen` is a power of two above them,
/// MOST_VALUES at most.
#[inline(always)]
pub fn mark_rows<S: Simd, T: TableCell>(simd: S, seen: &mut [u8], parts: &[[T; ROW]], partners: &[[T; ROW]]) {
    if seen.len() <= NARROW {
        mark_unseen::<_, _, false>(simd, seen, parts, partners);
    } else {
        mark_unseen::<_, _, true>(simd, seen, parts, partners);
    }
}

/// Looks up the xors in a set of bits, those of the values that are not marked.
#[inline(always)]
fn mark_unseen<S: Simd, T: TableCell, const IS_WIDE: bool>(
    simd: S,
    seen: &mut [u8],
    parts: &[[T; ROW]],
    partners: &[[T; ROW]],
) {
    let (places, mut xors, mut unseen) = (seen.len() - 1, [0_u16; ROW], [[0_u8; 64]; 4]);
    for (bits, seen) in unseen.as_flattened_mut().iter_mut().zip(seen.as_chunks().0) {
        // The low bits of all bytes come together in the highest byte.
        *bits = !(u64::from_le_bytes(*seen).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8;
    }
    let bits = u8x64::from_fn(simd, |i| 1 << (i % 8));
    for (parts, partners) in parts.iter().zip(partners) {
        for ((xor, part), partner) in xors.iter_mut().zip(parts).zip(partners) {
            *xor = (*part ^ *partner).index() as u16;
        }
        // Not each time: a byte that was just written would have to be waited for.
        let [a, b, c, d] = unseen.map(|bytes| u8x64::from_slice(simd, &bytes));
        for xors in xors.as_chunks::<64>().0 {
            let mut found = 0;
            for (half, xors) in xors.as_chunks::<32>().0.iter().enumerate() {
                let row = u16x32::from_slice(simd, xors);
                let place = (row >> 3).to_bytes();
                let mut bytes: u16x32<S> = a.concat_swizzle_dyn(b, place).bitcast();
                if IS_WIDE {
                    bytes =
                        row.simd_lt(NARROW as u16).select(bytes, c.concat_swizzle_dyn(d, place).bitcast());
                }
                let bit: u16x32<S> = bits.swizzle_dyn_within_blocks((row & 7).to_bytes()).bitcast();
                found |= (bytes & bit & 0xff).simd_ne(0).to_bitmask() << (32 * half);
            }
            while found != 0 {
                let value = usize::from(xors[found.trailing_zeros() as usize]) & places;
                seen[value] = 1;
                unseen.as_flattened_mut()[value / 8] &= !(1 << (value % 8));
                found &= found - 1;
            }
        }
    }
}
