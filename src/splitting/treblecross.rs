//! Treblecross: both players put crosses on a strip; who first completes three neighbours in a row
//! wins.
//!
//! - **Rules**: a strip of at least 3 cells; once there are three crosses in a row the player to
//!   move has lost.
//! - **Theorem**: who can complete three wins, and then nothing else does. Otherwise a cross within
//!   distance 2 of another gives the game away, so it must keep off: runs of cells far from all
//!   crosses are heaps of the octal game 0.007, two cells longer than they are.
//! - **Time**: O(n^2) for the table of a strip of n cells, then O(n).
//! - **Source**: Winning Ways, chapters 4 and 15 (one-dimensional tic-tac-toe).
//! - **Needs**: `octal`.
//! - **Checked**: against the naive solver for all positions of strips of 3 to 14 cells.

use crate::octal::Code;

/// Whether the player to move wins; `true` is a cross.
///
/// ```
/// use grundy::treblecross;
/// assert!(treblecross::first_player_wins(&[false; 5])); // the middle
/// assert!(!treblecross::first_player_wins(&[true, false, false])); // the answer completes three
/// ```
pub fn first_player_wins(strip: &[bool]) -> bool {
    !winning_moves(strip).is_empty()
}

/// All winning cells, counted from 0, ascending.
///
/// # Panics
/// If the strip has fewer than 3 cells: then nobody can win.
///
/// ```
/// use grundy::treblecross;
/// assert_eq!(treblecross::winning_moves(&[false; 5]), [2]);
/// assert_eq!(treblecross::winning_moves(&[true, false, true, false, false]), [1]);
/// ```
pub fn winning_moves(strip: &[bool]) -> Vec<usize> {
    assert!(strip.len() >= 3, "a strip of {} cells", strip.len());
    let cross = |cell: usize| strip.get(cell) == Some(&true);
    let free = |&cell: &usize| !strip[cell];
    if (2..strip.len()).any(|cell| cross(cell) && cross(cell - 1) && cross(cell - 2)) {
        return Vec::new(); // over
    }
    let completes = |&cell: &usize| {
        let left = (1..3).take_while(|&by| cell >= by && cross(cell - by)).count();
        let right = (1..3).take_while(|&by| cross(cell + by)).count();
        left + right >= 2
    };
    let completing: Vec<usize> = (0..strip.len()).filter(free).filter(completes).collect();
    if !completing.is_empty() {
        return completing;
    }
    let near = |cell: usize| (cell.saturating_sub(2)..=cell + 2).any(cross);
    let safe: Vec<bool> = (0..strip.len()).map(|cell| !near(cell)).collect();
    let values = Code::new("0.007").values(strip.len() + 2);
    let run = |cells: usize| values[if cells > 0 { cells + 2 } else { 0 }];
    let runs = |safe: &[bool]| safe.split(|&safe| !safe).fold(0, |sum, cells| sum ^ run(cells.len()));
    let rest = runs(&safe);
    let wins = |&cell: &usize| {
        let start = (0..cell).rev().take_while(|&cell| safe[cell]).count();
        let end = (cell + 1..strip.len()).take_while(|&cell| safe[cell]).count();
        let (before, after) = (start.saturating_sub(2), end.saturating_sub(2));
        safe[cell] && run(start + end + 1) ^ run(before) ^ run(after) == rest
    };
    (0..strip.len()).filter(wins).collect()
}
