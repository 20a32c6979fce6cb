//! Euclid's game: two numbers; subtract a multiple of the smaller from the larger.
//!
//! - **Rules**: a move subtracts a positive multiple of the smaller number from the larger and
//!   leaves no negative one. Whoever makes a 0 wins.
//! - **Theorem**: for a >= b > 0 the player to move wins exactly if a = b or a > phi b (phi the
//!   golden ratio). The options of (q b + r, b) are (r, b), (b + r, b), ..., ((q - 1) b + r, b).
//!   All but the first have the values 0, 1, 2, ... in order, skipping the first one's; the
//!   position itself has the next. So all options have different values, and at most one move wins.
//! - **Time**: O(1) for the winner, O(log n) for the Grundy value and the move; exact for every
//!   `u64`.
//! - **Source**: A. J. Cole, A. J. T. Davie, Mathematical Gazette 53 (1969); G. Cairns, N. B. Ho,
//!   T. Lengyel, Discrete Mathematics 311 (2011).
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver for all pairs up to 80 (`prove_`: 500); at Fibonacci
//!   numbers up to 2^64.

/// The Grundy value; 0 if one number is 0, since the game is over.
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
    // a > phi b without floats: phi^2 = phi + 1, so a (a - b) > b^2.
    b > 0 && (a == b || a * (a - b) > b * b)
}

/// The winning move, if there is one, as what is left of the larger number.
///
/// `rest` is the value of the rest of a sum (0 if none).
///
/// ```
/// use grundy::euclid;
/// assert_eq!(euclid::winning_move(34, 12, 0), Some(10)); // subtracts 12 twice
/// assert_eq!(euclid::winning_move(24, 15, 0), None);
/// ```
pub fn winning_move(a: u64, b: u64, rest: u64) -> Option<u64> {
    let (large, small) = (a.max(b), a.min(b));
    if small == 0 {
        return None;
    }
    let remainder = large % small;
    let first = grundy(small, remainder);
    // How many times the smaller number stays: 0 for the value `first`, and from 1 on the other
    // values in order.
    let times = if rest == first {
        0
    } else if rest < first {
        rest + 1
    } else {
        rest
    };
    if times < large / small { Some(times * small + remainder) } else { None }
}
