//! Which of the latest heaps have a value: a row of bits for each value.

use fearless_simd::{Level, Simd, dispatch, prelude::*, u8x32};

/// A bit for each heap of a block, and at least 7 more that mean nothing.
pub type BlockBits<const FOURS: usize> = [[u64; 4]; FOURS];

/// How many heaps are valued at once: the bits of one, two or four times four words, but for up to
/// 7 of them, as a row is read from a byte on.
pub const BLOCKS: [usize; 3] = [256 - 8, 512 - 8, BLOCK];

/// The longest block.
const BLOCK: usize = 1024 - 8;

/// How many bits the rows of all values have together: as many as a cache holds.
const ALL_BITS: usize = 1 << 22;

pub struct Rows {
    /// The cell of the first row.
    first: usize,
    /// How many of the latest heaps are in the rows; a multiple of 8.
    window: usize,
    /// How many bytes a row has: room for a window, as many new heaps, and what is read beyond.
    stride: usize,
    /// The heap whose bits come right after the first window; a multiple of 8.
    origin: usize,
    bits: Vec<u8>,
}

/// How far the partner of a part is from what the heap has, and its cell.
pub type Pair = (usize, usize);

/// Pairs of a part and the value of its partner, all of which make the same option.
#[derive(Default)]
pub struct Pairs {
    /// Where the partners' bits begin in `Rows::bits`, for a block that begins at its origin.
    starts: Vec<u32>,
    /// How many there are whose bits begin so far within that byte, or less.
    ends: [u32; 8],
}

impl Rows {
    /// Of `count` cells from `first` on, which are the last ones; or of none.
    pub fn new(first: usize, count: usize) -> Rows {
        let window = (ALL_BITS / count.max(1)).clamp(4 * BLOCK, 1 << 16) & !7;
        let stride = (2 * window + BLOCK) / 8 + 128 + 16;
        Rows { first, window, stride, origin: 0, bits: vec![0; count * stride] }
    }

    /// How far partners may be from what the heaps of a block have, and of the block before.
    pub fn farthest(&self) -> usize {
        self.window - 2 * BLOCK
    }

    /// Adds a heap with a cell, if that has a row: the heaps come in ascending order.
    pub fn push(&mut self, heap: usize, cell: usize) {
        if heap >= self.origin + self.window {
            self.slide();
        }
        if cell >= self.first && !self.bits.is_empty() {
            let bit = self.window + heap - self.origin;
            self.bits[(cell - self.first) * self.stride + bit / 8] |= 1 << (bit % 8);
        }
    }

    /// Keeps the latest window only.
    fn slide(&mut self) {
        let bytes = self.window / 8;
        for row in self.bits.chunks_exact_mut(self.stride) {
            row.copy_within(bytes..2 * bytes, 0);
            row[bytes..].fill(0);
        }
        self.origin += self.window;
    }

    /// Adds a pair whose distance is at least that of a block and at most `farthest`.
    pub fn insert(&self, pairs: &mut Pairs, (distance, cell): Pair) {
        let (shift, bytes) = (distance.wrapping_neg() % 8, distance.div_ceil(8));
        let start = ((cell - self.first) * self.stride + self.window / 8 - bytes) as u32;
        let from = if shift == 0 { 0 } else { pairs.ends[shift - 1] as usize };
        // In ascending order, for the cache.
        let place = pairs.starts[from..pairs.ends[shift] as usize].partition_point(|other| *other < start);
        pairs.starts.insert(from + place, start);
        pairs.ends[shift..].iter_mut().for_each(|end| *end += 1);
    }

    /// Whether a pair is an option of a heap.
    #[inline]
    pub fn shows(&self, heap: usize, (distance, cell): Pair) -> bool {
        let bit = heap + self.window - self.origin - distance;
        self.bits[(cell - self.first) * self.stride + bit / 8] >> (bit % 8) & 1 != 0
    }

    /// For which of the heaps from `base` on, a multiple of 8 of which nothing later is known, one
    /// of the pairs is an option.
    pub fn any<const FOURS: usize>(&self, base: usize, pairs: &Pairs) -> BlockBits<FOURS> {
        if pairs.starts.is_empty() {
            return [[0; 4]; FOURS];
        }
        let place = (base - self.origin) / 8;
        dispatch!(Level::new(), simd => any_in_registers(simd, &self.bits, place, pairs))
    }
}

#[inline(always)]
fn any_in_registers<S: Simd, const FOURS: usize>(
    simd: S,
    bits: &[u8],
    place: usize,
    pairs: &Pairs,
) -> BlockBits<FOURS> {
    let (mut all, mut from) = ([[0; 4]; FOURS], 0);
    for (shift, &end) in pairs.ends.iter().enumerate() {
        let mut sums = [u8x32::splat(simd, 0); FOURS];
        for &start in &pairs.starts[from..end as usize] {
            let bytes = bits[start as usize + place..].as_chunks::<32>().0;
            let bytes: &[_; FOURS] = bytes.first_chunk().expect("rows go on");
            for (sum, bytes) in sums.iter_mut().zip(bytes) {
                *sum |= u8x32::from_slice(simd, bytes);
            }
        }
        let words = sums.map(|sum| words_of(sum.as_slice()));
        let next = words.as_flattened().iter().skip(1).chain(&[0]);
        for ((all, word), next) in all.as_flattened_mut().iter_mut().zip(words.as_flattened()).zip(next) {
            *all |= word >> shift | (next << 1) << (63 - shift);
        }
        from = end as usize;
    }
    all
}

#[inline(always)]
fn words_of(bytes: &[u8]) -> [u64; 4] {
    let mut words = [0; 4];
    for (word, bytes) in words.iter_mut().zip(bytes.as_chunks::<8>().0) {
        *word = u64::from_le_bytes(*bytes);
    }
    words
}

/// Makes columns of 64 rows: word w of row i becomes the bits of all rows at 64 w + i.
pub fn transpose<const FOURS: usize>(rows: &mut [BlockBits<FOURS>; 64]) {
    dispatch!(Level::new(), _ => transpose_in_registers(rows));
}

/// All words of two rows at once.
#[inline(always)]
fn transpose_in_registers<const FOURS: usize>(rows: &mut [BlockBits<FOURS>; 64]) {
    let (mut half, mut mask) = (32, u64::MAX >> 32);
    while half > 0 {
        for rows in rows.chunks_exact_mut(2 * half) {
            let (low, high) = rows.split_at_mut(half);
            for (low, high) in low.iter_mut().zip(high) {
                for (low, high) in low.as_flattened_mut().iter_mut().zip(high.as_flattened_mut()) {
                    let swapped = (*low >> half ^ *high) & mask;
                    *low ^= swapped << half;
                    *high ^= swapped;
                }
            }
        }
        half /= 2;
        mask ^= mask << half;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fastrand::Rng;

    /// While the rows slide, and with heaps that have no row.
    #[test]
    fn pairs_show_what_they_are() {
        let mut random = Rng::with_seed(504);
        let first = 4096;
        let (mut rows, mut cells) = (Rows::new(first, first), vec![0]);
        for _ in 0..16 {
            while cells.len() < 1000 || random.usize(..300) > 0 || cells.len() % 8 > 0 {
                cells.push(if random.bool() { random.usize(..first) } else { first + random.usize(..20) });
                rows.push(cells.len() - 1, cells[cells.len() - 1]);
            }
            let base = cells.len();
            let chosen: Vec<Pair> = (0..random.usize(..40))
                .map(|_| (random.usize(BLOCK..=rows.farthest().min(base - 1)), first + random.usize(..20)))
                .collect();
            let mut pairs = Pairs::default();
            chosen.iter().for_each(|pair| rows.insert(&mut pairs, *pair));
            let shown: BlockBits<4> = rows.any(base, &pairs);
            let [first]: BlockBits<1> = rows.any(base, &pairs);
            assert_eq!((&first[..3], first[3] << 8), (&shown[0][..3], shown[0][3] << 8));
            let is_partner =
                |(distance, cell): &Pair, heap: usize| heap > *distance && cells[heap - distance] == *cell;
            for heap in base..base + BLOCK {
                let bit = shown.as_flattened()[(heap - base) / 64] >> ((heap - base) % 64) & 1 != 0;
                assert_eq!(bit, chosen.iter().any(|pair| is_partner(pair, heap)), "{heap} from {base}");
            }
            for heap in base - BLOCK..base {
                assert!(chosen.iter().all(|pair| rows.shows(heap, *pair) == is_partner(pair, heap)));
            }
        }
    }

    #[test]
    fn columns_become_rows() {
        let mut random = Rng::with_seed(64);
        let rows: [BlockBits<2>; 64] = [(); 64].map(|()| [(); 2].map(|()| [(); 4].map(|()| random.u64(..))));
        let mut columns = rows;
        transpose(&mut columns);
        for word in 0..8 {
            for (i, row) in rows.iter().enumerate() {
                let bits = columns.iter().enumerate();
                let bits = bits.map(|(j, column)| (column.as_flattened()[word] >> i & 1) << j);
                assert_eq!(row.as_flattened()[word], bits.sum::<u64>());
            }
        }
    }
}
