//! Misère Nim: who takes the last stone loses.
//!
//! - **Rules**: piles; a move takes any number from one; who cannot move wins. For other games see
//!   `anti_sg`.
//! - **Theorem**: the player to move wins exactly if the nim-sum is not 0 and some pile is above 1,
//!   or it is 0 and none is.
//! - **Time**: O(n) for n piles of any `u64` size.
//! - **Source**: C. L. Bouton, Annals of Mathematics 3 (1901).
//! - **Needs**: `nim`.
//! - **Checked**: against the naive solver for up to 5 piles of 7 and 3 of 24.

use crate::nim::Move;
use crate::nim::nim_sum;

/// Whether the player to move wins, given the piles; or the Grundy values of games that satisfy the
/// condition of `anti_sg`.
///
/// ```
/// use grundy::misere;
/// assert!(misere::first_player_wins(&[3, 5, 1]));
/// assert!(!misere::first_player_wins(&[1])); // forced to take the last stone
/// ```
pub fn first_player_wins(values: &[u64]) -> bool {
    (nim_sum(values) != 0) == values.iter().any(|&value| value > 1)
}

/// All winning moves of misère Nim in pile order, at most one a pile.
///
/// `count()` counts them, `next()` is the first, `collect()` the list.
///
/// ```
/// use grundy::misere;
/// use grundy::nim::Move;
/// // Leaves an odd number of ones:
/// assert_eq!(misere::winning_moves(&[1, 4, 1]).next(), Some(Move { heap: 1, to: 1 }));
/// ```
pub fn winning_moves(piles: &[u64]) -> impl Iterator<Item = Move> + '_ {
    let moves = losing_sizes(piles).enumerate().map(|(heap, to)| Move { heap, to });
    moves.filter(move |to| to.to < piles[to.heap])
}

/// For each pile the only size, larger ones included, with which the player who is then to move
/// loses.
///
/// ```
/// use grundy::misere;
/// assert_eq!(misere::losing_sizes(&[1, 4, 1]).collect::<Vec<_>>(), [5, 1, 5]);
/// ```
pub fn losing_sizes(piles: &[u64]) -> impl Iterator<Item = u64> + '_ {
    let (sum, large) = (nim_sum(piles), piles.iter().filter(|&&pile| pile > 1).count());
    piles.iter().map(move |&pile| sum ^ pile ^ u64::from(large == usize::from(pile > 1)))
}
