//! Nim with exceptions: any number may be taken from a heap, but a few moves are forbidden.
//!
//! - **Rules**: Nim, with a list of pairs (x, y): from a heap of exactly x stones exactly y may not
//!   be taken. The player who cannot move loses.
//! - **Theorem**: the values of the heaps below any heap are 0, 1, ..., v without a gap, so that
//!   the next heap has v + 1, unless all heaps of some value are forbidden to it: then it repeats
//!   the least such value. So a heap's value is itself minus the number of smaller heaps that
//!   repeat one, and only heaps in the list can repeat.
//! - **Time**: O(m log m), and O(m) memory, for a list of m pairs; O(log m) for a value, and for
//!   each heap of the wanted value among the moves: at most one more than there are repeats.
//! - **Source**: AtCoder Beginner Contest 255 G (editorial).
//! - **Needs**: `fx`, `sum`.
//! - **Checked**: against the naive solver for all lists of pairs with x up to 4, and 12 random
//!   ones with x up to 30 (`prove_`: all up to 5, 2000 random ones).

use crate::fx::FxHashMap;
use crate::sum;

/// The values of all heaps, prepared for a list of forbidden moves.
///
/// ```
/// use grundy::nim_exceptions::NimExceptions;
/// // From 2 not 1, from 3 neither 1 nor 3.
/// let nim = NimExceptions::new(&[(2, 1), (3, 3), (3, 1)]);
/// assert_eq!([0, 1, 2, 3, 4].map(|heap| nim.grundy(heap)), [0, 1, 1, 0, 2]);
/// assert!(nim.first_player_wins(&[1, 2, 4]));
/// assert!(nim.winning_moves(4, 1).eq([2, 1])); // what is left of the 4 beside a game of value 1
/// ```
#[derive(Clone, Debug)]
pub struct NimExceptions {
    /// The heap and what may not be left of it, ascending.
    forbidden: Vec<(u64, u64)>,
    /// The heaps whose value a smaller heap has, too, ascending.
    repeats: Vec<Repeat>,
    /// The same heaps by their values.
    by_value: FxHashMap<u64, Vec<u64>>,
}

#[derive(Clone, Debug)]
struct Repeat {
    heap: u64,
    value: u64,
    /// How many smaller heaps are no repeats: their values are all below this number.
    firsts: u64,
}

impl NimExceptions {
    /// Prepares a list of pairs: a heap and the number that may not be taken from it. They may come
    /// in any order and repeat; those that are no moves anyway change nothing.
    pub fn new(forbidden: &[(u64, u64)]) -> NimExceptions {
        let moves = forbidden.iter().filter(|&&(heap, take)| 1 <= take && take <= heap);
        let mut forbidden: Vec<(u64, u64)> = moves.map(|&(heap, take)| (heap, heap - take)).collect();
        forbidden.sort_unstable();
        forbidden.dedup();
        let mut nim = NimExceptions { forbidden: vec![], repeats: vec![], by_value: FxHashMap::default() };
        let mut start = 0;
        while start < forbidden.len() {
            let heap = forbidden[start].0;
            let of_this_heap = forbidden[start..].iter().take_while(|pair| pair.0 == heap);
            let mut values: Vec<u64> = of_this_heap.map(|pair| nim.grundy(pair.1)).collect();
            start += values.len();
            values.sort_unstable();
            nim.add(heap, &values);
        }
        nim.forbidden = forbidden;
        nim
    }

    /// Adds the next heap if it is a repeat; `values` are those of the heaps that it may not
    /// become, ascending.
    fn add(&mut self, heap: u64, mut values: &[u64]) {
        while let Some(&value) = values.first() {
            let forbidden = values.iter().take_while(|&&other| other == value).count();
            if forbidden == 1 + self.by_value.get(&value).map_or(0, Vec::len) {
                self.by_value.entry(value).or_default().push(heap);
                let firsts = heap - self.repeats.len() as u64;
                self.repeats.push(Repeat { heap, value, firsts });
                return;
            }
            values = &values[forbidden..];
        }
    }

    /// The Grundy value of a heap.
    pub fn grundy(&self, heap: u64) -> u64 {
        let smaller = self.repeats.partition_point(|repeat| repeat.heap < heap);
        match self.repeats.get(smaller) {
            Some(repeat) if repeat.heap == heap => repeat.value,
            _ => heap - smaller as u64,
        }
    }

    /// Whether the player to move wins.
    pub fn first_player_wins(&self, heaps: &[u64]) -> bool {
        sum::first_player_wins(heaps.iter().map(|&heap| self.grundy(heap)))
    }

    /// What the winning moves leave of a heap, the smallest take first.
    ///
    /// `rest` is the nim-sum of the rest of the sum: 0 if this heap is the whole game.
    pub fn winning_moves(&self, heap: u64, rest: u64) -> impl Iterator<Item = u64> + '_ {
        // The first heap of that value, and those that repeat it.
        let smaller = self.repeats.partition_point(|repeat| repeat.firsts <= rest);
        let first = rest.checked_add(smaller as u64);
        let repeats = self.by_value.get(&rest).map_or(&[][..], |heaps| heaps);
        let repeats = &repeats[..repeats.partition_point(|&repeat| repeat < heap)];
        let options = repeats.iter().rev().copied().chain(first);
        options.filter(move |&to| to < heap && self.forbidden.binary_search(&(heap, to)).is_err())
    }
}
