//! The solver for placement games on long boards: it proves Grundy values with as few positions as
//! it can.
//!
//! - **Theorem**: a part has value k exactly when part plus heap of k is a P-position. To prove
//!   that *not*, one option of value k is enough. In a sum only the largest part is searched that
//!   way; of the others the values are computed. Per part the memo holds its value, or the values
//!   excluded so far. Options are generated from the middle outwards, leaving as soon as one is
//!   known to have value k; easy ones are tried at once, the others easiest first.
//! - **Time**: exponential, but small: the empty 9x9 board of 2x2 blocks takes 30 thousand
//!   positions, 9x10 360 thousand. The recursion is at most as deep as the game is long, at most
//!   128 moves of three frames each: 256 KB of stack suffice.
//! - **Source**: J. Lemoine and S. Viennot, Nimbers are inevitable, Theoret. Comput. Sci. 462
//!   (2012).
//! - **Needs**: `bitboard`, `board_memo`, `word`.
//! - **Checked**: through `board`.
//!
//! ```
//! use grundy_explorer::bitboard::Rules;
//! use grundy_explorer::board_solver::{Solve, Solver};
//! use grundy_explorer::polyomino::Piece;
//! let cell = Piece { need: vec![(0, 0)], clear: vec![(0, -1), (0, 0), (0, 1)] };
//! let mut kayles: Solver<u64> = Solver::new(Rules::new(&[cell], 8));
//! assert_eq!(kayles.grundy(0b111), 2, "three in a row, neighbours exclude each other");
//! ```

use crate::bitboard::Rules;
use crate::board_memo::Memo;
use crate::word::Word;

/// A placement game with what is known about its positions.
#[derive(Clone, Debug)]
pub struct Solver<W> {
    rules: Rules<W>,
    memo: Memo<W>,
    /// For the next searches, as allocations are dear.
    spare: Vec<Options<W>>,
}

/// An option that looks so hard at most is searched at once: that takes less than generating the
/// others.
const EASY: u32 = 8;

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
        let mut moves: Vec<usize> = self.rules.placements.moves(W::cut(position)).collect();
        moves.retain(|&i| {
            let (known, parts) = self.parts(W::cut(position) & self.rules.placements.all[i].keep);
            self.sum_is(&parts, known)
        });
        moves.into_iter().map(|i| (i / W::BITS as usize, i as u32 % W::BITS)).collect()
    }

    fn positions(&self) -> usize {
        self.memo.entries.iter().filter(|e| e.value.is_some() || e.excluded != 0).count()
    }
}

/// The options of a position, but for those of known value.
#[derive(Clone, Debug)]
struct Options<W> {
    moves: Vec<usize>,
    parts: Vec<u32>,
    choices: Vec<Choice<W>>,
}

/// An option: the sum of its known parts, its other parts as a range, and how hard it looks.
#[derive(Clone, Debug)]
struct Choice<W> {
    first: W,
    known: u32,
    from: u32,
    to: u32,
    weight: u32,
}

impl<W> Choice<W> {
    fn list<'a>(&self, parts: &'a [u32]) -> &'a [u32] {
        &parts[self.from as usize..self.to as usize]
    }
}

impl<W: Word> Solver<W> {
    /// Nothing is known yet.
    pub fn new(rules: Rules<W>) -> Solver<W> {
        Solver { rules, memo: Memo::default(), spare: Vec::new() }
    }

    /// The numbers of the parts of a position, but for those of known value, whose sum comes first.
    fn parts(&mut self, position: W) -> (u32, Vec<u32>) {
        let Solver { rules, memo, .. } = self;
        let (mut known, mut parts) = (0, Vec::new());
        rules.split(position, |part| known ^= add(rules, memo, part, &mut parts, 0));
        (known, parts)
    }

    fn exact(&self, id: u32) -> Option<u32> {
        self.memo.entries[id as usize].value.map(u32::from)
    }

    fn value(&mut self, id: u32) -> u32 {
        if self.exact(id).is_none() {
            self.search(id, None);
        }
        self.exact(id).expect("the search has found it")
    }

    /// Whether the sum of the parts has value `k`.
    fn sum_is(&mut self, parts: &[u32], mut k: u32) -> bool {
        let open = (0..parts.len()).filter(|&i| self.exact(parts[i]).is_none());
        let largest = open.max_by_key(|&i| self.memo.entries[parts[i] as usize].size);
        for (i, &part) in parts.iter().enumerate() {
            if Some(i) != largest {
                k ^= self.value(part);
            }
        }
        largest.map_or(k == 0, |i| self.is(parts[i], k))
    }

    /// Whether the part has value `k`; it is not more than the number of moves left.
    fn is(&mut self, id: u32, k: u32) -> bool {
        let entry = self.memo.entries[id as usize];
        if entry.value.is_none() {
            if k > u32::from(entry.size) || k < 32 && entry.excluded >> k & 1 != 0 {
                return false;
            }
            // What is not to be remembered would be searched again and again.
            self.search(id, Some(k).filter(|&k| k < 32));
        }
        self.exact(id) == Some(k)
    }

    /// Finds the value, or that it is not `target`.
    fn search(&mut self, id: u32, target: Option<u32>) {
        let mut options =
            self.spare.pop().unwrap_or(Options { moves: Vec::new(), parts: Vec::new(), choices: Vec::new() });
        self.search_in(id, target, &mut options);
        options.moves.clear();
        options.parts.clear();
        options.choices.clear();
        self.spare.push(options);
    }

    fn search_in(
        &mut self,
        id: u32,
        target: Option<u32>,
        Options { moves, parts, choices }: &mut Options<W>,
    ) {
        let entry = self.memo.entries[id as usize];
        let mut seen = W::from(entry.excluded.into());
        self.rules.placements.moves(entry.part).for_each(|i| moves.push(i));
        let middle = moves.len() / 2;
        for i in 0..moves.len() {
            let i = if i % 2 == 0 { middle + i / 2 } else { middle - 1 - i / 2 };
            let (from, mut known) = (parts.len(), 0);
            let Solver { rules, memo, .. } = self;
            rules.after(entry.part, moves[i], |part| known ^= add(rules, memo, part, parts, from));
            if from < parts.len() {
                let hard = |&id: &u32| {
                    let entry = memo.entries[id as usize];
                    u32::from(entry.size).saturating_sub(entry.excluded.count_ones())
                };
                let weight = parts[from..].iter().map(hard).sum();
                let first = memo.entries[parts[from] as usize].part;
                if let Some(k) = target.filter(|_| weight <= EASY) {
                    let settled = self.settles(&parts[from..], known, &mut seen, k);
                    if seen & bit(k) != W::from(0) {
                        return self.exclude(id, seen);
                    }
                    if settled {
                        parts.truncate(from);
                        continue;
                    }
                }
                let choice =
                    Choice { weight, first: !first, known, from: from as u32, to: parts.len() as u32 };
                let order = |other: &Choice<W>| {
                    (other.weight, other.first, other.known)
                        .cmp(&(weight, !first, known))
                        .then_with(|| other.list(parts).cmp(choice.list(parts)))
                };
                if let Err(place) = choices.binary_search_by(order) {
                    choices.insert(place, choice);
                }
                continue;
            }
            seen = seen | bit(known);
            if target == Some(known) {
                return self.exclude(id, seen);
            }
        }
        if let Some(k) = target {
            if self.reaches(parts, choices, &mut seen, k) {
                return self.exclude(id, seen);
            }
        }
        let mut value = 0;
        while Some(value) != target && self.reaches(parts, choices, &mut seen, value) {
            value += 1;
        }
        self.memo.entries[id as usize].value = Some(value as u8);
    }

    /// Whether some choice has value `k`. Choices whose value has come out are moved to `seen`.
    fn reaches(&mut self, parts: &[u32], choices: &mut Vec<Choice<W>>, seen: &mut W, k: u32) -> bool {
        let mut i = 0;
        while *seen & bit(k) == W::from(0) && i < choices.len() {
            let (known, parts) = (choices[i].known, choices[i].list(parts));
            if self.settles(parts, known, seen, k) {
                choices.remove(i);
            } else {
                i += 1;
            }
        }
        *seen & bit(k) != W::from(0)
    }

    /// Searches whether a choice has value `k`; whether its value has come out, then `seen` has it.
    fn settles(&mut self, parts: &[u32], known: u32, seen: &mut W, k: u32) -> bool {
        // A sum that is found to have the value has no unknown part left.
        self.sum_is(parts, k ^ known);
        let value = parts.iter().try_fold(known, |sum, &id| self.exact(id).map(|value| sum ^ value));
        *seen = *seen | value.map_or(W::from(0), bit);
        value.is_some()
    }

    /// Remembers the values of options, which the part itself does not have.
    fn exclude(&mut self, id: u32, seen: W) {
        self.memo.entries[id as usize].excluded |= seen.low() as u32;
    }
}

/// Adds a part to those from `from` on, unless its value is known and returned, or an equal one
/// cancels it.
#[inline(always)]
fn add<W: Word>(rules: &Rules<W>, memo: &mut Memo<W>, part: W, parts: &mut Vec<u32>, from: usize) -> u32 {
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

/// The value as a set. An option's value is below the number of bits: it has lost one.
fn bit<W: Word>(value: u32) -> W {
    if value < W::BITS { W::from(1) << value } else { W::from(0) }
}
