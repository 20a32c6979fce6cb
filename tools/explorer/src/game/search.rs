//! Grundy values by a search on an explicit stack, remembered by position.

use super::value::mex;
use super::{Flaw, Game, Parts, Position};
use std::collections::HashMap;

/// So many positions are remembered at most: some gigabytes.
pub const MOST: usize = 20_000_000;

/// What a search has found.
pub enum Found {
    /// The value.
    Value(u32),
    /// A position can be reached again.
    Repeated,
}

/// Positions with their values; `None` while they are being valued.
pub type Known = HashMap<Position, Option<u32>>;

/// A position that is being valued.
struct Open {
    position: Position,
    options: std::vec::IntoIter<Parts>,
    /// The option that is being valued: what is left of it, and the xor of the rest.
    parts: Parts,
    xor: u32,
    /// The values of the options before it.
    values: Vec<u32>,
}

/// The value of a position. Time: one call of `options` for each position that can be reached.
///
/// # Errors
/// Those of the game, and a game that is too large.
pub fn value(game: &mut dyn Game, known: &mut Known, position: &Position) -> Result<Found, Flaw> {
    if let Some(Some(value)) = known.get(position) {
        return Ok(Found::Value(*value));
    }
    let mut path = vec![open(game, known, position.clone())?];
    loop {
        let top = path.last_mut().expect("left below, when it is empty");
        if let Some(part) = top.parts.last() {
            match known.get(part) {
                Some(Some(value)) => {
                    top.xor ^= value;
                    top.parts.pop();
                }
                Some(None) => {
                    // What is unfinished must not be remembered as such.
                    path.iter().for_each(|open| _ = known.remove(&open.position));
                    return Ok(Found::Repeated);
                }
                None => {
                    let part = part.clone();
                    match game.value(&part) {
                        Some(value) => _ = known.insert(part, Some(value?)),
                        None => path.push(open(game, known, part)?),
                    }
                }
            }
            continue;
        }
        top.values.push(top.xor);
        if let Some(parts) = top.options.next() {
            (top.parts, top.xor) = (parts, 0);
            continue;
        }
        // The first entry is no option's.
        let value = mex(top.values.drain(1..));
        let done = path.pop().expect("the top");
        known.insert(done.position, Some(value));
        if path.is_empty() {
            return Ok(Found::Value(value));
        }
    }
}

fn open(game: &mut dyn Game, known: &mut Known, position: Position) -> Result<Open, Flaw> {
    if known.len() >= MOST {
        return Err(Flaw(format!("more than {MOST} positions can be reached: too many to remember")));
    }
    let options = game.options(&position)?.into_iter();
    known.insert(position.clone(), None);
    Ok(Open { position, options, parts: vec![], xor: 0, values: vec![] })
}
