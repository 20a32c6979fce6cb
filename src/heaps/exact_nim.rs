//! Exact Nim: every move takes stones from exactly k of the heaps, at least half of them.
//!
//! - **Rules**: n heaps, n <= 2k; a move takes a positive number from each of exactly k heaps, from
//!   each of them any. The player who cannot move, as fewer than k heaps are not empty, loses. Up
//!   to k heaps, not exactly: `moore`.
//! - **Theorem**: for n < 2k lost exactly without a move: emptying k heaps leaves n - k < k. For n
//!   = 2k lost exactly if the least size, 0 included, occurs more than k times. Proof: else k heaps
//!   are larger than the least size, and can be lowered to it; then it occurs more than k times.
//!   From there a move must touch one of these heaps, so the least size becomes less, and at most k
//!   heaps have it: only touched ones.
//! - **Time**: O(n).
//! - **Source**: Codeforces Round 557, problem 1162E (2019), for n = 2k; E. Boros, V. Gurvich, N.
//!   B. Ho, K. Makino, P. Mursic, On the Sprague–Grundy function of exact k-Nim (2018).
//! - **Needs**: `nim`.
//! - **Checked**: against the naive solver for up to 3 heaps of up to 6, 4 of 4, every such k
//!   (`prove_`: 3 of 12, 4 of 6, 5 of 4, 6 of 3).

use crate::nim::Move;

/// Whether the player to move wins.
///
/// # Panics
/// If `k` is 0 or less than half the number of the heaps; so do all functions here.
///
/// ```
/// use grundy::exact_nim;
/// assert!(exact_nim::first_player_wins(&[3, 1, 4, 1], 2));
/// assert!(!exact_nim::first_player_wins(&[8, 8], 1));
/// ```
pub fn first_player_wins(heaps: &[u64], k: usize) -> bool {
    target(heaps, k).is_some()
}

/// A winning move, if there is one: what becomes of each of the k heaps, in their order.
///
/// ```
/// use grundy::{exact_nim, nim::Move};
/// let change = exact_nim::some_winning_move(&[3, 1, 4, 1], 2).unwrap();
/// assert_eq!(change, [Move { heap: 0, to: 1 }, Move { heap: 2, to: 1 }]);
/// ```
pub fn some_winning_move(heaps: &[u64], k: usize) -> Option<Vec<Move>> {
    let to = target(heaps, k)?;
    let larger = (0..heaps.len()).filter(|&heap| heaps[heap] > to);
    Some(larger.take(k).map(|heap| Move { heap, to }).collect())
}

/// The size to which a winning move lowers its heaps.
fn target(heaps: &[u64], k: usize) -> Option<u64> {
    assert!(0 < k && heaps.len() - heaps.len() / 2 <= k, "{} of {} heaps are too few", k, heaps.len());
    let half = heaps.len() / 2 == k && heaps.len() % 2 == 0;
    let to = if half { heaps.iter().copied().min().unwrap_or(0) } else { 0 };
    let larger = heaps.iter().filter(|&&stones| stones > to).count();
    if larger >= k { Some(to) } else { None }
}
