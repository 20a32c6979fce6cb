//! The value of a finite game with best play: won or lost by rule, a score, a difference of scores.
//!
//! - **Rules**: two players; the position tells who is to move, so one may move several times
//!   running, and each may have other moves (partisan games). A move may gain something at once.
//! - **Endings**: by any rule; `Turn::End` says what the end is worth.
//! - **Theorem**: a position is worth what its best move gains plus what the position after it is
//!   worth (backward induction).
//! - **Time**: at most one hash look-up per move. With known bounds (`within`) the first move that
//!   reaches the best one decides, and later ones are not even made if the moves are lazy. An
//!   explicit stack: games of 10^6 moves are fine. Memory: the positions seen with their values; on
//!   the path also the untried moves.
//! - **Source**: E. Zermelo, Proc. 5th Int. Congress of Mathematicians (1913).
//! - **Needs**: `backward_induction`, `fx`.
//! - **Checked**: against the definition, with all best moves: all games of 3 positions with up to
//!   2 moves each and gains of at most 1, random ones of up to 40 with all kinds of turns mixed.

use crate::backward_induction;
use crate::backward_induction::Mover;
use crate::backward_induction::Value;
use crate::fx::FxHashMap;
use std::hash::Hash;
use std::ops::RangeInclusive;

/// What happens at a position. A move is what it gains (0 if nothing), and the position after it.
pub enum Turn<V, I> {
    /// The game is over, and this is its value.
    End(V),
    /// The player who wants large values is to move: the greatest gain + value.
    Max(I),
    /// The player who wants small values is to move: the least gain + value.
    Min(I),
    /// Values are those of the player to move; the other one is next: the greatest gain - value.
    Alternate(I),
}

/// The values of a game given by its moves, remembered by position: `i8` for lost and won (-1 and
/// 1), `i64` for scores. Every gain + value (`Alternate`: gain - value) must fit.
///
/// # Panics
/// The methods: if a position is repeated while it is undecided, because such a game need not end
/// (see `retrograde`); if there is no move where the game is not over.
///
/// ```
/// use grundy::minimax::{Minimax, Turn};
/// // The difference of scores: coins in a row, a turn takes one from either end.
/// let coins = [4, 8, 2, 9];
/// let mut row = Minimax::new(|&(from, to): &(usize, usize)| match to - from {
///     0 => Turn::End(0),
///     _ => Turn::Alternate([(coins[from], (from + 1, to)), (coins[to - 1], (from, to - 1))]),
/// });
/// assert_eq!(row.value(&(0, 4)), 17 - 6);
/// assert!(row.best_moves(&(0, 4)).eq([(9, (0, 3))]));
/// // Our score: take 1 to 3 of n stones; after a single one, the same player moves again.
/// let mut stones = Minimax::new(|&(n, we): &(i64, bool)| {
///     let moves = (1..=n.min(3)).map(move |t| (if we { t } else { 0 }, (n - t, we == (t == 1))));
///     if n == 0 { Turn::End(0) } else if we { Turn::Max(moves) } else { Turn::Min(moves) }
/// });
/// assert_eq!(stones.value(&(9, true)), 9);
/// ```
pub struct Minimax<S, V, F> {
    turn: F,
    bounds: Option<(V, V)>,
    values: FxHashMap<S, V>,
}

impl<S, V, I, F> Minimax<S, V, F>
where
    S: Clone + Eq + Hash,
    V: Value,
    I: IntoIterator<Item = (V, S)>,
    F: Fn(&S) -> Turn<V, I>,
{
    /// The game in which this happens at a position; the moves are an iterator or a collection.
    pub fn new(turn: F) -> Self {
        Minimax { turn, bounds: None, values: FxHashMap::default() }
    }

    /// The same game, if the values of all positions are known to be in a range: a move that
    /// reaches the end of the range decides. The methods panic if they find a value outside.
    ///
    /// ```
    /// use grundy::minimax::{Minimax, Turn};
    /// // Won or lost by rule: count from 0, 1 or 2 further at a time; whoever reaches 21 loses.
    /// let count = Minimax::new(|&n: &u32| match n {
    ///     0..=20 => Turn::Alternate([(0, n + 1), (0, n + 2)]),
    ///     _ => Turn::End(1), // for the player to move
    /// });
    /// assert!(count.within(-1..=1).best_moves(&0).eq([(0, 2)]));
    /// ```
    pub fn within(mut self, range: RangeInclusive<V>) -> Self {
        self.bounds = Some(range.into_inner());
        self
    }

    /// What a position is worth.
    pub fn value(&mut self, position: &S) -> V {
        let turn = &self.turn;
        let stuck = || panic!("no move, and not the end: say `End`");
        backward_induction::value(
            &mut self.values,
            position,
            |position| moves(turn(position)),
            stuck,
            self.bounds,
        )
    }

    /// The moves that reach this value, in their order, with their gains; none at the end.
    pub fn best_moves<'a>(&'a mut self, position: &S) -> impl Iterator<Item = (V, S)> + 'a
    where
        I::IntoIter: 'a,
    {
        let best = self.value(position);
        let turn = moves((self.turn)(position)).ok().into_iter();
        let moves = turn.flat_map(|(mover, moves)| moves.map(move |(gain, to)| (mover, gain, to)));
        let best_ones = moves.filter(move |(mover, gain, to)| mover.reached(*gain, self.value(to)) == best);
        best_ones.map(|(_, gain, to)| (gain, to))
    }
}

/// Who is to move, and the moves; or the value at the end.
fn moves<V, I: IntoIterator>(turn: Turn<V, I>) -> Result<(Mover, I::IntoIter), V> {
    let (mover, moves) = match turn {
        Turn::End(value) => return Err(value),
        Turn::Max(moves) => (Mover::Max, moves),
        Turn::Min(moves) => (Mover::Min, moves),
        Turn::Alternate(moves) => (Mover::Alternate, moves),
    };
    Ok((mover, moves.into_iter()))
}
