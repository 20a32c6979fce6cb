//! Giving Nim: a move takes stones from a heap, and may give others of it to other heaps.
//!
//! - **Rules**: a move picks a heap, removes at least one of its stones, and then carries any
//!   number of those that are left to other heaps that are not empty, to each as many as it likes.
//!   The player who cannot move loses.
//! - **Theorem**: lost exactly if the heaps are pairs of equal ones. Proof: a move that breaks
//!   pairs is copied. Otherwise sort the heaps and pair them from the second on (n even), or from
//!   the first on (n odd): what the smaller ones of the pairs lack is less than the largest heap
//!   has above the least one (n even), or at all (n odd), so the largest can give it, and becomes
//!   equal to the least one, or empty.
//! - **Time**: O(n log n).
//! - **Source**: POJ 1740 (Alice and Bob, 2004); the proof is the known one.
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for all heaps of up to 11 stones together (`prove_`:
//!   18).

/// Whether the player to move wins. Empty heaps do not count.
///
/// ```
/// use grundy::giving_nim;
/// assert!(giving_nim::first_player_wins(&[2, 1, 3]));
/// assert!(!giving_nim::first_player_wins(&[1, 4, 1, 4]));
/// ```
pub fn first_player_wins(heaps: &[u64]) -> bool {
    let order = ascending(heaps);
    let paired = |pair: &[usize]| pair.len() == 2 && heaps[pair[0]] == heaps[pair[1]];
    !order.chunks(2).all(paired)
}

/// What the heaps are after a winning move, if there is one: the largest of them shrinks, and
/// others may grow.
///
/// ```
/// use grundy::giving_nim;
/// assert_eq!(giving_nim::some_winning_move(&[2, 1, 3]), Some(vec![2, 2, 0]));
/// assert_eq!(giving_nim::some_winning_move(&[5, 5]), None);
/// ```
pub fn some_winning_move(heaps: &[u64]) -> Option<Vec<u64>> {
    if !first_player_wins(heaps) {
        return None;
    }
    let (order, mut after) = (ascending(heaps), heaps.to_vec());
    let (&largest, others) = order.split_last()?;
    let even = others.len() % 2;
    after[largest] = if even == 1 { heaps[others[0]] } else { 0 };
    for pair in others[even..].chunks(2) {
        after[pair[0]] = heaps[pair[1]];
    }
    Some(after)
}

/// The heaps that are not empty, by their sizes.
fn ascending(heaps: &[u64]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..heaps.len()).filter(|&heap| heaps[heap] > 0).collect();
    order.sort_by_key(|&heap| heaps[heap]);
    order
}
