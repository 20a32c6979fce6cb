//! Machine words as sets of places: what bit boards need of `u64` and `u128`.
//!
//! - **Time**: O(1) each.
//! - **Needs**: nothing.
//! - **Checked**: through `board`.
//!
//! ```
//! use grundy_explorer::word::{Word, ones, transposed_bytes};
//! assert_eq!(ones(0b1101_u64).collect::<Vec<_>>(), [0, 2, 3]);
//! assert_eq!(transposed_bytes(0b101), 1 | 1 << 16);
//! assert_eq!((0b1101_u64.rest(), 0b1101_u128.last()), (0b1100, 3));
//! ```

use std::ops::{BitAnd, BitOr, Not, Shl, Shr};

/// The machine words a position can live in: `u64` and `u128`.
pub trait Word:
    Copy
    + Ord
    + From<u64>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The number of bits.
    const BITS: u32;
    /// The low bits of a longer word.
    fn cut(bits: u128) -> Self;
    /// The lowest 64 bits.
    fn low(self) -> u64;
    /// The number of ones.
    fn count(self) -> u32;
    /// The place of the lowest one.
    fn first(self) -> u32;
    /// The place of the highest one.
    fn last(self) -> u32;
    /// Without the lowest one.
    fn rest(self) -> Self;
    /// The highest bit becomes the lowest one, and so on.
    fn reversed(self) -> Self;
    /// Rotated to the left.
    fn rotated(self, by: u32) -> Self;
    /// A hash whose top bits are the best ones.
    fn hash(self) -> u64;
}

impl Word for u64 {
    const BITS: u32 = u64::BITS;
    fn cut(bits: u128) -> u64 {
        bits as u64
    }
    fn low(self) -> u64 {
        self
    }
    fn count(self) -> u32 {
        self.count_ones()
    }
    fn first(self) -> u32 {
        self.trailing_zeros()
    }
    fn last(self) -> u32 {
        u64::BITS - 1 - self.leading_zeros()
    }
    fn rest(self) -> u64 {
        self & self.wrapping_sub(1)
    }
    fn reversed(self) -> u64 {
        self.reverse_bits()
    }
    fn rotated(self, by: u32) -> u64 {
        self.rotate_left(by)
    }
    fn hash(self) -> u64 {
        // A product's top bits depend on all bits of the key but its own top ones: fold those down
        // first.
        (self ^ self >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

impl Word for u128 {
    const BITS: u32 = u128::BITS;
    fn cut(bits: u128) -> u128 {
        bits
    }
    fn low(self) -> u64 {
        self as u64
    }
    fn count(self) -> u32 {
        self.count_ones()
    }
    fn first(self) -> u32 {
        self.trailing_zeros()
    }
    fn last(self) -> u32 {
        u128::BITS - 1 - self.leading_zeros()
    }
    fn rest(self) -> u128 {
        self & self.wrapping_sub(1)
    }
    fn reversed(self) -> u128 {
        self.reverse_bits()
    }
    fn rotated(self, by: u32) -> u128 {
        self.rotate_left(by)
    }
    fn hash(self) -> u64 {
        (self as u64).hash().rotate_left(32).wrapping_add((self >> 64) as u64).hash()
    }
}

/// The places of the ones, ascending.
pub fn ones<W: Word>(word: W) -> impl Iterator<Item = u32> {
    let rests = std::iter::successors(Some(word), |word| Some(word.rest()));
    rests.take_while(|&word| word != W::from(0)).map(W::first)
}

/// 8 rows of 8 bits become columns: blocks of 1, 2, 4 bits change places across the diagonal.
#[inline]
pub fn transposed_bytes(bits: u64) -> u64 {
    let swapped = |bits: u64, distance: u32, mask: u64| {
        let changed = (bits ^ bits >> distance) & mask;
        bits ^ changed ^ changed << distance
    };
    let bits = swapped(bits, 7, 0x00AA_00AA_00AA_00AA);
    let bits = swapped(bits, 14, 0x0000_CCCC_0000_CCCC);
    swapped(bits, 28, 0x0000_0000_F0F0_F0F0)
}
