//! Sequential Nim: heaps in a row; a move takes any number of stones from the first heap that is
//! not empty.
//!
//! - **Rules**: normal play; the player who cannot move loses.
//! - **Theorem**: let k heaps of one stone come first. If a larger heap follows, whoever faces it
//!   wins, by choosing who must start on the heaps after it; that is the first player if k is even.
//!   If none follows, the first player wins if k is odd.
//! - **Time**: O(k); O(n log n) for the steps between n heaps.
//! - **Source**: Codeforces Round 658, problem B (2020); 1965A (2024) for common takes.
//! - **Needs**: `nim`.
//! - **Checked**: against the naive solver for up to 6 heaps of up to 4 (`prove_`: 8 of 4, 3 of
//!   25); common takes for up to 4 heaps of up to 6 (`prove_`: 5 of 9).

use crate::nim::Move;

/// Whether the player to move wins. Empty heaps do not count.
///
/// ```
/// use grundy::sequential_nim;
/// assert!(sequential_nim::first_player_wins(&[2, 5, 4]));
/// assert!(!sequential_nim::first_player_wins(&[1, 2, 3]));
/// ```
pub fn first_player_wins(heaps: &[u64]) -> bool {
    let mut ones = 0;
    for &stones in heaps {
        if stones > 1 {
            return ones % 2 == 0;
        }
        ones += stones;
    }
    ones % 2 == 1
}

/// The winning move, if there is one; there is never more than one.
///
/// ```
/// use grundy::{nim::Move, sequential_nim};
/// assert_eq!(sequential_nim::winning_move(&[5, 1, 1]), Some(Move { heap: 0, to: 0 }));
/// assert_eq!(sequential_nim::winning_move(&[5, 1]), Some(Move { heap: 0, to: 1 }));
/// ```
pub fn winning_move(heaps: &[u64]) -> Option<Move> {
    let heap = heaps.iter().position(|&stones| stones > 0)?;
    match (heaps[heap], first_player_wins(&heaps[heap + 1..])) {
        (_, false) => Some(Move { heap, to: 0 }),
        (1, true) => None,
        (_, true) => Some(Move { heap, to: 1 }), // the other player must empty the heap
    }
}

/// The same game as heaps from *all* of which a move takes the same number of stones, at most as
/// many as the least one has that is not empty: the steps between their sizes, in ascending order.
///
/// ```
/// use grundy::sequential_nim;
/// assert_eq!(sequential_nim::from_common_takes(&[5, 2, 3, 2]), [2, 1, 2]);
/// ```
pub fn from_common_takes(heaps: &[u64]) -> Vec<u64> {
    let mut sizes = heaps.to_vec();
    sizes.push(0);
    sizes.sort_unstable();
    sizes.dedup();
    sizes.windows(2).map(|pair| pair[1] - pair[0]).collect()
}
