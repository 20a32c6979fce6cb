//! Misère play of sums (anti-SG, the SJ theorem): who makes the last move in a sum of games loses.
//!
//! - **Rules**: in each turn the player chooses one game and moves in it; who cannot move in any
//!   wins.
//! - **Theorem**: if, in each game, every position of value 0 that has options has one of value 1,
//!   then the sum is won as misère Nim with the games' values as piles:
//!   `misere::first_player_wins`. A single game without that condition already breaks the rule, so
//!   the condition is exact. It holds where value 0 means that the game is over.
//! - **Time**: O(1) per option.
//! - **Source**: Jia Zhihao (2009), for games that end at value 0; Winning Ways, chapter 13 (tame
//!   games).
//! - **Needs**: `mex`, `misere`, `sum`.
//! - **Checked**: against the naive solver: the condition on all games of up to 4 positions, the
//!   rule and the moves on random sums of up to 3 games with up to 7 positions.

use crate::mex::Mex;
use crate::misere::losing_sizes;
use crate::sum::Move;

/// All winning moves in a sum of games that satisfy the condition, by game and then in the order of
/// its options.
///
/// `values[i]` is the Grundy value of game i, and `options(i)` gives the values of its options.
///
/// ```
/// use grundy::anti_sg;
/// use grundy::sum::Move;
/// // Heaps of 1 and 2, whose option k leaves k.
/// let mut moves = anti_sg::winning_moves(&[1, 2], |game| 0..[1, 2][game]);
/// assert_eq!(moves.next(), Some(Move { game: 1, option: 0 }));
/// ```
pub fn winning_moves<'a, O: IntoIterator<Item = u64> + 'a>(
    values: &'a [u64],
    mut options: impl FnMut(usize) -> O + 'a,
) -> impl Iterator<Item = Move> + 'a {
    losing_sizes(values).enumerate().flat_map(move |(game, target)| {
        let numbered = options(game).into_iter().enumerate();
        numbered.filter(move |(_, to)| *to == target).map(move |(option, _)| Move { game, option })
    })
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
        let (mut moves, mut one) = (false, false);
        for option in options(position) {
            mex.insert(values[option]);
            moves = true;
            one |= values[option] == 1;
        }
        let value = mex.take();
        if value == 0 && moves && !one {
            return None;
        }
        values.push(value);
    }
    Some(values)
}
