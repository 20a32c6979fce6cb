//! One stone at a time, and never from the heap that was used last.
//!
//! - **Rules**: a move takes one stone from a heap, but not from the one from which the other
//!   player just took. The player who cannot move loses.
//! - **Theorem**: let s be the number of stones. The position is lost if the heap that was used
//!   last has at least s / 2 of them; else it is won if another heap has more than s / 2; else it
//!   is lost exactly if s is even. Proof: who may use a heap of at least half while the other one
//!   may not, does so every time, and has an answer to each move elsewhere. If no heap has more
//!   than half and s is even, a move leaves s - 1, and less than half of that in its heap; and from
//!   an odd s without such a heap any move leaves an even one.
//! - **Time**: O(n) for n heaps, also for all winning moves.
//! - **Source**: Codeforces Round 666, problem 1396B (2020), where no heap was used before.
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for up to 4 heaps of up to 5, and any of them used last
//!   (`prove_`: 5 heaps of up to 6).

/// Whether the player to move wins; `last` is the heap that was used last, if one was.
///
/// # Panics
/// If there is no such heap, or the heaps hold 2^64 stones or more in total; so do all functions
/// here.
///
/// ```
/// use grundy::other_heap;
/// assert!(other_heap::first_player_wins(&[2], None));
/// assert!(!other_heap::first_player_wins(&[1, 1], None));
/// assert!(!other_heap::first_player_wins(&[2, 1, 1], Some(0)));
/// ```
pub fn first_player_wins(heaps: &[u64], last: Option<usize>) -> bool {
    let stones = total(heaps);
    let half = stones / 2;
    let used = last.map_or(0, |last| heaps[last]);
    if last.is_some() && used >= stones - used {
        return false;
    }
    stones % 2 == 1 || heaps.iter().any(|&heap| heap > half)
}

/// The heaps (counted from 0) from which a winning move takes, in their order.
///
/// ```
/// use grundy::other_heap;
/// assert!(other_heap::winning_moves(&[1, 3, 1], None).eq([1]));
/// assert!(other_heap::winning_moves(&[2, 2, 1], Some(0)).eq([1, 2]));
/// ```
pub fn winning_moves(heaps: &[u64], last: Option<usize>) -> impl Iterator<Item = usize> + '_ {
    let left = total(heaps).saturating_sub(1);
    // The largest heap, and the largest of all others.
    let largest = (0..heaps.len()).max_by_key(|&heap| heaps[heap]);
    let second = (0..heaps.len()).filter(|&heap| Some(heap) != largest).map(|heap| heaps[heap]).max();
    let allowed = (0..heaps.len()).filter(move |&heap| Some(heap) != last && heaps[heap] > 0);
    allowed.filter(move |&heap| {
        let stays = heaps[heap] - 1;
        let other = if Some(heap) == largest { second } else { largest.map(|largest| heaps[largest]) };
        stays >= left - stays || left % 2 == 0 && other.unwrap_or(0) <= left / 2
    })
}

fn total(heaps: &[u64]) -> u64 {
    let sum = heaps.iter().try_fold(0u64, |sum, &heap| sum.checked_add(heap));
    sum.expect("the heaps hold less than 2^64 stones")
}
