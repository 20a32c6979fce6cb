//! Treblecross: both players put crosses on a strip; whoever first completes three neighbours in a
//! row wins.
//!
//! - **Rules**: a strip of at least 3 cells; once there are three crosses in a row the player to
//!   move has lost.
//! - **Theorem**: whoever can complete three wins, and only by doing so. Otherwise a cross within
//!   distance 2 of another loses at once, so both players avoid that: runs of cells far from all
//!   crosses are heaps of the octal game 0.007, each two larger than its run.
//! - **Time**: that of `octal` for the table of a strip of n cells, at most O(n^2); then O(n).
//! - **Source**: Winning Ways, chapters 4 and 15 (one-dimensional tic-tac-toe).
//! - **Needs**: `octal`, `sum`.
//! - **Checked**: against the naive solver for all positions of strips of 3 to 9 cells (`prove_`:
//!   14).

use crate::octal::Code;
use crate::sum;

/// Whether the player to move wins; `true` is a cross.
///
/// # Panics
/// If the strip has fewer than 3 cells: then nobody can win.
///
/// ```
/// use grundy::treblecross;
/// assert!(treblecross::first_player_wins(&[false; 5])); // the middle
/// assert!(!treblecross::first_player_wins(&[true, false, false])); // the next move completes three
/// ```
pub fn first_player_wins(strip: &[bool]) -> bool {
    winning_moves(strip).next().is_some()
}

/// All winning cells, counted from 0, ascending.
///
/// # Panics
/// If the strip has fewer than 3 cells: then nobody can win.
///
/// ```
/// use grundy::treblecross;
/// assert!(treblecross::winning_moves(&[false; 5]).eq([2]));
/// assert!(treblecross::winning_moves(&[true, false, true, false, false]).eq([1]));
/// ```
pub fn winning_moves(strip: &[bool]) -> impl Iterator<Item = usize> {
    assert!(strip.len() >= 3, "a strip of {} cells, fewer than 3", strip.len());
    let over = strip.windows(3).any(|cells| cells == [true; 3]);
    let mut moves = Vec::new();
    if !over {
        moves.extend((0..strip.len()).filter(|&cell| completes(strip, cell)));
        if moves.is_empty() {
            moves = quiet_moves(strip);
        }
    }
    moves.into_iter()
}

/// Whether a cross in this free cell makes three in a row.
fn completes(strip: &[bool], cell: usize) -> bool {
    let left = strip[..cell].iter().rev().take_while(|&&cross| cross).count();
    let right = strip[cell + 1..].iter().take_while(|&&cross| cross).count();
    !strip[cell] && left + right >= 2
}

/// The winning moves if nobody can complete three.
fn quiet_moves(strip: &[bool]) -> Vec<usize> {
    let cross = |cell: usize| strip.get(cell) == Some(&true);
    let near = |cell: usize| (cell.saturating_sub(2)..=cell + 2).any(cross);
    let safe: Vec<bool> = (0..strip.len()).map(|cell| !near(cell)).collect();
    let values = Code::taking(3).values(strip.len() + 2);
    let run = |cells: usize| values[cells + 2];
    let runs = || safe.split(|&safe| !safe).map(<[bool]>::len);
    let sum = sum::grundy(runs().map(run));
    let (mut moves, mut start) = (Vec::new(), 0);
    for length in runs() {
        let rest = sum ^ u64::from(run(length));
        for i in 0..length {
            // The cross and the two cells on either side of it are no longer safe.
            let (before, after) = (i.saturating_sub(2), (length - 1 - i).saturating_sub(2));
            if u64::from(run(before) ^ run(after)) == rest {
                moves.push(start + i);
            }
        }
        start += length + 1;
    }
    moves
}
