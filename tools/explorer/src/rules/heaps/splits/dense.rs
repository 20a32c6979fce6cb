//! Values of a game in which most heaps are rare: all options of each heap are seen.

use super::lanes::{TableCell, mark_pairs};
use super::mask::Mask;
use super::moves::OctalMoves;
use super::reversed::Reversed;

pub struct Dense<T> {
    /// Values are below 64 times this, a power of two.
    words: usize,
    cells: Vec<T>,
    reversed: Reversed<T>,
    /// By value: `mark` if it is an option of the next heap.
    seen: Vec<u8>,
    mark: u8,
}

impl<T: TableCell> Dense<T> {
    /// The values are those of the heaps so far: more than twice what any move takes.
    pub fn new(words: usize, values: &[u32]) -> Dense<T> {
        let mut dense =
            Dense { words, cells: vec![], reversed: Reversed::new(), seen: vec![0; 64 * words], mark: 0 };
        values.iter().for_each(|value| dense.push(*value as usize));
        dense
    }

    pub fn len(&self) -> usize {
        self.cells.len()
    }

    pub fn mask(&self) -> Mask {
        Mask::default()
    }

    pub fn words(&self) -> usize {
        self.words
    }

    /// Appends values until there are `count`; whether there was room for all of them.
    pub fn extend(&mut self, moves: &OctalMoves, values: &mut Vec<u32>, count: usize) -> bool {
        while values.len() < count {
            let Some(value) = self.next(moves) else { return false };
            self.push(value);
            values.push(value as u32);
        }
        true
    }

    fn push(&mut self, value: usize) {
        self.cells.push(T::of(value));
        self.reversed.push(T::of(value));
    }

    /// The value of the next heap, unless there is no room for it.
    fn next(&mut self, moves: &OctalMoves) -> Option<usize> {
        let n = self.cells.len();
        self.mark = self.mark.wrapping_add(1);
        if self.mark == 0 {
            self.seen.fill(0);
            self.mark = 1;
        }
        for take in &moves.ones {
            self.seen[self.cells[n - take].index()] = self.mark;
        }
        for split in &moves.splits {
            let (total, end) = (n - split.take, split.end(n));
            let (parts, partners) = (&self.cells[1..=end], &self.reversed.before(total)[..end]);
            mark_pairs(&mut self.seen, self.mark, parts, partners);
        }
        self.seen.iter().position(|seen| *seen != self.mark)
    }
}
