//! Sets of values as bits, for tables whose rows, columns and lines collect them.

#[derive(Clone, Debug, Default)]
pub struct ValueSet {
    bits: Vec<u64>,
    /// So many words at the beginning have all bits.
    full: usize,
}

impl ValueSet {
    /// 64 values from 64 times `word` on.
    pub fn word(&self, word: usize) -> u64 {
        self.bits.get(word).map_or(0, |bits| *bits)
    }

    pub fn add(&mut self, value: u32) {
        let word = value as usize / 64;
        if self.bits.len() <= word {
            self.bits.resize(word + 1, 0);
        }
        self.bits[word] |= 1 << (value % 64);
        self.fill();
    }

    /// Adds all values of another set.
    pub fn join(&mut self, other: &ValueSet) {
        if self.bits.len() < other.bits.len() {
            self.bits.resize(other.bits.len(), 0);
        }
        self.bits.iter_mut().zip(&other.bits).for_each(|(bits, other)| *bits |= other);
        self.fill();
    }

    pub fn clear(&mut self) {
        self.bits.clear();
        self.full = 0;
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
