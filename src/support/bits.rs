//! A bit set in 64-bit words: bitvec where the judge has it, a std-only twin elsewhere.
//!
//! - **Time**: O(1) per bit, O(n / 64) for an operation on the whole set.
//! - **Source**: bitvec 1.
//! - **Needs**: nothing.
//! - **Checked**: the twin and bitvec agree on random operations.
//!
//! ```
//! use grundy::bits::Bits;
//! let mut seen = Bits::repeat(false, 70);
//! seen.set(0, true);
//! seen.set(69, true);
//! assert_eq!((seen[69], seen.first_zero(), seen.count_ones()), (true, Some(1), 2));
//! assert_eq!(seen.iter_ones().collect::<Vec<_>>(), [0, 69]);
//! ```

/// Bit `i` is bit `i % 64` of word `i / 64`; `Bits::repeat(false, n)` makes an empty set. What the
/// last word holds beyond the length is not specified.
#[cfg(feature = "crates")]
pub type Bits = bitvec::vec::BitVec<u64, bitvec::order::Lsb0>;
#[cfg(not(feature = "crates"))]
pub use self::twin::Bits;

#[cfg(not(feature = "crates"))]
mod twin {
    use std::ops::Index;

    /// Bit `i` is bit `i % 64` of word `i / 64`; bits beyond the length are zero.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Bits {
        words: Vec<u64>,
        len: usize,
    }

    impl Bits {
        /// `len` bits that are all equal.
        pub fn repeat(bit: bool, len: usize) -> Bits {
            let mut bits = Bits { words: vec![if bit { !0 } else { 0 }; (len + 63) / 64], len };
            if len % 64 != 0 && bit {
                bits.words[len / 64] = (1 << (len % 64)) - 1;
            }
            bits
        }

        /// The number of bits.
        pub fn len(&self) -> usize {
            self.len
        }

        /// Whether the length is 0.
        pub fn is_empty(&self) -> bool {
            self.len == 0
        }

        /// Sets bit `i`.
        ///
        /// # Panics
        /// If `i` is not below the length.
        pub fn set(&mut self, i: usize, bit: bool) {
            assert!(i < self.len, "bit {} of {}", i, self.len);
            self.words[i / 64] = self.words[i / 64] & !(1 << (i % 64)) | u64::from(bit) << (i % 64);
        }

        /// The number of ones.
        pub fn count_ones(&self) -> usize {
            self.words.iter().map(|w| w.count_ones() as usize).sum()
        }

        /// Whether there is a one.
        pub fn any(&self) -> bool {
            self.words.iter().any(|&w| w != 0)
        }

        /// The first zero.
        pub fn first_zero(&self) -> Option<usize> {
            let i = self.words.iter().position(|&w| w != !0)?;
            Some(64 * i + self.words[i].trailing_ones() as usize).filter(|&bit| bit < self.len)
        }

        /// The ones, ascending.
        pub fn iter_ones(&self) -> impl Iterator<Item = usize> + '_ {
            let ones = |w: u64| std::iter::successors(Some(w), |w| Some(w & w.wrapping_sub(1)));
            let places = move |w| ones(w).take_while(|&w| w != 0).map(|w| w.trailing_zeros() as usize);
            self.words.iter().enumerate().flat_map(move |(i, &w)| places(w).map(move |bit| 64 * i + bit))
        }

        /// The words, lowest bits first.
        pub fn as_raw_slice(&self) -> &[u64] {
            &self.words
        }

        /// The words, mutable; bits beyond the length must stay zero.
        pub fn as_raw_mut_slice(&mut self) -> &mut [u64] {
            &mut self.words
        }
    }

    impl Index<usize> for Bits {
        type Output = bool;
        fn index(&self, i: usize) -> &bool {
            assert!(i < self.len, "bit {} of {}", i, self.len);
            if self.words[i / 64] >> (i % 64) & 1 == 1 { &true } else { &false }
        }
    }
}
