//! Positions by number: those with which the game of a statement begins.

use super::codec::Text;
use std::fmt::Debug;
use std::slice::Iter;

/// The start of these numbers; `None` if there is none.
type Start<S> = Box<dyn Fn(&mut Iter<i128>) -> Result<Option<S>, String>>;

/// `fn start`, and how many numbers it takes.
pub struct Starts<S> {
    pub count: usize,
    pub start: Start<S>,
}

/// What `fn start` returns: a position, or perhaps one.
pub trait Started<S> {
    fn started(self) -> Option<S>;
}

impl<S> Started<S> for S {
    fn started(self) -> Option<S> {
        Some(self)
    }
}

impl<S> Started<S> for Option<S> {
    fn started(self) -> Option<S> {
        self
    }
}

/// Starts by a number, or by a tuple of numbers.
pub fn starts<S: Debug + 'static, A: Text + 'static, R: Started<S>>(
    of: impl Fn(A) -> R + 'static,
) -> Option<Starts<S>> {
    let count = A::numbers().map_or(0, |signs| signs.len());
    Some(Starts { count, start: Box::new(move |numbers| Ok(of(A::from_numbers(numbers)?).started())) })
}
