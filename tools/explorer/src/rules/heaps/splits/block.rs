//! What the pairs that are tried first show of the next heaps.

use super::cover::Cover;
use super::rows::{BLOCKS, BlockBits, Rows, transpose};

#[derive(Default)]
pub struct Block {
    /// A multiple of 8.
    pub base: usize,
    pub end: usize,
    /// For each heap from `base` on: bits at the cells that are options.
    pub seen: Vec<u64>,
}

impl Block {
    /// Tries the chosen pairs for `heaps` heaps from `base` on, each of which has `width` words.
    pub fn begin(&mut self, base: usize, heaps: usize, width: usize, rows: &Rows, cover: &Cover) {
        (self.base, self.end) = (base, base + heaps);
        self.seen.clear();
        self.seen.resize(width * heaps.next_multiple_of(64), 0);
        match BLOCKS.iter().position(|block| heaps <= *block) {
            Some(0) => self.try_pairs::<1>(width, rows, cover),
            Some(1) => self.try_pairs::<2>(width, rows, cover),
            _ => self.try_pairs::<4>(width, rows, cover),
        }
    }

    /// If there are no more heaps than four times as many words have bits.
    fn try_pairs<const FOURS: usize>(&mut self, width: usize, rows: &Rows, cover: &Cover) {
        for (place, pairs) in cover.pairs().chunks_exact(64).enumerate() {
            let mut shown: [BlockBits<FOURS>; 64] = std::array::from_fn(|i| rows.any(self.base, &pairs[i]));
            transpose(&mut shown);
            for (word, seen) in self.seen.chunks_exact_mut(64 * width).enumerate() {
                for (seen, columns) in seen.chunks_exact_mut(width).zip(&shown) {
                    seen[place] = columns.as_flattened()[word];
                }
            }
        }
    }
}
