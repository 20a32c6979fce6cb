//! The values of three parts or more, by their total: sets that are built part by part.

use super::leaves::{Leaves, Sizes};
use crate::rules::bits::ValueSet;

/// The sets of all kinds of parts that some rules need.
pub struct PartSets {
    families: Vec<Family>,
    none: ValueSet,
}

/// Sets of one kind: `rows[c][total]` are the values of c parts; with `open` in the same sense
/// (at least c).
struct Family {
    sizes: Sizes,
    open: bool,
    most: usize,
    rows: Vec<Vec<ValueSet>>,
}

impl PartSets {
    /// For all that may be left by some moves.
    pub fn new<'a>(all: impl Iterator<Item = &'a Leaves>) -> PartSets {
        let mut parts = PartSets { families: vec![], none: ValueSet::default() };
        for leaves in all {
            for (count, sizes) in leaves.named().filter(|(count, _)| *count >= 3) {
                parts.need(sizes, count, false);
            }
            if let Some((least, sizes)) = leaves.open() {
                parts.need(sizes, least, true);
            }
        }
        parts
    }

    fn need(&mut self, sizes: Sizes, count: usize, open: bool) {
        if matches!(sizes, Sizes::Equal | Sizes::Nearly) {
            return; // each number of parts has one value
        }
        let family = self.families.iter_mut().find(|family| {
            family.sizes == sizes
                && family.open == open
                && (!open || sizes != Sizes::Distinct || family.most == count)
        });
        match family {
            Some(family) => family.most = family.most.max(count),
            None => self.families.push(Family { sizes, open, most: count, rows: vec![] }),
        }
    }

    pub fn rows(&self) -> u64 {
        self.families.iter().map(|family| family.most as u64 + 1).sum()
    }

    /// The values of `count` parts (with `open`: or more) of `total` stones; all totals up to the
    /// next heap are known, of one part only those before it.
    pub fn set(&self, sizes: Sizes, count: usize, open: bool, total: usize) -> &ValueSet {
        let family = self.families.iter().find(|family| {
            let is_it = family.sizes == sizes && family.open == open && family.most >= count;
            is_it && (!open || sizes != Sizes::Distinct || family.most == count)
        });
        family.and_then(|family| family.rows.get(count)?.get(total)).unwrap_or(&self.none)
    }

    /// Two parts and more of as many stones as there are values.
    pub fn prepare(&mut self, values: &[u32]) {
        for family in &mut self.families {
            if family.sizes == Sizes::Distinct { family.reserve(values) } else { family.prepare(values) }
        }
    }

    /// One part of as many stones as the last value's heap has.
    pub fn push(&mut self, values: &[u32]) {
        for family in &mut self.families {
            if family.sizes == Sizes::Distinct {
                family.knapsack(values.len() - 1, values);
            } else {
                family.push(values);
            }
        }
    }
}

impl Family {
    /// Any first part, and then one part less; O(n c v / 64) for n stones.
    fn prepare(&mut self, values: &[u32]) {
        let total = values.len();
        self.rows.resize(self.most + 1, vec![]);
        for count in 2..=self.most {
            let mut set = ValueSet::default();
            for (first, value) in values.iter().enumerate().skip(1) {
                set.unite_xor(&self.rows[count - 1][total - first], *value);
            }
            if self.sizes == Sizes::NotAllEqual {
                self.add_mixed(count - 1, values, &mut set);
            }
            self.rows[count].push(set);
        }
    }

    /// What the sets of parts that are not all equal lack: equal parts after a different first one.
    fn add_mixed(&self, count: usize, values: &[u32], set: &mut ValueSet) {
        let total = values.len();
        for first in 1..total {
            let rest = total - first;
            let mut add = |many: usize, size: usize| {
                if size != first && (many == count || self.open && many > count) {
                    set.insert(values[first] ^ if many.is_multiple_of(2) { 0 } else { values[size] });
                }
            };
            for many in (1..).take_while(|many| many * many <= rest) {
                if rest.is_multiple_of(many) {
                    add(many, rest / many);
                    add(rest / many, many);
                }
            }
        }
    }

    fn push(&mut self, values: &[u32]) {
        let total = values.len() - 1;
        let mut set = if self.open { self.rows[2][total].clone() } else { ValueSet::default() };
        if self.sizes == Sizes::Any && total > 0 {
            set.insert(values[total]);
        }
        self.rows[1].push(set);
    }

    /// Makes room for distinct parts of twice the stones, and starts anew.
    fn reserve(&mut self, values: &[u32]) {
        if self.rows.first().is_some_and(|row| row.len() > values.len()) {
            return;
        }
        let room = (2 * values.len()).max(64);
        self.rows = vec![vec![ValueSet::default(); room]; self.most + 1];
        self.rows[0][0].insert(0);
        (0..values.len()).for_each(|part| self.knapsack(part, values));
    }

    /// All sets of smaller distinct parts, with this one added; O(room c v / 64).
    fn knapsack(&mut self, part: usize, values: &[u32]) {
        if part == 0 {
            return;
        }
        for total in (part..self.rows[0].len()).rev() {
            for count in 1..=self.most {
                let mut set = std::mem::take(&mut self.rows[count][total]);
                set.unite_xor(&self.rows[count - 1][total - part], values[part]);
                if self.open && count == self.most {
                    set.unite_xor(&self.rows[count][total - part], values[part]);
                }
                self.rows[count][total] = set;
            }
        }
    }
}
