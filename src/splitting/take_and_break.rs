//! Grundy values of heaps when a move takes stones and may break the rest: the engine behind octal
//! codes.
//!
//! - **Rules**: one heap; a move takes t stones and leaves the rest in exactly p non-empty heaps,
//!   for an allowed (t, p) with p <= 3; who cannot move loses.
//! - **Theorem**: the value is the mex of the options' values; several heaps have the xor of
//!   theirs.
//! - **Time**: O(n^2) for n heaps, near O(n r) where only r heaps are rare in the sparse space;
//!   O(n^2 v) for v different values if three heaps may be left.
//! - **Source**: Winning Ways, chapter 4; A. Gangolli and T. Plambeck, Int. J. Game Theory 18
//!   (1989).
//! - **Needs**: `sparse`.
//! - **Checked**: against the naive solver for 200 random rules with heaps to 14; against the
//!   textbook table for all octal codes of up to three digits with heaps to 100, and for 24 codes
//!   with heaps to 10^4.

use crate::sparse::SparseSpace;

/// What a move may take and leave.
///
/// ```
/// use grundy::take_and_break::Rules;
/// // Grundy's game: a heap is split into two of different size.
/// let rules = Rules { takes: [vec![], vec![], vec![0], vec![]], unequal: true };
/// assert_eq!(rules.values(9), [0, 0, 0, 1, 0, 2, 1, 0, 2, 1]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rules {
    /// `takes[p]`: the numbers of stones that may be taken if what is left are exactly p non-empty
    /// heaps.
    pub takes: [Vec<usize>; 4],
    /// Whether two heaps that are left must differ.
    pub unequal: bool,
}

impl Rules {
    /// The Grundy values of the heaps 0..=`n`.
    ///
    /// # Panics
    /// If a move takes nothing and leaves one heap (the game would never end), or `n` is not below 2^32 - 1.
    ///
    /// ```
    /// use grundy::take_and_break::Rules;
    /// // Kayles: one or two stones, and what is left may become two heaps.
    /// let rules = Rules { takes: [vec![1, 2], vec![1, 2], vec![1, 2], vec![]], unequal: false };
    /// assert_eq!(rules.values(8), [0, 1, 2, 3, 1, 4, 3, 2, 1]);
    /// ```
    pub fn values(&self, n: usize) -> Vec<u32> {
        assert!(!self.takes[1].contains(&0), "a move that changes nothing: the game never ends");
        assert!(n < u32::MAX as usize, "{n} heaps");
        let sparse = SparseSpace::new(&self.takes[2]);
        let mut table = Table { rules: self, sparse, values: vec![], seen: vec![0; 2], pairs: vec![] };
        for heap in 0..=n {
            if heap.is_power_of_two() {
                table.sparse.choose_mask(&table.values);
            }
            let value = table.value(heap);
            table.push(value);
        }
        table.values
    }
}

struct Table<'a> {
    rules: &'a Rules,
    sparse: SparseSpace,
    values: Vec<u32>,
    /// `seen[v] == heap + 1` if v is an option of the present heap; the length is a power of two
    /// above all xors.
    seen: Vec<u32>,
    /// The distinct values of two heaps of so many stones together; only where a move leaves three.
    pairs: Vec<Vec<u32>>,
}

impl Table<'_> {
    fn value(&mut self, heap: usize) -> u32 {
        let (round, [none, one, two, three]) = (heap as u32 + 1, &self.rules.takes);
        if none.contains(&heap) {
            self.seen[0] = round;
        }
        for &take in one.iter().filter(|&&take| take < heap) {
            self.seen[self.values[heap - take] as usize] = round;
        }
        if !three.is_empty() {
            self.see_triples(heap, three);
        }
        let sums: Vec<usize> = two.iter().filter(|&&take| take + 2 <= heap).map(|take| heap - take).collect();
        if 4 * self.sparse.rare().len() >= heap {
            sums.iter().for_each(|&sum| self.see_pairs(round, sum, 1, heap));
            return self.missing(round, 0, |_| true);
        }
        sums.iter().for_each(|&sum| self.see_rare(round, sum));
        let common = self.missing(round, 0, |value| !self.sparse.is_rare(heap, value));
        let (mut from, mut least) = (1, self.missing(round, 0, |_| true));
        while 2 * from <= heap && least < common {
            sums.iter().for_each(|&sum| self.see_pairs(round, sum, from, from + 64));
            from += 64;
            least = self.missing(round, least, |_| true);
        }
        least
    }

    /// Splits of `sum` stones whose smaller heap is in `from..to`.
    fn see_pairs(&mut self, round: u32, sum: usize, from: usize, to: usize) {
        let to = to.min((sum - usize::from(self.rules.unequal)) / 2 + 1);
        let from = from.min(to);
        let last = self.seen.len() - 1; // lets the compiler drop the check of the bounds
        let larger = self.values[sum + 1 - to..sum + 1 - from].iter().rev();
        for (a, b) in self.values[from..to].iter().zip(larger) {
            self.seen[(a ^ b) as usize & last] = round;
        }
    }

    /// Splits with a heap of rare value.
    fn see_rare(&mut self, round: u32, sum: usize) {
        for &rare in self.sparse.rare().iter().take_while(|&&rare| rare < sum) {
            if !(self.rules.unequal && 2 * rare == sum) {
                self.seen[(self.values[rare] ^ self.values[sum - rare]) as usize] = round;
            }
        }
    }

    fn see_triples(&mut self, heap: usize, takes: &[usize]) {
        let mut pairs: Vec<u32> = (1..=heap / 2).map(|a| self.values[a] ^ self.values[heap - a]).collect();
        pairs.sort_unstable();
        pairs.dedup();
        self.pairs.push(pairs);
        for sum in takes.iter().filter(|&&take| take + 3 <= heap).map(|take| heap - take) {
            for least in 1..=sum / 3 {
                for pair in &self.pairs[sum - least] {
                    self.seen[(self.values[least] ^ pair) as usize] = heap as u32 + 1;
                }
            }
        }
    }

    /// The least wanted value from `from` on that was not seen in this round; or the bound of all
    /// xors.
    fn missing(&self, round: u32, from: u32, wanted: impl Fn(u32) -> bool) -> u32 {
        let free = |&value: &usize| self.seen[value] != round && wanted(value as u32);
        (from as usize..self.seen.len()).find(free).unwrap_or(self.seen.len()) as u32
    }

    fn push(&mut self, value: u32) {
        let heap = self.values.len();
        self.values.push(value);
        self.sparse.push(heap, value);
        if self.seen.len() <= 2 * value as usize {
            self.seen.resize(4 * (value as usize).next_power_of_two(), 0);
        }
    }
}
