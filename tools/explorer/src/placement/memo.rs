//! What is known of parts: their values, in a hash table that is as small as it can be; and, of
//! those that were asked for last, which values they do not have.

use super::word::Word;

/// The values that have come out, by canonical forms, which are not empty.
///
/// Whether a part is there is said by tags, eight at once, which are so much smaller than the parts
/// that they stay in the cache for longer.
#[derive(Clone, Debug)]
pub(crate) struct Memo<W> {
    /// For each group of eight places a byte each: 0 if the place is free, else bits of the hash.
    /// A part is in the first group that had room, from that of its hash on.
    tags: Vec<u64>,
    values: Vec<u8>,
    parts: Vec<W>,
    len: usize,
}

impl<W: Word> Memo<W> {
    pub(crate) fn new() -> Memo<W> {
        Memo::with_groups(1 << 7)
    }

    /// How many values it holds.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    #[inline]
    pub(crate) fn value(&self, part: W) -> Option<u32> {
        let (mut group, tag) = self.start(part);
        loop {
            let tags = self.tags[group];
            let mut same = zeros(tags ^ (tag * BYTES));
            while same != 0 {
                let place = 8 * group + same.trailing_zeros() as usize / 8;
                if self.parts[place] == part {
                    return Some(self.values[place].into());
                }
                same &= same - 1;
            }
            if zeros(tags) != 0 {
                return None;
            }
            group = (group + 1) & (self.tags.len() - 1);
        }
    }

    /// Adds the value of a part, unless it is there.
    pub(crate) fn insert(&mut self, part: W, value: u32) {
        if self.value(part).is_some() {
            return;
        }
        // A table that is nearly full has long ways.
        if 5 * self.len >= 4 * self.parts.len() {
            let larger = Memo::with_groups(2 * self.tags.len());
            let Memo { tags, values, parts, .. } = std::mem::replace(self, larger);
            for (place, (part, value)) in parts.into_iter().zip(values).enumerate() {
                if tags[place / 8] >> (place % 8 * 8) & 255 != 0 {
                    self.put(part, value);
                }
            }
        }
        self.put(part, value as u8);
    }

    fn with_groups(groups: usize) -> Memo<W> {
        Memo {
            tags: vec![0; groups],
            values: vec![0; 8 * groups],
            parts: vec![W::from(0); 8 * groups],
            len: 0,
        }
    }

    fn put(&mut self, part: W, value: u8) {
        let (mut group, tag) = self.start(part);
        while zeros(self.tags[group]) == 0 {
            group = (group + 1) & (self.tags.len() - 1);
        }
        let bit = zeros(self.tags[group]).trailing_zeros() & !7;
        self.tags[group] |= tag << bit;
        let place = 8 * group + bit as usize / 8;
        (self.values[place], self.parts[place]) = (value, part);
        self.len += 1;
    }

    /// Which group to look at first, and the tag.
    #[inline]
    fn start(&self, part: W) -> (usize, u64) {
        let hash = part.hash();
        let tag = hash >> 16 & 255;
        ((hash >> (64 - self.tags.len().trailing_zeros())) as usize, tag.max(1))
    }
}

/// A one in each byte.
const BYTES: u64 = u64::MAX / 255;

/// The top bits of the bytes that are 0; and perhaps of some above the first one.
#[inline]
fn zeros(bytes: u64) -> u64 {
    bytes.wrapping_sub(BYTES) & !bytes & BYTES << 7
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
