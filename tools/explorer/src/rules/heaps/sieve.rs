//! Tables for large sets of takes from a heap that stays together: for each value, as bits, the
//! heaps from which a heap of that value can be reached.

use super::named_sets::primes;
use crate::game::Flaw;

const MAX_BYTES: u64 = 1 << 32;

/// O(n k / 64) time for n heaps and takes up to k, O(n v / 8) bytes for v values.
pub struct Sieve {
    /// The takes, ascending; `None`: all primes.
    of: Option<Vec<u64>>,
    /// The takes below `cap`, as bits.
    takes: Vec<u64>,
    /// For each value: the heaps below `cap` from which it is reached.
    reach: Vec<Vec<u64>>,
    /// How many values are in `reach`.
    done: usize,
    /// A multiple of 64.
    cap: usize,
}

impl Sieve {
    /// Takes of a finite set, ascending.
    pub fn of_set(takes: Vec<u64>) -> Sieve {
        Sieve { of: Some(takes), takes: vec![], reach: vec![], done: 0, cap: 0 }
    }

    pub fn of_primes() -> Sieve {
        Sieve { of: None, takes: vec![], reach: vec![], done: 0, cap: 0 }
    }

    /// Appends values until there are `count`.
    pub fn extend(&mut self, values: &mut Vec<u32>, count: usize) -> Result<(), Flaw> {
        if count > self.cap {
            self.grow(count.next_multiple_of(64).max(2 * self.cap), values);
        }
        for (n, value) in values.iter().enumerate().skip(self.done) {
            self.push(n, *value, 0);
        }
        self.done = self.done.max(values.len());
        for n in values.len()..count {
            let is_reached = |reach: &&Vec<u64>| reach[n / 64] >> (n % 64) & 1 == 1;
            let value = self.reach.iter().take_while(is_reached).count() as u32;
            if self.reach.len() as u64 * (self.cap as u64 / 8) > MAX_BYTES {
                return Err(Flaw(format!(
                    "more than {MAX_BYTES} bytes are needed for a table up to {count}"
                )));
            }
            self.push(n, value, 0);
            values.push(value);
            self.done = n + 1;
        }
        Ok(())
    }

    /// Bytes for `count` values; how many different ones there are is a guess.
    pub fn memory(&self, count: usize) -> u64 {
        let most = self.of.as_ref().map_or(512, |takes| takes.len() as u64 + 1);
        most.min(4096) * (2 * count as u64) / 8
    }

    /// What all heaps so far reach below a new cap.
    fn grow(&mut self, cap: usize, values: &[u32]) {
        let first = self.cap / 64;
        self.cap = cap;
        self.takes = match &self.of {
            Some(takes) => bits(takes.iter().map(|take| *take as usize).filter(|take| *take < cap)),
            None => bits(primes(cap as u64 - 1).map(|prime| prime as usize)),
        };
        self.reach.iter_mut().for_each(|reach| reach.resize(cap / 64, 0));
        for (n, value) in values.iter().enumerate().take(self.done) {
            self.push(n, *value, first);
        }
    }

    /// The heaps that reach a heap of this size and value, in the words from `first` on.
    fn push(&mut self, heap: usize, value: u32, first: usize) {
        while self.reach.len() <= value as usize {
            self.reach.push(vec![0; self.cap / 64]);
        }
        let reach = &mut self.reach[value as usize];
        let (skip, shift) = (heap / 64, heap % 64);
        let start = first.saturating_sub(skip);
        let end = self.takes.len().min((self.cap / 64).saturating_sub(skip));
        if start >= end {
            // The last takes may still reach one word more.
            if shift > 0 && start == self.takes.len() && skip + start < reach.len() && start > 0 {
                reach[skip + start] |= self.takes[start - 1] >> (64 - shift);
            }
            return;
        }
        let takes = &self.takes[start..end];
        reach[skip + start..].iter_mut().zip(takes).for_each(|(word, takes)| *word |= takes << shift);
        if shift > 0 {
            let before = self.takes[start.saturating_sub(1)..end].iter();
            let from = skip + start + usize::from(start == 0);
            reach[from..].iter_mut().zip(before).for_each(|(word, takes)| *word |= takes >> (64 - shift));
        }
    }
}

fn bits(numbers: impl Iterator<Item = usize>) -> Vec<u64> {
    let mut bits = Vec::new();
    for number in numbers {
        if bits.len() <= number / 64 {
            bits.resize(number / 64 + 1, 0);
        }
        bits[number / 64] |= 1 << (number % 64);
    }
    bits
}
