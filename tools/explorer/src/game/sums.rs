//! Sums of positions, of which misère play knows only who wins.

use super::cache::{Cache, Key};
use super::{Flaw, Game, Outcome, Position};
use std::borrow::Cow;

/// Sums with what the player to move gets.
pub type OutcomeCache = Cache<Outcome>;

/// The sums one move away, each once.
pub fn options(game: &mut dyn Game, sum: &Key) -> Result<Vec<Key>, Flaw> {
    let (sum, mut all) = (sum.sum(), Vec::new());
    for (i, part) in sum.iter().enumerate() {
        if i > 0 && sum[i - 1] == *part {
            continue;
        }
        let rest = || sum[..i].iter().chain(&sum[i + 1..]);
        for option in game.options(part)? {
            all.push(key(game, rest().chain(&option)));
        }
    }
    all.sort_unstable();
    all.dedup();
    Ok(all)
}

/// The order of its parts makes no difference to a sum.
pub fn key<'a>(game: &dyn Game, sum: impl Iterator<Item = &'a Position>) -> Key {
    let form = |part: &'a Position| game.form(part).map_or(Cow::Borrowed(&part[..]), Cow::Owned);
    let mut sum: Vec<Cow<[u64]>> = sum.map(form).collect();
    if game.cancels() {
        sum = once(sum);
    }
    sum.sort_unstable();
    Key::from_sum(&sum)
}

/// The sum after a move in part `i`.
pub fn after(game: &dyn Game, sum: &[Position], i: usize, leaves: &[Position]) -> Vec<Position> {
    let mut left = sum[..i].to_vec();
    left.extend_from_slice(leaves);
    left.extend_from_slice(&sum[i + 1..]);
    if game.cancels() { once(left) } else { left }
}

/// Without equal pairs.
fn once<T: PartialEq>(sum: Vec<T>) -> Vec<T> {
    let mut once: Vec<T> = Vec::new();
    for part in sum {
        match once.iter().position(|other| *other == part) {
            Some(i) => drop(once.remove(i)),
            None => once.push(part),
        }
    }
    once
}
