//! The moves of an octal game: what may be taken, and how many parts are left.

use super::super::leaves::{Clause, Sizes};
use super::super::takes::Takes;

pub struct OctalMoves {
    /// What may be taken to leave nothing.
    pub alls: Vec<usize>,
    /// What may be taken to leave one part.
    pub ones: Vec<usize>,
    pub splits: Vec<SplitTake>,
}

/// What may be taken to leave two parts, and whether they must differ.
pub struct SplitTake {
    pub take: usize,
    pub distinct: bool,
}

impl OctalMoves {
    pub fn new(clauses: &[Clause]) -> Option<OctalMoves> {
        let mut moves = OctalMoves { alls: vec![], ones: vec![], splits: vec![] };
        for clause in clauses {
            let Takes::Of(takes) = &clause.takes else { return None };
            let takes = takes.iter().map(|take| *take as usize);
            if clause.leaves.most()? > 2 {
                return None;
            }
            for (count, sizes) in clause.leaves.named() {
                let distinct = match (count, sizes) {
                    (0, _) => {
                        moves.alls.extend(takes.clone());
                        continue;
                    }
                    (1, _) => {
                        moves.ones.extend(takes.clone());
                        continue;
                    }
                    (_, Sizes::Any) => false,
                    (_, Sizes::Distinct | Sizes::NotAllEqual) => true,
                    _ => return None,
                };
                moves.splits.extend(takes.clone().map(|take| SplitTake { take, distinct }));
            }
        }
        Some(moves)
    }

    /// What is taken at the most.
    pub fn last(&self) -> usize {
        let splits = self.splits.iter().map(|split| split.take);
        self.alls.iter().chain(&self.ones).copied().chain(splits).max().unwrap_or(0)
    }

    /// The value of the next heap, straight from the definition.
    pub fn value(&self, values: &[u32]) -> u32 {
        let n = values.len();
        let largest = values.iter().max().copied().unwrap_or(0) as usize;
        // Above the xor of any two values, and the next value.
        let mut seen = vec![false; 2 * (largest + 1).next_power_of_two()];
        seen[0] = n > 0 && self.alls.contains(&n);
        for take in self.ones.iter().filter(|take| **take < n) {
            seen[values[n - take] as usize] = true;
        }
        for split in &self.splits {
            for part in 1..=split.end(n) {
                seen[(values[part] ^ values[n - split.take - part]) as usize] = true;
            }
        }
        seen.iter().take_while(|seen| **seen).count() as u32
    }
}

impl SplitTake {
    /// Whether a part may come of what is not taken.
    #[inline]
    pub fn allows(&self, part: usize, total: usize) -> bool {
        !self.distinct || 2 * part != total
    }

    /// Up to which size the smaller part of a heap goes.
    pub fn end(&self, heap: usize) -> usize {
        heap.saturating_sub(self.take + usize::from(self.distinct)) / 2
    }
}
