//! Values by blocks of heaps, if few heaps are rare.

use super::bits::{mark, unset};
use super::block::Block;
use super::byte_cells::ByteCells;
use super::cover::{Cover, ValuedHeaps};
use super::lanes::{LANES, Lanes, PartCell, TableCell, WANTED, is_near_split, is_split, meet, see};
use super::mask::Mask;
use super::moves::OctalMoves;
use super::reversed::Reversed;
use super::rows::{BLOCKS, Rows};

/// Of the options of a heap, those are seen first that are the likeliest. What is missing below the
/// least common value that is no option is looked for one by one.
pub struct Table<T> {
    mask: Mask,
    /// Folded values are below 64 times this, a power of two; the common cells are those above.
    words: usize,
    /// For each cell, of an even heap and then of an odd one.
    values: [Vec<u32>; 2],
    cells: Vec<T>,
    reversed: Reversed<T>,
    /// The rare heaps above LANES, ascending.
    rare: Vec<PartCell<T>>,
    byte_cells: Option<ByteCells>,
    /// Of the common cells.
    rows: Rows,
    cover: Cover,
    /// How many heaps a block has, but for the first ones: one of BLOCKS.
    longest: usize,
    block: Block,
    group: Group,
}

/// What is known of the common options of the next LANES heaps.
#[derive(Default)]
struct Group {
    first: usize,
    end: usize,
    /// For each one: below this it is known which common values are options, but for the parts that
    /// were not known when the group began.
    sure: Lanes<usize>,
    /// For each take: the rare parts from which on no partner was known.
    late: Vec<usize>,
}

/// For more words no pairs are tried first, as each would show too little.
const MAX_WORDS: usize = 64;

/// No pair with a part that is smaller than a block has heaps is tried for it. One rare part of so
/// many, or less, is so small, by trials with 0.376, 0.142 and 0.6.
const NEAR: usize = 5;

/// At most this many rare parts, times words, are looked at in each group: all, or those below the
/// length of a block.
const FEW_PARTS: usize = 64;

impl<T: TableCell> Table<T> {
    /// The values are those of the heaps so far: more than twice what any move takes.
    pub fn new(mask: Mask, words: usize, values: &[u32]) -> Table<T> {
        let width = 64 * words;
        let unfold = |heap, cell| mask.unfold(heap, (cell % width) as u32, cell < width);
        let mut table = Table {
            mask,
            words,
            values: [0, 1].map(|heap| (0..2 * width).map(|cell| unfold(heap, cell)).collect()),
            cells: Vec::with_capacity(2 * values.len()),
            reversed: Reversed::new(),
            rare: vec![],
            byte_cells: ByteCells::new(words),
            rows: Rows::new(64 * words, if words <= MAX_WORDS { 64 * words } else { 0 }),
            cover: Cover::new(if words <= MAX_WORDS { 64 * words } else { 0 }),
            longest: 0,
            block: Block::default(),
            group: Group::default(),
        };
        for (heap, value) in values.iter().enumerate() {
            let class = if mask.is_rare(heap, *value) { 0 } else { width };
            table.push(heap, class | mask.fold(*value) as usize);
        }
        let is_short = |heaps: &&usize| NEAR * table.known(**heaps) <= table.rare.len();
        table.longest = *BLOCKS.iter().rev().find(is_short).unwrap_or(&BLOCKS[0]);
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

    /// Appends values until there are `count`, not beyond a power of two, when the mask changes;
    /// whether there was room for all of them.
    pub fn extend(&mut self, moves: &OctalMoves, values: &mut Vec<u32>, count: usize) -> bool {
        while values.len() < count {
            let n = values.len();
            if n >= self.block.end {
                self.begin_block(moves);
            }
            if n >= self.group.end {
                self.begin_group(moves);
            }
            let Some(cell) = self.next(moves) else { return false };
            self.push(n, cell);
            values.push(self.value(n, cell));
        }
        true
    }

    fn push(&mut self, heap: usize, cell: usize) {
        self.cells.push(T::of(cell));
        self.reversed.push(T::of(cell));
        self.byte_cells.iter_mut().for_each(|cells| cells.push(cell));
        if heap == 0 {
            return; // no part
        }
        self.rows.push(heap, cell);
        if cell < 64 * self.words && heap > LANES {
            self.rare.push((heap as u32, T::of(cell)));
            self.byte_cells.iter_mut().for_each(|cells| cells.push_rare((heap as u32, cell as u8)));
        }
    }

    fn value(&self, heap: usize, cell: usize) -> u32 {
        self.values[heap % 2][cell]
    }

    /// Tries the chosen pairs for the next heaps. The first blocks are short, since most is missed
    /// in them.
    fn begin_block(&mut self, moves: &OctalMoves) {
        let Table { cells, rare, rows, longest, .. } = self;
        self.cover.learn(&ValuedHeaps { cells, rare, rows, block: *longest, splits: &moves.splits });
        let (base, width) = (cells.len() & !7, 2 * self.words);
        let heaps = if self.cover.pairs().is_empty() {
            LANES
        } else {
            self.longest.min(2 * (self.block.end - self.block.base)).max(LANES)
        };
        self.block.begin(base, heaps, width, &self.rows, &self.cover);
        if moves.splits.iter().any(|split| split.distinct) {
            // Two equal parts may not be allowed, so 0 is always looked for.
            self.block.seen.iter_mut().step_by(width).for_each(|seen| *seen &= !1);
        }
    }

    /// How many rare parts are smaller, but for those up to LANES.
    fn known(&self, total: usize) -> usize {
        self.rare.partition_point(|part| (part.0 as usize) < total)
    }

    /// A part's partners are neighbours, and known, if the part is larger than LANES and smaller
    /// than what all of the heaps leave.
    fn begin_group(&mut self, moves: &OctalMoves) {
        let first = self.cells.len();
        (self.group.first, self.group.end) = (first, self.block.end.min(first + LANES));
        self.group.sure.fill(0);
        self.group.late = moves.splits.iter().map(|split| self.known(first - split.take)).collect();
        let (all, near) = (self.rare.len(), self.known(self.longest));
        if all * self.words <= FEW_PARTS {
            self.see_with(moves, all);
            self.group.sure.fill(64 * self.words);
        } else if near * self.words <= FEW_PARTS {
            // No pair shows them to a block.
            self.see_with(moves, near);
        }
    }

    /// The common options of the group with the first rare parts.
    fn see_with(&mut self, moves: &OctalMoves, first: usize) {
        for place in self.words..2 * self.words {
            let mut lanes = [0; LANES];
            for (split, late) in moves.splits.iter().zip(&self.group.late) {
                let parts = &self.rare[..first.min(*late)];
                see(&mut lanes, &self.cells, self.group.first - split.take, parts, 64 * place);
            }
            let from = self.place(self.group.first) + place;
            let heaps = self.group.end - self.group.first;
            let seen = self.block.seen[from..].iter_mut().step_by(2 * self.words).take(heaps);
            seen.zip(lanes).for_each(|(seen, lane)| *seen |= lane);
        }
    }

    /// Looks for the next few common values that were not seen with all rare parts.
    fn make_sure(&mut self, moves: &OctalMoves) {
        let (width, first, heaps) = (64 * self.words, self.group.first, self.group.end - self.group.first);
        let (mut wanted, mut sure) = ([[T::default(); LANES]; WANTED], self.group.sure);
        for (lane, sure) in sure.iter_mut().enumerate().take(heaps) {
            let mut values = unset(self.common(first + lane), *sure);
            for wanted in &mut wanted {
                wanted[lane] = T::of(values.next().unwrap_or(0) + width);
            }
            *sure = values.next().unwrap_or(width);
        }
        self.group.sure = sure;
        let mut left = [[T::of(usize::MAX); LANES]; WANTED];
        for (split, late) in moves.splits.iter().zip(&self.group.late) {
            let total = first - split.take;
            let byte_cells = self.byte_cells.as_ref();
            let met = byte_cells.map_or(0, |cells| cells.meet(&mut left, &wanted, total, *late));
            meet(&mut left, &wanted, &self.cells, total, &self.rare[met..*late]);
        }
        for (left, wanted) in left.iter().zip(&wanted) {
            for (lane, (left, wanted)) in left.iter().zip(wanted).take(heaps).enumerate() {
                if left.index() == 0 {
                    let (heap, cell) = (first + lane, wanted.index());
                    let place = self.place(heap);
                    mark(&mut self.block.seen[place..], cell);
                    self.cover.miss(cell, heap);
                }
            }
        }
    }

    /// Where the bits of a heap of the block begin.
    fn place(&self, heap: usize) -> usize {
        2 * self.words * (heap - self.block.base)
    }

    /// The common options of a heap of the block that were seen.
    fn common(&self, heap: usize) -> &[u64] {
        &self.block.seen[self.place(heap) + self.words..][..self.words]
    }

    /// The cell of the next heap, unless there is no room for it.
    fn next(&mut self, moves: &OctalMoves) -> Option<usize> {
        let (n, width) = (self.cells.len(), 64 * self.words);
        self.see_late(moves);
        let common = loop {
            let Some(common) = unset(self.common(n), 0).next() else { break None };
            if common >= self.group.sure[n - self.group.first] {
                self.make_sure(moves);
            } else if self.is_near_split(moves, width + common) {
                let place = self.place(n);
                mark(&mut self.block.seen[place..], width + common);
            } else {
                break Some(width + common);
            }
        };
        self.least_rare(moves, common).or(common)
    }

    /// The options whose parts were not all known when the group began, but for those with a small
    /// part.
    fn see_late(&mut self, moves: &OctalMoves) {
        let (n, place) = (self.cells.len(), self.place(self.cells.len()));
        let seen = &mut self.block.seen[place..][..2 * self.words];
        for take in &moves.ones {
            // The parity of the heap may change the class.
            let class = if self.mask.changes_after(*take) { 64 * self.words } else { 0 };
            mark(seen, self.cells[n - take].index() ^ class);
        }
        for (split, late) in moves.splits.iter().zip(&self.group.late) {
            let total = n - split.take;
            let late = self.rare[*late..].iter().take_while(|part| (part.0 as usize) < total);
            for (part, cell) in late.filter(|part| split.allows(part.0 as usize, total)) {
                mark(seen, (*cell ^ self.cells[total - *part as usize]).index());
            }
        }
    }

    /// Whether the next heap has this cell as an option with a part up to LANES.
    fn is_near_split(&self, moves: &OctalMoves, cell: usize) -> bool {
        moves.splits.iter().any(|split| {
            let total = self.cells.len() - split.take;
            is_near_split(&self.cells[1..], self.reversed.before(total), T::of(cell))
        })
    }

    /// The cell of the least rare value that is no option, if it is less than a common one.
    fn least_rare(&mut self, moves: &OctalMoves, below: Option<usize>) -> Option<usize> {
        let n = self.cells.len();
        let below = below.map(|common| self.value(n, common));
        let seen = &self.block.seen[self.place(n)..][..self.words];
        for cell in unset(seen, 0) {
            if below.is_some_and(|below| self.value(n, cell) > below) {
                break;
            }
            if !self.is_split(moves, cell) {
                return Some(cell);
            }
            self.cover.miss(cell, n);
        }
        None
    }

    /// Whether the next heap has a split into two parts of one class with this cell.
    fn is_split(&self, moves: &OctalMoves, cell: usize) -> bool {
        let n = self.cells.len();
        moves.splits.iter().any(|split| {
            let (total, end) = (n - split.take, split.end(n));
            is_split(&self.cells[1..=end], &self.reversed.before(total)[..end], T::of(cell))
        })
    }
}
