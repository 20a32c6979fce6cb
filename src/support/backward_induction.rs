//! Backward induction: the values of a finite game's positions, on an explicit stack.
//!
//! - **Theorem**: a position is worth what its best move gains plus what the position after it is
//!   worth.
//! - **Time**: at most one hash look-up per move; a move that reaches the best possible value
//!   decides, and later ones are not even made if the moves are lazy. Memory: the positions seen
//!   with their values; on the path also the untried moves.
//! - **Needs**: `fx`.
//! - **Checked**: as `minimax` and `outcome`, which are made of it; on every graph of 3 vertices, a
//!   repeated position is found exactly if the game can be endless.

use crate::fx::FxHashMap;
use std::hash::Hash;
use std::ops::{Add, Sub};

/// The type of the values, if every gain + value fits, for `Mover::Alternate` gain - value.
pub trait Value: Copy + Ord + Add<Output = Self> + Sub<Output = Self> {}
impl<V: Copy + Ord + Add<Output = V> + Sub<Output = V>> Value for V {}

/// What the player to move wants.
#[derive(Clone, Copy, PartialEq)]
pub enum Mover {
    /// The greatest gain + value.
    Max,
    /// The least gain + value.
    Min,
    /// The greatest gain - value: values are those of the player to move, and turns alternate.
    Alternate,
}

impl Mover {
    /// What a move is worth that gains something, and after which the position has this value.
    pub fn reached<V: Value>(self, gain: V, value: V) -> V {
        if self == Mover::Alternate { gain - value } else { gain + value }
    }

    /// What this player prefers.
    fn better<V: Value>(self, a: V, b: V) -> V {
        if self == Mover::Min { a.min(b) } else { a.max(b) }
    }
}

/// A position to be decided.
struct Open<S, V, I> {
    position: S,
    mover: Mover,
    /// The moves not tried yet.
    moves: I,
    /// What the move being tried gains.
    gain: V,
    /// Of the moves tried.
    best: Option<V>,
}

/// The value of a position, added to the known `values` with all others that are found.
///
/// `turn` says who is to move, and the moves: what they gain, and the positions after them; or what
/// the end is worth. `stuck` is the value where there is no move. `bounds` are the least and the
/// greatest value of all positions.
///
/// # Panics
/// If a position is repeated, because such a game need not end, and at a value out of bounds.
///
/// ```
/// use grundy::backward_induction::{self, Mover};
/// // Take 2 or 3 stones; the player who cannot move loses.
/// let take = |&n: &u32| Ok((Mover::Alternate, (2..=3.min(n)).map(move |t| (0, n - t))));
/// assert_eq!(backward_induction::value(&mut Default::default(), &5, take, || -1, Some((-1, 1))), -1);
/// ```
pub fn value<S: Clone + Eq + Hash, V: Value, I: Iterator<Item = (V, S)>>(
    values: &mut FxHashMap<S, V>,
    position: &S,
    turn: impl Fn(&S) -> Result<(Mover, I), V>,
    stuck: impl Fn() -> V,
    bounds: Option<(V, V)>,
) -> V {
    let (mut position, mut path) = (position.clone(), Vec::<Open<S, V, I>>::new());
    loop {
        let mut value = match values.get(&position) {
            Some(&value) => value,
            None => {
                let value = match turn(&position) {
                    Err(end) => end,
                    Ok((mover, mut moves)) => match moves.next() {
                        None => stuck(),
                        Some((gain, to)) => {
                            // A walk that repeats itself does so at some power of two.
                            let power = (path.len() + 1).next_power_of_two() / 2;
                            let repeated = power > 0 && path[power - 1].position == position;
                            assert!(!repeated, "a position is repeated: the game need not end");
                            path.push(Open { position, mover, moves, gain, best: None });
                            position = to;
                            continue;
                        }
                    },
                };
                values.insert(position, value);
                value
            }
        };
        // Back along the path, as long as the move tried last decides.
        position = loop {
            let inside = bounds.map_or(true, |(least, most)| least <= value && value <= most);
            assert!(inside, "a value is out of the bounds given");
            let open = match path.last_mut() {
                Some(open) => open,
                None => return value,
            };
            value = open.mover.reached(open.gain, value);
            value = open.best.map_or(value, |best| open.mover.better(best, value));
            let decided = bounds.map_or(false, |(least, most)| value == open.mover.better(least, most));
            match if decided { None } else { open.moves.next() } {
                Some((gain, to)) => {
                    open.gain = gain;
                    open.best = Some(value);
                    break to;
                }
                None => values.extend(path.pop().map(|open| (open.position, value))),
            }
        };
    }
}
