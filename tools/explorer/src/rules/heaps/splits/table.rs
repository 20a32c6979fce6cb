//! Values by blocks of heaps.

use super::cover::Heaps;
use super::lanes::{LANES, Lanes, PartCell, TableCell, WANTED, is_split, meet, see};
use super::mask::Mask;
use super::moves::OctalMoves;

/// Of the options of a heap, those are seen first whose parts show the most. What is missing below
/// the least common value that is no option is looked for one by one.
pub struct Table<T> {
    mask: Mask,
    /// Folded values are below 64 times this, a power of two; the common cells are those above.
    words: usize,
    cells: Vec<T>,
    /// The rare heaps below LANES.
    small: Vec<PartCell<T>>,
    /// The others, ascending.
    rare: Vec<PartCell<T>>,
    /// For each 64 cells: the parts that are tried first.
    tried: Vec<Vec<PartCell<T>>>,
    /// They are chosen anew when there are so many heaps.
    next_choice: usize,
    block: Block,
    missing: Vec<usize>,
    /// Of `see_splits`.
    seen: Vec<bool>,
}

/// What is known already of the options of the next few heaps.
#[derive(Default)]
struct Block {
    first: usize,
    count: usize,
    /// For each one: bits at the cells that are options.
    seen: Vec<u64>,
    /// For each one: below this it is known which common values are options, but for the parts that
    /// were not known when the block began.
    sure: Lanes<usize>,
    /// For each take: the rare parts from which on no partner was known.
    late: Vec<usize>,
}

/// So few heaps are sorted out one by one.
const FEW_UNSURE: usize = 2;

/// More missing values are not looked for one by one, unless almost nothing shows them.
const MANY_MISSING: usize = 64;

impl<T: TableCell> Table<T> {
    /// The values are those of the heaps so far: more than twice what any move takes.
    pub fn new(mask: Mask, words: usize, values: &[u32]) -> Table<T> {
        let mut table = Table {
            mask,
            words,
            cells: Vec::with_capacity(2 * values.len()),
            small: vec![],
            rare: vec![],
            tried: vec![],
            next_choice: 0,
            block: Block::default(),
            missing: vec![],
            seen: vec![false; 128 * words],
        };
        values.iter().enumerate().for_each(|(heap, value)| table.push(heap, *value));
        table
    }

    pub fn len(&self) -> usize {
        self.cells.len()
    }

    pub fn mask(&self) -> Mask {
        self.mask
    }

    pub fn words(&self) -> usize {
        self.words
    }

    /// Appends values until there are `count`; whether there was room for all of them.
    pub fn extend(&mut self, moves: &OctalMoves, values: &mut Vec<u32>, count: usize) -> bool {
        while values.len() < count {
            let n = values.len();
            if n >= self.block.first + self.block.count {
                if n >= self.next_choice {
                    let (mask, words) = (self.mask, self.words);
                    let heaps = Heaps { mask, words, cells: &self.cells, rare: &self.rare, values };
                    self.tried = heaps.tried_first(moves.last());
                    self.next_choice = n + n / 4;
                }
                // Up to the next power of two, when the mask changes.
                self.begin(moves, LANES.min((n + 1).next_power_of_two() - n));
            }
            let Some(value) = self.next(moves, values) else { return false };
            self.push(n, value);
            values.push(value);
        }
        true
    }

    fn push(&mut self, heap: usize, value: u32) {
        let cell = self.cell(heap, value);
        self.cells.push(T::of(cell));
        if cell < 64 * self.words && heap > 0 && !self.mask.is_none() {
            let rare = if heap < LANES { &mut self.small } else { &mut self.rare };
            rare.push((heap as u32, T::of(cell)));
        }
    }

    fn cell(&self, heap: usize, value: u32) -> usize {
        let class = if self.mask.is_rare(heap, value) { 0 } else { 64 * self.words };
        class | self.mask.fold(value) as usize
    }

    /// Begins a block. A part's partners are neighbours, and known, if the part is at least LANES
    /// and smaller than what all of these heaps leave.
    fn begin(&mut self, moves: &OctalMoves, count: usize) {
        let first = self.cells.len();
        let mut block = std::mem::take(&mut self.block);
        (block.first, block.count) = (first, count);
        block.seen.clear();
        block.seen.resize(2 * self.words * LANES, 0);
        for (place, parts) in self.tried.iter().enumerate() {
            let mut lanes = [0; LANES];
            for split in &moves.splits {
                see(&mut lanes, &self.cells, first - split.take, parts, 64 * place as u64);
            }
            if place == 0 && moves.splits.iter().any(|split| split.distinct) {
                // Two equal parts may not be allowed, so 0 is always looked for.
                lanes.iter_mut().for_each(|lane| *lane &= !1);
            }
            let seen = block.seen[place..].iter_mut().step_by(2 * self.words);
            seen.zip(lanes).for_each(|(seen, lane)| *seen = lane);
        }
        let known = |total| self.rare.partition_point(|part| (part.0 as usize) < total);
        block.late.clear();
        block.late.extend(moves.splits.iter().map(|split| known(first - split.take)));
        while !self.mask.is_none() && self.make_sure(moves, &mut block) > FEW_UNSURE {}
        self.block = block;
    }

    /// Looks for the least common values that were not seen with all rare parts. For how many heaps
    /// all of them were options, but not all that there is room for.
    fn make_sure(&self, moves: &OctalMoves, block: &mut Block) -> usize {
        let mut wanted = [[T::default(); LANES]; WANTED];
        for lane in 0..LANES {
            let mut values = unset(self.common(&block.seen, lane));
            for wanted in &mut wanted {
                wanted[lane] = T::of(values.next().unwrap_or(0) + 64 * self.words);
            }
            block.sure[lane] = values.next().unwrap_or(64 * self.words);
        }
        let mut left = [[T::of(usize::MAX); LANES]; WANTED];
        for (split, late) in moves.splits.iter().zip(&block.late) {
            meet(&mut left, &wanted, &self.cells, block.first - split.take, &self.rare[..*late]);
        }
        for (left, wanted) in left.iter().zip(&wanted) {
            for (lane, (left, wanted)) in left.iter().zip(wanted).enumerate() {
                if left.index() == 0 {
                    mark(&mut block.seen[2 * self.words * lane..], wanted.index());
                }
            }
        }
        let is_unsure = |lane: &usize| {
            let common = unset(self.common(&block.seen, *lane)).next();
            common.is_some_and(|common| common >= block.sure[*lane])
        };
        (0..LANES).filter(is_unsure).count()
    }

    /// The common options of a heap that were seen.
    fn common<'a>(&self, seen: &'a [u64], lane: usize) -> &'a [u64] {
        &seen[2 * self.words * lane + self.words..][..self.words]
    }

    /// The value of the next heap, unless there is no room for it.
    fn next(&mut self, moves: &OctalMoves, values: &[u32]) -> Option<u32> {
        let (n, width) = (values.len(), 2 * self.words);
        let lane = n - self.block.first;
        let mut all = std::mem::take(&mut self.block.seen);
        let seen = &mut all[lane * width..][..width];
        self.see_late(moves, values, seen);
        let mut common = None;
        if !self.mask.is_none() {
            common = unset(&seen[self.words..]).next();
            if common.is_none_or(|common| common >= self.block.sure[lane]) {
                self.see_rare(moves, seen);
                common = unset(&seen[self.words..]).next();
            }
        }
        let common = common.map(|folded| self.mask.unfold(n, folded as u32, false));
        let value = self.find(moves, &seen[..self.words], common).or(common);
        self.block.seen = all;
        value
    }

    /// The options whose parts were not all known when the block began.
    fn see_late(&self, moves: &OctalMoves, values: &[u32], seen: &mut [u64]) {
        let n = values.len();
        for take in &moves.ones {
            mark(seen, self.cell(n, values[n - take]));
        }
        for (split, late) in moves.splits.iter().zip(&self.block.late) {
            let total = n - split.take;
            let late = self.rare[*late..].iter().take_while(|part| (part.0 as usize) < total);
            for &(part, cell) in self.small.iter().chain(late) {
                if !(split.distinct && 2 * part as usize == total) {
                    mark(seen, (cell ^ self.cells[total - part as usize]).index());
                }
            }
        }
    }

    /// All common options with a rare part.
    fn see_rare(&self, moves: &OctalMoves, seen: &mut [u64]) {
        for (split, late) in moves.splits.iter().zip(&self.block.late) {
            let total = self.cells.len() - split.take;
            // Two equal parts make a rare option.
            for &(part, cell) in self.rare[..*late].iter().filter(|part| 2 * part.0 as usize != total) {
                mark(seen, (cell ^ self.cells[total - part as usize]).index());
            }
        }
    }

    /// The least rare value below a bound that is no option, if there is one.
    fn find(&mut self, moves: &OctalMoves, seen: &[u64], below: Option<u32>) -> Option<u32> {
        let (n, mask) = (self.cells.len(), self.mask);
        let value = |folded: &usize| mask.unfold(n, *folded as u32, true);
        let mut missing = std::mem::take(&mut self.missing);
        missing.clear();
        let is_below = |folded: &usize| below.is_none_or(|below| value(folded) < below);
        // Not all of more values can be options.
        missing.extend(unset(seen).take_while(is_below).take(moves.most_options(n) + 1));
        if missing.len() > MANY_MISSING {
            self.see_splits(moves, &mut missing);
        }
        let found = missing.iter().find(|folded| !self.is_split(moves, **folded)).map(value);
        self.missing = missing;
        found
    }

    /// Sees one split after the other until few values are missing.
    fn see_splits(&mut self, moves: &OctalMoves, missing: &mut Vec<usize>) {
        let n = self.cells.len();
        self.seen.fill(false);
        for split in &moves.splits {
            let (total, end) = (n - split.take, split.end(n));
            let (small, large) = (&self.cells[1..=end], &self.cells[total - end..total]);
            for (small, large) in small.chunks(1024).zip(large.rchunks(1024)) {
                for (small, large) in small.iter().zip(large.iter().rev()) {
                    self.seen[(*small ^ *large).index()] = true;
                }
                missing.retain(|folded| !self.seen[*folded]);
                if missing.len() <= MANY_MISSING {
                    return;
                }
            }
        }
    }

    /// Whether the next heap has a split into two parts of one class with this cell.
    fn is_split(&self, moves: &OctalMoves, cell: usize) -> bool {
        let n = self.cells.len();
        moves.splits.iter().any(|split| {
            let (total, end) = (n - split.take, split.end(n));
            is_split(&self.cells[1..=end], &self.cells[total - end..total], T::of(cell))
        })
    }
}

#[inline]
fn mark(seen: &mut [u64], cell: usize) {
    seen[cell / 64] |= 1 << (cell % 64);
}

/// The places of bits that are 0, ascending.
fn unset(words: &[u64]) -> impl Iterator<Item = usize> + '_ {
    words.iter().enumerate().flat_map(|(place, word)| {
        let mut rest = !word;
        std::iter::from_fn(move || {
            let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(64 * place + bit)
        })
    })
}
