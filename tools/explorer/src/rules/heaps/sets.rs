//! Tables for any rules: the values of all options of a heap as a set of bits.

use super::leaves::{Clause, Leaves, Sizes};
use super::parts::PartSets;
use super::takes::Takes;
use crate::rules::bits::ValueSet;

/// For each clause the options of all its takes, which are remembered where that pays: O(n) time
/// for n takes of a heap and, of a split in two, for each total; O(n v / 64) for more parts.
pub struct Sets {
    groups: Vec<ClauseOptions>,
    parts: PartSets,
    options: ValueSet,
    /// How many values are in the groups and parts.
    done: usize,
}

/// A clause with what is remembered of it.
struct ClauseOptions {
    leaves: Leaves,
    source: Source,
    /// The options by the total that is left, if they are asked for often.
    sets: Option<Vec<ValueSet>>,
}

enum Source {
    Few(Vec<u64>),
    /// By the remainder of the total: the options of all totals that may be left.
    Every {
        from: usize,
        step: usize,
        seen: Vec<ValueSet>,
    },
    /// A set of numbers: those up to the present heap.
    Growing {
        set: Takes,
        takes: Vec<u64>,
    },
    Each(Takes),
}

impl Sets {
    pub fn new(clauses: &[Clause]) -> Sets {
        let parts = PartSets::new(clauses.iter().map(|clause| &clause.leaves));
        let groups = clauses.iter().map(ClauseOptions::new).collect();
        Sets { groups, parts, options: ValueSet::default(), done: 0 }
    }

    /// Appends values until there are `count`.
    pub fn extend(&mut self, values: &mut Vec<u32>, count: usize) {
        while self.done < count {
            let (n, known) = (self.done, &values[..self.done]);
            self.parts.prepare(known);
            self.options.clear();
            for group in &mut self.groups {
                group.see(n, known, &self.parts, &mut self.options);
            }
            if values.len() == n {
                values.push(self.options.mex());
            }
            self.parts.push(&values[..=n]);
            for group in &mut self.groups {
                group.push(&values[..=n], &self.parts);
            }
            self.done += 1;
        }
    }

    /// Bytes for `count` values; how large they become is a guess.
    pub fn memory(&self, count: usize) -> u64 {
        let remembered = self.groups.iter().filter(|group| group.sets.is_some()).count() as u64;
        (remembered + self.parts.rows()) * count as u64 * 128
    }
}

impl ClauseOptions {
    fn new(clause: &Clause) -> ClauseOptions {
        let source = match &clause.takes {
            Takes::Of(takes) => Source::Few(takes.clone()),
            Takes::Every { from, step } => {
                let (from, step) = (*from as usize, *step as usize);
                Source::Every { from, step, seen: vec![ValueSet::default(); step] }
            }
            set if set.depends_on_heap() => Source::Each(set.clone()),
            set => Source::Growing { set: set.clone(), takes: vec![] },
        };
        let often = match &source {
            Source::Few(takes) => takes.len() > 4,
            Source::Every { .. } => false,
            Source::Growing { .. } | Source::Each(_) => true,
        };
        let is_split = clause.leaves.most().is_none_or(|most| most > 1);
        let sets = if often && is_split { Some(vec![]) } else { None };
        ClauseOptions { leaves: clause.leaves.clone(), source, sets }
    }

    /// Adds the values of the options of heap n to a set.
    fn see(&mut self, n: usize, values: &[u32], parts: &PartSets, options: &mut ValueSet) {
        let ClauseOptions { leaves, source, sets } = self;
        let mut leave = |total: usize| match sets.as_ref().and_then(|sets| sets.get(total)) {
            Some(set) => options.unite(set),
            None => add(leaves, total, values, parts, options),
        };
        match source {
            Source::Few(takes) => {
                takes.iter().take_while(|take| **take <= n as u64).for_each(|take| leave(n - *take as usize));
            }
            Source::Every { from, step, seen } if *from <= n => {
                let total = n - *from;
                let seen = &mut seen[total % *step];
                add(leaves, total, values, parts, seen);
                options.unite(seen);
            }
            Source::Every { .. } => {}
            Source::Growing { set, takes } => {
                if n > 0 && set.has(n as u64, n as u64) {
                    takes.push(n as u64);
                }
                takes.iter().for_each(|take| leave(n - *take as usize));
            }
            Source::Each(set) => set.from_heap(n as u64).iter().for_each(|take| leave(n - *take as usize)),
        }
    }

    /// Remembers the options of a total whose value is known now, too.
    fn push(&mut self, values: &[u32], parts: &PartSets) {
        if let Some(sets) = &mut self.sets {
            let mut set = ValueSet::default();
            add(&self.leaves, values.len() - 1, values, parts, &mut set);
            sets.push(set);
        }
    }
}

/// Adds the values of what may be left of `total` stones.
fn add(leaves: &Leaves, total: usize, values: &[u32], parts: &PartSets, options: &mut ValueSet) {
    let equal = |count: usize| if count.is_multiple_of(2) { 0 } else { values[total / count] };
    for (count, sizes) in leaves.named().filter(|(count, _)| *count <= total) {
        match (count, sizes) {
            (0, _) => {
                if total == 0 {
                    options.insert(0);
                }
            }
            (1, _) => options.insert(values[total]),
            (_, Sizes::Equal) => {
                if total.is_multiple_of(count) {
                    options.insert(equal(count));
                }
            }
            (_, Sizes::Nearly) => options.insert(nearly(total, count, values)),
            (2, _) => {
                let end = if sizes == Sizes::Any { total / 2 } else { (total - 1) / 2 };
                let pairs = values[1..].iter().zip(values[..total].iter().rev()).take(end);
                pairs.for_each(|(a, b)| options.insert(a ^ b));
            }
            _ => options.unite(parts.set(sizes, count, false, total)),
        }
    }
    match leaves.open() {
        None => {}
        Some((least, Sizes::Equal)) => {
            let counts = (least..=total).filter(|count| total.is_multiple_of(*count));
            counts.for_each(|count| options.insert(equal(count)));
        }
        Some((least, Sizes::Nearly)) => {
            (least..=total).for_each(|count| options.insert(nearly(total, count, values)));
        }
        Some((least, sizes)) => options.unite(parts.set(sizes, least, true, total)),
    }
}

/// The value of parts as equal as possible.
fn nearly(total: usize, count: usize, values: &[u32]) -> u32 {
    let (share, larger) = (total / count, total % count);
    let odd = |many: usize, size: usize| if many.is_multiple_of(2) { 0 } else { values[size] };
    odd(larger, share + 1) ^ odd(count - larger, share)
}
