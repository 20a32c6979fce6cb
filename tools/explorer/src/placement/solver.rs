//! The search: it proves Grundy values with as few positions as it can.
//!
//! - **Theorem**: a part has value k exactly if the part plus a heap of k is a P-position. One
//!   option of value k is enough to prove that it does *not* have it. In a sum only the largest
//!   part is searched that way; of the others the values are computed.
//! - **Time**: exponential, but small: the empty 9x9 board of 2x2 blocks takes 30 thousand
//!   positions, 9x10 360 thousand. The recursion is at most as deep as the game is long, at most
//!   128 moves of three frames each: 256 KB of stack suffice.
//! - **Source**: J. Lemoine and S. Viennot, Nimbers are inevitable, Theoret. Comput. Sci. 462
//!   (2012).
//!
//! The functions call each other in a circle: `value` and `part_is` (what is asked about a part),
//! `search` (its options), `settle` (what is asked about an option), `sum_is`, and again `value`
//! and `part_is`.

use super::memo::Memo;
use super::options::{OpenOption, Options, ValueBits};
use super::rules::WordRules;
use super::word::Word;

/// An option that looks at most this hard is searched as soon as it is generated: that takes less
/// than generating the others.
const EASY_WEIGHT: u32 = 8;

/// The values that `Entry::excluded` has room for.
const EXCLUDABLE: u32 = u32::BITS;

/// What is asked about positions, whatever the width of the words.
pub(crate) trait Solve {
    fn grundy(&mut self, position: u128) -> u32;
    /// Whether the Grundy value is `k`: cheaper than the value.
    fn is(&mut self, position: u128, k: u32) -> bool;
    /// The placements as (piece, place) after which the Grundy value is `k`.
    fn moves_to(&mut self, position: u128, k: u32) -> Vec<(usize, u32)>;
    /// The form that a part has in common with its images; 0 only if its value is 0.
    fn canonical(&self, part: u128) -> u128;
    /// The number of positions in the memo about which anything is known.
    fn positions(&self) -> usize;
}

/// A placement game with what is known about its positions.
#[derive(Clone, Debug)]
pub(crate) struct Solver<W> {
    rules: WordRules<W>,
    memo: Memo<W>,
    /// Cleared ones for the next searches, as allocations are expensive.
    spare: Vec<Options<W>>,
}

impl<W: Word> Solve for Solver<W> {
    fn grundy(&mut self, position: u128) -> u32 {
        let (known, parts) = self.parts(W::cut(position));
        parts.iter().fold(known, |sum, &part| sum ^ self.value(part))
    }

    fn is(&mut self, position: u128, k: u32) -> bool {
        let (known, parts) = self.parts(W::cut(position));
        self.sum_is(&parts, k ^ known)
    }

    fn moves_to(&mut self, position: u128, k: u32) -> Vec<(usize, u32)> {
        let position = W::cut(position);
        let mut moves: Vec<usize> = self.rules.placements.moves(position).collect();
        moves.retain(|&i| {
            let (known, parts) = self.parts(position & self.rules.placements.all[i].keep);
            self.sum_is(&parts, k ^ known)
        });
        moves.into_iter().map(|i| (i / W::BITS as usize, i as u32 % W::BITS)).collect()
    }

    fn canonical(&self, part: u128) -> u128 {
        self.rules.canonical(W::cut(part)).long()
    }

    fn positions(&self) -> usize {
        self.memo.entries.iter().filter(|entry| entry.value.is_some() || entry.excluded != 0).count()
    }
}

impl<W: Word> Solver<W> {
    pub(crate) fn new(rules: WordRules<W>) -> Solver<W> {
        Solver { rules, memo: Memo::default(), spare: Vec::new() }
    }

    /// The numbers of the parts of a position, but for those of known value, whose sum comes first.
    fn parts(&mut self, position: W) -> (u32, Vec<u32>) {
        let Solver { rules, memo, .. } = self;
        let (mut known, mut parts) = (0, Vec::new());
        rules.split(position, |part| known ^= add(rules, memo, part, &mut parts, 0));
        (known, parts)
    }

    /// The value of a part if it is known.
    fn known_value(&self, id: u32) -> Option<u32> {
        self.memo.entries[id as usize].value.map(u32::from)
    }

    fn value(&mut self, id: u32) -> u32 {
        if self.known_value(id).is_none() {
            self.search(id, None);
        }
        self.known_value(id).expect("a search without a target ends with the value")
    }

    /// Whether a part has value `k`.
    fn part_is(&mut self, id: u32, k: u32) -> bool {
        let entry = self.memo.entries[id as usize];
        if entry.value.is_none() {
            // A value is at most the number of moves, so of bits.
            if k > u32::from(entry.size) || ValueBits::<W>::small(entry.excluded).contains(k) {
                return false;
            }
            // That it is not a larger value could not be remembered, and would be searched again
            // and again.
            let target = if k < EXCLUDABLE { Some(k) } else { None };
            self.search(id, target);
        }
        self.known_value(id) == Some(k)
    }

    /// Whether the sum of some parts has value `k`.
    fn sum_is(&mut self, parts: &[u32], mut k: u32) -> bool {
        let open = (0..parts.len()).filter(|&i| self.known_value(parts[i]).is_none());
        let largest = open.max_by_key(|&i| self.memo.entries[parts[i] as usize].size);
        for (i, &part) in parts.iter().enumerate() {
            if Some(i) != largest {
                k ^= self.value(part);
            }
        }
        largest.map_or(k == 0, |i| self.part_is(parts[i], k))
    }

    /// Finds the value of a part, or that it is not `target`, and remembers it.
    ///
    /// As soon as an option is known to have the target as its value, the part does not have it.
    /// Easy options are searched while the others are being generated, the rest afterwards. If no
    /// option has the target as its value, that of the part is at most the target, and comes out as
    /// the first one that no option has.
    fn search(&mut self, id: u32, target: Option<u32>) {
        let mut options = self.spare.pop().unwrap_or_else(Options::new);
        options.seen = ValueBits::small(self.memo.entries[id as usize].excluded);
        let excluded =
            self.generate(id, target, &mut options) || target.is_some_and(|k| self.reaches(&mut options, k));
        if excluded {
            self.memo.entries[id as usize].excluded |= options.seen.as_small();
        } else {
            let mut value = 0;
            while Some(value) != target && self.reaches(&mut options, value) {
                value += 1;
            }
            self.memo.entries[id as usize].value = Some(value as u8);
        }
        options.clear();
        self.spare.push(options);
    }

    /// Lists the options of a part; whether one is found to have the target as its value, which
    /// ends the list.
    fn generate(&mut self, id: u32, target: Option<u32>, options: &mut Options<W>) -> bool {
        let part = self.memo.entries[id as usize].part;
        // Faster than `extend`, which asks for one move after another.
        self.rules.placements.moves(part).for_each(|index| options.moves.push(index));
        for i in 0..options.moves.len() {
            // From the middle outwards: moves there leave small parts, which are easy.
            let middle = options.moves.len() / 2;
            let i = if i % 2 == 0 { middle + i / 2 } else { middle - 1 - i / 2 };
            let choice = self.option(part, options.moves[i], options);
            if choice.range.0 == choice.range.1 {
                options.seen.insert(choice.known);
            } else if !target
                .is_some_and(|k| choice.weight <= EASY_WEIGHT && self.settle(&choice, options, k))
            {
                options.unknown.push(choice);
                continue;
            }
            options.parts.truncate(choice.range.0 as usize);
            if target.is_some_and(|k| options.seen.contains(k)) {
                return true;
            }
        }
        options.sort();
        false
    }

    /// The option after a move; its parts of unknown value come after those of the other options.
    #[inline]
    fn option(&mut self, part: W, index: usize, options: &mut Options<W>) -> OpenOption<W> {
        let (from, mut known) = (options.parts.len(), 0);
        let parts = &mut options.parts;
        let Solver { rules, memo, .. } = self;
        rules.after(part, index, |part| known ^= add(rules, memo, part, parts, from));
        let open = parts[from..].iter().map(|&id| memo.entries[id as usize]);
        let weight = open.map(|part| u32::from(part.size).saturating_sub(part.excluded.count_ones())).sum();
        let first = parts.get(from).map_or(W::from(0), |&id| memo.entries[id as usize].part);
        OpenOption { weight, first, known, range: (from as u32, parts.len() as u32) }
    }

    /// Whether some option has value `k`. Options whose values come out are no longer unknown.
    fn reaches(&mut self, options: &mut Options<W>, k: u32) -> bool {
        let mut i = 0;
        while !options.seen.contains(k) && i < options.unknown.len() {
            let choice = options.unknown[i].clone();
            if self.settle(&choice, options, k) {
                options.unknown.remove(i);
            } else {
                i += 1;
            }
        }
        options.seen.contains(k)
    }

    /// Finds out whether a choice has value `k`. If its value comes out, `seen` has it, and the
    /// answer is true; otherwise it is known not to be `k`.
    fn settle(&mut self, choice: &OpenOption<W>, options: &mut Options<W>, k: u32) -> bool {
        let parts = options.parts(choice);
        // If the sum has this value, no part of it remains unknown.
        self.sum_is(parts, k ^ choice.known);
        let value = parts.iter().try_fold(choice.known, |sum, &id| Some(sum ^ self.known_value(id)?));
        value.into_iter().for_each(|value| options.seen.insert(value));
        value.is_some()
    }
}

/// Adds the number of a part to those from `from` on, and returns 0. If its value is known, that is
/// returned instead; if there is an equal part, the two cancel.
#[inline(always)]
fn add<W: Word>(rules: &WordRules<W>, memo: &mut Memo<W>, part: W, parts: &mut Vec<u32>, from: usize) -> u32 {
    let id = memo.id(part, |part| rules.canonical(part));
    let entry = &mut memo.entries[id as usize];
    if let Some(value) = entry.value {
        return value.into();
    }
    if u32::from(entry.size) <= rules.placements.trivial {
        entry.value = Some(1);
        return 1;
    }
    match parts[from..].iter().position(|&other| other == id) {
        Some(i) => drop(parts.swap_remove(from + i)),
        None => parts.push(id),
    }
    0
}

#[cfg(test)]
mod tests {
    use super::super::piece::Piece;
    use super::*;
    use fastrand::Rng;

    #[test]
    fn three_in_a_row_whose_neighbours_exclude_each_other() {
        let cell = Piece { need: vec![(0, 0)], clear: vec![(0, -1), (0, 0), (0, 1)] };
        let mut kayles: Solver<u64> = Solver::new(WordRules::new(&[cell], 8));
        assert_eq!(kayles.grundy(0b111), 2);
    }

    #[test]
    fn both_widths_agree() {
        let mut random = Rng::with_seed(128);
        let around = (0..9).map(|i| (i / 3 - 1, i % 3 - 1)).collect();
        let pieces = [Piece { need: vec![(0, 0)], clear: around }];
        let mut narrow = Solver::new(WordRules::<u64>::new(&pieces, 6));
        let mut wide = Solver::new(WordRules::<u128>::new(&pieces, 6));
        for _ in 0..60 {
            let position = (random.u64(..) | random.u64(..)) >> random.u32(4..40) & ((1 << 36) - 1);
            let position = u128::from(position);
            assert_eq!(narrow.grundy(position), wide.grundy(position), "{position:b}");
            for k in 0..3 {
                assert_eq!(narrow.is(position, k), wide.is(position, k));
                assert_eq!(narrow.moves_to(position, k), wide.moves_to(position, k), "{position:b}");
            }
        }
        assert_eq!(narrow.positions(), wide.positions());
    }
}
