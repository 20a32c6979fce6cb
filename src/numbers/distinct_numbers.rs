//! The game of distinct numbers: a move lowers the largest, and all stay distinct.
//!
//! - **Rules**: distinct natural numbers; a move replaces the largest by a smaller number that is
//!   not among them. The player who cannot move loses: 0, 1, ..., n - 1 are left.
//! - **Theorem**: with a gap just below the largest number the player to move wins: lowering it to
//!   just above the second largest wins, or else the position reached from there in one more move
//!   is lost, and can be reached at once. Without a gap, count the free numbers below the largest:
//!   each move that does not hand over a win fills exactly one of them, so the player to move wins
//!   exactly if their number is odd.
//! - **Time**: O(n) for n numbers; for the winning moves, O(log n) more for each number below the
//!   second largest that is tried.
//! - **Source**: AtCoder Regular Contest 137 C.
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for all sets of numbers up to 11 (`prove_`: 15).

/// Whether the player to move wins; the numbers ascend.
///
/// # Panics
/// If there is no number, or one is not larger than the number before it.
///
/// ```
/// use grundy::distinct_numbers;
/// assert!(distinct_numbers::first_player_wins(&[2, 4]));
/// assert!(!distinct_numbers::first_player_wins(&[0, 1, 2]));
/// ```
pub fn first_player_wins(numbers: &[u64]) -> bool {
    let (largest, others) = split_largest(numbers);
    let gap = match others.last() {
        Some(second) => largest - second > 1,
        None => largest > 0,
    };
    let odd_number_is_free = largest % 2 != others.len() as u64 % 2;
    gap || odd_number_is_free
}

/// All winning moves, ascending: what the largest number becomes.
///
/// # Panics
/// As [`first_player_wins`].
///
/// ```
/// use grundy::distinct_numbers;
/// assert!(distinct_numbers::winning_moves(&[2, 4]).eq([3])); // it has no gap and two free numbers
/// ```
pub fn winning_moves(numbers: &[u64]) -> impl Iterator<Item = u64> + '_ {
    let (largest, others) = split_largest(numbers);
    // A position with this largest number and as many others as now, if it has no gap.
    let loses = |largest: u64| largest % 2 == others.len() as u64 % 2;
    // If the new number is below the second largest, that one becomes the largest, and has no gap
    // below it if the third largest or the new number is its neighbour.
    let below = match others {
        [.., third, second] if third + 1 == *second && loses(*second) => 0..*second,
        [.., second] if loses(*second) => second.saturating_sub(1)..*second,
        _ => 0..0,
    };
    let below = below.filter(move |to| others.binary_search(to).is_err());
    let above = others.last().map_or(0, |second| second + 1);
    below.chain(if above < largest && loses(above) { Some(above) } else { None })
}

/// The largest number and the others.
fn split_largest(numbers: &[u64]) -> (u64, &[u64]) {
    let (largest, others) = numbers.split_last().expect("at least one number");
    for pair in numbers.windows(2) {
        assert!(pair[0] < pair[1], "numbers must ascend, not {}, {}", pair[0], pair[1]);
    }
    (*largest, others)
}
