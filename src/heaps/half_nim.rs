//! Half Nim: take at most half of a heap; or take at least half.
//!
//! - **Rules**: at most half: a move takes 1..=floor(n / 2) stones from a heap of n. At least half
//!   (the functions `_at_least`): a move leaves at most floor(n / 2) of n > 0. The player who
//!   cannot move loses. Less than half is at most half of n - 1, with one stone more left.
//!   (`halving` is another game: there a heap falls into equal halves.)
//! - **Theorem**: at most half: divide n + 1 by 2 as long as it is even; half of the odd number
//!   that is left, rounded down, is the value. So it is n / 2 for even n, and that of (n - 1) / 2
//!   for odd n. At least half: the value is the number of binary digits of n (0 for n = 0), since
//!   0, ..., floor(n / 2) have all smaller numbers of digits and no other. Proof: at most half, the
//!   options m are those with ceil(n / 2) < m + 1 <= n. Each odd number c <= n has exactly one
//!   multiple c 2^i above n / 2 and up to n, and it is one of these m + 1 unless it is (n + 1) / 2:
//!   the options have different values, all up to (n - 1) / 2 except that of n.
//! - **Time**: O(1) for every `u64`.
//! - **Source**: UVa 1482; the proofs are here.
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for n up to 300, all moves and values of the rest
//!   (`prove_`: 3000).

/// The Grundy value of a heap of `n` when a move takes at most half of it.
///
/// ```
/// use grundy::half_nim;
/// assert_eq!([1, 2, 3, 4, 5, 6].map(half_nim::grundy), [0, 1, 0, 2, 1, 3]);
/// let piles = [4u64, 4, 11, 2];
/// assert!(!grundy::sum::first_player_wins(piles.map(half_nim::grundy)));
/// ```
pub fn grundy(n: u64) -> u64 {
    n.checked_shr(n.trailing_ones()).unwrap_or(0) / 2
}

/// Whether the player to move wins a heap of `n` when a move takes at most half of it: unless n + 1
/// is a power of two.
///
/// ```
/// use grundy::half_nim;
/// assert!(half_nim::first_player_wins(6) && !half_nim::first_player_wins(7));
/// ```
pub fn first_player_wins(n: u64) -> bool {
    grundy(n) != 0
}

/// What the winning move leaves of a heap of `n` when a move takes at most half of it; there is at
/// most one.
///
/// `rest` is the nim-sum of the rest of the sum: 0 if this heap is the whole game.
///
/// ```
/// use grundy::half_nim;
/// assert_eq!(half_nim::winning_move(10, 0), Some(7));
/// assert_eq!(half_nim::winning_move(10, 2), Some(9)); // beside a game of value 2
/// ```
pub fn winning_move(n: u64, rest: u64) -> Option<u64> {
    // The largest multiple of 2 rest + 1 by a power of two, up to n, minus 1.
    let odd = rest.checked_mul(2)?.checked_add(1).filter(|&odd| odd <= n)?;
    let doublings = odd.leading_zeros() - n.leading_zeros();
    let doublings = if odd << doublings <= n { doublings } else { doublings - 1 };
    let left = (odd << doublings) - 1;
    if n - left <= n / 2 { Some(left) } else { None }
}

/// The Grundy value of a heap of `n` when a move takes at least half of it.
///
/// ```
/// use grundy::half_nim;
/// assert_eq!([0, 1, 2, 3, 4, 7, 8].map(half_nim::grundy_at_least), [0, 1, 2, 2, 3, 3, 4]);
/// ```
pub fn grundy_at_least(n: u64) -> u64 {
    u64::from(u64::BITS - n.leading_zeros())
}

/// What the winning moves leave of a heap of `n` when a move takes at least half of it, the
/// smallest take first.
///
/// `rest` is the nim-sum of the rest of the sum: 0 if this heap is the whole game.
///
/// ```
/// use grundy::half_nim;
/// assert!(half_nim::winning_moves_at_least(10, 3).eq([5, 4])); // beside a game of value 3
/// assert!(half_nim::winning_moves_at_least(10, 0).eq([0])); // alone: take all
/// ```
pub fn winning_moves_at_least(n: u64, rest: u64) -> impl Iterator<Item = u64> {
    // The numbers of `rest` binary digits.
    let (low, high) = match rest {
        0 if n > 0 => (0, 0),
        1..=63 => (1 << (rest - 1), (1 << rest) - 1),
        _ => (1, 0), // none: a heap of 64 digits is no option
    };
    (low..=(n / 2).min(high)).rev()
}
