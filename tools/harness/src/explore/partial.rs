//! Rules that say `None` for what is not a position.

use super::game::{Game, NONE, moves, splits};
use std::fmt::Debug;
use std::hash::Hash;
use std::rc::Rc;

/// A move leads to one position, if there is such a position as the one at hand.
pub fn some_moves<S: Clone + Eq + Hash + Debug + 'static, I: IntoIterator<Item = S>>(
    rules: impl Fn(&S) -> Option<I> + 'static,
) -> Game<S> {
    let rules = Rc::new(rules);
    let there = Rc::clone(&rules);
    let exists = Box::new(move |position: &S| there(position).is_some());
    Game { exists, ..moves(move |position: &S| rules(position).expect(NONE)) }
}

/// The same, with the position by value.
pub fn some_moves_of<S: Clone + Eq + Hash + Debug + 'static, I: IntoIterator<Item = S>>(
    rules: impl Fn(S) -> Option<I> + 'static,
) -> Game<S> {
    some_moves(move |position: &S| rules(position.clone()))
}

/// A move may leave several positions.
pub fn some_splits<
    S: Clone + Eq + Hash + Debug + 'static,
    P: IntoIterator<Item = S> + Clone,
    I: IntoIterator<Item = P>,
>(
    rules: impl Fn(&S) -> Option<I> + 'static,
) -> Game<S> {
    let rules = Rc::new(rules);
    let there = Rc::clone(&rules);
    let exists = Box::new(move |position: &S| there(position).is_some());
    Game { exists, ..splits(move |position: &S| rules(position).expect(NONE)) }
}

/// The same, with the position by value.
pub fn some_splits_of<
    S: Clone + Eq + Hash + Debug + 'static,
    P: IntoIterator<Item = S> + Clone,
    I: IntoIterator<Item = P>,
>(
    rules: impl Fn(S) -> Option<I> + 'static,
) -> Game<S> {
    some_splits(move |position: &S| rules(position.clone()))
}
