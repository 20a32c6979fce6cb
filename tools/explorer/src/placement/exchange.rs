//! What searches of one position on several threads tell each other: the values that come out, and
//! what they are at.

use super::word::Word;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, Sender, channel};

/// The values of some parts.
type Values<W> = Vec<(W, u32)>;

/// How many values are told together: sooner saves no work, and each time costs some.
const TOGETHER: usize = 16;

/// Room for the parts that are searched, by hash. Two in one place only cost time.
const CLAIMS: usize = 1 << 12;

/// One thread's end of it.
#[derive(Debug)]
pub(crate) struct Exchange<W> {
    found: Values<W>,
    to: Vec<Sender<Arc<Values<W>>>>,
    from: Receiver<Arc<Values<W>>>,
    is_over: Arc<AtomicBool>,
    claims: Arc<[AtomicU64]>,
}

impl<W: Word> Exchange<W> {
    /// An end for each of `count` threads.
    pub(crate) fn among(count: usize) -> Vec<Exchange<W>> {
        let is_over = Arc::new(AtomicBool::new(false));
        let claims: Arc<[AtomicU64]> = (0..CLAIMS).map(|_| AtomicU64::new(0)).collect();
        let (to, from): (Vec<_>, Vec<_>) = (0..count).map(|_| channel()).unzip();
        let ends = from.into_iter().enumerate().map(|(own, from)| {
            let others = to.iter().enumerate().filter(|(other, _)| *other != own);
            let to = others.map(|(_, to)| to.clone()).collect();
            Exchange { found: Vec::new(), to, from, is_over: is_over.clone(), claims: claims.clone() }
        });
        ends.collect()
    }

    /// Tells the others a value. From time to time `heard` is called with theirs; whether it was.
    pub(crate) fn tell(&mut self, part: W, value: u32, heard: impl FnMut(W, u32)) -> bool {
        self.found.push((part, value));
        let is_time = self.found.len() >= TOGETHER;
        if is_time {
            self.hear(heard);
        }
        is_time
    }

    /// Tells the others what they have not been told yet, and calls `heard` with what is new.
    pub(crate) fn hear(&mut self, mut heard: impl FnMut(W, u32)) {
        let found = Arc::new(std::mem::take(&mut self.found));
        for to in &self.to {
            _ = to.send(found.clone()); // unless that search is over
        }
        for values in self.from.try_iter() {
            values.iter().for_each(|&(part, value)| heard(part, value));
        }
    }

    /// Ends all searches: one of them has the answer.
    pub(crate) fn end(&self) {
        self.is_over.store(true, Relaxed);
    }

    /// Whether one of the searches has the answer.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.is_over.load(Relaxed)
    }

    /// Says that a part is being searched here.
    pub(crate) fn claim(&self, part: W) {
        self.claimed(part).store(part.hash(), Relaxed);
    }

    /// Says that a part is no longer searched here.
    pub(crate) fn release(&self, part: W) {
        _ = self.claimed(part).compare_exchange(part.hash(), 0, Relaxed, Relaxed);
    }

    /// Whether a part is being searched somewhere.
    pub(crate) fn is_claimed(&self, part: W) -> bool {
        self.claimed(part).load(Relaxed) == part.hash()
    }

    fn claimed(&self, part: W) -> &AtomicU64 {
        &self.claims[(part.hash() >> (64 - CLAIMS.trailing_zeros())) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_others_hear_what_one_tells() {
        let [mut one, mut two, mut three]: [Exchange<u64>; 3] = Exchange::among(3).try_into().unwrap();
        assert!((1..TOGETHER as u64).all(|part| !one.tell(part, 7, |_, _| ())));
        assert!(one.tell(99, 8, |_, _| panic!("nobody else told anything")));
        for end in [&mut two, &mut three] {
            let mut heard = Vec::new();
            end.hear(|part, value| heard.push((part, value)));
            assert_eq!((heard.len(), heard[0], heard[TOGETHER - 1]), (TOGETHER, (1, 7), (99, 8)));
        }
        drop(two);
        (0..100).for_each(|part| _ = one.tell(part, 1, |_, _| ()));
        one.claim(5);
        assert!(three.is_claimed(5) && !three.is_claimed(6));
        one.release(5);
        one.end();
        assert!(three.is_over() && !three.is_claimed(5));
    }
}
