//! The game of distinct numbers: the largest becomes smaller, and all stay different.
//!
//! - **Rules**: distinct natural numbers; a move replaces the largest by a smaller one that is not
//!   there. Who cannot move loses: 0, 1, ..., n - 1 are left.
//! - **Theorem**: with a gap below the largest the player to move wins: he may leave the largest
//!   just above the second, or else what the other could reach from there. Without a gap the free
//!   numbers below the largest count: each move that a loser is left with fills one, so the player
//!   to move wins exactly if their number is odd.
//! - **Time**: O(1) for the winner; O(log n) for each number below the second largest that the
//!   moves are searched among.
//! - **Source**: AtCoder Regular Contest 137 C.
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for all sets of numbers up to 11 (`prove_`: 15).

/// Whether the player to move wins; the numbers ascend.
///
/// # Panics
/// If there is no number.
///
/// ```
/// use grundy::distinct_numbers;
/// assert!(distinct_numbers::first_player_wins(&[2, 4]));
/// assert!(!distinct_numbers::first_player_wins(&[0, 1, 2]));
/// ```
pub fn first_player_wins(numbers: &[u64]) -> bool {
    let (largest, others) = numbers.split_last().expect("at least one number");
    others.last().map_or(*largest > 0, |second| largest - second > 1)
        || (largest ^ others.len() as u64) & 1 == 1
}

/// All winning moves, ascending: what the largest number becomes.
///
/// # Panics
/// If there is no number.
///
/// ```
/// use grundy::distinct_numbers;
/// assert!(distinct_numbers::winning_moves(&[2, 4]).eq([3])); // no gap, and two free numbers
/// ```
pub fn winning_moves(numbers: &[u64]) -> impl Iterator<Item = u64> + '_ {
    let others = &numbers[..numbers.len() - 1];
    let largest = numbers[others.len()];
    let above = others.last().map_or(0, |second| second + 1);
    // Just above the second, or below it: then the second and the third, or the new number, must be
    // neighbours.
    let even = |largest: u64| (largest ^ others.len() as u64) & 1 == 0; // free numbers below the largest
    let below = match others {
        [.., third, second] if third + 1 == *second && even(*second) => 0..*second,
        [.., second] if even(*second) => second.saturating_sub(1)..*second,
        _ => 0..0,
    };
    let free = below.filter(move |to| others.binary_search(to).is_err());
    free.chain(Some(above).filter(|&above| above < largest && even(above)))
}
