//! Tables of octal games: one or two parts are left after few different takes.
//!
//! A mask of bits divides the values into rare and common ones, so that every common option has a
//! rare part. If few heaps are rare, a heap's common options are soon seen; the least common value
//! that is none of them is nearly always its value, once the smaller rare values are found among
//! the options. R. K. Guy, C. A. B. Smith (1956); A. Gangolli, T. Plambeck, Int. J. Game Theory 18
//! (1989), and J. P. Grossman, Searching for periodicity in Officers (2018).
//!
//! - `mask`: which values are rare.
//! - `table`: values by blocks of heaps. `cover`: which parts it looks at first; `lanes`: its inner
//!   loops.

mod cover;
mod lanes;
mod mask;
mod table;

use super::leaves::{Clause, Sizes};
use super::takes::Takes;
use crate::game::Flaw;
use mask::Mask;
use table::Table;

/// O(n r) time for n heaps of which r are rare, O(n^2) if most are.
pub struct Splits {
    moves: OctalMoves,
    table: AnyTable,
}

struct OctalMoves {
    /// What may be taken to leave nothing.
    alls: Vec<usize>,
    /// What may be taken to leave one part.
    ones: Vec<usize>,
    splits: Vec<SplitTake>,
}

/// What may be taken to leave two parts, and whether they must differ.
struct SplitTake {
    take: usize,
    distinct: bool,
}

/// By the size of its cells; none while few heaps are known.
enum AnyTable {
    None,
    Narrow(Table<u8>),
    Wide(Table<u16>),
    Widest(Table<u32>),
}

/// What is done with a table, whatever its cells are.
macro_rules! with {
    ($any:expr, $table:ident => $result:expr, $none:expr) => {
        match $any {
            AnyTable::None => $none,
            AnyTable::Narrow($table) => $result,
            AnyTable::Wide($table) => $result,
            AnyTable::Widest($table) => $result,
        }
    };
}

/// More splits cost less by `Sets`.
const MAX_SPLITS: usize = 8;

/// No game is known in which a heap that can be reached has a larger value. The memory for a block
/// of heaps depends on it.
const MAX_VALUE: u32 = 1 << 22;

/// Fewer heaps say too little of which values are rare.
const FEW: usize = 128;

impl Splits {
    /// For these moves, if it can be.
    pub fn new(clauses: &[Clause]) -> Option<Splits> {
        let moves = OctalMoves::new(clauses)?;
        let is_few = (1..=MAX_SPLITS).contains(&moves.splits.len());
        is_few.then_some(Splits { moves, table: AnyTable::None })
    }

    /// Appends values until there are `count`.
    pub fn extend(&mut self, values: &mut Vec<u32>, count: usize) -> Result<(), Flaw> {
        let few = FEW.max(2 * self.moves.last());
        if with!(&self.table, table => table.len() != values.len(), true)
            && let Some(heap) = values.iter().position(|value| *value > MAX_VALUE)
        {
            return Err(Flaw(format!("the value {} of {heap} is too large", values[heap])));
        }
        while values.len() < few.min(count) {
            values.push(self.moves.value(values));
        }
        while values.len() < count {
            let n = values.len();
            if n.is_power_of_two() || with!(&self.table, table => table.len() != n, true) {
                self.sort(values, 1);
            }
            let end = count.min((n + 1).next_power_of_two());
            if !with!(&mut self.table, table => table.extend(&self.moves, values, end), true) {
                self.sort(values, 2 * with!(&self.table, table => table.words(), 1));
            }
        }
        Ok(())
    }

    /// Chooses the mask, and sorts all values by it, with room for 64 times so many of each class
    /// at the least.
    fn sort(&mut self, values: &[u32], words: usize) {
        let best = Mask::best(values, self.moves.splits.iter().map(|split| split.take));
        let are_rare = values.iter().enumerate().filter(|(heap, value)| best.is_rare(*heap, **value)).count();
        let mask = if 4 * are_rare > values.len() { Mask::default() } else { best };
        let largest = values.iter().map(|value| mask.fold(*value)).max().unwrap_or(0);
        // In the order of the values, those that there is room for come before all others.
        let below = if mask.is_none() { 0 } else { mask.below() };
        let words = words.max((largest.max(below) as usize / 64 + 1).next_power_of_two());
        let is_as_before = with!(&self.table, table =>
            table.len() == values.len() && table.mask() == mask && table.words() == words, false);
        if is_as_before {
            return;
        }
        // Twice as many cells.
        self.table = match words {
            1..=2 => AnyTable::Narrow(Table::new(mask, words, values)),
            3..=512 => AnyTable::Wide(Table::new(mask, words, values)),
            _ => AnyTable::Widest(Table::new(mask, words, values)),
        };
    }
}

impl OctalMoves {
    fn new(clauses: &[Clause]) -> Option<OctalMoves> {
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
    fn last(&self) -> usize {
        let splits = self.splits.iter().map(|split| split.take);
        self.alls.iter().chain(&self.ones).copied().chain(splits).max().unwrap_or(0)
    }

    /// At least as many as the options of a heap.
    fn most_options(&self, heap: usize) -> usize {
        self.alls.len() + self.ones.len() + self.splits.iter().map(|split| split.end(heap)).sum::<usize>()
    }

    /// The value of the next heap, straight from the definition.
    fn value(&self, values: &[u32]) -> u32 {
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
    /// Up to which size the smaller part of a heap goes.
    fn end(&self, heap: usize) -> usize {
        heap.saturating_sub(self.take + usize::from(self.distinct)) / 2
    }
}
