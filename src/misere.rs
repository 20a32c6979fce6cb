//! Misère play of sums (anti-SG): who makes the last move loses. Misère Nim, and the SJ theorem.
//!
//! - **Rules**: in each turn the player chooses one game (in Nim: a pile) and moves in it; who cannot move wins.
//! - **Theorem**: if every position of value 0 that has options has one of value 1, in each game, then the player to
//!   move wins exactly if the xor is not 0 and some value is above 1, or the xor is 0 and none is. Without that
//!   condition a single game already breaks the rule, so it is exact. Nim has it: value 0 is the empty pile.
//! - **Time**: O(n) for n games of any `u64` value, O(1) per option for the winning moves.
//! - **Source**: C. L. Bouton, Annals of Mathematics 3 (1901); Winning Ways, chapter 13 (tame games); Jia Zhihao
//!   (2009) for the sum's rule, there for games that end where all values are 0.
//! - **Needs**: `mex`, `nim`, `sum`.
//! - **Used by**: `hdu1907`, `hdu2509`.
//! - **Checked**: Nim against the naive solver for up to 5 piles of 7 and 3 of 24; the condition is exact on all games
//!   of up to 4 positions; random sums of up to 3 games with up to 7 positions.

use crate::mex::Mex;
use crate::nim;
use crate::sum;

/// Whether the player to move wins, given the piles, or the Grundy values of games that satisfy the condition.
///
/// ```
/// use grundy::misere;
/// assert!(misere::first_player_wins(&[3, 5, 1]));
/// assert!(!misere::first_player_wins(&[1])); // forced to take the last stone
/// ```
pub fn first_player_wins(values: &[u64]) -> bool {
    (nim::nim_sum(values) != 0) == values.iter().any(|&value| value > 1)
}

/// All winning moves of misère Nim in pile order, at most one a pile.
///
/// `count()` counts them, `next()` is the first, `collect()` the list.
///
/// ```
/// use grundy::misere;
/// use grundy::nim::Move;
/// // Leaves an odd number of ones:
/// assert_eq!(misere::winning_moves(&[1, 4, 1]).next(), Some(Move { pile: 1, to: 1 }));
/// ```
pub fn winning_moves(piles: &[u64]) -> impl Iterator<Item = nim::Move> + '_ {
    let moves = targets(piles).enumerate().map(|(pile, to)| nim::Move { pile, to });
    moves.filter(move |to| to.to < piles[to.pile])
}

/// All winning moves in a sum of games that satisfy the condition, by game and then in the order of its options.
///
/// `values[i]` is the Grundy value of game i, and `options(i)` gives the values of its options.
///
/// ```
/// use grundy::misere;
/// use grundy::sum::Move;
/// // Heaps of 1 and 2, whose option k leaves k.
/// let mut moves = misere::winning_sum_moves(&[1, 2], |game| 0..[1, 2][game]);
/// assert_eq!(moves.next(), Some(Move { game: 1, option: 0 }));
/// ```
pub fn winning_sum_moves<'a, O: IntoIterator<Item = u64> + 'a>(
    values: &'a [u64],
    mut options: impl FnMut(usize) -> O + 'a,
) -> impl Iterator<Item = sum::Move> + 'a {
    targets(values).enumerate().flat_map(move |(game, target)| {
        let numbered = options(game).into_iter().enumerate();
        numbered.filter(move |(_, to)| *to == target).map(move |(option, _)| sum::Move { game, option })
    })
}

/// The Grundy values of a game's positions 0..`positions`, if the game satisfies the theorem's condition.
///
/// `None`: some position of value 0 has options but none of value 1; the theorem says nothing about such a game.
///
/// # Panics
/// If an option is not lower than its position.
///
/// ```
/// use grundy::misere;
/// assert_eq!(misere::values(5, |n| 0..n), Some(vec![0, 1, 2, 3, 4])); // Nim
/// assert_eq!(misere::values(4, |n| if n == 3 { vec![2] } else { (0..n).collect() }), None); // 3 -> 2 only
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

/// For each game the only value with which the player who is then to move loses.
fn targets(values: &[u64]) -> impl Iterator<Item = u64> + '_ {
    let (sum, large) = (nim::nim_sum(values), values.iter().filter(|&&value| value > 1).count());
    values.iter().map(move |&value| sum ^ value ^ u64::from(large == usize::from(value > 1)))
}
