//! Sequential Nim: piles in a row; a move takes any number of stones from the first pile that is
//! not empty.
//!
//! - **Rules**: normal play; who cannot move loses.
//! - **Theorem**: with k piles of one stone in front, the player to move wins exactly when k is
//!   even, or odd and nothing else is left: whoever meets the first larger pile chooses who has to
//!   start behind it.
//! - **Time**: O(k).
//! - **Source**: Codeforces Round 658, problem B (2020).
//! - **Needs**: `nim`.
//! - **Checked**: against the naive solver for up to 6 piles of up to 4.

use crate::nim::Move;

/// Whether the player to move wins. Empty piles are passed over.
///
/// ```
/// use grundy::sequential_nim;
/// assert!(sequential_nim::first_player_wins(&[2, 5, 4]));
/// assert!(!sequential_nim::first_player_wins(&[1, 2, 3]));
/// ```
pub fn first_player_wins(piles: &[u64]) -> bool {
    let mut stones = piles.iter().filter(|&&stones| stones > 0);
    match stones.position(|&stones| stones > 1) {
        Some(ones) => ones % 2 == 0,
        None => piles.iter().filter(|&&stones| stones > 0).count() % 2 == 1,
    }
}

/// The winning move, if there is one: there is never a second.
///
/// ```
/// use grundy::{nim::Move, sequential_nim};
/// assert_eq!(sequential_nim::winning_move(&[5, 1, 1]), Some(Move { pile: 0, to: 0 }));
/// assert_eq!(sequential_nim::winning_move(&[5, 1]), Some(Move { pile: 0, to: 1 }));
/// ```
pub fn winning_move(piles: &[u64]) -> Option<Move> {
    let pile = piles.iter().position(|&stones| stones > 0)?;
    match (piles[pile], first_player_wins(&piles[pile + 1..])) {
        (_, false) => Some(Move { pile, to: 0 }),
        (1, true) => None,
        (_, true) => Some(Move { pile, to: 1 }), // the other must empty the pile
    }
}
