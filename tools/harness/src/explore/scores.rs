//! Rules with scores, valued by the template `minimax`.

use super::game::{Game, Watch, Watched, look, some};
use grundy::backward_induction::{Mover, Value};
use grundy::minimax::Minimax;
pub use grundy::minimax::Turn;
use std::cell::RefCell;
use std::fmt::{Debug, Write as _};
use std::hash::Hash;
use std::iter::Peekable;
use std::mem;
use std::rc::Rc;

/// What rules with scores return: the `Turn` of their own crate.
pub trait Turned {
    type Value;
    type Moves;
    fn turned(self) -> Turn<Self::Value, Self::Moves>;
}

impl<V, I> Turned for Turn<V, I> {
    type Value = V;
    type Moves = I;
    fn turned(self) -> Turn<V, I> {
        self
    }
}

/// Rules with scores.
pub fn scores<
    S: Clone + Eq + Hash + Debug + 'static,
    V: Value + Debug + 'static,
    I: IntoIterator<Item = (V, S)> + 'static,
    T: Turned<Value = V, Moves = I>,
>(
    rules: impl Fn(&S) -> T + 'static,
) -> Game<S> {
    scored(watched_turn(rules))
}

/// The same, with the position by value.
pub fn scores_of<
    S: Clone + Eq + Hash + Debug + 'static,
    V: Value + Debug + 'static,
    I: IntoIterator<Item = (V, S)> + 'static,
    T: Turned<Value = V, Moves = I>,
>(
    rules: impl Fn(S) -> T + 'static,
) -> Game<S> {
    scored(watched_turn(move |position: &S| rules(position.clone())))
}

/// The moves as a list, since an iterator may borrow the position.
pub fn owned<V, S, I: IntoIterator<Item = (V, S)>>(
    turn: impl Turned<Value = V, Moves = I>,
) -> Turn<V, Vec<(V, S)>> {
    match turn.turned() {
        Turn::End(value) => Turn::End(value),
        Turn::Max(moves) => Turn::Max(some(moves.into_iter())),
        Turn::Min(moves) => Turn::Min(some(moves.into_iter())),
        Turn::Alternate(moves) => Turn::Alternate(some(moves.into_iter())),
    }
}

fn scored<
    S: Clone + Eq + Hash + Debug + 'static,
    V: Value + Debug + 'static,
    I: Iterator<Item = (V, S)> + 'static,
>(
    rules: impl Fn(&S) -> Turn<V, I> + 'static,
) -> Game<S> {
    let rules: &'static _ = Box::leak(Box::new(rules));
    // What is known stays right if the rules fail somewhere.
    let known = Rc::new(RefCell::new(Minimax::new(rules)));
    let solver = Rc::clone(&known);
    Game {
        exists: Box::new(|_| true),
        options: Box::new(move |position| moves_in(rules(position)).1.map(|(_, to)| vec![to]).collect()),
        solver: Box::new(move || {
            let known = Rc::clone(&solver);
            Box::new(move |position, said| *said += &word(known.borrow_mut().value(position)))
        }),
        turn: Box::new(move |position| {
            let (mover, moves) = moves_in(rules(position));
            let Some((name, mover)) = mover else { return "end".to_owned() };
            let mut said = name.to_owned();
            for (gain, to) in moves {
                let value = known.borrow_mut().value(&to);
                let reached = mover.reached(gain, value);
                _ = write!(said, " {} {} {}", word(gain), word(value), word(reached));
            }
            said
        }),
    }
}

/// Who is to move, and all moves.
fn moves_in<V, S, I: Iterator<Item = (V, S)>>(
    turn: Turn<V, I>,
) -> (Option<(&'static str, Mover)>, std::vec::IntoIter<(V, S)>) {
    let (mover, moves) = match turn {
        Turn::End(_) => return (None, vec![].into_iter()),
        Turn::Max(moves) => (("max", Mover::Max), moves),
        Turn::Min(moves) => (("min", Mover::Min), moves),
        Turn::Alternate(moves) => (("alternate", Mover::Alternate), moves),
    };
    (Some(mover), some(moves).into_iter())
}

/// A value without blanks.
fn word(value: impl Debug) -> String {
    let text = format!("{value:?}");
    if text.contains(char::is_whitespace) { text.split_whitespace().collect() } else { text }
}

fn watched_turn<S: Clone + Debug, I: IntoIterator, T: Turned<Moves = I>>(
    rules: impl Fn(&S) -> T + 'static,
) -> impl Fn(&S) -> Turn<T::Value, Watched<S, Peekable<I::IntoIter>>> + 'static {
    move |position| {
        let watch = Watch(position);
        look(position);
        let turn = match rules(position).turned() {
            Turn::End(value) => Turn::End(value),
            Turn::Max(moves) => Turn::Max(begun(position, moves)),
            Turn::Min(moves) => Turn::Min(begun(position, moves)),
            Turn::Alternate(moves) => Turn::Alternate(begun(position, moves)),
        };
        mem::forget(watch);
        turn
    }
}

fn begun<S: Clone + Debug, I: IntoIterator>(position: &S, moves: I) -> Watched<S, Peekable<I::IntoIter>> {
    let mut options = moves.into_iter().peekable();
    assert!(options.peek().is_some(), "no move, and not the end: say `Turn::End`");
    Watched { position: position.clone(), options }
}
