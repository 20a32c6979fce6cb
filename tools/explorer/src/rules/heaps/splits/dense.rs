//! Values of a game in which most heaps are rare: all options of each heap are seen. Those with two
//! large parts are seen for a block of heaps at once, on all cores.

use super::digits::Digits;
use super::lanes::TableCell;
use super::marks::mark_pairs;
use super::mask::Mask;
use super::moves::OctalMoves;
use super::reversed::Reversed;
use crate::cores::cores;
use std::ops::Range;
use std::sync::Mutex;
use std::thread;

pub struct Dense<T> {
    /// Values are below 64 times this, a power of two.
    words: usize,
    heaps: DenseValues<T>,
    block: NextHeaps,
    threads: usize,
}

/// The values so far.
struct DenseValues<T> {
    cells: Vec<T>,
    reversed: Reversed<T>,
    digits: Option<Digits>,
}

/// What is known of the next heaps from those before them.
#[derive(Default)]
struct NextHeaps {
    heaps: Range<usize>,
    /// For each of them, by value: whether it is an option.
    seen: Vec<u8>,
    /// For each of them: below this all options are seen, but for those with a small part.
    sure: Vec<usize>,
}

/// The options of a heap.
struct SeenOptions<'a> {
    heap: usize,
    /// By value: whether it is one.
    seen: &'a mut [u8],
    /// From this value on, and below `sure`, all are seen.
    first: usize,
    sure: usize,
}

/// How many heaps are valued at once, or fewer if what is seen of them takes too much memory.
const BLOCK: usize = 256;

/// This many bytes are not too much.
const MOST_BYTES: usize = 1 << 24;

/// How many of them are given to a thread.
const SHARE: usize = 16;

/// This many pairs, some 50 microseconds, are worth a thread.
const MANY_PAIRS: usize = 1 << 17;

impl<T: TableCell + Send + Sync> Dense<T> {
    /// The values are those of the heaps so far: more than twice what any move takes.
    pub fn new(words: usize, values: &[u32]) -> Dense<T> {
        let heaps = DenseValues { cells: vec![], reversed: Reversed::new(), digits: Digits::of(64 * words) };
        let mut dense = Dense { words, heaps, block: NextHeaps::default(), threads: cores() };
        values.iter().for_each(|value| dense.push(*value as usize));
        dense
    }

    pub fn len(&self) -> usize {
        self.heaps.cells.len()
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
        self.heaps.cells.push(T::of(value));
        self.heaps.reversed.push(T::of(value));
        self.heaps.digits.iter_mut().for_each(|digits| digits.push(value));
    }

    /// The value of the next heap, unless there is no room for it.
    fn next(&mut self, moves: &OctalMoves) -> Option<usize> {
        let n = self.len();
        if !self.block.heaps.contains(&n) {
            self.begin_block(moves);
        }
        let (width, Dense { heaps, block, .. }) = (64 * self.words, self);
        let (near, place) = (block.heaps.len(), n - block.heaps.start);
        let seen = &mut block.seen[place * width..][..width];
        for take in &moves.ones {
            seen[heaps.cells[n - take].index()] = 1;
        }
        heaps.see_pairs(seen, moves, n, 1..near);
        let mut options = SeenOptions { heap: n, seen, first: 0, sure: block.sure[place] };
        loop {
            let least = options.seen.iter().position(|seen| *seen == 0)?;
            if least < options.sure {
                return Some(least);
            }
            heaps.see_windows(std::slice::from_mut(&mut options), moves, near + FEW);
        }
    }

    /// Sees the pairs that are known for all of the next heaps: if both parts are larger than there
    /// are heaps.
    fn begin_block(&mut self, moves: &OctalMoves) {
        let (n, width) = (self.len(), 64 * self.words);
        let heaps = (MOST_BYTES / width).clamp(1, BLOCK);
        self.block.heaps = n..n + heaps;
        self.block.seen.clear();
        self.block.seen.resize(heaps * width, 0);
        self.block.sure.resize(heaps, 0);
        let threads = self.threads.min(1 + heaps * n * moves.splits.len() / (2 * MANY_PAIRS));
        let Dense { heaps: known, block, .. } = self;
        let of_heaps = block.seen.chunks_mut(SHARE * width).zip(block.sure.chunks_mut(SHARE));
        let shares = Mutex::new((n..).step_by(SHARE).zip(of_heaps));
        let share = || shares.lock().expect("no thread panics").next();
        let see = || {
            while let Some((first, (seen, sure))) = share() {
                let options = (first..).zip(seen.chunks_exact_mut(width));
                let options =
                    options.map(|(heap, seen)| SeenOptions { heap, seen, first: 0, sure: usize::MAX });
                let mut options: Vec<SeenOptions> = options.collect();
                known.see_far(&mut options, moves, heaps);
                sure.iter_mut().zip(&options).for_each(|(sure, options)| *sure = options.sure);
            }
        };
        thread::scope(|scope| {
            // If the system has no more threads, those that there are do all of it.
            (1..threads).for_each(|_| _ = thread::Builder::new().spawn_scoped(scope, see));
            see();
        });
    }
}

impl<T: TableCell> DenseValues<T> {
    /// Sees the options of a heap whose smaller part is one of these.
    fn see_pairs(&self, seen: &mut [u8], moves: &OctalMoves, heap: usize, smaller: Range<usize>) {
        for split in &moves.splits {
            let (total, end) = (heap - split.take, smaller.end.min(split.end(heap) + 1));
            if smaller.start < end {
                let parts = &self.cells[smaller.start..end];
                mark_pairs(seen, parts, &self.reversed.before(total + 1 - smaller.start)[..parts.len()]);
            }
        }
    }

    /// Sees the options of some heaps, in ascending order, without smaller parts than this: all, or
    /// enough to know a value that is no option, if there is one.
    fn see_far(&self, options: &mut [SeenOptions], moves: &OctalMoves, smallest: usize) {
        let end = if self.digits.is_some() { smallest + FEW } else { usize::MAX };
        for SeenOptions { heap, seen, .. } in options.iter_mut() {
            self.see_pairs(seen, moves, *heap, smallest..end);
        }
        self.see_windows(options, moves, end);
    }

    /// The same, with wide registers if there are any, once few options are not seen.
    fn see_windows(&self, options: &mut [SeenOptions], moves: &OctalMoves, smallest: usize) {
        let Some(digits) = &self.digits else { return };
        let mut open: Vec<&mut SeenOptions> = options.iter_mut().collect();
        while !open.is_empty() {
            open.retain_mut(|options| options.begin_window());
            for split in &moves.splits {
                let end = open.last().map_or(0, |last| split.end(last.heap) + 1);
                for part in (smallest..end).step_by(TILE) {
                    for SeenOptions { heap, seen, first, sure } in &mut open {
                        let count = (split.end(*heap) + 1).saturating_sub(part).min(TILE);
                        if count > 0 {
                            *sure = digits.mark(seen, *first, *heap - split.take, part, count);
                        }
                    }
                }
            }
            open.retain(|options| !options.knows_least());
        }
    }
}

impl SeenOptions<'_> {
    /// Looks for options from the least value on that was not seen, if there is one.
    fn begin_window(&mut self) -> bool {
        let least = self.seen.iter().position(|seen| *seen == 0);
        (self.first, self.sure) = (least.unwrap_or(0) / 8 * 8, usize::MAX);
        least.is_some()
    }

    /// Whether a value of the window is no option.
    fn knows_least(&self) -> bool {
        self.seen[self.first..self.seen.len().min(self.sure)].contains(&0)
    }
}

/// How many pairs of several heaps are looked up before the next ones: they stay in the L1 cache.
const TILE: usize = 4096;

/// How many pairs are marked before others are looked up.
const FEW: usize = 2048;

#[cfg(test)]
mod tests {
    use super::super::moves::SplitTake;
    use super::*;

    /// Most heaps of 0.007 are rare.
    #[test]
    fn any_number_of_threads_sees_the_same() {
        let moves =
            OctalMoves { alls: vec![], ones: vec![3], splits: vec![SplitTake { take: 3, distinct: false }] };
        let mut defined = Vec::new();
        while defined.len() < 6000 {
            defined.push(moves.value(&defined));
        }
        // With as many words as in the last two, only four heaps are seen at once.
        for (threads, words) in [(1, 32), (2, 32), (5, 32), (1, 1 << 16), (3, 1 << 14)] {
            let mut values = defined[..if words > 32 { 5900 } else { 100 }].to_vec();
            let mut dense: Dense<u32> = Dense { threads, ..Dense::new(words, &values) };
            assert!(dense.extend(&moves, &mut values, 6000));
            assert_eq!(values, defined);
        }
    }
}
