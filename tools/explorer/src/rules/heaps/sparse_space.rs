//! Tables of octal games: one or two parts are left after few different takes.
//!
//! A mask of bits divides the values into rare and common ones, so that every common option has a
//! rare part. If few heaps are rare, a heap's common options are soon seen; the least common value
//! that is none of them is nearly always its value, once the smaller rare values are found among
//! the options. R. K. Guy, C. A. B. Smith (1956); A. Gangolli, T. Plambeck, Int. J. Game Theory 18
//! (1989), and J. P. Grossman, Searching for periodicity in Officers (2018).

use super::leaves::{Clause, Sizes};
use super::mask::Mask;
use super::takes::Takes;
use crate::game::Flaw;

/// O(n r) time for n heaps of which r are rare, O(n^2) if most are.
pub struct Sparse {
    /// What may be taken to leave nothing.
    alls: Vec<usize>,
    /// What may be taken to leave one part.
    ones: Vec<usize>,
    /// What may be taken to leave two parts, and whether they must differ.
    pairs: Vec<(usize, bool)>,
    mask: Mask,
    /// The rare heaps, ascending.
    rare: Vec<usize>,
    /// The values again: half the size.
    small: Vec<u16>,
    /// And once more, from the end: for splits, whose parts run against each other.
    back: Vec<u16>,
    block: Block,
    /// For `find`.
    missing: Vec<u16>,
}

/// What is known already of the options of the next few heaps.
#[derive(Default)]
struct Block {
    /// The first of them, and how many.
    first: usize,
    count: usize,
    /// For each one: 1 at the values that are options.
    seen: Vec<u8>,
    /// A power of two: above the xor of any two values, and the next value.
    width: usize,
    /// For each take that splits: which rare parts are still to be seen, as ranges of `rare` (the
    /// last one goes on).
    left: Vec<[usize; 4]>,
}

const BLOCK_HEAPS: usize = 32;

/// More splits cost less by `Sets`.
const MAX_SPLITS: usize = 8;

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
                        pairs.extend(takes.clone().map(|take| (take, true)));
                    }
                    _ => return None,
                }
            }
        }
        if pairs.is_empty() || pairs.len() > MAX_SPLITS {
            return None;
        }
        let block = Block { width: 2, ..Block::default() };
        Some(Sparse {
            alls,
            ones,
            pairs,
            mask: Mask::default(),
            rare: vec![],
            small: vec![],
            back: vec![],
            block,
            missing: vec![],
        })
    }

    /// Appends values until there are `count`.
    pub fn extend(&mut self, values: &mut Vec<u32>, count: usize) -> Result<(), Flaw> {
        if self.small.len() < values.len() {
            self.sort(values)?;
        }
        while values.len() < count {
            if values.len().is_power_of_two() {
                self.sort(values)?;
            }
            let value = self.value();
            self.push(value)?;
            values.push(value);
        }
        Ok(())
    }

    /// Chooses the mask, and sorts all values by it.
    fn sort(&mut self, values: &[u32]) -> Result<(), Flaw> {
        self.mask = Mask::best(values, self.pairs.iter().map(|(take, _)| *take));
        self.rare.clear();
        self.small.clear();
        self.back.clear();
        self.block.count = 0;
        values.iter().try_for_each(|value| self.push(*value))
    }

    fn push(&mut self, value: u32) -> Result<(), Flaw> {
        let heap = self.small.len();
        let small = u16::try_from(value).ok().filter(|value| *value < 1 << 15);
        let small = small.ok_or_else(|| Flaw(format!("the value {value} of {heap} is too large")))?;
        self.small.push(small);
        if self.back.len() <= heap {
            let room = (2 * heap).max(64);
            self.back = vec![0; room - heap];
            self.back.extend(self.small.iter().rev());
        }
        let end = self.back.len() - 1;
        self.back[end - heap] = small;
        if heap > 0 && self.mask.is_rare(heap, value) {
            self.rare.push(heap);
        }
        let width = 2 * (value as usize + 1).next_power_of_two();
        if self.block.width < width {
            (self.block.width, self.block.count) = (width, 0);
        }
        Ok(())
    }

    /// The value of the next heap.
    fn value(&mut self) -> u32 {
        let n = self.small.len();
        let is_dense = self.mask.is_none() || 4 * self.rare.len() > n;
        if n >= self.block.first + self.block.count {
            self.begin(if is_dense { 0 } else { BLOCK_HEAPS });
        }
        let (width, mut all) = (self.block.width, std::mem::take(&mut self.block.seen));
        let place = (n - self.block.first) * width;
        let seen = &mut all[place..place + width];
        if self.alls.contains(&n) && n > 0 {
            seen[0] = 1;
        }
        for take in self.ones.iter().filter(|take| **take < n) {
            seen[usize::from(self.small[n - take])] = 1;
        }
        let value = if is_dense {
            self.see_splits(seen, n);
            seen.iter().take_while(|seen| **seen > 0).count()
        } else {
            self.see_rare(seen);
            let is_it = |value: &usize| seen[*value] == 0 && !self.mask.is_rare(n, *value as u32);
            let common = (0..width).find(is_it).expect("there is room for a new value of each class");
            self.find(seen, common).unwrap_or(common)
        };
        self.block.seen = all;
        value as u32
    }

    /// Begins a block of at most `most` heaps, up to the next power of two, when the mask changes
    /// (0: a block of one heap with nothing seen). The partners of a rare part are neighbours, and
    /// known, if the part is not too small and smaller than what all of these heaps leave.
    fn begin(&mut self, most: usize) {
        let (first, width) = (self.small.len(), self.block.width);
        let count = most.min((first + 1).next_power_of_two() - first).max(1);
        let mut seen = std::mem::take(&mut self.block.seen);
        seen.clear();
        seen.resize(count * width, 0);
        self.block.left.clear();
        for &(take, strict) in &self.pairs {
            let total = first.saturating_sub(take);
            let up_to = |size: usize| self.rare.partition_point(|rare| *rare < size);
            let low = if most == 0 { 0 } else { up_to(BLOCK_HEAPS) };
            let high = if most == 0 { 0 } else { up_to(total).max(low) };
            // Two equal parts may not be allowed.
            let middle = if strict { total.div_ceil(2)..(total + count).div_ceil(2) } else { 0..0 };
            let middle = up_to(middle.start).clamp(low, high)..up_to(middle.end).clamp(low, high);
            self.block.left.push([low, middle.start, middle.end, high]);
            for &rare in self.rare[low..middle.start].iter().chain(&self.rare[middle.end..high]) {
                let value = self.small[rare];
                let partners = &self.small[total - rare..][..count];
                for (seen, partner) in seen.chunks_exact_mut(width).zip(partners) {
                    seen[usize::from(value ^ partner)] = 1;
                }
            }
        }
        (self.block.first, self.block.count, self.block.seen) = (first, count, seen);
    }

    /// At most `most` splits for each take.
    fn see_splits(&self, seen: &mut [u8], most: usize) {
        for (total, end) in splits(&self.pairs, self.small.len()) {
            let back = &self.back[self.back.len() - total..];
            for (a, b) in self.small[1..].iter().zip(back).take(end.min(most)) {
                seen[usize::from(a ^ b)] = 1;
            }
        }
    }

    /// The splits with a rare part that the block has left.
    fn see_rare(&self, seen: &mut [u8]) {
        for (&(take, strict), left) in self.pairs.iter().zip(&self.block.left) {
            let Some(total) = self.small.len().checked_sub(take) else { continue };
            let [low, start, end, high] = *left;
            let rare = self.rare[..low].iter().chain(&self.rare[start..end]).chain(&self.rare[high..]);
            for &rare in rare.filter(|rare| **rare < total && !(strict && 2 * **rare == total)) {
                seen[usize::from(self.small[rare] ^ self.small[total - rare])] = 1;
            }
        }
    }

    /// The least value below a bound that is not an option, if there is one. Most are seen by the
    /// first splits, the others are looked for one by one.
    fn find(&mut self, seen: &mut [u8], below: usize) -> Option<usize> {
        if seen[..below].iter().all(|seen| *seen > 0) {
            return None;
        }
        self.see_splits(seen, 8 * below);
        self.missing.clear();
        self.missing.extend((0..below as u16).filter(|value| seen[usize::from(*value)] == 0));
        for (total, end) in splits(&self.pairs, self.small.len()) {
            let back = &self.back[self.back.len() - total..];
            self.missing.retain(|value| !is_split(&self.small[1..=end], &back[..end], *value));
        }
        self.missing.first().map(|value| usize::from(*value))
    }
}

/// Whether two parts have this value. Blocks of pairs are compared without a branch.
fn is_split(small: &[u16], large: &[u16], value: u16) -> bool {
    let blocks = small.chunks(128).zip(large.chunks(128));
    let mut pairs = blocks.map(|(small, large)| small.iter().zip(large));
    pairs.any(|pairs| pairs.fold(false, |found, (a, b)| found | (a ^ b == value)))
}

/// For each take: what is left, and up to which size the smaller part goes.
fn splits(pairs: &[(usize, bool)], n: usize) -> impl Iterator<Item = (usize, usize)> + '_ {
    let totals = pairs.iter().filter(move |(take, _)| take + 2 <= n);
    totals.map(move |(take, strict)| (n - take, (n - take - usize::from(*strict)) / 2))
}
