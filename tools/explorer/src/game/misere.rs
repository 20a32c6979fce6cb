//! Misère play: the player who cannot move wins. What a sum is worth does not follow from its
//! parts, so it is searched as a whole.

use super::search::MOST;
use super::{Flaw, Game, Outcome, Parts, Position};
use std::collections::HashMap;

/// Sums, sorted, with whether the player to move wins; `None` while they are being valued.
pub type Known = HashMap<Parts, Option<bool>>;

struct Open {
    sum: Parts,
    options: std::vec::IntoIter<Parts>,
    wins: bool,
}

/// Who wins a sum. Time: for each sum that can be reached one call of `options` for each part.
///
/// # Errors
/// Those of the game; a game that is too large, or repeats a position.
pub fn outcome(game: &mut dyn Game, known: &mut Known, sum: &[Position]) -> Result<Outcome, Flaw> {
    let said = |wins| Ok(if wins { Outcome::Win } else { Outcome::Loss });
    let sum = sorted(sum.to_vec());
    if let Some(Some(wins)) = known.get(&sum) {
        return said(*wins);
    }
    let mut path = vec![open(game, known, sum)?];
    loop {
        let top = path.last_mut().expect("left below, when it is empty");
        let next = if top.wins { None } else { top.options.next() };
        if let Some(option) = next {
            match known.get(&option) {
                Some(Some(wins)) => top.wins |= !wins,
                Some(None) => {
                    path.iter().for_each(|open| _ = known.remove(&open.sum));
                    let place = super::value::shown(&option.concat());
                    return Err(Flaw(format!(
                        "misère play of a game that need not end ({place} is repeated)"
                    )));
                }
                None => path.push(open(game, known, option)?),
            }
            continue;
        }
        let done = path.pop().expect("the top");
        known.insert(done.sum, Some(done.wins));
        match path.last_mut() {
            Some(above) => above.wins |= !done.wins,
            None => return said(done.wins),
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
    Ok(Open { sum, wins: options.is_empty(), options: options.into_iter() })
}

/// The sums one move away, sorted, each once.
fn options(game: &mut dyn Game, sum: &[Position]) -> Result<Vec<Parts>, Flaw> {
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
