//! Misère Nim: the player who takes the last stone loses.
//!
//! - **Rules**: heaps; a move takes any number from one; the player who cannot move wins. For other
//!   games see `anti_sg`.
//! - **Theorem**: the player to move wins exactly if the nim-sum is not 0 and some heap is above 1,
//!   or it is 0 and none is.
//! - **Time**: O(n) for n heaps of any `u64` size.
//! - **Source**: C. L. Bouton, Annals of Mathematics 3 (1901).
//! - **Needs**: `nim`, `sum`.
//! - **Checked**: against the naive solver for up to 5 heaps of up to 3, 3 of up to 9 and 2 of up
//!   to 20 (`prove_`: 5 of up to 7, 3 of up to 24 and 2 of up to 60).

use crate::nim::Move;
use crate::sum::grundy;

/// Whether the player to move wins, given the heaps; or the Grundy values of games that satisfy the
/// condition of `anti_sg`.
///
/// ```
/// use grundy::misere;
/// assert!(misere::first_player_wins([3, 5, 1u64]));
/// assert!(!misere::first_player_wins([1u32])); // forced to take the last stone
/// ```
pub fn first_player_wins(values: impl IntoIterator<Item = impl Into<u64>>) -> bool {
    let mut some_large = false;
    let sum = grundy(values.into_iter().map(Into::into).inspect(|&value: &u64| some_large |= value > 1));
    (sum != 0) == some_large
}

/// All winning moves of misère Nim in the order of the heaps, at most one per heap.
///
/// `count()` counts them, `next()` is the first, `collect()` the list.
///
/// ```
/// use grundy::misere;
/// use grundy::nim::Move;
/// // Leaves an odd number of ones:
/// assert_eq!(misere::winning_moves(&[1, 4, 1]).next(), Some(Move { heap: 1, to: 1 }));
/// ```
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = Move> + '_ {
    let moves = losing_sizes(heaps.iter().copied()).enumerate().map(|(heap, to)| Move { heap, to });
    moves.filter(move |left| left.to < heaps[left.heap])
}

/// For each heap the only size, larger ones included, with which the player who is then to move
/// loses.
///
/// ```
/// use grundy::misere;
/// assert_eq!(misere::losing_sizes([1, 4, 1u64]).collect::<Vec<_>>(), [5, 1, 5]);
/// ```
pub fn losing_sizes(values: impl IntoIterator<Item = impl Into<u64>>) -> impl Iterator<Item = u64> {
    let values: Vec<u64> = values.into_iter().map(Into::into).collect();
    let sum = grundy(values.iter().copied());
    let large = values.iter().filter(|&&value| value > 1).count();
    values.into_iter().map(move |value| {
        let rest = sum ^ value;
        let other_is_large = large > usize::from(value > 1);
        if other_is_large {
            rest // as in normal play
        } else {
            rest ^ 1 // among heaps of 0 and 1, an odd number of ones loses
        }
    })
}
