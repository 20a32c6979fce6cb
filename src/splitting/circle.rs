//! A circle: a move takes t neighbours out of it, for an allowed t, and the gap stays.
//!
//! - **Rules**: `takes` are the allowed t; stones on either side of a gap are no neighbours; the
//!   player who cannot move loses. Octal codes with other digits than 0 and 7 are not covered.
//! - **Theorem**: the first move on a circle of n leaves a row of n - t, so the value is the mex
//!   of the values of these rows. If those have period p from n0 on, circles have it from n0 plus
//!   the largest take on. With takes 1 to k >= 2 whoever moves on a row wins: one stone or two
//!   from its middle leave equal rows. So a circle is won only if it can be taken whole; if all
//!   moves take one stone, its parity decides.
//! - **Time**: O(k) for k takes, with as many look-ups of rows; O(k log k) for the winning moves.
//! - **Source**: HDU 3980 and 3951; for circles of Kayles see `kayles`.
//! - **Needs**: `mex`, `sum`.
//! - **Checked**: against the naive solver, gaps and all, for all sets of takes up to 4 and circles
//!   of up to 9 (`prove_`: 6 and 13), for two circles of up to 5 together (`prove_`: 7); the closed
//!   form for 1 to k <= 10 against the table of rows, for circles of up to 1000.

use crate::mex::mex;
use crate::sum;

/// The Grundy value of a circle of `circle` stones; `row` gives that of a row.
///
/// # Panics
/// If 0 is among the takes.
///
/// ```
/// use grundy::circle;
/// use grundy::octal::Code;
/// let rows = Code::taking_any(&[1, 2]).periodic(1000).unwrap();
/// assert_eq!([1, 2, 3, 1_000_000_000].map(|n| circle::grundy(&[1, 2], n, |row| rows.at(row))), [1, 2, 0, 0]);
/// ```
pub fn grundy(takes: &[usize], circle: u64, row: impl Fn(u64) -> u32) -> u32 {
    mex(rows(takes, circle).map(row))
}

/// Whether the player to move wins on these circles together.
///
/// # Panics
/// If 0 is among the takes and there is a circle.
///
/// ```
/// use grundy::circle;
/// use grundy::octal::Code;
/// let sg = Code::taking(2).values(10);
/// assert!(circle::first_player_wins(&[2], &[5, 7], |row| sg[row as usize])); // values 0 and 1
/// ```
pub fn first_player_wins(takes: &[usize], circles: &[u64], row: impl Fn(u64) -> u32) -> bool {
    sum::first_player_wins(circles.iter().map(|&circle| grundy(takes, circle, &row)))
}

/// Whether the player to move wins on one circle of any size if a move takes 1 to `most`
/// neighbours: by taking all of it, or any stone if each move takes one. Time O(1).
///
/// ```
/// use grundy::circle;
/// assert_eq!([1, 2, 3, 4].map(|n| circle::first_player_wins_up_to(1, n)), [true, false, true, false]);
/// assert!(circle::first_player_wins_up_to(10, 10) && !circle::first_player_wins_up_to(10, 1_000_000_000));
/// ```
pub fn first_player_wins_up_to(most: u64, circle: u64) -> bool {
    circle > 0 && circle <= most || most == 1 && circle % 2 == 1
}

/// The lengths of the rows that the winning moves leave of a circle, the smallest take first; where
/// the stones are taken makes no difference.
///
/// `rest` is the nim-sum of the rest of the sum, circles and rows: 0 if this circle is the whole
/// game.
///
/// # Panics
/// If 0 is among the takes.
///
/// ```
/// use grundy::circle;
/// use grundy::octal::Code;
/// let sg = Code::taking_any(&[1, 3]).values(10); // rows are won if their length is odd
/// assert!(circle::winning_moves(&[1, 3], 9, 0, |row| sg[row as usize]).eq([8, 6]));
/// ```
pub fn winning_moves(
    takes: &[usize],
    circle: u64,
    rest: u64,
    row: impl Fn(u64) -> u32,
) -> impl Iterator<Item = u64> {
    let mut left: Vec<u64> = rows(takes, circle).collect();
    left.sort_unstable_by(|a, b| b.cmp(a));
    left.dedup(); // a take that is listed twice is one move
    left.into_iter().filter(move |&left| u64::from(row(left)) == rest)
}

/// What the moves leave.
fn rows(takes: &[usize], circle: u64) -> impl Iterator<Item = u64> + '_ {
    assert!(!takes.contains(&0), "a move that changes nothing");
    takes.iter().filter_map(move |&take| circle.checked_sub(take as u64))
}
