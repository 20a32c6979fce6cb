//! Nim by levels: a move lowers one number and may change numbers of other levels as it likes.
//!
//! - **Rules**: each number has a level. A move lowers one positive number and may set others to
//!   any values: none of the same level, and in all lower levels at once it can set one number each
//!   and leave everything else as it is. Every play ends; the player who cannot move loses.
//! - **Input**: on a graph without cycles where a move at v may set the successors of v, the levels
//!   are the values of `dag` (not the longest paths). In a matrix where a move may set the cells of
//!   a path down and to the right, they are the distances to the last cell.
//! - **Theorem**: a position is lost exactly if in every level the xor of the numbers is 0. From
//!   there each move changes the xor of its own level. Otherwise, in the highest level whose xor is
//!   not 0, a number can be lowered so that it becomes 0, as in Nim, and one number that is set in
//!   each lower level makes the other xors 0.
//! - **Time**: O(n + l) for n numbers and levels up to l, and O(r) more for a winning move if r
//!   numbers are reached; memory O(l).
//! - **Source**: Codeforces 1149E (on a graph) and 1451F (in a matrix).
//! - **Needs**: `sum`.
//! - **Checked**: against the naive solver for all graphs of 3 vertices without cycles and random
//!   ones of 4 with numbers to 3, random ones of 5 with numbers to 1, matrices of up to 4 cells
//!   with numbers to 3 and 9 with numbers to 1 (`prove_`: 3 vertices to 7, all of 4 and some of 5
//!   to 3, 6 to 1; matrices of 6 cells to 3, 12 to 1).

use crate::sum;

/// A move: number `heap` (counted from 0) is lowered to `to`, and others are set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which number is lowered.
    pub heap: usize,
    /// What is left of it.
    pub to: u64,
    /// Which other numbers are set, and what to: at most one of each lower level.
    pub set: Vec<(usize, u64)>,
}

/// Whether the player to move wins; number i has the level `levels[i]`.
///
/// A game of value g beside the numbers is one more number g, of level 0.
///
/// # Panics
/// Unless there are as many levels as numbers.
///
/// ```
/// use grundy::level_nim;
/// assert!(!level_nim::first_player_wins(&[1, 5, 1, 5], &[1, 0, 1, 0]));
/// assert!(level_nim::first_player_wins(&[1, 5, 5], &[1, 0, 0])); // the 1 stands alone
/// ```
pub fn first_player_wins(numbers: &[u64], levels: &[u32]) -> bool {
    xors(numbers, levels).iter().any(|&xor| xor != 0)
}

/// One of the winning moves, if there are any; `reached(i)` lists what a move at number i may set.
///
/// It lowers the first number that can win in the highest level whose xor is not 0, and sets as few
/// others as possible: in each lower level whose xor is not 0 the first one that is reached. All
/// others stay, whatever their levels.
///
/// # Panics
/// Unless there are as many levels as numbers; and if the number reaches none of a lower level
/// whose xor is not 0.
///
/// ```
/// use grundy::{dag, level_nim::{self, Move}};
/// let graph = [vec![1], vec![]]; // lower the first number: the second one may be set
/// let levels = dag::values(&graph).unwrap();
/// let won = level_nim::some_winning_move(&[2, 5], &levels, |v| graph[v].iter().copied());
/// assert_eq!(won, Some(Move { heap: 0, to: 0, set: vec![(1, 0)] }));
/// ```
pub fn some_winning_move<I: IntoIterator<Item = usize>>(
    numbers: &[u64],
    levels: &[u32],
    reached: impl FnOnce(usize) -> I,
) -> Option<Move> {
    let mut xors = xors(numbers, levels);
    let top = xors.iter().rposition(|&xor| xor != 0)?;
    let wins = |&i: &usize| levels[i] as usize == top && numbers[i] ^ xors[top] < numbers[i];
    let heap = (0..numbers.len()).find(wins)?; // one has the highest bit of the xor
    let (to, mut set) = (numbers[heap] ^ xors[top], Vec::new());
    xors.truncate(top);
    for i in reached(heap) {
        match xors.get_mut(levels[i] as usize) {
            Some(xor) if *xor != 0 => {
                set.push((i, numbers[i] ^ *xor));
                *xor = 0;
            }
            _ => {}
        }
    }
    let missing = xors.iter().position(|&xor| xor != 0);
    assert!(missing.is_none(), "number {} reaches none of level {}", heap, missing.unwrap_or(0));
    Some(Move { heap, to, set })
}

/// The xor of the numbers of each level.
fn xors(numbers: &[u64], levels: &[u32]) -> Vec<u64> {
    assert_eq!(numbers.len(), levels.len(), "each number has a level");
    let mut xors = vec![0; levels.iter().max().map_or(0, |&highest| highest as usize + 1)];
    for (&number, &level) in numbers.iter().zip(levels) {
        let xor = &mut xors[level as usize];
        *xor = sum::grundy([*xor, number]);
    }
    xors
}
