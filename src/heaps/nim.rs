//! Nim: piles of stones; a move takes any number from one pile.
//!
//! - **Rules**: normal play; who cannot move loses.
//! - **Theorem**: a P-position is one whose nim-sum (xor of the piles) is 0; a winning move takes a
//!   pile x to x xor nim-sum, where that is less than x.
//! - **Time**: O(n) for n piles of any `u64` size.
//! - **Source**: C. L. Bouton, Annals of Mathematics 3 (1901).
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for up to 4 piles of up to 6, and 3 piles of up to 10
//!   (`prove_`: 12 and 25).

/// A move: pile `pile` (counted from 0) shrinks to `to` stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which pile.
    pub pile: usize,
    /// What is left of it.
    pub to: u64,
}

/// The xor of the piles: the Grundy value of the position.
///
/// ```
/// use grundy::nim;
/// assert_eq!(nim::nim_sum(&[5, 7, 9]), 11);
/// ```
pub fn nim_sum(piles: &[u64]) -> u64 {
    piles.iter().fold(0, |sum, pile| sum ^ pile)
}

/// Whether the player to move wins.
///
/// ```
/// use grundy::nim;
/// assert!(nim::first_player_wins(&[3, 5]));
/// assert!(!nim::first_player_wins(&[3, 5, 6]));
/// ```
pub fn first_player_wins(piles: &[u64]) -> bool {
    nim_sum(piles) != 0
}

/// All winning moves in pile order: at most one a pile, and an odd number of them or none.
///
/// `count()` counts them, `next()` is the first, `collect()` the list.
///
/// ```
/// use grundy::nim::{self, Move};
/// assert_eq!(nim::winning_moves(&[5, 7, 9]).next(), Some(Move { pile: 2, to: 2 }));
/// assert_eq!(nim::winning_moves(&[5, 5, 7]).count(), 3); // equal piles count separately
/// ```
pub fn winning_moves(piles: &[u64]) -> impl Iterator<Item = Move> + '_ {
    let sum = nim_sum(piles);
    let moves =
        piles.iter().enumerate().map(move |(pile, &stones)| (Move { pile, to: stones ^ sum }, stones));
    moves.filter(|(to, stones)| to.to < *stones).map(|(to, _)| to)
}
