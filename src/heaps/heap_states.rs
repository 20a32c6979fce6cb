//! Heaps with a state: what a move may take depends, for example, on the last move on that heap.
//!
//! - **Rules**: each heap is in one of S states. A kind of move takes exactly t stones from a heap,
//!   or t stones but all if there are fewer; for each state it says whether it is allowed there,
//!   and into which state it leads. The player who cannot move loses.
//! - **Theorem**: the value of a heap in a state is the mex over the allowed kinds. With w for the
//!   largest take, all takes fit into a heap of w or more, so its S values follow from those of the
//!   w heaps before it by one rule: two equal windows of w heaps repeat forever.
//! - **Time**: O(n S k) for the heaps up to n and k kinds, memory O(n S); a period proven by the
//!   heaps up to n costs no more. Winning moves on h heaps: O(h k) look-ups, memory O(h).
//! - **Source**: Winning Ways, chapter 4 (subtraction games); with states in Codeforces 1312F.
//! - **Needs**: `mex`, `period`, `sum`.
//! - **Checked**: against the naive solver for 200 random rules of up to 4 states, 5 kinds and
//!   takes of 6, with heaps to 30, all winning moves in sums of 3 heaps to 5 (`prove_`: 20 000
//!   rules, heaps to 60); the periods hold to three times their length.

use crate::mex::Mex;
use crate::period::Periodic;
use crate::sum;

/// A kind of move on heaps of `S` states, 0 to S - 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Take<const S: usize> {
    stones: u64,
    or_all: bool,
    into: [Option<usize>; S],
}

impl<const S: usize> Take<S> {
    /// Takes exactly this many stones. `into[s]` is the state that follows on state s, `None` if
    /// the move is not allowed there.
    ///
    /// # Panics
    /// If it takes 0 stones, or leads into no state.
    ///
    /// ```
    /// use grundy::heap_states::{self, Take};
    /// // Take 1 or 2, but never 2 after a 2 on the same heap (state 1).
    /// let takes = [Take::exactly(1, [Some(0), Some(0)]), Take::exactly(2, [Some(1), None])];
    /// assert_eq!(heap_states::values(&takes, 3), [[0, 0], [1, 1], [2, 0], [0, 0]]);
    /// ```
    pub fn exactly(stones: u64, into: [Option<usize>; S]) -> Take<S> {
        assert!(stones > 0, "a take of 0: the game never ends");
        into.iter().flatten().for_each(|&state| assert!(state < S, "state {} of {}", state, S));
        Take { stones, or_all: false, into }
    }

    /// Takes this many stones, or all if there are fewer, but at least one. Otherwise, also its
    /// panics, as [`Take::exactly`].
    ///
    /// ```
    /// use grundy::heap_states::{self, Take};
    /// assert_eq!(heap_states::values(&[Take::or_all(3, [Some(0)])], 4), [[0], [1], [1], [1], [0]]);
    /// ```
    pub fn or_all(stones: u64, into: [Option<usize>; S]) -> Take<S> {
        Take { or_all: true, ..Take::exactly(stones, into) }
    }

    /// What a move of this kind leaves: how many stones, in which state.
    fn leaves(&self, heap: u64, state: usize) -> Option<(u64, usize)> {
        let into = self.into[state]?;
        let short = if self.or_all && heap > 0 { Some(0) } else { None };
        Some((heap.checked_sub(self.stones).or(short)?, into))
    }
}

/// The Grundy values of the heaps 0..=`n`, each in all states.
///
/// ```
/// use grundy::{heap_states::{self, Take}, sum};
/// let takes = [Take::exactly(1, [Some(0), Some(0)]), Take::exactly(2, [Some(1), None])];
/// let sg = heap_states::values(&takes, 4);
/// assert!(sum::first_player_wins([sg[4][0], sg[2][1]])); // 4 stones, and 2 stones left by a 2
/// ```
pub fn values<const S: usize>(takes: &[Take<S>], n: usize) -> Vec<[u32; S]> {
    let (mut values, mut mex) = (Vec::<[u32; S]>::new(), Mex::new());
    for heap in 0..=n {
        let mut row = [0; S];
        for (state, value) in row.iter_mut().enumerate() {
            let left = takes.iter().filter_map(|take| take.leaves(heap as u64, state));
            left.for_each(|(to, into)| mex.insert(values[to as usize][into]));
            *value = mex.take();
        }
        values.push(row);
    }
    values
}

/// The values of all heaps, if their period is proven by those of the heaps up to `limit`.
///
/// ```
/// use grundy::heap_states::{self, Take};
/// let sg = heap_states::periodic(&[Take::exactly(2, [Some(0)])], 1_000_000).unwrap();
/// assert_eq!(sg.at(1_000_000_000_000_000_002), [1]); // state 0
/// ```
pub fn periodic<const S: usize>(takes: &[Take<S>], limit: usize) -> Option<Periodic<[u32; S]>> {
    let window = takes.iter().map(|take| take.stones).max().unwrap_or(0).min(usize::MAX as u64) as usize;
    let first = window.saturating_mul(4).saturating_add(1); // most periods are short
    Periodic::search(|n| values(takes, n), first, limit, |_, _| window)
}

/// A move: one of the kinds on heap `heap` (both counted from 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which heap.
    pub heap: usize,
    /// Which kind of move.
    pub take: usize,
    /// What is left of the heap.
    pub to: u64,
    /// The heap's new state.
    pub state: usize,
}

/// All winning moves on heaps given as (stones, state): by heap, then in the order of the kinds.
/// `grundy` looks up a heap's values.
///
/// `rest` is the nim-sum of the rest of the sum: 0 if these heaps are the whole game.
///
/// # Panics
/// If a heap's state is not one of the S.
///
/// ```
/// use grundy::heap_states::{self, Move, Take};
/// let takes = [Take::exactly(1, [Some(0), Some(0)]), Take::exactly(2, [Some(1), None])];
/// let sg = heap_states::periodic(&takes, 100).unwrap();
/// let mut moves = heap_states::winning_moves(&takes, &[(4, 1), (2, 0)], 0, |heap| sg.at(heap));
/// assert_eq!(moves.next(), Some(Move { heap: 1, take: 0, to: 1, state: 0 }));
/// ```
pub fn winning_moves<'a, const S: usize>(
    takes: &'a [Take<S>],
    heaps: &'a [(u64, usize)],
    rest: u64,
    grundy: impl Fn(u64) -> [u32; S] + 'a,
) -> impl Iterator<Item = Move> + 'a {
    heaps.iter().for_each(|&(_, state)| assert!(state < S, "a heap in state {} of {}", state, S));
    let own: Vec<u64> = heaps.iter().map(|&(heap, state)| grundy(heap)[state].into()).collect();
    let sum = sum::grundy(own.iter().copied().chain([rest]));
    let all = (0..heaps.len()).flat_map(move |heap| (0..takes.len()).map(move |take| (heap, take)));
    all.filter_map(move |(heap, take)| {
        let (to, state) = takes[take].leaves(heaps[heap].0, heaps[heap].1)?;
        let wins = u64::from(grundy(to)[state]) == sum ^ own[heap];
        if wins { Some(Move { heap, take, to, state }) } else { None }
    })
}
