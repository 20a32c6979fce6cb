//! Sets of Grundy values as bits.

#[derive(Debug, Clone, Default)]
pub struct Bits {
    words: Vec<u64>,
}

impl Bits {
    pub fn clear(&mut self) {
        self.words.fill(0);
    }

    pub fn insert(&mut self, value: u32) {
        let word = value as usize / 64;
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= 1 << (value % 64);
    }

    /// Adds all numbers of another set.
    pub fn unite(&mut self, other: &Bits) {
        if self.words.len() < other.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        self.words.iter_mut().zip(&other.words).for_each(|(word, other)| *word |= other);
    }

    /// Adds `value` xor each number of another set.
    pub fn unite_xor(&mut self, other: &Bits, value: u32) {
        let high = value as usize / 64;
        for (i, &word) in other.words.iter().enumerate().filter(|(_, word)| **word != 0) {
            if self.words.len() <= i ^ high {
                self.words.resize((i ^ high) + 1, 0);
            }
            self.words[i ^ high] |= moved(word, value % 64);
        }
    }

    /// The least number that is not there.
    pub fn mex(&self) -> u32 {
        let full = self.words.iter().take_while(|word| **word == u64::MAX).count();
        64 * full as u32 + self.words.get(full).map_or(0, |word| word.trailing_ones())
    }
}

/// The word whose bit i ^ `by` is bit i of this one.
fn moved(mut word: u64, by: u32) -> u64 {
    const LOW: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0f0f_0f0f_0f0f_0f0f,
        0x00ff_00ff_00ff_00ff,
        0x0000_ffff_0000_ffff,
        0x0000_0000_ffff_ffff,
    ];
    for (i, low) in LOW.iter().enumerate().filter(|(i, _)| by >> i & 1 == 1) {
        word = (word & low) << (1 << i) | (word >> (1 << i)) & low;
    }
    word
}
