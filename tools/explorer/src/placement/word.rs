//! Machine words as sets of places: what positions need of `u64` and `u128`.

use std::ops::{BitAnd, BitOr, Not, Shl, Shr};

/// The machine words in which a position can lie: `u64` and `u128`.
pub(crate) trait Word:
    Copy
    + Send
    + Sync
    + Ord
    + From<u64>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    const BITS: u32;
    /// The low bits of a longer word.
    fn cut(bits: u128) -> Self;
    /// The same bits in a longer word.
    fn long(self) -> u128;
    /// The lowest 64 bits.
    fn low(self) -> u64;
    /// The two halves of a `u128` on top of each other.
    fn folded(self) -> u64;
    fn count(self) -> u32;
    /// The place of the lowest one.
    fn first(self) -> u32;
    /// The place of the highest one.
    fn last(self) -> u32;
    fn rest(self) -> Self;
    /// The highest bit becomes the lowest one, and so on.
    fn reversed(self) -> Self;
    /// The highest byte becomes the lowest one, and so on.
    fn bytes_reversed(self) -> Self;
    fn rotated(self, by: u32) -> Self;
    /// A hash whose top bits are the best ones.
    fn hash(self) -> u64;
}

/// What both have as inherent methods.
macro_rules! word {
    ($word:ident, $folded:expr, $hash:expr) => {
        impl Word for $word {
            const BITS: u32 = $word::BITS;
            fn cut(bits: u128) -> $word {
                bits as $word
            }
            fn long(self) -> u128 {
                self as u128
            }
            fn low(self) -> u64 {
                self as u64
            }
            fn folded(self) -> u64 {
                $folded(self)
            }
            fn count(self) -> u32 {
                self.count_ones()
            }
            fn first(self) -> u32 {
                self.trailing_zeros()
            }
            fn last(self) -> u32 {
                $word::BITS - 1 - self.leading_zeros()
            }
            fn rest(self) -> $word {
                self & self.wrapping_sub(1)
            }
            fn reversed(self) -> $word {
                self.reverse_bits()
            }
            fn bytes_reversed(self) -> $word {
                self.swap_bytes()
            }
            fn rotated(self, by: u32) -> $word {
                self.rotate_left(by)
            }
            fn hash(self) -> u64 {
                $hash(self)
            }
        }
    };
}

word!(u64, |word: u64| word, hash);
word!(u128, |word: u128| word as u64 | (word >> 64) as u64, |word: u128| {
    hash(hash(word as u64).rotate_left(32).wrapping_add((word >> 64) as u64))
});

/// Fibonacci hashing: 2^64 divided by the golden ratio. A product's top bits depend on all bits of
/// the key but its own top ones, so those are folded down first.
fn hash(key: u64) -> u64 {
    (key ^ key >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// The places of the ones, ascending.
pub(crate) fn ones<W: Word>(word: W) -> impl Iterator<Item = u32> {
    let rests = std::iter::successors(Some(word), |word| Some(word.rest()));
    rests.take_while(|&word| word != W::from(0)).map(W::first)
}

/// 8 rows of 8 bits with rows and columns exchanged: within each 2x2 square of bits, then of 2x2
/// squares, then of 4x4 squares, the two off the diagonal change places.
#[inline]
pub(crate) fn transposed_bytes(bits: u64) -> u64 {
    let swapped = |bits: u64, distance: u32, mask: u64| {
        let changed = (bits ^ bits >> distance) & mask;
        bits ^ changed ^ changed << distance
    };
    let bits = swapped(bits, 7, 0x00AA_00AA_00AA_00AA);
    let bits = swapped(bits, 14, 0x0000_CCCC_0000_CCCC);
    swapped(bits, 28, 0x0000_0000_F0F0_F0F0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_sets() {
        assert_eq!(ones(0b1101_u64).collect::<Vec<_>>(), [0, 2, 3]);
        assert_eq!(ones(0b1101_u128 << 64).collect::<Vec<_>>(), [64, 66, 67]);
        assert_eq!((0b1101_u64.rest(), 0b1101_u128.last()), (0b1100, 3));
    }

    #[test]
    fn every_bit_changes_row_and_column() {
        assert_eq!(transposed_bytes(0b101), 1 | 1 << 16);
        for place in 0..64 {
            assert_eq!(transposed_bytes(1 << place), 1 << (place % 8 * 8 + place / 8));
        }
    }
}
