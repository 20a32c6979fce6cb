//! The mex (minimal excludant): the least number missing from a list, as in the definition of
//! Grundy values.
//!
//! - **Time**: `mex` O(k) for k values; `Mex` O(1) per value and O(answer) per answer.
//! - **Source**: R. Sprague, Tohoku Math. J. 41 (1935); P. M. Grundy, Eureka 2 (1939).
//! - **Needs**: nothing.
//! - **Checked**: against a search in the list for all lists of up to 6 values below 7, and random
//!   ones.

use std::mem;

/// The least number (from 0 on) that is not among the values.
///
/// Time and memory O(k) for k values, however large these are, because the mex is at most k.
///
/// ```
/// use grundy::mex::mex;
/// assert_eq!(mex([0, 1, 3, 0]), 2);
/// assert_eq!(mex([]), 0);
/// ```
pub fn mex(values: impl IntoIterator<Item = u32>) -> u32 {
    let values: Vec<u32> = values.into_iter().collect();
    let mut seen = vec![false; values.len() + 1];
    for value in values {
        if let Some(seen) = seen.get_mut(value as usize) {
            *seen = true;
        }
    }
    seen.iter().position(|&seen| !seen).unwrap_or(0) as u32
}

/// A set of values for hot loops. A value is marked with the number of the current round, so a new
/// round empties the set without clearing it.
///
/// ```
/// use grundy::mex::Mex;
/// let mut mex = Mex::new();
/// mex.insert(0);
/// mex.insert(2);
/// assert_eq!(mex.take(), 1);
/// assert_eq!(mex.take(), 0); // a new round
/// ```
#[derive(Clone, Debug)]
pub struct Mex {
    stamp: Vec<u32>,
    round: u32,
}

impl Mex {
    /// An empty set.
    pub fn new() -> Mex {
        Mex { stamp: Vec::new(), round: 1 }
    }

    /// Adds a value. The memory is O(largest value).
    #[inline]
    pub fn insert(&mut self, value: u32) {
        match self.stamp.get_mut(value as usize) {
            Some(stamp) => *stamp = self.round,
            None => self.stamp = grow(mem::take(&mut self.stamp), value, self.round),
        }
    }

    /// The mex of the values added; the set is empty again.
    #[inline]
    pub fn take(&mut self) -> u32 {
        let mex = self.stamp.iter().position(|&s| s != self.round).unwrap_or(self.stamp.len());
        self.round = self.round.wrapping_add(1);
        if self.round == 0 {
            self.stamp.clear(); // after 2^32 - 1 rounds their numbers begin again
            self.round = 1;
        }
        mex as u32
    }
}

/// Makes room for a value and adds it. As the set itself is not handed over, a loop that adds
/// values need not read it again and again.
#[cold]
fn grow(mut stamp: Vec<u32>, value: u32, round: u32) -> Vec<u32> {
    stamp.resize(value as usize, 0);
    stamp.push(round);
    stamp
}

impl Default for Mex {
    fn default() -> Mex {
        Mex::new()
    }
}
