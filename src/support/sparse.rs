//! Sparse spaces: the few heaps that matter most among those that a move can leave, for fast tables
//! of splitting games.
//!
//! - **Theorem**: call a value rare if an even number of its bits are in a mask, else common. (The
//!   heap's parity may count as one more bit if all splits take numbers of the same parity.) Two
//!   common heaps leave a rare value, so every common option comes from a split with a rare heap.
//!   The least common value that is not an option is the answer, unless a smaller rare value is not
//!   an option either. This holds for every mask; the one that makes the fewest heaps rare is
//!   fastest.
//! - **Time**: O(1) per heap; O(v log v + n) to choose the mask for values below v.
//! - **Source**: Winning Ways, chapter 4 (sparse spaces); the mask by a Walsh-Hadamard transform.
//! - **Needs**: nothing.
//! - **Checked**: against a search of all masks on random values; see also `take_and_break`.

/// The mask, and the heaps that are rare under it.
///
/// ```
/// use grundy::sparse::SparseSpace;
/// let kayles = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7];
/// let mut sparse = SparseSpace::new(&[1, 2]);
/// sparse.choose_mask(&kayles);
/// assert_eq!(sparse.rare(), [3, 6, 11, 18, 22]); // their values: 3 or 6; common ones have 1 or 3 bits
/// ```
#[derive(Clone, Debug, Default)]
pub struct SparseSpace {
    /// The parity of all takes, if they agree.
    parity: Option<usize>,
    mask: usize,
    rare: Vec<usize>,
}

impl SparseSpace {
    /// A space in which every heap is rare; `takes` are the numbers of stones taken by moves that
    /// leave two heaps.
    pub fn new(takes: &[usize]) -> SparseSpace {
        let alike = takes.windows(2).all(|pair| pair[0] % 2 == pair[1] % 2);
        let parity = if alike { takes.first().map(|take| take % 2) } else { None };
        SparseSpace { parity, mask: 0, rare: Vec::new() }
    }

    /// Whether this value, of the heap or of one of its options, is rare.
    pub fn is_rare(&self, heap: usize, value: u32) -> bool {
        (self.class(heap, value) & self.mask).count_ones() % 2 == 0
    }

    /// The rare heaps, ascending, without heap 0.
    pub fn rare(&self) -> &[usize] {
        &self.rare
    }

    /// Adds a heap with its value.
    pub fn push(&mut self, heap: usize, value: u32) {
        if heap > 0 && self.is_rare(heap, value) {
            self.rare.push(heap);
        }
    }

    /// Chooses the mask under which the fewest of these heaps are rare: `values[heap]`, from heap 0
    /// on.
    pub fn choose_mask(&mut self, values: &[u32]) {
        let classes: Vec<usize> = (1..values.len()).map(|heap| self.class(heap, values[heap])).collect();
        let bound = classes.iter().max().map_or(1, |class| class + 1).next_power_of_two();
        // Of each mask the number of rare heaps less that of common ones, for all masks at once: a
        // Walsh-Hadamard transform.
        let mut sums = vec![0i64; bound];
        classes.iter().for_each(|&class| sums[class] += 1);
        let mut bit = 1;
        while bit < bound {
            for i in (0..bound).filter(|i| i & bit == 0) {
                let (without, with) = (sums[i], sums[i + bit]);
                sums[i] = without + with;
                sums[i + bit] = without - with;
            }
            bit *= 2;
        }
        self.mask = (0..bound).min_by_key(|&mask| sums[mask]).unwrap_or(0);
        self.rare = (1..values.len()).filter(|&heap| self.is_rare(heap, values[heap])).collect();
    }

    /// The value's bits, and below them the heap's parity where it counts.
    fn class(&self, heap: usize, value: u32) -> usize {
        2 * value as usize + self.parity.map_or(0, |parity| (heap + parity) % 2)
    }
}
