//! What is known about the parts of a placement game, each under a number.

use super::word::Word;

/// A part and what is known of its value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry<W> {
    /// In canonical form.
    pub(crate) part: W,
    /// Its value is none of these: bit k stands for k.
    pub(crate) excluded: u32,
    pub(crate) value: Option<u8>,
    pub(crate) size: u8,
}

#[derive(Clone, Debug)]
pub(crate) struct Memo<W> {
    /// By number; the empty part is the first one.
    pub(crate) entries: Vec<Entry<W>>,
    /// Numbers by the hash of the canonical form, with linear probing; 0 is a free place.
    table: Vec<u32>,
    /// Parts as they were met, with their numbers, by the hash: the last one stays.
    recent: Vec<(W, u32)>,
}

impl<W: Word> Default for Memo<W> {
    /// Nothing but the empty part, which has value 0.
    fn default() -> Memo<W> {
        let empty = Entry { part: W::from(0), excluded: 0, value: Some(0), size: 0 };
        let mut memo = Memo { entries: vec![empty], table: Vec::new(), recent: Vec::new() };
        memo.grow();
        memo
    }
}

impl<W: Word> Memo<W> {
    #[inline]
    pub(crate) fn id(&mut self, part: W, canonical: impl FnOnce(W) -> W) -> u32 {
        let (recent, id) = self.recent[top(part.hash(), self.recent.len())];
        if recent == part { id } else { self.learn(part, canonical) }
    }

    #[inline(never)]
    fn learn(&mut self, part: W, canonical: impl FnOnce(W) -> W) -> u32 {
        let id = self.intern(canonical(part));
        let place = top(part.hash(), self.recent.len());
        self.recent[place] = (part, id);
        id
    }

    fn intern(&mut self, part: W) -> u32 {
        if part == W::from(0) {
            return 0;
        }
        let mut place = top(part.hash(), self.table.len());
        while self.table[place] != 0 {
            if self.entries[self.table[place] as usize].part == part {
                return self.table[place];
            }
            place = (place + 1) & (self.table.len() - 1);
        }
        let id = self.entries.len() as u32;
        self.table[place] = id;
        self.entries.push(Entry { part, excluded: 0, value: None, size: part.count() as u8 });
        if 2 * self.entries.len() > self.table.len() {
            self.grow();
        }
        id
    }

    fn grow(&mut self) {
        let len = (2 * self.table.len()).max(2048);
        self.table = vec![0; len];
        for (id, entry) in self.entries.iter().enumerate().skip(1) {
            let mut place = top(entry.part.hash(), len);
            while self.table[place] != 0 {
                place = (place + 1) & (len - 1);
            }
            self.table[place] = id as u32;
        }
        self.recent = vec![(W::from(0), 0); (len / 2).clamp(4096, 1 << 15)];
    }
}

/// The top bits of a hash as an index below a power of two.
fn top(hash: u64, len: usize) -> usize {
    (hash >> (64 - len.trailing_zeros())) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_has_one_number() {
        let mut memo: Memo<u64> = Memo::default();
        let id = memo.id(0b110, |part| part >> part.trailing_zeros());
        assert_eq!(id, memo.id(0b11, |part| part));
        let Entry { part, size, value, .. } = memo.entries[id as usize];
        assert_eq!((part, size, value), (0b11, 2, None));
    }

    #[test]
    fn numbers_stay_when_the_tables_grow() {
        let mut memo: Memo<u128> = Memo::default();
        let part = |i: u32| u128::from(i) << 60 | 1;
        let ids: Vec<u32> = (0..10_000).map(|i| memo.id(part(i), |part| part)).collect();
        assert!((0..10_000).all(|i| memo.id(part(i), |part| part) == ids[i as usize]));
        assert_eq!(memo.entries.len(), 10_001, "and the empty part");
    }
}
