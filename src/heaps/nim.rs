//! Nim: heaps of stones; a move takes any number from one heap.
//!
//! - **Rules**: normal play; the player who cannot move loses.
//! - **Theorem**: a P-position is one whose nim-sum (the xor of the heaps) is 0; a winning move
//!   reduces a heap x to x xor nim-sum, where that is less than x.
//! - **Time**: O(n) for n heaps of any `u64` size; O(1) for heaps of all sizes of a range.
//! - **Source**: C. L. Bouton, Annals of Mathematics 3 (1901).
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for up to 4 heaps of up to 6, and 3 heaps of up to 10
//!   (`prove_`: 12 and 25).

/// A move: heap `heap` (counted from 0) shrinks to `to` stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which heap.
    pub heap: usize,
    /// What is left of it; how many are taken is `taken`.
    pub to: u64,
}

impl Move {
    /// How many stones the move takes from its heap, one of `heaps`.
    ///
    /// ```
    /// use grundy::nim;
    /// let heaps = [5, 7, 9];
    /// let first = nim::winning_moves(&heaps).next().unwrap();
    /// assert_eq!((first.taken(&heaps), first.to), (7, 2)); // 7 of the 9
    /// ```
    pub fn taken(&self, heaps: &[u64]) -> u64 {
        heaps[self.heap] - self.to
    }
}

/// The xor of the heaps: the Grundy value of the position.
///
/// ```
/// use grundy::nim;
/// assert_eq!(nim::nim_sum(&[5, 7, 9]), 11);
/// ```
pub fn nim_sum(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |sum, heap| sum ^ heap)
}

/// Whether the player to move wins.
///
/// ```
/// use grundy::nim;
/// assert!(nim::first_player_wins(&[3, 5]));
/// assert!(!nim::first_player_wins(&[3, 5, 6]));
/// ```
pub fn first_player_wins(heaps: &[u64]) -> bool {
    nim_sum(heaps) != 0
}

/// All winning moves, in the order of the heaps: at most one per heap; either none or an odd number
/// in total.
///
/// `count()` counts them, `next()` is the first, `collect()` the list.
///
/// ```
/// use grundy::nim::{self, Move};
/// assert_eq!(nim::winning_moves(&[5, 7, 9]).next(), Some(Move { heap: 2, to: 2 }));
/// assert_eq!(nim::winning_moves(&[5, 5, 7]).count(), 3); // equal heaps count separately
/// ```
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = Move> + '_ {
    let sum = nim_sum(heaps);
    let moves = heaps.iter().enumerate().map(move |(heap, &stones)| Move { heap, to: stones ^ sum });
    moves.filter(move |to| to.to < heaps[to.heap])
}

/// The nim-sum of heaps of all the sizes from `low` to `high`, in O(1); 0 if there are none.
///
/// ```
/// use grundy::nim;
/// assert_eq!(nim::nim_sum_of_run(3, 6), 3 ^ 4 ^ 5 ^ 6);
/// ```
pub fn nim_sum_of_run(low: u64, high: u64) -> u64 {
    if low > high { 0 } else { nim_sum_up_to(high) ^ low.checked_sub(1).map_or(0, nim_sum_up_to) }
}

/// 4k, 4k + 1, 4k + 2 and 4k + 3 cancel.
fn nim_sum_up_to(n: u64) -> u64 {
    [n, 1, n.wrapping_add(1), 0][(n % 4) as usize]
}
