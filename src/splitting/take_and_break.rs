//! Grundy values where a move takes stones and may break the rest: the engine behind octal codes.
//!
//! - **Rules**: one heap; a move takes t stones and leaves the rest in exactly p non-empty heaps,
//!   for an allowed (t, p) with p <= 3; the player who cannot move loses.
//! - **Theorem**: the value is the mex of the options' values, an option's the xor of its heaps'.
//! - **Time**: O(n^2 r) for n heaps and r runs of consecutive takes (up to 16 takes: r takes),
//!   near O(n m r) if only m heaps are rare (`sparse`); with three heaps left O(n^2 v r) for v
//!   values. Of more than 16 takes that leave two heaps, those in no run of nine cost O(n^2)
//!   together and O(n v / 64) each: 100 takes of up to 1000 and rows of up to 1000 need 4 ms (HDU
//!   2999). Memory O(n), in the last two cases O(n v).
//! - **Source**: Winning Ways, chapter 4; A. Gangolli, T. Plambeck, Int. J. Game Theory 18 (1989).
//! - **Needs**: `sparse`.
//! - **Checked**: against the naive solver for random rules with heaps to 10 (`prove_`: 14), the
//!   textbook table for codes of three octal digits to 100, 22 of two to 1200 (`prove_`: 24 codes
//!   to 10^4), many takes to 150, scattered ones to 200 (`prove_`: 500).

use crate::sparse::SparseSpace;
use std::mem;

/// What a move may take and leave.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rules {
    /// `takes[p]`: the numbers of stones that a move may take to leave exactly p non-empty heaps.
    pub takes: [Vec<usize>; 4],
    /// Whether two heaps that are left must differ.
    pub unequal: bool,
}

impl Rules {
    /// The Grundy values of the heaps 0..=`n`.
    ///
    /// # Panics
    /// If a move takes nothing and leaves one heap (the game never ends), or `n` is 2^30 or more.
    ///
    /// ```
    /// use grundy::take_and_break::Rules;
    /// let kayles = Rules { takes: [vec![1, 2], vec![1, 2], vec![1, 2], vec![]], unequal: false };
    /// assert_eq!(kayles.values(8), [0, 1, 2, 3, 1, 4, 3, 2, 1]);
    /// ```
    pub fn values(&self, n: usize) -> Vec<u32> {
        assert!(!self.takes[1].contains(&0), "a move that changes nothing: the game never ends");
        assert!(n < 1 << 30, "{} heaps", n);
        let keep = self.takes.iter().map(Vec::len).sum::<usize>() > 16; // by measurement
        let (mut runs, mut allowed) = (Vec::new(), vec![false; n + 1]);
        for (parts, takes) in self.takes.iter().enumerate().filter(|(_, takes)| !takes.is_empty()) {
            allowed.fill(false);
            takes.iter().filter(|&&take| take <= n).for_each(|&take| allowed[take] = true);
            allowed[0] &= parts > 0; // to take nothing from nothing is no move
            let mut first = 0;
            while first <= n {
                let end = first + allowed[first..].iter().take_while(|&&allowed| allowed).count();
                if keep && end > first && (parts != 2 || end > first + 8) {
                    runs.push((parts, first, end - 1));
                } else {
                    runs.extend((first..end).map(|take| (parts, take, take)));
                }
                first = end + 1;
            }
        }
        let scattered = runs.iter().filter(|&&(parts, first, last)| parts == 2 && first == last).count();
        let (unequal, sparse) = (usize::from(self.unequal), SparseSpace::new(&self.takes[2]));
        let until = vec![0; (2 * n + 2).next_power_of_two()]; // no play has more than 2 n moves
        let met = if self.takes[3].is_empty() { vec![] } else { vec![0; until.len()] };
        let (scattered, union) = if keep { (scattered, vec![0; until.len() / 64 + 1]) } else { (0, vec![]) };
        let values = Vec::with_capacity(n + 1);
        let mut table =
            Table { runs, keep, unequal, sparse, values, until, met, scattered, union, ..Table::default() };
        (0..=n).for_each(|heap| table.push(heap));
        table.values
    }
}

/// Up to this heap all splits are seen, which is faster, by measurement; then a mask is chosen.
const FIRST_RARE: usize = 512;

/// Takes a..=b leave s stones of the heaps s + a to s + b: the options with s stones are seen once,
/// at heap s + a, and stay options up to s + b, so long runs cost no more.
#[derive(Default)]
struct Table {
    runs: Vec<(usize, usize, usize)>, // heaps that are left, first take, last take
    keep: bool,                       // whether runs are joined, which costs time per option
    unequal: usize,                   // 0 or 1
    sparse: SparseSpace,
    values: Vec<u32>,
    until: Vec<u32>, // v is an option of the present heap if that is below `until[v]`
    /// Splits not yet seen: the stones of both heaps, until when, the smaller heap of the next one.
    open: Vec<(usize, u32, usize)>,
    pairs: Vec<Vec<u32>>, // if three heaps may be left: the values of two, by their total
    met: Vec<usize>,      // and for each value the last total that had it
    scattered: usize,     // if runs are joined: how many takes that leave two heaps are in no run
    /// For these takes, as bits: the values of two heaps, by their total.
    sets: Vec<Vec<u64>>,
    union: Vec<u64>, // of these the options of the present heap
    bound: usize,    // a power of two, above all values
}

impl Table {
    fn push(&mut self, heap: usize) {
        self.open.retain(|&(_, until, _)| until as usize > heap);
        if heap.is_power_of_two() && heap >= FIRST_RARE {
            self.see_splits(heap); // all of them, for other heaps are rare from now on
            self.sparse.choose_mask(&self.values);
        }
        // Else it is faster to see all splits.
        let few_rare = 4 * self.scattered.max(1) * self.sparse.rare().len() + FIRST_RARE < heap;
        for i in 0..self.runs.len() {
            let (parts, first, last) = self.runs[i];
            if first + parts > heap || parts == 0 && first < heap {
                continue;
            }
            if parts == 2 && first == last && self.scattered > 0 && !few_rare {
                self.unite(heap - first);
            } else {
                self.see(parts, heap - first, (heap - first + last + 1) as u32, few_rare);
            }
        }
        for (i, word) in self.union.iter_mut().enumerate() {
            while *word > 0 {
                let seen = &mut self.until[64 * i + word.trailing_zeros() as usize];
                *seen = (heap as u32 + 1).max(*seen);
                *word &= *word - 1;
            }
        }
        let (mut value, mut count) = (0, if few_rare { 0 } else { heap });
        loop {
            self.see_splits(count);
            value += self.until[value..].iter().take_while(|&&until| until as usize > heap).count();
            if self.open.is_empty() || !self.sparse.is_rare(heap, value as u32) {
                break; // all common options have been seen
            }
            count = 64; // enough for most heaps
        }
        self.sparse.push(heap, value as u32);
        self.values.push(value as u32);
        self.bound = self.bound.max((value + 1).next_power_of_two());
    }

    /// Adds the options that are two heaps of `sum` stones together to the union.
    fn unite(&mut self, sum: usize) {
        for total in self.sets.len()..=sum {
            let mut set = vec![0; self.bound / 64 + 1];
            for a in 1..=total.saturating_sub(self.unequal) / 2 {
                let value = self.values[a] ^ self.values[total - a];
                set[value as usize / 64] |= 1 << (value % 64);
            }
            self.sets.push(set);
        }
        self.union.iter_mut().zip(&self.sets[sum]).for_each(|(union, set)| *union |= set);
    }

    /// Sees the options that are `parts` heaps of `sum` stones together; of two only the rare ones.
    fn see(&mut self, parts: usize, sum: usize, until: u32, few_rare: bool) {
        let (keep, values, met) = (self.keep, &self.values[..], &mut self.met);
        let (mask, seen) = (self.until.len() - 1, &mut self.until[..]); // spares a check of the bounds
        let mut see = |value: u32| {
            let seen = &mut seen[value as usize & mask];
            *seen = if keep { until.max(*seen) } else { until };
        };
        match parts {
            0 => see(0),
            1 => see(values[sum]),
            2 => {
                self.open.push((sum, until, 1));
                let rare = if few_rare { self.sparse.rare() } else { &[] };
                for &a in rare.iter().take_while(|&&a| a < sum) {
                    if 2 * a != sum || self.unequal == 0 {
                        see(values[a] ^ values[sum - a]);
                    }
                }
            }
            _ => {
                for total in self.pairs.len()..sum {
                    let mut pairs: Vec<u32> =
                        (1..=total / 2).map(|a| values[a] ^ values[total - a]).collect();
                    pairs.retain(|&pair| mem::replace(&mut met[pair as usize], total) != total);
                    self.pairs.push(pairs);
                }
                for (a, value) in values.iter().enumerate().take(sum / 3 + 1).skip(1) {
                    self.pairs[sum - a].iter().for_each(|pair| see(value ^ pair));
                }
            }
        }
    }

    /// Sees the next `count` of the open splits, for each number of stones.
    fn see_splits(&mut self, count: usize) {
        let (keep, unequal, seen) = (self.keep, self.unequal, &mut self.until[..]);
        let (values, mask) = (&self.values[..], seen.len() - 1);
        for (sum, until, next) in &mut self.open {
            let (from, to) = (*next, (*next + count).min((*sum - unequal) / 2 + 1).max(*next));
            let (until, larger) = (*until, values[*sum + 1 - to..*sum + 1 - from].iter().rev());
            for (a, b) in values[from..to].iter().zip(larger) {
                let seen = &mut seen[(a ^ b) as usize & mask];
                *seen = if keep { until.max(*seen) } else { until };
            }
            *next = to;
        }
        self.open.retain(|&(sum, _, next)| 2 * next + unequal <= sum);
    }
}
