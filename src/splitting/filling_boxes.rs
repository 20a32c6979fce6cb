//! Filling boxes: a box of size s holds c stones; a move adds 1 to c^2 stones, not beyond s.
//!
//! - **Rules**: boxes; an empty box stays empty; who cannot move loses.
//! - **Theorem**: let q be the largest number with q + q^2 < s. From c > q the box can be filled at
//!   once: value s - c. With c = q it cannot, but any answer can: value 0; and below q the box
//!   plays as one of size q.
//! - **Time**: O(log log s) per box of any `u64` size; O(s) for all winning moves of a box.
//! - **Source**: HDU 1729 (CERC 2004 practice).
//! - **Needs**: nothing.
//! - **Checked**: values against the definition for all boxes up to 600; moves and sums against the
//!   naive solver for one box up to 40 and two up to 9.

/// A move: `add` stones into box `number` (counted from 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which box.
    pub number: usize,
    /// How many stones.
    pub add: u64,
}

/// The Grundy value of a box of that size with so many stones.
///
/// # Panics
/// If there are more stones than the size.
///
/// ```
/// use grundy::filling_boxes;
/// assert_eq!(filling_boxes::grundy(3, 2), 1);
/// assert_eq!(filling_boxes::grundy(6, 2), 4);
/// assert_eq!(filling_boxes::grundy(7, 2), 0); // 2 + 4 < 7, and the answer fills it
/// ```
pub fn grundy(size: u64, stones: u64) -> u64 {
    assert!(stones <= size, "{stones} stones in a box of {size}");
    let mut size = size;
    if stones == 0 {
        return 0;
    }
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
/// ```
/// use grundy::filling_boxes;
/// assert!(filling_boxes::first_player_wins(&[(2, 0), (3, 3), (6, 2)]));
/// assert!(!filling_boxes::first_player_wins(&[(6, 3), (6, 3)]));
/// ```
pub fn first_player_wins(boxes: &[(u64, u64)]) -> bool {
    boxes.iter().fold(0, |sum, &(size, stones)| sum ^ grundy(size, stones)) != 0
}

/// All winning moves: by box, fewer stones first.
///
/// ```
/// use grundy::filling_boxes::{self, Move};
/// assert_eq!(filling_boxes::winning_moves(&[(6, 2)]).collect::<Vec<_>>(), [Move { number: 0, add: 4 }]);
/// ```
pub fn winning_moves(boxes: &[(u64, u64)]) -> impl Iterator<Item = Move> + '_ {
    let sum = boxes.iter().fold(0, |sum, &(size, stones)| sum ^ grundy(size, stones));
    boxes.iter().enumerate().flat_map(move |(number, &(size, stones))| {
        let rest = sum ^ grundy(size, stones);
        let most = stones.saturating_mul(stones).min(size - stones);
        (1..=most).filter(move |add| grundy(size, stones + add) == rest).map(move |add| Move { number, add })
    })
}

/// The largest q with q + q^2 < `size`, by bisection; `size` > 0.
fn largest_short(size: u64) -> u64 {
    let (mut low, mut high) = (0, 1u64 << 32); // low is short, high is not
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
