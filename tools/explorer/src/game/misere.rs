//! Misère play: the player who cannot move wins. What a sum is worth does not follow from its
//! parts, so it is searched as a whole.

use super::search::MOST;
use super::{Flaw, Game, Outcome, Parts, Position, circular};
use std::collections::HashMap;

/// Sums, sorted, with what the player to move gets; `None` while they are being valued.
pub type Known = HashMap<Parts, Option<Outcome>>;

struct Open {
    sum: Parts,
    options: std::vec::IntoIter<Parts>,
    /// The best that the options so far offer.
    outcome: Outcome,
}

/// Who wins a sum. Time: for each sum that can be reached one call of `options` for each part.
///
/// # Errors
/// Those of the game; a game that is too large.
pub fn outcome(game: &mut dyn Game, known: &mut Known, sum: &[Position]) -> Result<Outcome, Flaw> {
    let sum = sorted(sum.to_vec());
    if let Some(Some(outcome)) = known.get(&sum) {
        return Ok(*outcome);
    }
    let mut path = vec![open(game, known, sum)?];
    loop {
        let top = path.last_mut().expect("left below, when it is empty");
        let next = if top.outcome == Outcome::Win { None } else { top.options.next() };
        if let Some(option) = next {
            match known.get(&option) {
                Some(Some(outcome)) => top.offer(*outcome),
                Some(None) => {
                    // What is unfinished must not be remembered as such.
                    path.iter().for_each(|open| _ = known.remove(&open.sum));
                    return circular::outcome(game, known, path.swap_remove(0).sum);
                }
                None => path.push(open(game, known, option)?),
            }
            continue;
        }
        let done = path.pop().expect("the top");
        known.insert(done.sum, Some(done.outcome));
        match path.last_mut() {
            Some(above) => above.offer(done.outcome),
            None => return Ok(done.outcome),
        }
    }
}

impl Open {
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

fn open(game: &mut dyn Game, known: &mut Known, sum: Parts) -> Result<Open, Flaw> {
    if known.len() >= MOST {
        return Err(Flaw(format!("more than {MOST} sums can be reached: too many to remember")));
    }
    let options = options(game, &sum)?;
    known.insert(sum.clone(), None);
    // Who cannot move wins.
    let outcome = if options.is_empty() { Outcome::Win } else { Outcome::Loss };
    Ok(Open { sum, outcome, options: options.into_iter() })
}

/// The sums one move away, sorted, each once.
pub fn options(game: &mut dyn Game, sum: &[Position]) -> Result<Vec<Parts>, Flaw> {
    let mut all = Vec::new();
    for (i, part) in sum.iter().enumerate() {
        if i > 0 && sum[i - 1] == *part {
            continue;
        }
        for option in game.options(part)? {
            let rest = sum[..i].iter().chain(&sum[i + 1..]).cloned();
            all.push(sorted(rest.chain(option).collect()));
        }
    }
    all.sort_unstable();
    all.dedup();
    Ok(all)
}

fn sorted(mut sum: Parts) -> Parts {
    sum.sort_unstable();
    sum
}
