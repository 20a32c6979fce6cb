//! Filling boxes: a box of size s holds c stones; a move adds 1 to c^2 stones, but not beyond s.
//!
//! - **Rules**: a move is made in one of the boxes, so an empty box stays empty; the player who
//!   cannot move loses.
//! - **Theorem**: let q be the largest number with q + q^2 < s. From c > q the box can be filled at
//!   once: value s - c. With c = q it cannot, but after any move it can: value 0. Below q the box
//!   plays like one of size q.
//! - **Time**: O(log s) per box of any `u64` size; O(s) for all winning moves of a box.
//! - **Source**: HDU 1729 (CERC 2004 practice).
//! - **Needs**: `sum`.
//! - **Checked**: values against the definition for all boxes up to 150 (`prove_`: 600); moves and
//!   sums against the naive solver for one box up to 25 and two up to 6 (`prove_`: 40 and 9).

use crate::sum;

/// A move: box `heap` (counted from 0) then holds `to` stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which box.
    pub heap: usize,
    /// The stones in it after the move.
    pub to: u64,
}

/// The Grundy value of a box of size `size` that holds `stones` stones.
///
/// # Panics
/// If there are more stones than the size.
///
/// ```
/// use grundy::filling_boxes;
/// assert_eq!(filling_boxes::grundy(3, 2), 1);
/// assert_eq!(filling_boxes::grundy(6, 2), 4);
/// assert_eq!(filling_boxes::grundy(7, 2), 0); // 2 + 4 < 7, and the next move fills it
/// ```
pub fn grundy(size: u64, stones: u64) -> u64 {
    assert!(stones <= size, "{} stones in a box of {}", stones, size);
    if stones == 0 {
        return 0;
    }
    let mut size = size;
    loop {
        let short = largest_short(size);
        if stones > short {
            return size - stones;
        }
        size = short;
    }
}

/// Whether the player to move wins; the boxes as (size, stones).
///
/// # Panics
/// If a box holds more stones than its size.
///
/// ```
/// use grundy::filling_boxes;
/// assert!(filling_boxes::first_player_wins(&[(2, 0), (3, 3), (6, 2)]));
/// assert!(!filling_boxes::first_player_wins(&[(6, 3), (6, 3)]));
/// ```
pub fn first_player_wins(boxes: &[(u64, u64)]) -> bool {
    value(boxes) != 0
}

/// All winning moves: by box, those that add fewer stones first.
///
/// # Panics
/// If a box holds more stones than its size.
///
/// ```
/// use grundy::filling_boxes::{self, Move};
/// assert!(filling_boxes::winning_moves(&[(6, 2)]).eq([Move { heap: 0, to: 6 }]));
/// ```
pub fn winning_moves(boxes: &[(u64, u64)]) -> impl Iterator<Item = Move> + '_ {
    let sum = value(boxes);
    boxes.iter().enumerate().flat_map(move |(heap, &(size, stones))| {
        let rest = sum ^ grundy(size, stones);
        let most = stones.saturating_mul(stones).min(size - stones);
        let wins = move |&to: &u64| grundy(size, to) == rest;
        (1..=most).map(move |add| stones + add).filter(wins).map(move |to| Move { heap, to })
    })
}

fn value(boxes: &[(u64, u64)]) -> u64 {
    sum::grundy(boxes.iter().map(|&(size, stones)| grundy(size, stones)))
}

/// The largest q with q + q^2 < `size`, by bisection; `size` > 0.
fn largest_short(size: u64) -> u64 {
    let bits = u64::BITS - size.leading_zeros();
    let (mut low, mut high) = (0, 1u64 << ((bits + 1) / 2)); // low is short, high is not
    while high - low > 1 {
        let middle = (low + high) / 2;
        if middle + middle * middle < size {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}
