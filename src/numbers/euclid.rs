//! Euclid's game: two numbers; subtract a multiple of the smaller from the larger.
//!
//! - **Rules**: a move subtracts a positive multiple of the smaller number from the larger and
//!   leaves no negative one. Who makes a 0 wins.
//! - **Theorem**: for a >= b > 0 the player to move wins exactly if a = b or a > phi b (phi the
//!   golden ratio), and at most one move wins. The options of (q b + r, b) are (r, b), (b + r, b),
//!   ..., so its Grundy value is the q-th natural number that is not the value of (b, r).
//! - **Time**: O(1) for the winner and the move, O(log n) for the Grundy value; exact for every
//!   `u64`.
//! - **Source**: A. J. Cole, A. J. T. Davie, Mathematical Gazette 53 (1969); G. Cairns, N. B. Ho,
//!   T. Lengyel, Discrete Mathematics 311 (2011).
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for all pairs up to 80 (`prove_`: 500); at Fibonacci
//!   numbers up to 2^64.

/// The Grundy value; 0 where one number is 0, for the game is over.
///
/// ```
/// use grundy::euclid;
/// assert_eq!((euclid::grundy(34, 12), euclid::grundy(24, 15), euclid::grundy(12, 4)), (2, 0, 3));
/// ```
pub fn grundy(a: u64, b: u64) -> u64 {
    let (mut large, mut small, mut quotients) = (a.max(b), a.min(b), Vec::new());
    while small > 0 {
        quotients.push(large / small);
        let rest = large % small;
        large = small;
        small = rest;
    }
    quotients.iter().rev().fold(0, |value, &q| if value < q { q } else { q - 1 })
}

/// Whether the player to move wins.
///
/// ```
/// use grundy::euclid;
/// assert!(euclid::first_player_wins(34, 12));
/// assert!(!euclid::first_player_wins(15, 24));
/// ```
pub fn first_player_wins(a: u64, b: u64) -> bool {
    let (a, b) = (u128::from(a.max(b)), u128::from(a.min(b)));
    b > 0 && (a == b || a * (a - b) > b * b)
}

/// The winning move as what is left of the larger number; none in a lost position, never more than
/// one.
///
/// ```
/// use grundy::euclid;
/// assert_eq!(euclid::winning_moves(34, 12).next(), Some(10)); // subtracts 12 twice
/// assert_eq!(euclid::winning_moves(24, 15).next(), None);
/// ```
pub fn winning_moves(a: u64, b: u64) -> impl Iterator<Item = u64> {
    let (a, b) = (a.max(b), a.min(b));
    // As many multiples as possible or one less: more would leave a number above 2 b, which wins.
    let rest = a.checked_rem(b);
    let left = rest.into_iter().chain(rest.and_then(|rest| rest.checked_add(b)));
    left.filter(move |&left| left < a && !first_player_wins(left, b))
}
