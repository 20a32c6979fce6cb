//! Misère play of games that need not end: win, loss or draw, from all sums that can be reached.

use super::cache::Key;
use super::smith::MAX_POSITIONS;
use super::sums::{OutcomeCache, options};
use super::{Flaw, Game, Outcome};
use rustc_hash::FxHashMap;

/// Who wins a sum; all that can be reached from it is then known. Time: for each such sum
/// one call of `options` for each part, and O(1) for each move. C. A. B. Smith, J. Combin. Theory 1
/// (1966), with the ends won instead of lost.
pub fn outcome(game: &mut dyn Game, known: &mut OutcomeCache, sum: Key) -> Result<Outcome, Flaw> {
    let Reached { sums, before, options } = reached(game, known, sum)?;
    let mut outcomes = vec![Outcome::Draw; sums.len()];
    let mut open: Vec<usize> = options.iter().map(|options| options.unwrap_or(0)).collect();
    let mut queue = Vec::new();
    for (v, sum) in sums.iter().enumerate() {
        outcomes[v] = match options[v] {
            None => known.get(sum).flatten().expect("valued before"),
            Some(0) => Outcome::Win,
            Some(_) => continue,
        };
        queue.push(v);
    }
    while let Some(v) = queue.pop() {
        let loses = match outcomes[v] {
            Outcome::Draw => continue,
            outcome => outcome == Outcome::Loss,
        };
        for &u in &before[v] {
            open[u] -= 1;
            if outcomes[u] == Outcome::Draw && (loses || open[u] == 0) {
                outcomes[u] = if loses { Outcome::Win } else { Outcome::Loss };
                queue.push(u);
            }
        }
    }
    let first = outcomes[0];
    sums.into_iter().zip(outcomes).for_each(|(sum, outcome)| known.insert(sum, Some(outcome)));
    Ok(first)
}

struct Reached {
    /// The first one is where it began.
    sums: Vec<Key>,
    /// From where a move leads there.
    before: Vec<Vec<usize>>,
    /// How many different moves there are; `None` if the sum was valued before.
    options: Vec<Option<usize>>,
}

fn reached(game: &mut dyn Game, known: &OutcomeCache, start: Key) -> Result<Reached, Flaw> {
    let mut numbers = FxHashMap::from_iter([(start.clone(), 0)]);
    let mut reached = Reached { sums: vec![start], before: vec![vec![]], options: vec![] };
    while reached.options.len() < reached.sums.len() {
        let v = reached.options.len();
        if known.get(&reached.sums[v]).is_some() {
            reached.options.push(None);
            continue;
        }
        let options = options(game, &reached.sums[v])?;
        reached.options.push(Some(options.len()));
        for option in options {
            let to = *numbers.entry(option).or_insert_with_key(|option| {
                reached.sums.push(option.clone());
                reached.before.push(Vec::new());
                reached.sums.len() - 1
            });
            reached.before[to].push(v);
        }
        if reached.sums.len() > MAX_POSITIONS {
            return Err(Flaw(format!("more than {MAX_POSITIONS} sums can be reached, and they repeat")));
        }
    }
    Ok(reached)
}
