//! Sets of small numbers as bits in words of 64: what a position is, and what values are left.

/// The empty set, with room for the numbers below `count`.
pub fn empty(count: usize) -> Vec<u64> {
    vec![0; count.div_ceil(64)]
}

/// The set of all numbers below `count`.
pub fn full(count: usize) -> Vec<u64> {
    let mut set = empty(count);
    (0..count).for_each(|i| insert(&mut set, i));
    set
}

/// Adds a number for which there is room.
pub fn insert(set: &mut [u64], i: usize) {
    set[i / 64] |= 1 << (i % 64);
}

pub fn remove(set: &mut [u64], i: usize) {
    set[i / 64] &= !(1 << (i % 64));
}

pub fn contains(set: &[u64], i: usize) -> bool {
    set[i / 64] >> (i % 64) & 1 == 1
}

/// The numbers in a set, ascending.
pub fn numbers(set: &[u64]) -> impl Iterator<Item = usize> + '_ {
    set.iter().enumerate().flat_map(|(i, &word)| {
        let rest = |bits: &u64| Some(bits & (bits - 1)).filter(|&bits| bits > 0);
        let first = Some(word).filter(|&bits| bits > 0);
        std::iter::successors(first, rest).map(move |bits| 64 * i + bits.trailing_zeros() as usize)
    })
}

/// A set of values that makes room for itself.
#[derive(Clone, Debug, Default)]
pub struct ValueSet {
    words: Vec<u64>,
    /// How many words at the beginning have all bits: there no search for the mex need look.
    full: usize,
}

impl ValueSet {
    /// 64 values from 64 times `word` on.
    pub fn word(&self, word: usize) -> u64 {
        self.words.get(word).map_or(0, |bits| *bits)
    }

    pub fn insert(&mut self, value: u32) {
        let word = value as usize / 64;
        if self.words.len() <= word {
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= 1 << (value % 64);
        self.fill();
    }

    /// Adds all values of another set.
    pub fn unite(&mut self, other: &ValueSet) {
        if self.words.len() < other.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        self.words.iter_mut().zip(&other.words).for_each(|(word, other)| *word |= other);
        self.fill();
    }

    /// Adds `value` xor each value of another set.
    pub fn unite_xor(&mut self, other: &ValueSet, value: u32) {
        let high = value as usize / 64;
        for (i, &word) in other.words.iter().enumerate().filter(|(_, word)| **word != 0) {
            if self.words.len() <= i ^ high {
                self.words.resize((i ^ high) + 1, 0);
            }
            self.words[i ^ high] |= moved(word, value % 64);
        }
        self.fill();
    }

    pub fn clear(&mut self) {
        self.words.clear();
        self.full = 0;
    }

    /// The least value that is not there.
    pub fn mex(&self) -> u32 {
        64 * self.full as u32 + self.word(self.full).trailing_ones()
    }

    fn fill(&mut self) {
        while self.word(self.full) == !0 {
            self.full += 1;
        }
    }
}

/// The least value that is in none of the sets, and not in `more`, which gives the bits of a word.
pub fn mex<'a>(sets: impl Iterator<Item = &'a ValueSet> + Clone, mut more: impl FnMut(usize) -> u64) -> u32 {
    let first = sets.clone().map(|set| set.full).max().unwrap_or(0);
    for word in first.. {
        let seen = sets.clone().fold(more(word), |seen, set| seen | set.word(word));
        if seen != !0 {
            return 64 * word as u32 + seen.trailing_ones();
        }
    }
    unreachable!("the sets end")
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
