//! Tables of octal games: one or two parts are left after few different takes.
//!
//! A mask of bits divides the values into rare and common ones, so that every common option has a
//! rare part. If few heaps are rare, a heap's common options are soon seen; the least common value
//! that is none of them is nearly always its value, once the smaller rare values are found among
//! the options. R. K. Guy, C. A. B. Smith (1956); A. Gangolli, T. Plambeck, Int. J. Game Theory 18
//! (1989), and J. P. Grossman, Searching for periodicity in Officers (2018).
//!
//! - `moves`: what may be taken. `mask`: which values are rare.
//! - `table`: values by blocks of heaps. `cover`: which pairs of parts it tries first; `block`,
//!   `rows`: for whole blocks; `lanes`: its other inner loops, `byte_cells`: with bytes; `bits`:
//!   which options a heap has.
//! - `dense`: values if many heaps are rare. `marks`: which values are options; `digits`: values as
//!   two bytes; `digit_pairs` are looked up with wide registers, in a `sieve` with AVX-512, by
//!   `windows` with AVX2.

mod bits;
mod block;
mod byte_cells;
mod cover;
mod dense;
#[cfg(target_arch = "x86_64")]
mod digit_pairs;
mod digits;
mod lanes;
mod marks;
mod mask;
mod moves;
mod reversed;
mod rows;
#[cfg(target_arch = "x86_64")]
mod sieve;
mod table;
#[cfg(target_arch = "x86_64")]
mod windows;

use super::leaves::Clause;
use crate::game::Flaw;
use dense::Dense;
use mask::Mask;
use moves::OctalMoves;
use table::Table;

/// O(n r) time for n heaps of which r are rare, O(n^2) if most are.
pub struct Splits {
    moves: OctalMoves,
    table: AnyTable,
}

/// By the size of its cells; none while few heaps are known.
enum AnyTable {
    None,
    Narrow(Table<u8>),
    Wide(Table<u16>),
    DenseNarrow(Dense<u8>),
    DenseWide(Dense<u16>),
    DenseWidest(Dense<u32>),
}

/// What is done with a table, whatever its cells are.
macro_rules! with {
    ($any:expr, $table:ident => $result:expr, $none:expr) => {
        match $any {
            AnyTable::None => $none,
            AnyTable::Narrow($table) => $result,
            AnyTable::Wide($table) => $result,
            AnyTable::DenseNarrow($table) => $result,
            AnyTable::DenseWide($table) => $result,
            AnyTable::DenseWidest($table) => $result,
        }
    };
}

/// More splits cost less by `Sets`.
const MAX_SPLITS: usize = 8;

/// No game is known in which a heap that can be reached has a larger value. The memory for what
/// is seen depends on it.
const MAX_VALUE: u32 = 1 << 22;

/// If more than one heap in this many is rare, it is faster to look at all options.
const DENSE: usize = 8;

/// Of a table with a mask: a mask has 16 bits, one of which is left out, and there are two classes.
const MAX_WORDS: usize = 512;

/// Fewer heaps say too little of which values are rare. And what is left of more heaps is more than
/// twice as large as the parts that are looked at one by one.
const FEW: usize = 129;

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

    /// Chooses the mask, and sorts all values by it, with room for at least 64 times
    /// `words` of each class.
    fn sort(&mut self, values: &[u32], words: usize) {
        let best = Mask::best(values, self.moves.splits.iter().map(|split| split.take));
        let are_rare = values.iter().enumerate().filter(|(heap, value)| best.is_rare(*heap, **value)).count();
        let is_dense = DENSE * are_rare > values.len() || words > MAX_WORDS;
        let mask = if is_dense { Mask::default() } else { best };
        let largest = values.iter().map(|value| mask.fold(*value)).max().unwrap_or(0);
        // In the order of the values, those that there is room for come before all others.
        let below = if mask.is_none() { 0 } else { mask.below() };
        let words = words.max((largest.max(below) as usize / 64 + 1).next_power_of_two());
        let is_as_before = with!(&self.table, table =>
            table.len() == values.len() && table.mask() == mask && table.words() == words, false);
        if is_as_before {
            return;
        }
        self.table = match words {
            1..=4 if mask.is_none() => AnyTable::DenseNarrow(Dense::new(words, values)),
            5..=1024 if mask.is_none() => AnyTable::DenseWide(Dense::new(words, values)),
            _ if mask.is_none() => AnyTable::DenseWidest(Dense::new(words, values)),
            // Twice as many cells.
            1..=2 => AnyTable::Narrow(Table::new(mask, words, values)),
            _ => AnyTable::Wide(Table::new(mask, words, values)),
        };
    }
}
