//! The solver for placement games on long boards: it proves Grundy values with as few positions as it can.
//!
//! - **Theorem**: a part has value k exactly when part plus heap of k is a P-position. To prove that *not*, one option of
//!   value k is enough. In a sum only the largest part is searched that way; of the others the values are computed.
//!   Per part the memo holds its value, or the values excluded so far. Options are generated from the middle
//!   outwards, leaving as soon as one is known to have value k; the others are tried smallest first.
//! - **Time**: exponential, but small: the empty 9x9 board of 2x2 blocks takes 30 thousand positions, 9x10 360 thousand.
//!   The recursion is at most as deep as the game is long, at most 128 moves of three frames each: 256 KB of stack suffice.
//! - **Source**: J. Lemoine and S. Viennot, Nimbers are inevitable, Theoret. Comput. Sci. 462 (2012).
//! - **Needs**: `bitboard`, `fx`.
//! - **Used by**: `board`.
//! - **Checked**: through `board`.
//!
//! ```
//! use grundy::bitboard::{Piece, Rules};
//! use grundy::board_solver::{Solve, Solver};
//! let cell = Piece { need: vec![(0, 0)], clear: vec![(0, -1), (0, 0), (0, 1)] };
//! let mut kayles: Solver<u64> = Solver::new(Rules::new(&[cell], 8));
//! assert_eq!(kayles.grundy(0b111), 2, "three in a row, neighbours exclude each other");
//! ```

use crate::bitboard::Rules;
use crate::bitboard::Word;
use crate::fx::FxHashMap;

/// A placement game with what is known about its positions.
#[derive(Clone, Debug)]
pub struct Solver<W> {
    rules: Rules<W>,
    /// By canonical part: `EXACT` plus the value, or the set of values it does not have.
    memo: FxHashMap<W, u64>,
    /// For the next searches, as allocations are dear.
    spare: Vec<Options<W>>,
}

const EXACT: u64 = 1 << 63;

/// What `board` asks, whatever the width of the words.
pub trait Solve {
    /// The Grundy value.
    fn grundy(&mut self, position: u128) -> u32;
    /// Whether the player to move wins: cheaper than the value.
    fn wins(&mut self, position: u128) -> bool;
    /// The winning placements as (piece, place).
    fn winning_moves(&mut self, position: u128) -> Vec<(usize, u32)>;
    /// The number of positions in the memo.
    fn positions(&self) -> usize;
}

impl<W: Word> Solve for Solver<W> {
    fn grundy(&mut self, position: u128) -> u32 {
        let (known, parts) = self.parts(W::cut(position));
        parts.iter().fold(known, |sum, &part| sum ^ self.value(part))
    }

    fn wins(&mut self, position: u128) -> bool {
        let (known, parts) = self.parts(W::cut(position));
        !self.sum_is(&parts, known)
    }

    fn winning_moves(&mut self, position: u128) -> Vec<(usize, u32)> {
        let mut moves: Vec<usize> = self.rules.moves(W::cut(position)).collect();
        moves.retain(|&i| {
            let (known, parts) = self.parts(W::cut(position) & self.rules.placements[i].keep);
            self.sum_is(&parts, known)
        });
        moves.into_iter().map(|i| (i / W::BITS as usize, i as u32 % W::BITS)).collect()
    }

    fn positions(&self) -> usize {
        self.memo.len()
    }
}

/// The options of a position, but for those of known value.
#[derive(Clone, Debug)]
struct Options<W> {
    moves: Vec<usize>,
    parts: Vec<W>,
    choices: Vec<Choice>,
}

/// An option: the sum of its known parts, its other parts as a range, and how hard it looks.
#[derive(Clone, Debug)]
struct Choice {
    known: u32,
    from: usize,
    to: usize,
    weight: u32,
}

impl<W: Word> Solver<W> {
    /// Nothing is known yet.
    pub fn new(rules: Rules<W>) -> Solver<W> {
        Solver { rules, memo: FxHashMap::default(), spare: Vec::new() }
    }

    fn parts(&self, position: W) -> (u32, Vec<W>) {
        let mut parts = Vec::new();
        (self.rules.split(position, &mut parts), parts)
    }

    fn exact(&self, part: W) -> Option<u32> {
        self.memo.get(&part).filter(|&&entry| entry & EXACT != 0).map(|&entry| entry as u32)
    }

    fn value(&mut self, part: W) -> u32 {
        if self.exact(part).is_none() {
            self.search(part, None);
        }
        self.exact(part).expect("the search has found it")
    }

    /// Whether the sum of the parts has value `k`.
    fn sum_is(&mut self, parts: &[W], mut k: u32) -> bool {
        let open = (0..parts.len()).filter(|&i| self.exact(parts[i]).is_none());
        let largest = open.max_by_key(|&i| parts[i].count());
        for (i, &part) in parts.iter().enumerate() {
            if Some(i) != largest {
                k ^= self.value(part);
            }
        }
        largest.map_or(k == 0, |i| self.is(parts[i], k))
    }

    /// Whether the part has value `k`; it is not more than the number of moves left.
    fn is(&mut self, part: W, k: u32) -> bool {
        let entry = self.memo.get(&part).copied().unwrap_or(0);
        if entry & EXACT == 0 && (k > part.count() || bit(k) & u128::from(entry) != 0) {
            return false;
        }
        if entry & EXACT == 0 {
            // What is not to be remembered would be searched again and again.
            self.search(part, Some(k).filter(|&k| k < 63));
        }
        self.exact(part) == Some(k)
    }

    /// Finds the value, or that it is not `target`.
    fn search(&mut self, part: W, target: Option<u32>) {
        let none = Options { moves: Vec::new(), parts: Vec::new(), choices: Vec::new() };
        let mut options = self.spare.pop().unwrap_or(none);
        self.search_in(part, target, &mut options);
        options.moves.clear();
        options.parts.clear();
        options.choices.clear();
        self.spare.push(options);
    }

    fn search_in(
        &mut self,
        part: W,
        target: Option<u32>,
        Options { moves, parts, choices }: &mut Options<W>,
    ) {
        let mut seen = u128::from(self.memo.get(&part).copied().unwrap_or(0));
        self.rules.moves(part).for_each(|i| moves.push(i));
        let middle = moves.len() / 2;
        for i in 0..moves.len() {
            let i = if i % 2 == 0 { middle + i / 2 } else { middle - 1 - i / 2 };
            let from = parts.len();
            let mut known = self.rules.after(part, moves[i], parts);
            let (mut to, mut weight) = (from, 0);
            for i in from..parts.len() {
                let entry = self.memo.get(&parts[i]).copied().unwrap_or(0);
                if entry & EXACT != 0 {
                    known ^= entry as u32;
                } else {
                    parts[to] = parts[i];
                    weight += (parts[to].count()).saturating_sub(entry.count_ones());
                    to += 1;
                }
            }
            parts.truncate(to);
            if from < to {
                choices.push(Choice { known, from, to, weight });
                continue;
            }
            seen |= bit(known);
            if target == Some(known) {
                return self.exclude(part, seen);
            }
        }
        // Of equally hard ones those first that are long: what matters is that the order is the same everywhere.
        let list = |choice: &Choice| &parts[choice.from..choice.to];
        choices.sort_unstable_by(|a, b| (a.weight.cmp(&b.weight)).then_with(|| list(b).cmp(list(a))));
        choices.dedup_by(|a, b| a.known == b.known && list(a) == list(b));
        if let Some(k) = target {
            if self.reaches(parts, choices, &mut seen, k) {
                return self.exclude(part, seen);
            }
        }
        let mut value = 0;
        while Some(value) != target && self.reaches(parts, choices, &mut seen, value) {
            value += 1;
        }
        self.memo.insert(part, EXACT | u64::from(value));
    }

    /// Whether some choice has value `k`. Choices whose value has come out are moved to `seen`.
    fn reaches(&mut self, parts: &[W], choices: &mut Vec<Choice>, seen: &mut u128, k: u32) -> bool {
        let mut i = 0;
        while *seen & bit(k) == 0 && i < choices.len() {
            let Choice { known, from, to, .. } = choices[i];
            if self.sum_is(&parts[from..to], k ^ known) {
                *seen |= bit(k);
            }
            let value = |sum: u32, part: &W| self.exact(*part).map(|value| sum ^ value);
            match parts[from..to].iter().try_fold(known, value) {
                Some(value) => {
                    *seen |= bit(value);
                    choices.remove(i);
                }
                None => i += 1,
            }
        }
        *seen & bit(k) != 0
    }

    /// Remembers the values of options, which the part itself does not have.
    fn exclude(&mut self, part: W, seen: u128) {
        let entry = self.memo.entry(part).or_insert(0);
        if *entry & EXACT == 0 {
            *entry |= seen as u64 & !EXACT;
        }
    }
}

/// The value as a set. An option's value is below 128: it has lost a bit.
fn bit(value: u32) -> u128 {
    1u128.checked_shl(value).unwrap_or(0)
}
