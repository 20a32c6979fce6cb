//! Sums of positions, of which misère play knows only who wins.

use super::cache::{Cache, Key};
use super::{Flaw, Game, Outcome, Position};

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
        all.extend(game.options(part)?.iter().map(|option| key(rest().chain(option))));
    }
    all.sort_unstable();
    all.dedup();
    Ok(all)
}

/// The order of its parts makes no difference to a sum.
pub fn key<'a>(sum: impl Iterator<Item = &'a Position>) -> Key {
    let mut sum: Vec<&Position> = sum.collect();
    sum.sort_unstable();
    Key::from_sum(&sum)
}
