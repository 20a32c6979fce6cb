//! What is remembered of positions and sums, in few bytes each.

use super::limits::Limits;
use super::{Flaw, Position};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// Numbers as a key: small ones in 16 bytes, so that most positions need no memory of their own.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Key {
    /// Seven bits a byte, the lowest first; the eighth says that the number goes on. A 1 follows.
    Short([u64; 2]),
    Long(Box<[u64]>),
}

impl Key {
    pub fn from_position(position: &[u64]) -> Key {
        Key::packed(position.iter().copied()).unwrap_or_else(|| Key::Long(position.into()))
    }

    /// Of a sum, whose parts are in order: each begins with how many numbers it has.
    pub fn from_sum(sum: &[impl AsRef<[u64]>]) -> Key {
        let numbers = || {
            let parts = sum.iter().map(AsRef::as_ref);
            parts.flat_map(|part: &[u64]| [part.len() as u64].into_iter().chain(part.iter().copied()))
        };
        Key::packed(numbers()).unwrap_or_else(|| Key::Long(numbers().collect()))
    }

    /// The position that it is of.
    pub fn position(&self) -> Position {
        let Key::Short([low, high]) = *self else {
            let Key::Long(numbers) = self else { unreachable!("there are two kinds") };
            return numbers.to_vec();
        };
        let (mut word, mut position) = (u128::from(high) << 64 | u128::from(low), Vec::new());
        while word > 1 {
            let (mut number, mut shift) = (0, 0);
            while word >> 7 & 1 == 1 {
                number |= (word as u64 & 127) << shift;
                (word, shift) = (word >> 8, shift + 7);
            }
            position.push(number | (word as u64 & 127) << shift);
            word >>= 8;
        }
        position
    }

    /// The sum that it is of.
    pub fn sum(&self) -> Vec<Position> {
        let (mut numbers, mut sum) = (self.position().into_iter(), Vec::new());
        while let Some(size) = numbers.next() {
            sum.push(numbers.by_ref().take(size as usize).collect());
        }
        sum
    }

    fn packed(numbers: impl Iterator<Item = u64>) -> Option<Key> {
        let (mut word, mut shift) = (0, 0);
        for mut number in numbers {
            loop {
                if shift == 120 {
                    return None;
                }
                let more = number > 127;
                word |= u128::from(number as u8 & 127 | u8::from(more) << 7) << shift;
                (number, shift) = (number >> 7, shift + 8);
                if !more {
                    break;
                }
            }
        }
        word |= 1 << shift;
        Some(Key::Short([word as u64, (word >> 64) as u64]))
    }

    /// Bytes outside of the map.
    fn bytes(&self) -> usize {
        match self {
            Key::Short(_) => 0,
            // The allocator keeps some for itself.
            Key::Long(numbers) => 8 * numbers.len() + 16,
        }
    }
}

/// What is known of keys; `None` while it is being found out.
#[derive(Debug)]
pub struct Cache<T> {
    map: FxHashMap<Key, Option<T>>,
    /// Bytes of the keys outside of the map.
    keys: usize,
    limits: Rc<Limits>,
}

impl<T: Copy> Cache<T> {
    pub fn new(limits: Rc<Limits>) -> Cache<T> {
        Cache { map: FxHashMap::default(), keys: 0, limits }
    }

    /// What is known of it: `Some(None)` if that is being found out.
    pub fn get(&self, key: &Key) -> Option<Option<T>> {
        self.map.get(key).copied()
    }

    pub fn insert(&mut self, key: Key, value: Option<T>) {
        let bytes = key.bytes();
        if self.map.insert(key, value).is_none() {
            self.keys += bytes;
        }
    }

    pub fn remove(&mut self, key: &Key) {
        if self.map.remove(key).is_some() {
            self.keys -= key.bytes();
        }
    }

    /// That one more has room, besides `others` bytes of other things, and time.
    pub fn check(&self, others: usize) -> Result<(), Flaw> {
        self.limits.time()?;
        // A map is filled to 7/8, with a byte more for each place.
        let table = self.map.capacity() / 7 * 8 * (size_of::<(Key, Option<T>)>() + 1);
        // While it grows there is the old one and one of twice its size.
        let table = if self.map.len() < self.map.capacity() { table } else { table.saturating_mul(3) };
        self.limits.memory(table.saturating_add(self.keys).saturating_add(others), self.map.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fastrand::Rng;

    #[test]
    fn keys_are_read_back_and_differ() {
        let mut random = Rng::with_seed(7);
        let mut all = FxHashMap::default();
        for _ in 0..20_000 {
            let number = |random: &mut Rng| random.u64(..) >> random.u32(0..64);
            let position: Position = (0..random.usize(0..5)).map(|_| number(&mut random)).collect();
            assert_eq!(Key::from_position(&position).position(), position);
            let before = all.insert(Key::from_position(&position), position.clone());
            assert!(before.is_none_or(|before| before == position));
            let sum = vec![position; random.usize(0..4)];
            assert_eq!(Key::from_sum(&sum.iter().collect::<Vec<_>>()).sum(), sum);
        }
        for size in 0..20 {
            for number in [0, 1, 127, 128, u64::MAX] {
                assert_eq!(Key::from_position(&vec![number; size]).position(), vec![number; size]);
            }
        }
        assert!(
            matches!(Key::from_position(&[0; 15]), Key::Short(_))
                && matches!(Key::from_position(&[0; 16]), Key::Long(_))
        );
    }

    #[test]
    fn a_limit_is_one_of_bytes() {
        let limits = Limits::default();
        let most = limits.bytes.get();
        let mut known = Cache::new(Rc::new(limits));
        for n in 0..100_000_u64 {
            known.insert(Key::from_position(&[n; 16]), Some(0));
            known.insert(Key::from_position(&[n; 16]), Some(1));
        }
        assert_eq!(known.keys, 100_000 * (16 * 8 + 16));
        assert_eq!(known.check(1 << 30), Ok(()));
        assert!(known.check(most - known.keys).is_err());
        (0..100_000).for_each(|n| known.remove(&Key::from_position(&[n; 16])));
        assert_eq!((known.keys, known.get(&Key::from_position(&[3; 16]))), (0, None::<Option<u32>>));
    }
}
