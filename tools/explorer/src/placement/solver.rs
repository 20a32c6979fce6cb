//! The search: it proves Grundy values with as few positions as it can.
//!
//! - **Theorem**: a part has value k exactly if the part plus a heap of k is a P-position. One
//!   option of value k is enough to prove that it does *not* have it. In a sum only the largest
//!   part is searched that way; of the others the values are computed.
//! - **Time**: exponential, but small: the empty 9x9 board of 2x2 blocks takes the values of 6
//!   thousand positions, 9x10 of 58 thousand. The recursion is at most as deep as the game is long,
//!   at most 128 moves of three frames each: 256 KB of stack suffice.
//! - **Source**: J. Lemoine and S. Viennot, Nimbers are inevitable, Theoret. Comput. Sci. 462
//!   (2012); that all options are looked up before any is searched, and that only values are kept:
//!   P. Beling, M. Rogalski, On pruning search trees of impartial games, Artificial Intelligence
//!   283 (2020).
//!
//! The functions call each other in a circle: `value` and `value_if` (what is asked about a part),
//! `search` (its options), `reaches` (what is asked about an option), and again `value` and
//! `value_if`.

use super::memo::{Excluded, Memo};
use super::options::{OpenOption, Options};
use super::rules::WordRules;
use super::word::Word;

/// What is asked about positions, whatever the width of the words.
pub(crate) trait Solve {
    fn grundy(&mut self, position: u128) -> u32;
    /// Whether the Grundy value is `k`: cheaper than the value.
    fn is(&mut self, position: u128, k: u32) -> bool;
    /// The placements as (piece, place) after which the Grundy value is `k`.
    fn moves_to(&mut self, position: u128, k: u32) -> Vec<(usize, u32)>;
    /// The form that a part has in common with its images; 0 only if its value is 0.
    fn canonical(&self, part: u128) -> u128;
    /// The number of positions whose values are in the memo.
    fn positions(&self) -> usize;
}

/// A placement game with what is known about its positions.
#[derive(Clone, Debug)]
pub(crate) struct Solver<W> {
    rules: WordRules<W>,
    memo: Memo<W>,
    excluded: Excluded<W>,
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
        self.memo.len()
    }
}

impl<W: Word> Solver<W> {
    pub(crate) fn new(rules: WordRules<W>) -> Solver<W> {
        Solver { rules, memo: Memo::new(), excluded: Excluded::new(), spare: Vec::new() }
    }

    /// The parts of a position, but for those of known value, whose sum comes first.
    fn parts(&self, position: W) -> (u32, Vec<W>) {
        let (mut known, mut parts) = (0, Vec::new());
        self.rules.split(position, |part| known ^= self.add(part, &mut parts, 0));
        parts.sort_unstable_by_key(|part| part.count());
        (known, parts)
    }

    /// Adds the canonical form of a part to those from `from` on, and returns 0. If its value is
    /// known, that is returned instead; if there is an equal part, the two cancel.
    #[inline(always)]
    fn add(&self, part: W, parts: &mut Vec<W>, from: usize) -> u32 {
        if (0..self.rules.placements.trivial).fold(part, |rest, _| rest.rest()) == W::from(0) {
            return 1;
        }
        let part = self.rules.canonical(part);
        if part == W::from(0) {
            return 0;
        }
        if let Some(value) = self.memo.value(part) {
            return value;
        }
        match parts[from..].iter().position(|&other| other == part) {
            Some(i) => drop(parts.swap_remove(from + i)),
            None => parts.push(part),
        }
        0
    }

    fn value(&mut self, part: W) -> u32 {
        match self.memo.value(part) {
            Some(value) => value,
            None => self.search(part, None).expect("a search without a target ends with the value"),
        }
    }

    /// The value of a part, or nothing if all that comes out is that it is not `k`.
    fn value_if(&mut self, part: W, k: u32) -> Option<u32> {
        let known = self.memo.value(part);
        // A value is at most the number of moves, so of bits.
        if known.is_some() || k > part.count() || self.excluded.contains(part, k) {
            return known;
        }
        // For larger values `excluded` has no room: they would be asked for again and again.
        let value = self.search(part, Some(k).filter(|&k| k < u32::BITS));
        if value.is_none() {
            self.excluded.insert(part, k);
        }
        value
    }

    /// Whether the sum of some parts, the hardest of which is the last one, has value `k`.
    fn sum_is(&mut self, parts: &[W], k: u32) -> bool {
        let Some((&hardest, others)) = parts.split_last() else { return k == 0 };
        let k = others.iter().fold(k, |k, &part| k ^ self.value(part));
        self.value_if(hardest, k) == Some(k)
    }

    /// Finds the value of a part, and remembers it; or nothing but that it is not `target`.
    ///
    /// As soon as an option is known to have the target as its value, the part does not have it:
    /// to find that out again costs next to nothing. If no option has it, the value is at most the
    /// target: the least that no option has.
    fn search(&mut self, part: W, target: Option<u32>) -> Option<u32> {
        let mut options = self.spare.pop().unwrap_or_else(Options::new);
        let excluded = self.generate(part, target, &mut options)
            || target.is_some_and(|k| self.reaches(&mut options, k));
        let value = if excluded {
            None
        } else {
            (0..).find(|&k| Some(k) == target || !self.reaches(&mut options, k))
        };
        options.clear();
        self.spare.push(options);
        if let Some(value) = value {
            self.memo.insert(part, value);
        }
        value
    }

    /// Lists the options of a part; whether one is known to have the target as its value, which
    /// ends the list.
    fn generate(&self, part: W, target: Option<u32>, options: &mut Options<W>) -> bool {
        // Faster than `extend`, which asks for one move after another.
        self.rules.placements.moves(part).for_each(|index| options.moves.push(index));
        for &index in &options.moves {
            let parts = &mut options.parts;
            let (from, mut known) = (parts.len(), 0);
            self.rules.after(part, index, |part| known ^= self.add(part, parts, from));
            if parts.len() > from {
                parts[from..].sort_unstable_by_key(|&part| (part.count(), part));
                let size = parts[from..].iter().map(|part| part.count().pow(2)).sum();
                let weight = (size, self.rules.rows_from_middle(part, index));
                options.unknown.push(OpenOption { weight, known, range: (from as u32, parts.len() as u32) });
            } else if target == Some(known) {
                return true;
            } else {
                options.seen.insert(known);
            }
        }
        options.sort();
        false
    }

    /// Whether some option has value `k`. Options whose values come out are no longer unknown.
    ///
    /// Of an option that is a sum, the value of each part but the hardest is found first.
    fn reaches(&mut self, options: &mut Options<W>, k: u32) -> bool {
        let mut i = 0;
        while !options.seen.contains(k) && i < options.unknown.len() {
            let OpenOption { range: (from, end), mut known, .. } = options.unknown[i];
            let parts = &options.parts[from as usize..end as usize];
            let (&hardest, others) = parts.split_last().expect("some part is unknown");
            known ^= others.iter().fold(0, |sum, &part| sum ^ self.value(part));
            if let Some(value) = self.value_if(hardest, known ^ k) {
                options.seen.insert(known ^ value);
                options.unknown.remove(i);
            } else {
                (options.unknown[i].range.0, options.unknown[i].known) = (end - 1, known);
                i += 1;
            }
        }
        options.seen.contains(k)
    }
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
