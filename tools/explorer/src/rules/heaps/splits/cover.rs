//! Which pairs are tried first for whole blocks of heaps: those that would have shown the options
//! that were missed in the blocks before.

use super::lanes::{PartCell, TableCell, first_equal};
use super::moves::SplitTake;
use super::rows::{Pair, Pairs, Rows};
use rustc_hash::FxHashMap;

/// The heaps so far.
pub struct ValuedHeaps<'a, T> {
    pub cells: &'a [T],
    /// The rare ones, ascending.
    pub rare: &'a [PartCell<T>],
    pub rows: &'a Rows,
    /// How many heaps the longest blocks have at most.
    pub block: usize,
    pub splits: &'a [SplitTake],
}

/// The pairs that are tried.
pub struct Cover {
    /// How many cells are rare; as many are common.
    width: usize,
    /// For each cell: pairs that show it.
    pairs: Vec<Pairs>,
    /// For each cell: heaps of which it was an option that no pair showed.
    missed: Vec<Vec<usize>>,
    /// How many of the latest heaps have each common cell, counted anew at `next_count`.
    frequencies: Vec<u32>,
    next_count: usize,
    /// How many blocks there were, and after how many pairs are chosen again.
    blocks: usize,
    next_choice: usize,
    random: u64,
}

/// This many heaps tell enough of what the next ones are like.
const RECENT: usize = 1 << 14;

/// One more pair for a rare or a common option costs as much as this many heaps of a block that
/// miss it, by trials with 0.6 and 0.142.
const FEW_MISSED: [usize; 2] = [12, 28];

/// How many common parts pairs are chosen from.
const COMMON_PARTS: usize = 1500;

/// How often no pair may be found for a cell before that is given up.
const MAX_FAILURES: usize = 3;

/// After this many blocks, pairs are chosen less often.
const MANY_BLOCKS: usize = 64;

impl Cover {
    pub fn new(width: usize) -> Cover {
        Cover {
            width,
            pairs: (0..2 * width).map(|_| Pairs::default()).collect(),
            missed: vec![vec![]; 2 * width],
            frequencies: vec![0; width],
            next_count: 0,
            blocks: 0,
            next_choice: 0,
            random: 0,
        }
    }

    /// For each cell.
    pub fn pairs(&self) -> &[Pairs] {
        &self.pairs
    }

    /// No pair showed this option of a heap of the present block.
    pub fn miss(&mut self, cell: usize, heap: usize) {
        if self.blocks >= self.next_choice && self.width > 0 {
            self.missed[cell].push(heap);
        }
    }

    /// Chooses pairs for what was missed in a block.
    pub fn learn<T: TableCell>(&mut self, heaps: &ValuedHeaps<T>) {
        // Before, the partners of far parts are small heaps, unlike those to come.
        if heaps.cells.len() < 4 * heaps.block || self.width == 0 {
            return self.missed.iter_mut().for_each(Vec::clear);
        }
        self.blocks += 1;
        if self.blocks <= self.next_choice {
            return;
        }
        self.next_choice = self.blocks + self.blocks / MANY_BLOCKS;
        self.count(heaps.cells);
        let mut missed = std::mem::take(&mut self.missed);
        let (missed_rare, missed_common) = missed.split_at_mut(self.width);
        self.choose(heaps, 0, missed_rare);
        self.choose(heaps, self.width, missed_common);
        self.missed = missed;
    }

    fn count<T: TableCell>(&mut self, cells: &[T]) {
        let n = cells.len();
        if n < self.next_count {
            return;
        }
        self.next_count = n + n / 4;
        self.frequencies.fill(0);
        for cell in &cells[n - RECENT.min(n / 2)..] {
            if let Some(common) = cell.index().checked_sub(self.width) {
                self.frequencies[common] += 1;
            }
        }
    }

    /// A rare value has two common parts, a common one has a rare one.
    fn candidates<T: TableCell>(&mut self, heaps: &ValuedHeaps<T>, class: usize) -> Candidates<T> {
        if class == 0 {
            Candidates::new(heaps, self.some_common(heaps).into_iter())
        } else {
            Candidates::new(heaps, heaps.rare.iter().map(|(heap, cell)| (*heap as usize, *cell)))
        }
    }

    /// Common parts that are neighbours, each time others.
    fn some_common<T: TableCell>(&mut self, heaps: &ValuedHeaps<T>) -> Vec<(usize, T)> {
        self.random = self.random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let end = heaps.rows.farthest().min(heaps.cells.len() / 2);
        let first = heaps.block
            + (self.random >> 33) as usize % (end - heaps.block).saturating_sub(COMMON_PARTS).max(1);
        let parts = (first..end.min(first + COMMON_PARTS)).map(|heap| (heap, heaps.cells[heap]));
        parts.filter(|(_, cell)| cell.index() >= self.width).collect()
    }

    /// For the cells from `class` on.
    fn choose<T: TableCell>(&mut self, heaps: &ValuedHeaps<T>, class: usize, missed: &mut [Vec<usize>]) {
        let (few, mut candidates) = (FEW_MISSED[usize::from(class > 0)], None);
        for (cell, left) in missed.iter_mut().enumerate() {
            let (cell, mut failures) = (class + cell, 0);
            while left.len() > few && failures < MAX_FAILURES {
                let candidates = candidates.get_or_insert_with(|| self.candidates(heaps, class));
                let heap = left.swap_remove(candidates.cheapest(left));
                let Some(pair) = candidates.likeliest(heaps, heap, cell, &self.frequencies) else {
                    failures += 1;
                    continue;
                };
                left.retain(|heap| !heaps.rows.shows(*heap, pair));
                heaps.rows.insert(&mut self.pairs[cell], pair);
            }
            left.clear();
        }
    }
}

/// Parts from which pairs are chosen.
struct Candidates<T> {
    /// With what is taken.
    parts: Vec<(usize, T)>,
    /// Of some heaps: what each part leads to.
    options: FxHashMap<usize, Vec<T>>,
}

impl<T: TableCell> Candidates<T> {
    fn new(heaps: &ValuedHeaps<T>, parts: impl Iterator<Item = (usize, T)>) -> Candidates<T> {
        let takes = heaps.splits.iter().map(|split| split.take);
        let with_take = parts.flat_map(|(heap, cell)| takes.clone().map(move |take| (heap + take, cell)));
        let distances = heaps.block..=heaps.rows.farthest().min(heaps.cells.len() - 2 * heaps.block);
        let parts = with_take.filter(|(distance, _)| distances.contains(distance)).collect();
        Candidates { parts, options: FxHashMap::default() }
    }

    /// The index of a heap whose options are there, or the last index.
    fn cheapest(&self, heaps: &[usize]) -> usize {
        heaps.iter().take(64).position(|heap| self.options.contains_key(heap)).unwrap_or(heaps.len() - 1)
    }

    /// Of the pairs that show a cell of a heap, the one with the most frequent partner.
    fn likeliest(
        &mut self,
        heaps: &ValuedHeaps<T>,
        heap: usize,
        cell: usize,
        frequencies: &[u32],
    ) -> Option<Pair> {
        let parts = &self.parts;
        let of_heap = || parts.iter().map(|(distance, cell)| heaps.cells[heap - distance] ^ *cell).collect();
        let options = self.options.entry(heap).or_insert_with(of_heap);
        let (mut best, mut most, mut from) = (None, 0, 0);
        while let Some(place) = first_equal(&options[from..], T::of(cell)) {
            let (distance, part) = parts[from + place];
            from += place + 1;
            let partner = part.index() ^ cell;
            if let Some(common) = partner.checked_sub(frequencies.len())
                && frequencies[common] > most
            {
                (best, most) = (Some((distance, partner)), frequencies[common]);
            }
        }
        best
    }
}
