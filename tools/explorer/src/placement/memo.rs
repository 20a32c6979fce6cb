//! What is known of parts: their values, in a hash table that is as small as it can be; and, of
//! those that were asked for last, which values they do not have.

use super::word::Word;

/// The values that have come out, by canonical forms, which are not empty.
///
/// Most parts that are looked up are not there. Their marks say so, which are so much smaller than
/// the parts that they stay in the cache.
#[derive(Clone, Debug)]
pub(crate) struct Memo<W> {
    /// By hash, with linear probing: 0 for a free place, else eight bits of the hash, not all 0,
    /// and above them the value.
    marks: Vec<u16>,
    parts: Vec<W>,
    len: usize,
}

impl<W: Word> Memo<W> {
    pub(crate) fn new() -> Memo<W> {
        Memo { marks: vec![0; 1 << 10], parts: vec![W::from(0); 1 << 10], len: 0 }
    }

    /// How many values it holds.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    #[inline]
    pub(crate) fn value(&self, part: W) -> Option<u32> {
        let (mut place, tag) = self.start(part);
        loop {
            match self.marks[place] {
                0 => return None,
                mark if mark & 255 == tag && self.parts[place] == part => return Some((mark >> 8).into()),
                _ => place = (place + 1) & (self.marks.len() - 1),
            }
        }
    }

    /// Adds the value of a part, unless it is there.
    pub(crate) fn insert(&mut self, part: W, value: u32) {
        if self.value(part).is_some() {
            return;
        }
        // A table that is nearly full has long ways.
        if 5 * self.len >= 4 * self.marks.len() {
            self.grow();
        }
        self.put(part, value as u16);
        self.len += 1;
    }

    fn put(&mut self, part: W, value: u16) {
        let (mut place, tag) = self.start(part);
        while self.marks[place] != 0 {
            place = (place + 1) & (self.marks.len() - 1);
        }
        (self.marks[place], self.parts[place]) = (value << 8 | tag, part);
    }

    /// Where to look first, and the low bits of the mark.
    #[inline]
    fn start(&self, part: W) -> (usize, u16) {
        let hash = part.hash();
        let tag = (hash >> 16) as u16 & 255;
        ((hash >> (64 - self.marks.len().trailing_zeros())) as usize, tag.max(1))
    }

    fn grow(&mut self) {
        let len = 2 * self.marks.len();
        let marks = std::mem::replace(&mut self.marks, vec![0; len]);
        let parts = std::mem::replace(&mut self.parts, vec![W::from(0); len]);
        for (mark, part) in marks.into_iter().zip(parts).filter(|(mark, _)| *mark != 0) {
            self.put(part, mark >> 8);
        }
    }
}

/// Values that parts do not have, of those that were asked for last.
#[derive(Clone, Debug)]
pub(crate) struct Excluded<W> {
    /// By hash: a part, and a bit for each value below 32.
    latest: Vec<(W, u32)>,
}

impl<W: Word> Excluded<W> {
    pub(crate) fn new() -> Excluded<W> {
        Excluded { latest: vec![(W::from(0), 0); 1 << 12] }
    }

    #[inline]
    pub(crate) fn contains(&self, part: W, value: u32) -> bool {
        let (latest, values) = self.latest[self.place(part)];
        latest == part && value < u32::BITS && values >> value & 1 != 0
    }

    pub(crate) fn insert(&mut self, part: W, value: u32) {
        let place = self.place(part);
        let (latest, values) = &mut self.latest[place];
        if *latest != part {
            (*latest, *values) = (part, 0);
        }
        *values |= 1_u32.checked_shl(value).unwrap_or(0);
    }

    fn place(&self, part: W) -> usize {
        (part.hash() >> (64 - self.latest.len().trailing_zeros())) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_stay_when_the_table_grows() {
        let mut memo: Memo<u128> = Memo::new();
        let part = |i: u32| u128::from(i) << 60 | 1;
        for i in 0..10_000 {
            assert_eq!(memo.value(part(i)), None);
            memo.insert(part(i), i % 129);
        }
        assert!((0..10_000).all(|i| memo.value(part(i)) == Some(i % 129)));
        assert_eq!((memo.len(), memo.value(part(10_000))), (10_000, None));
    }

    #[test]
    fn the_latest_part_stays() {
        let mut excluded: Excluded<u64> = Excluded::new();
        for value in [0, 31, 32, 100] {
            excluded.insert(7, value);
        }
        assert_eq!(
            [0, 1, 31, 32, 100].map(|value| excluded.contains(7, value)),
            [true, false, true, false, false]
        );
        assert!(!excluded.contains(8, 0));
        (8..100_000).for_each(|part| excluded.insert(part, 1));
        assert!(!excluded.contains(7, 0) && excluded.contains(99_999, 1));
    }
}
