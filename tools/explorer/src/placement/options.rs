//! The options of a part while it is searched: the values that have come out, and the options of
//! unknown value, the easiest first.

use super::word::Word;

/// What a search of a part works with.
#[derive(Clone, Debug)]
pub(crate) struct Options<W> {
    pub(crate) moves: Vec<usize>,
    /// The parts of unknown value that the options consist of, one option after another, each from
    /// the smallest to the largest.
    pub(crate) parts: Vec<W>,
    /// Values that some option has: the part itself has none of them.
    pub(crate) seen: ValueBits<W>,
    /// The options of unknown value, in order and each once.
    pub(crate) unknown: Vec<OpenOption>,
}

/// An option of unknown value: a sum of parts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpenOption {
    /// How hard it looks: the size of its largest part, and twice the king's steps of the move from
    /// the middle; then how far it is from the middle row.
    pub(crate) weight: (u32, u32),
    /// The sum of its parts of known value.
    pub(crate) known: u32,
    /// Its other parts as a range of `Options::parts`.
    pub(crate) range: (u32, u32),
}

impl<W: Word> Options<W> {
    pub(crate) fn new() -> Options<W> {
        Options { moves: Vec::new(), parts: Vec::new(), seen: ValueBits::default(), unknown: Vec::new() }
    }

    /// Ready for another search, with room for as many options as before.
    pub(crate) fn clear(&mut self) {
        self.moves.clear();
        self.parts.clear();
        self.seen = ValueBits::default();
        self.unknown.clear();
    }

    /// Puts the options of unknown value in order; of equal ones, one remains.
    pub(crate) fn sort(&mut self) {
        let Options { parts, unknown, .. } = self;
        let list = |choice: &OpenOption| &parts[choice.range.0 as usize..choice.range.1 as usize];
        // Among equally hard options those with large numbers come first.
        unknown.sort_unstable_by(|one, other| {
            let parts = || list(other).cmp(list(one));
            one.weight.cmp(&other.weight).then(one.known.cmp(&other.known)).then_with(parts)
        });
        unknown.dedup_by(|one, other| one.known == other.known && list(one) == list(other));
    }

    /// The options that are one part of unknown value, with what is known beside it.
    pub(crate) fn alone(&self) -> impl Iterator<Item = (W, u32)> + '_ {
        let alone = self.unknown.iter().filter(|option| option.range.1 - option.range.0 == 1);
        alone.map(|option| (self.parts[option.range.0 as usize], option.known))
    }
}

/// A set of Grundy values.
///
/// An option has lost at least one bit of the word, so its value is below the number of bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ValueBits<W>(W);

impl<W: Word> Default for ValueBits<W> {
    fn default() -> ValueBits<W> {
        ValueBits(W::from(0))
    }
}

impl<W: Word> ValueBits<W> {
    #[inline]
    pub(crate) fn insert(&mut self, value: u32) {
        if value < W::BITS {
            self.0 = self.0 | W::from(1) << value;
        }
    }

    #[inline]
    pub(crate) fn contains(self, value: u32) -> bool {
        value < W::BITS && self.0 >> value & W::from(1) != W::from(0)
    }
}
