//! Misère play: the player who cannot move wins. What a sum is worth does not follow from its
//! parts, so it is searched as a whole.

use super::cache::Key;
use super::sums::{key, options};
use super::{Flaw, Game, Outcome, Position, ever_more_parts, misere_cycles};

pub use super::sums::OutcomeCache;

/// At this many moves in a row, moves that leave ever more parts are refused.
const LONG: usize = 1000;

struct OpenSum {
    sum: Key,
    options: std::vec::IntoIter<Key>,
    /// The best that the options so far offer.
    outcome: Outcome,
    /// About what it takes.
    bytes: usize,
}

/// Who wins a sum. Time: for each sum that can be reached one call of `options` for each part, and
/// O(log k) for each of k options. What was found before is remembered, so a table of positions
/// that leave one part costs no more than its options.
pub fn outcome(game: &mut dyn Game, known: &mut OutcomeCache, sum: &[Position]) -> Result<Outcome, Flaw> {
    let sum = key(game, sum.iter());
    let mut path = Vec::new();
    let found = search(game, known, &mut path, sum.clone());
    if !matches!(found, Ok(Some(_))) {
        // What is unfinished must not be remembered as such.
        path.iter().for_each(|open| known.remove(&open.sum));
    }
    found?.map_or_else(|| misere_cycles::outcome(game, known, sum), Ok)
}

/// The same; `None` if a sum can be reached again.
fn search(
    game: &mut dyn Game,
    known: &mut OutcomeCache,
    path: &mut Vec<OpenSum>,
    sum: Key,
) -> Result<Option<Outcome>, Flaw> {
    if let Some(Some(outcome)) = known.get(&sum) {
        return Ok(Some(outcome));
    }
    let first = open(game, known, sum, 0)?;
    let (mut bytes, mut is_checked) = (first.bytes, false);
    path.push(first);
    loop {
        let top = path.last_mut().expect("left below, when it is empty");
        let next = if top.outcome == Outcome::Win { None } else { top.options.next() };
        if let Some(option) = next {
            match known.get(&option) {
                Some(Some(outcome)) => top.offer(outcome),
                Some(None) => return Ok(None),
                None => {
                    if path.len() == LONG && !is_checked {
                        is_checked = true;
                        ever_more_parts::refuse(game, &path[0].sum, &option)?;
                    }
                    let new = open(game, known, option, bytes)?;
                    bytes += new.bytes;
                    path.push(new);
                }
            }
            continue;
        }
        let done = path.pop().expect("the top");
        bytes -= done.bytes;
        known.insert(done.sum, Some(done.outcome));
        match path.last_mut() {
            Some(above) => above.offer(done.outcome),
            None => return Ok(Some(done.outcome)),
        }
    }
}

impl OpenSum {
    /// An option that is worth this to the player who moves from it.
    fn offer(&mut self, option: Outcome) {
        let offered = match option {
            Outcome::Loss => Outcome::Win,
            Outcome::Draw => Outcome::Draw,
            Outcome::Win => return,
        };
        if self.outcome != Outcome::Win {
            self.outcome = offered;
        }
    }
}

/// A sum, if it has room besides a path of `path` bytes.
fn open(game: &mut dyn Game, known: &mut OutcomeCache, sum: Key, path: usize) -> Result<OpenSum, Flaw> {
    known.check(path)?;
    let options = options(game, &sum)?;
    known.insert(sum.clone(), None);
    // Whoever cannot move wins.
    let outcome = if options.is_empty() { Outcome::Win } else { Outcome::Loss };
    let bytes = size_of::<OpenSum>() + size_of::<Key>() * options.capacity();
    Ok(OpenSum { sum, outcome, options: options.into_iter(), bytes })
}
