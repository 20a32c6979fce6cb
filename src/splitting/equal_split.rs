//! Equal splits: a heap of at least F stones becomes two or more heaps as equal as possible.
//!
//! - **Rules**: a move replaces a heap of n >= `least` by m heaps, for any m from 2 to n; their
//!   sizes differ by at most 1; the player who cannot move loses.
//! - **Theorem**: m heaps are r = n mod m of q + 1 and m - r of q = floor(n / m). Only the parities
//!   of both counts matter, and r = n - qm: among all m with the same q, m and m + 2 have the same
//!   value. There are O(sqrt n) different q, each with at most two options.
//! - **Time**: O(n^1.5) for the values of all heaps up to n (10^5: 0.3 s); O(n) for the moves of a
//!   heap of n.
//! - **Source**: HNOI 2014 (BZOJ 3576).
//! - **Needs**: `multi_sg`.
//! - **Checked**: against the naive solver for heaps up to 14 (`prove_`: 22) and any `least`;
//!   values and moves against a table of all splits up to 100 (`prove_`: 1000).

use crate::multi_sg;

/// The Grundy values of the heaps 0..=`n`.
///
/// ```
/// use grundy::equal_split;
/// assert_eq!(equal_split::values(3, 8), [0, 0, 0, 1, 1, 2, 1, 2, 1]);
/// ```
pub fn values(least: usize, n: usize) -> Vec<u32> {
    multi_sg::values(n + 1, |heap, values, mex| {
        let mut parts = if heap < least { heap + 1 } else { 2 };
        while parts <= heap {
            let size = heap / parts;
            let last = heap / size; // the last one with this size
            mex.insert(value(values, heap, parts, size));
            if parts < last {
                mex.insert(value(values, heap, parts + 1, size));
            }
            parts = last + 1;
        }
    })
}

/// Into how many heaps the winning moves split a heap, ascending: of m heaps, n mod m are one
/// larger than the others, which are floor(n / m). Time O(n), O(1) memory.
///
/// `rest` is the nim-sum of the rest of the sum: 0 if this heap is the whole game.
///
/// # Panics
/// If `values` lacks a heap of which an odd number is left.
///
/// ```
/// use grundy::equal_split;
/// let sg = equal_split::values(3, 5);
/// assert!(equal_split::winning_moves(&sg, 3, 5, 0).eq([3, 4, 5])); // not into 2 and 3
/// ```
pub fn winning_moves(
    values: &[u32],
    least: usize,
    heap: usize,
    rest: u64,
) -> impl Iterator<Item = usize> + '_ {
    let all = if heap < least { 0 } else { heap };
    (2..=all).filter(move |&parts| u64::from(value(values, heap, parts, heap / parts)) == rest)
}

/// The value of a heap's split into this many parts, of this size or one larger.
fn value(values: &[u32], heap: usize, parts: usize, size: usize) -> u32 {
    let larger = heap - parts * size;
    let odd = |count: usize, size: usize| if count % 2 == 1 { values[size] } else { 0 };
    odd(parts - larger, size) ^ odd(larger, size + 1)
}
