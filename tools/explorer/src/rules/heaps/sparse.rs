//! Tables of octal games: one or two parts are left after few different takes.
//!
//! A mask of bits divides the values into rare and common ones, so that every common option has a
//! rare part. If few heaps are rare, a heap's common options are soon seen; the least common value
//! that is none of them is nearly always its value, once the smaller rare values are found among
//! the options. R. K. Guy, C. A. B. Smith (1956); A. Gangolli, T. Plambeck, Int. J. Game Theory 18
//! (1989), and J. P. Grossman, Searching for periodicity in Officers (2018).

use super::leaves::Sizes;
use super::mask::Mask;
use super::rules::Clause;
use super::takes::Takes;

/// O(n r) time for n heaps of which r are rare, O(n^2) if most are.
pub struct Sparse {
    /// What may be taken to leave nothing.
    alls: Vec<usize>,
    /// What may be taken to leave one part.
    ones: Vec<usize>,
    /// What may be taken to leave two parts, and whether they must differ.
    pairs: Vec<(usize, bool)>,
    mask: Mask,
    /// The rare heaps, ascending, and their values.
    rare: Vec<usize>,
    rare_values: Vec<u32>,
    /// A value is an option of the present heap if the heap's size and one is here.
    seen: Vec<u32>,
    /// So many values are sorted into rare and common ones.
    done: usize,
}

/// More splits cost less by `Sets`.
const MOST: usize = 8;

impl Sparse {
    /// For these moves, if it can be.
    pub fn new(clauses: &[Clause]) -> Option<Sparse> {
        let (mut alls, mut ones, mut pairs) = (vec![], vec![], vec![]);
        for clause in clauses {
            let Takes::Of(takes) = &clause.takes else { return None };
            let takes = takes.iter().map(|take| *take as usize);
            if clause.leaves.most()? > 2 {
                return None;
            }
            for (count, sizes) in clause.leaves.named() {
                match (count, sizes) {
                    (0, _) => alls.extend(takes.clone()),
                    (1, _) => ones.extend(takes.clone()),
                    (_, Sizes::Any) => pairs.extend(takes.clone().map(|take| (take, false))),
                    (_, Sizes::Distinct | Sizes::NotAllEqual) => {
                        pairs.extend(takes.clone().map(|take| (take, true)))
                    }
                    _ => return None,
                }
            }
        }
        if pairs.is_empty() || pairs.len() > MOST {
            return None;
        }
        let (rare, rare_values, seen) = Default::default();
        Some(Sparse { alls, ones, pairs, mask: Mask::default(), rare, rare_values, seen, done: 0 })
    }

    /// Appends values until there are `count`.
    pub fn extend(&mut self, values: &mut Vec<u32>, count: usize) {
        if self.done < values.len() {
            self.sort(values);
        }
        while values.len() < count {
            if values.len().is_power_of_two() {
                self.sort(values);
            }
            let value = self.value(values);
            self.push(values.len(), value);
            values.push(value);
            self.done += 1;
        }
    }

    /// Chooses the mask, and sorts all values by it.
    fn sort(&mut self, values: &[u32]) {
        self.mask = Mask::best(values, self.pairs.iter().map(|(take, _)| *take));
        self.rare.clear();
        self.rare_values.clear();
        values.iter().enumerate().for_each(|(heap, value)| self.push(heap, *value));
        self.done = values.len();
    }

    fn push(&mut self, heap: usize, value: u32) {
        if heap > 0 && self.mask.is_rare(heap, value) {
            self.rare.push(heap);
            self.rare_values.push(value);
        }
        // The xor of two values, and the next one, fit in.
        let room = 2 * (value as usize + 1).next_power_of_two();
        if self.seen.len() < room {
            self.seen.resize(room, 0);
        }
    }

    fn value(&mut self, values: &[u32]) -> u32 {
        let (n, now) = (values.len(), values.len() as u32 + 1);
        if self.seen.is_empty() {
            self.seen = vec![0; 2];
        }
        if self.alls.contains(&n) && n > 0 {
            self.seen[0] = now;
        }
        for take in self.ones.iter().filter(|take| **take < n) {
            self.seen[values[n - take] as usize] = now;
        }
        if self.mask.is_none() || 4 * self.rare.len() > n {
            self.see_all(values, now);
            return self.mex(0, now);
        }
        self.see_rare(values, now);
        let common = (0..).find(|value| self.seen[*value] != now && !self.mask.is_rare(n, *value as u32));
        let common = common.expect("there is room for a new value of each class");
        let missing = self.seen[..common].iter().filter(|seen| **seen != now).count();
        if missing == 0 || self.find(values, common, missing, now) { common as u32 } else { self.mex(0, now) }
    }

    fn mex(&self, from: usize, now: u32) -> u32 {
        (from + self.seen[from..].iter().take_while(|seen| **seen == now).count()) as u32
    }

    /// All splits.
    fn see_all(&mut self, values: &[u32], now: u32) {
        for (total, end) in splits(&self.pairs, values.len()) {
            for (a, b) in values[1..].iter().zip(values[..total].iter().rev()).take(end) {
                self.seen[(a ^ b) as usize] = now;
            }
        }
    }

    /// The splits with a rare part.
    fn see_rare(&mut self, values: &[u32], now: u32) {
        for &(take, strict) in &self.pairs {
            let Some(total) = values.len().checked_sub(take).filter(|total| *total >= 2) else { continue };
            let end = self.rare.partition_point(|rare| *rare < total);
            // Two equal parts may not be allowed.
            let half =
                if strict && total % 2 == 0 { self.rare.binary_search(&(total / 2)).ok() } else { None };
            let (middle, after) = half.map_or((end, end), |half| (half, half + 1));
            for range in [0..middle, after..end] {
                for (rare, value) in self.rare[range.clone()].iter().zip(&self.rare_values[range]) {
                    self.seen[(value ^ values[total - rare]) as usize] = now;
                }
            }
        }
    }

    /// Whether all smaller values that are not seen yet are options, too.
    fn find(&mut self, values: &[u32], below: usize, mut missing: usize, now: u32) -> bool {
        for (total, end) in splits(&self.pairs, values.len()) {
            for (a, b) in values[1..].iter().zip(values[..total].iter().rev()).take(end) {
                let value = (a ^ b) as usize;
                if value < below && self.seen[value] != now {
                    self.seen[value] = now;
                    missing -= 1;
                    if missing == 0 {
                        return true;
                    }
                }
            }
        }
        false
    }
}

/// For each take: what is left, and up to which size the smaller part goes.
fn splits(pairs: &[(usize, bool)], n: usize) -> impl Iterator<Item = (usize, usize)> + '_ {
    let totals = pairs.iter().filter(move |(take, _)| take + 2 <= n);
    totals.map(move |(take, strict)| (n - take, (n - take - usize::from(*strict)) / 2))
}
