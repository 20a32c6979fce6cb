//! Games in which a position can be repeated: Smith's values, from all positions that can be
//! reached.

use super::reach::Reach;
use super::{Flaw, Game, Position, Value, mex};
use std::collections::BTreeSet;

/// The whole graph is in memory.
pub const MAX_POSITIONS: usize = 2_000_000;

/// The values of all positions that can be reached from some; one of these is `repeated`. Time O(e
/// (v + 1)) for e moves and v different values. C. A. B. Smith, J. Combin. Theory 1 (1966); Winning
/// Ways, chapter 12.
pub fn values(
    game: &mut dyn Game,
    starts: &[Position],
    repeated: &Position,
) -> Result<Vec<(Position, Value)>, Flaw> {
    let again = game.show(repeated);
    let too_many =
        || Flaw(format!("{again} can be repeated, and more than {MAX_POSITIONS} positions reached"));
    let options = |from: &Option<Position>| {
        // There is none if nothing is left.
        let Some(from) = from else { return Ok(vec![]) };
        let left = game.options(from)?.into_iter().map(|parts| match parts.len() {
            0 | 1 => Ok(parts.into_iter().next()),
            count => Err(uncovered(game, repeated, from, count)),
        });
        left.collect()
    };
    let reach = Reach::new(starts.iter().cloned().map(Some), options, (MAX_POSITIONS, too_many))?;
    let before = reach.before();
    let Reach { nodes: positions, options } = reach;
    let mut values: Vec<Option<u32>> = vec![None; positions.len()];
    // A position may get a value only if it has options of all smaller ones.
    let mut candidates = vec![true; positions.len()];
    let mut value = 0;
    while candidates.contains(&true) {
        round(&options, &before, &candidates, &mut values, value);
        value += 1;
        let can =
            |v: usize| values[v].is_none() && mex(options[v].iter().filter_map(|&to| values[to])) >= value;
        candidates = (0..positions.len()).map(can).collect();
    }
    let finite = |v: usize| options[v].iter().filter_map(|&to| values[to]).collect::<BTreeSet<u32>>();
    let valued = |v: usize| match values[v] {
        Some(value) => Value::Grundy(value),
        None => Value::Endless(finite(v).into_iter().collect()),
    };
    let valued: Vec<Value> = (0..positions.len()).map(valued).collect();
    Ok(positions.into_iter().zip(valued).filter_map(|(position, value)| Some((position?, value))).collect())
}

/// Gives `value` to all candidates whose other options can all be answered by a move to it.
fn round(
    options: &[Vec<usize>],
    before: &[Vec<usize>],
    candidates: &[bool],
    values: &mut [Option<u32>],
    value: u32,
) {
    // Options that have no value yet, and no known move to `value`.
    let open = |v: usize| options[v].iter().filter(|&&to| values[to].is_none()).count();
    let mut open: Vec<usize> = (0..options.len()).map(open).collect();
    let mut answered = vec![false; options.len()];
    let mut queue: Vec<usize> = (0..options.len()).filter(|&v| candidates[v] && open[v] == 0).collect();
    while let Some(v) = queue.pop() {
        if answered[v] || values[v].is_some() {
            continue;
        }
        values[v] = Some(value);
        for &u in &before[v] {
            if values[u].is_none() && !answered[u] {
                answered[u] = true;
                for &w in &before[u] {
                    open[w] -= 1;
                    if open[w] == 0 && candidates[w] {
                        queue.push(w);
                    }
                }
            }
        }
    }
}

pub fn uncovered(game: &dyn Game, repeated: &Position, from: &Position, parts: usize) -> Flaw {
    let (repeated, from) = (game.show(repeated), game.show(from));
    Flaw(format!(
        "play can come back to {repeated}, and a move from {from} leaves {parts} parts: no theory covers that"
    ))
}
