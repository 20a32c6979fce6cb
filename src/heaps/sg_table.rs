//! Grundy values of all heaps up to n when a move takes one of the given numbers of stones (the "SG
//! table").
//!
//! - **Rules**: one heap; a move takes s stones for an allowed s; the player who cannot move loses.
//! - **Theorem**: sg(h) = mex of sg(h - s) over the allowed s <= h. For a finite set with maximum s
//!   the sequence is periodic: two equal windows of s values prove it.
//! - **Time**: O(n * |S|) for a set S of fewer than 64 takes, with a few operations on words per
//!   heap; that of `sg_sieve` for larger sets.
//! - **Source**: Winning Ways, chapter 4 (subtraction games).
//! - **Needs**: `period`, `sg_sieve`.
//! - **Checked**: against the naive solver for all sets of takes up to 8 and heaps up to 40, random
//!   ones to 300 (`prove_`: all sets up to 15, heaps up to 100).

use crate::period::Periodic;
use crate::sg_sieve;

/// The Grundy values of the heaps 0..=`n`. The takes may come in any order, repeat, and exceed `n`.
///
/// # Panics
/// If a take is 0: such a game never ends.
///
/// ```
/// use grundy::sg_table;
/// let sg = sg_table::values(&[4, 1, 3], 8);
/// assert_eq!(sg, [0, 1, 0, 1, 2, 3, 2, 0, 1]);
/// assert!(sg[5] ^ sg[7] ^ sg[8] != 0); // heaps 5, 7 and 8: the first player wins
/// ```
pub fn values(takes: &[usize], n: usize) -> Vec<u32> {
    let takes = ascending(takes, n);
    if takes.len() < u64::BITS as usize { by_heap(&takes, n) } else { sg_sieve::values(&takes, n) }
}

/// The sequence of all heaps, if its period is proven by the values of the heaps up to `limit`.
///
/// # Panics
/// If a take is 0.
///
/// ```
/// use grundy::sg_table;
/// let sg = sg_table::periodic(&[1, 3, 4], 1_000_000).unwrap();
/// assert_eq!((sg.period(), sg.at(1_000_000_000_000_000_000)), (7, 1));
/// ```
pub fn periodic(takes: &[usize], limit: usize) -> Option<Periodic> {
    let window = takes.iter().copied().max().unwrap_or(0);
    let first = window.saturating_mul(4).saturating_add(1); // most periods are short
    Periodic::search(|n| values(takes, n), first, limit, |_, _| window)
}

/// What the winning moves leave of a heap, the smallest take first; `grundy` looks up a heap's
/// value.
///
/// `rest` is the nim-sum of the rest of the sum: 0 if this heap is the whole game.
///
/// # Panics
/// If a take is 0.
///
/// ```
/// use grundy::sg_table;
/// let sg = sg_table::values(&[1, 3, 4], 9);
/// assert!(sg_table::winning_moves(&[1, 3, 4], 5, 0, |heap| sg[heap as usize]).eq([2])); // take 3
/// ```
pub fn winning_moves(
    takes: &[usize],
    heap: u64,
    rest: u64,
    grundy: impl Fn(u64) -> u32,
) -> impl Iterator<Item = u64> {
    let takes = ascending(takes, heap.min(usize::MAX as u64) as usize);
    let left = takes.into_iter().map(move |take| heap - take as u64);
    left.filter(move |&left| u64::from(grundy(left)) == rest)
}

/// The takes up to `n`, ascending, each once.
fn ascending(takes: &[usize], n: usize) -> Vec<usize> {
    let mut takes: Vec<usize> = takes.iter().copied().filter(|&take| take <= n).collect();
    takes.sort_unstable();
    takes.dedup();
    assert!(takes.first() != Some(&0), "a take of 0: the game never ends");
    takes
}

/// Heap by heap: with fewer than 64 takes the values one move away fit in the bits of a word.
fn by_heap(takes: &[usize], n: usize) -> Vec<u32> {
    let mut sg: Vec<u32> = Vec::with_capacity(n + 1);
    let mut fit = 0; // the number of takes that do not exceed the heap
    for heap in 0..=n {
        while fit < takes.len() && takes[fit] <= heap {
            fit += 1;
        }
        let seen = takes[..fit].iter().fold(0u64, |seen, take| seen | 1 << sg[heap - take]);
        sg.push(seen.trailing_ones());
    }
    sg
}
