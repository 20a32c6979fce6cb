//! Most pairs of many show what is marked already. With AVX2 it takes few instructions to look that
//! up for 32 of them, for the values of a window.

use super::digit_pairs::{DigitPairs, value};
use fearless_simd::{Avx2, prelude::*, u8x16, u8x32};

/// How many values are looked up at once: 128 in each register.
pub const WINDOW: usize = 128 * TABLES;

/// By trials with 0.007.
const TABLES: usize = 3;

/// How many pairs are looked up at once.
const ROW: usize = 128;

/// After this many rows that show something, what they have shown is no longer looked for.
const ROWS: usize = 2;

/// The digits of a row of parts and their partners.
type Row<'a> = [(&'a [u8; ROW], &'a [u8; ROW]); 2];

/// By the rest of a value: its bit.
const BITS: [u8; 16] = [1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128];

/// For each value of a window a bit: those that are not seen.
type Unseen = [u8; WINDOW / 8];

/// Marks the values in the window from `first` on, a multiple of 8, that some pair has.
#[inline(always)]
pub fn mark_window(simd: Avx2, seen: &mut [u8], first: usize, pairs: DigitPairs) {
    let mut unseen = unseen_bits(&seen[first..]);
    let (mut tables, mut old) = (tables(simd, &unseen), 0);
    let [(high, high_partners), (low, low_partners)] =
        pairs.map(|(parts, partners)| (rows(parts), rows(partners)));
    for place in 0..high.len() {
        let row = [(&high[place], &high_partners[place]), (&low[place], &low_partners[place])];
        let found = look_up(simd, &tables, (first / 8) as u8, row);
        if (found[0] | found[1] | found[2] | found[3]).simd_eq(0).all_true() {
            continue;
        }
        mark_found(seen, &mut unseen, first, row, found);
        old += 1;
        if old == ROWS {
            if unseen == [0; WINDOW / 8] {
                return;
            }
            (tables, old) = (self::tables(simd, &unseen), 0);
        }
    }
    for place in ROW * high.len()..pairs[0].0.len() {
        seen[value(pairs, place)] = 1;
    }
}

#[inline(always)]
fn mark_found(seen: &mut [u8], unseen: &mut Unseen, first: usize, row: Row, found: [u8x32<Avx2>; ROW / 32]) {
    for (i, found) in found.iter().enumerate() {
        let mut places = !found.simd_eq(0).to_bitmask() & u64::from(u32::MAX);
        while places != 0 {
            let value = value(
                row.map(|(parts, partners)| (&parts[..], &partners[..])),
                32 * i + places.trailing_zeros() as usize,
            );
            seen[value] = 1;
            unseen[value.wrapping_sub(first) / 8 % (WINDOW / 8)] &= !(1 << (value % 8));
            places &= places - 1;
        }
    }
}

#[inline(always)]
fn rows(digits: &[u8]) -> &[[u8; ROW]] {
    digits.as_chunks().0
}

#[inline(always)]
fn unseen_bits(seen: &[u8]) -> Unseen {
    let mut unseen = [0; WINDOW / 8];
    for (bits, seen) in unseen.iter_mut().zip(seen.as_chunks::<8>().0) {
        // The low bits of all bytes come together in the highest byte.
        *bits = !(u64::from_le_bytes(*seen).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8;
    }
    unseen
}

// No closures below: they might be compiled for narrow registers.

#[inline(always)]
fn tables(simd: Avx2, unseen: &Unseen) -> [u8x32<Avx2>; TABLES] {
    let mut tables = [u8x32::splat(simd, 0); TABLES];
    for (table, bytes) in tables.iter_mut().zip(unseen.as_chunks::<16>().0) {
        *table = u8x32::block_splat(u8x16::from_slice(simd, bytes));
    }
    tables
}

/// Not 0 for each pair of a row that makes a value of the window that is not seen.
#[inline(always)]
fn look_up(simd: Avx2, tables: &[u8x32<Avx2>; TABLES], first: u8, row: Row) -> [u8x32<Avx2>; ROW / 32] {
    let bits = u8x32::block_splat(u8x16::from_slice(simd, &BITS));
    let mut all = [u8x32::splat(simd, 0); ROW / 32];
    let [(high, high_partners), (low, low_partners)] = row;
    for (i, found) in all.iter_mut().enumerate() {
        let high = load(simd, high, i) ^ load(simd, high_partners, i);
        let low = load(simd, low, i) ^ load(simd, low_partners, i);
        for (table, bytes) in tables.iter().enumerate() {
            // A register has 16 bytes twice. This processor finds 0 from 128 on.
            let place = (high - first.wrapping_add(16 * table as u8)).saturating_add(0x70);
            *found |= bytes.swizzle_dyn_within_blocks(place);
        }
        *found &= bits.swizzle_dyn_within_blocks(low);
    }
    all
}

#[inline(always)]
fn load(simd: Avx2, row: &[u8; ROW], i: usize) -> u8x32<Avx2> {
    u8x32::from_slice(simd, &row[32 * i..][..32])
}
