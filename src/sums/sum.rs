//! Sums of games: in each turn the player chooses one game and moves in it.
//!
//! - **Rules**: normal play; who cannot move in any game loses.
//! - **Theorem**: Sprague–Grundy: the Grundy value of a sum is the xor of the games' values; the
//!   player to move loses exactly at 0, and wins by a move that makes it 0.
//! - **Time**: O(1) per game, O(1) per option for the winning moves.
//! - **Source**: R. Sprague, Tohoku Math. J. 41 (1935); P. M. Grundy, Eureka 2 (1939).
//! - **Needs**: nothing.
//! - **Checked**: against the naive solver on random sums of up to 3 games with up to 6 positions.

/// The Grundy value of a sum of games.
///
/// ```
/// use grundy::sum;
/// // 7 stones, take 1 to 3; 6 stones, take an odd number; 5 stones, take any number.
/// assert_eq!(sum::grundy([7u64 % 4, 6 % 2, 5]), 6);
/// ```
pub fn grundy(values: impl IntoIterator<Item = impl Into<u64>>) -> u64 {
    values.into_iter().fold(0, |sum, value| sum ^ value.into())
}

/// Whether the player to move in the sum wins.
///
/// ```
/// use grundy::sum;
/// assert!(!sum::first_player_wins([2u32, 3, 1]));
/// ```
pub fn first_player_wins(values: impl IntoIterator<Item = impl Into<u64>>) -> bool {
    grundy(values) != 0
}

/// A move in a sum: in game `game`, its option `option` (both counted from 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which of the games.
    pub game: usize,
    /// Which of that game's options.
    pub option: usize,
}

/// All winning moves, by game and then in the order of its options: those that make the sum's value
/// 0.
///
/// `values[i]` is the Grundy value of game i, and `options(i)` gives the values of its options.
/// `count()` counts the moves, `next()` is the first, `collect()` the list.
///
/// ```
/// use grundy::sum::{self, Move};
/// // Nim-heaps of 1 and 3: option k of a heap leaves k stones.
/// let mut moves = sum::winning_moves(&[1, 3], |game| 0..[1, 3][game]);
/// assert_eq!(moves.next(), Some(Move { game: 1, option: 1 }));
/// assert_eq!(moves.next(), None);
/// ```
pub fn winning_moves<'a, O: IntoIterator<Item = u64> + 'a>(
    values: &'a [u64],
    mut options: impl FnMut(usize) -> O + 'a,
) -> impl Iterator<Item = Move> + 'a {
    let sum = grundy(values.iter().copied());
    values.iter().enumerate().flat_map(move |(game, &value)| {
        let numbered = options(game).into_iter().enumerate();
        numbered.filter(move |(_, to)| *to == value ^ sum).map(move |(option, _)| Move { game, option })
    })
}
