//! Numbers for the positions of a game, and the graph of its moves as `retrograde`, `loopy` and
//! `dag` take it.
//!
//! - **Rules**: any game given by its moves, which may go on for ever. If the players have
//!   different moves, let the position tell who is to move.
//! - **Time**: one hash look-up per start and move. Memory: each position twice, about 50 bytes
//!   more for each, 8 to 16 bytes per move.
//! - **Needs**: `fx`.
//! - **Checked**: against a search by hand: random graphs from random starts, a partisan chase on
//!   circles of up to 7 squares that ends by rule.

use crate::fx::FxHashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;

/// The positions of a game and their numbers 0..n.
///
/// ```
/// use grundy::{numbering::Numbering, retrograde::{self, Outcome::*}};
/// // A token on a circle of 8 places goes one back or two on; at place 0 the game is over.
/// let moves = |&at: &u32| if at == 0 { vec![] } else { vec![at - 1, (at + 2) % 8] };
/// let game = Numbering::explore([7], moves);
/// let outcomes = retrograde::outcomes(&game.graph);
/// assert_eq!([5, 7, 2].map(|at| outcomes[game.numbers[&at]].0), [Win, Loss, Draw]);
/// ```
#[derive(Clone, Debug)]
pub struct Numbering<P> {
    /// The number of each position.
    pub numbers: FxHashMap<P, usize>,
    /// The position with each number.
    pub positions: Vec<P>,
    /// For each position the numbers of its options, in their order.
    pub graph: Vec<Vec<usize>>,
}

impl<P: Clone + Eq + Hash> Numbering<P> {
    /// The positions that can come up from `starts`, breadth first; `options` lists those one move
    /// away, nothing where the game is over. There must be finitely many.
    pub fn explore<I: IntoIterator<Item = P>>(
        starts: impl IntoIterator<Item = P>,
        mut options: impl FnMut(&P) -> I,
    ) -> Self {
        let mut game = Numbering::none();
        for start in starts {
            game.number(start);
        }
        while let Some(position) = game.positions.get(game.graph.len()) {
            let options = options(position).into_iter();
            let row = options.map(|option| game.number(option)).collect();
            game.graph.push(row);
        }
        game
    }

    /// The positions in a list of moves (from, to).
    ///
    /// ```
    /// use grundy::{loopy::{self, Value::*}, numbering::Numbering};
    /// let game = Numbering::from_edges([("aa", "b"), ("b", "aa"), ("b", "c"), ("c", "dd")]);
    /// let values = loopy::values(&game.graph);
    /// assert_eq!(values[game.numbers["b"]], Infinite(vec![1]));
    /// ```
    pub fn from_edges(edges: impl IntoIterator<Item = (P, P)>) -> Self {
        let mut game = Numbering::none();
        for (from, to) in edges {
            let (from, to) = (game.number(from), game.number(to));
            game.graph.resize(game.positions.len(), Vec::new());
            game.graph[from].push(to);
        }
        game
    }

    /// The positions for which `rule` says how they end, whatever moves they have, with what it
    /// says: for `Reversed::outcomes`.
    ///
    /// ```
    /// use grundy::{numbering::Numbering, retrograde::{Outcome::*, Reversed}};
    /// // Whoever takes the last of 1 or 2 stones loses: an empty heap is won.
    /// let game = Numbering::explore([6u32], |&heap| (heap.saturating_sub(2)..heap));
    /// let ends = game.ends(|&heap| if heap == 0 { Some(Win) } else { None });
    /// assert_eq!(Reversed::new(&game.graph).outcomes(ends)[game.numbers[&4]], (Loss, 3));
    /// ```
    pub fn ends<'a, O: 'a>(
        &'a self,
        rule: impl FnMut(&P) -> Option<O> + 'a,
    ) -> impl Iterator<Item = (usize, O)> + 'a {
        let ruled = self.positions.iter().map(rule);
        ruled.enumerate().filter_map(|(number, end)| end.map(|end| (number, end)))
    }

    fn none() -> Self {
        Numbering { numbers: FxHashMap::default(), positions: Vec::new(), graph: Vec::new() }
    }

    /// The number of a position, a new one if it has none.
    fn number(&mut self, position: P) -> usize {
        match self.numbers.entry(position) {
            Entry::Occupied(known) => *known.get(),
            Entry::Vacant(new) => {
                self.positions.push(new.key().clone());
                *new.insert(self.positions.len() - 1)
            }
        }
    }
}
