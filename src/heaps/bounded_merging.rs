//! Merging heaps of one stone, none above m: whoever cannot merge loses.
//!
//! - **Rules**: n heaps of one stone; a move merges two heaps that hold at most m stones together.
//!   Normal play; the player who cannot move loses.
//! - **Theorem**: the game lasts floor(n / m) (m - 1) + max(0, n mod m - 1) moves if one of the
//!   players wants it to, so the first player wins if and only if this number is odd. That player
//!   leaves only ones, full heaps and one growing heap: if the other one merges into the growing
//!   heap, so does the reply; if the other one makes a 2, the growing heap swallows it, or a one
//!   where the 2 is too much. At the end all heaps but one are full, or an m - 1 stands beside a 2,
//!   which are as many heaps as an m beside a 1.
//! - **Time**: O(1).
//! - **Source**: HEOI 2014 (BZOJ 3609, Luogu P4101).
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for all n up to 16 and all m (`prove_`: 32).

/// Whether the player to move wins from `heaps` heaps of one stone, of which no two may be merged
/// to more than `most` stones. The first move is of no matter: it merges two of them. Positions in
/// which heaps were merged have no closed form: `sg_dfs` searches them, on sorted heaps.
///
/// # Panics
/// If `most` is 0.
///
/// ```
/// use grundy::bounded_merging;
/// assert!(bounded_merging::first_player_wins(4, 4)); // 3 moves, however it is played
/// assert!(!bounded_merging::first_player_wins(3, 3));
/// assert!(bounded_merging::first_player_wins(1_000_000_000, 1_000_000_000));
/// ```
pub fn first_player_wins(heaps: u64, most: u64) -> bool {
    length(heaps, most) % 2 == 1
}

/// How many moves are played if at least one of the players follows the strategy of the theorem.
///
/// # Panics
/// If `most` is 0.
///
/// ```
/// assert_eq!(grundy::bounded_merging::length(7, 3), 4); // two heaps of 3, one of 1
/// ```
pub fn length(heaps: u64, most: u64) -> u64 {
    assert!(most > 0, "bounded_merging: no heap may hold a stone"); // a heap of one stands there
    heaps / most * (most - 1) + (heaps % most).saturating_sub(1)
}
