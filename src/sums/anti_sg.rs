//! Misère play of sums (anti-SG, the SJ theorem): the player who makes the last move in a sum of
//! games loses.
//!
//! - **Rules**: in each turn the player chooses one game and moves in it; the player who cannot
//!   move in any game wins.
//! - **Theorem**: if, in each game, every position of value 0 that has options has an option of
//!   value 1, then the sum is won exactly as misère Nim with the games' values as heaps:
//!   `misere::first_player_wins`. A game without this property contradicts the rule even when it is
//!   played alone, so the condition is exact. It holds where value 0 means that the game is over.
//! - **Time**: O(1) per option.
//! - **Source**: Jia Zhihao (2009), for games that end at value 0; Winning Ways, chapter 13 (tame
//!   games).
//! - **Needs**: `mex`, `misere`, `sum`.
//! - **Checked**: against the naive solver: the condition on all games of up to 4 positions, the
//!   rule and the moves on random sums of up to 3 games with up to 6 positions (`prove_`: 7).

use crate::mex::Mex;
use crate::misere::losing_sizes;
use crate::sum::Move;
use crate::sum::moves_to;

/// All winning moves in a sum of games that satisfy the condition, by game and then in the order of
/// its options.
///
/// The i-th of the values is that of game i, and `options(i)` gives the values of its options.
///
/// ```
/// use grundy::{anti_sg, sum::Move};
/// let nim = anti_sg::values(3, |heap| 0..heap).expect("only the empty heap has value 0");
/// let heaps = [1, 2]; // option k of a heap leaves k stones
/// let options = |game: usize| nim[..heaps[game]].iter().copied();
/// let mut moves = anti_sg::winning_moves(heaps.map(|heap| nim[heap]), options);
/// assert_eq!(moves.next(), Some(Move { game: 1, option: 0 }));
/// ```
pub fn winning_moves<O>(
    values: impl IntoIterator<Item = impl Into<u64>>,
    options: impl FnMut(usize) -> O,
) -> impl Iterator<Item = Move>
where
    O: IntoIterator,
    O::Item: Into<u64>,
{
    moves_to(losing_sizes(values), options)
}

/// The Grundy values of a game's positions 0..`positions`, if the game satisfies the theorem's
/// condition.
///
/// `None`: some position of value 0 has options but none of value 1; the theorem says nothing about
/// such a game.
///
/// # Panics
/// If an option is not lower than its position.
///
/// ```
/// use grundy::anti_sg;
/// assert_eq!(anti_sg::values(5, |n| 0..n), Some(vec![0, 1, 2, 3, 4])); // Nim
/// assert_eq!(anti_sg::values(4, |n| if n == 3 { vec![2] } else { (0..n).collect() }), None); // 3 -> 2 only
/// ```
pub fn values<O: IntoIterator<Item = usize>>(
    positions: usize,
    mut options: impl FnMut(usize) -> O,
) -> Option<Vec<u32>> {
    let (mut values, mut mex) = (Vec::with_capacity(positions), Mex::new());
    for position in 0..positions {
        let (mut has_options, mut has_one) = (false, false);
        for option in options(position) {
            mex.insert(values[option]);
            has_options = true;
            has_one |= values[option] == 1;
        }
        let value = mex.take();
        if value == 0 && has_options && !has_one {
            return None;
        }
        values.push(value);
    }
    Some(values)
}
