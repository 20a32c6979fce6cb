//! Games in which a position can be repeated: Smith's values, from all positions that can be
//! reached.

use super::{Flaw, Game, Position, Value, mex};
use rustc_hash::FxHashMap;
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
    let (positions, options) = reached(game, starts, repeated)?;
    let mut before = vec![Vec::new(); positions.len()];
    for (v, options) in options.iter().enumerate() {
        options.iter().for_each(|&to| before[to].push(v));
    }
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
    Ok(positions.into_iter().zip(valued).collect())
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

/// The positions that can be reached, and for each one where a move leads.
fn reached(
    game: &mut dyn Game,
    starts: &[Position],
    repeated: &Position,
) -> Result<(Vec<Position>, Vec<Vec<usize>>), Flaw> {
    let (mut positions, mut numbers) = (Vec::new(), FxHashMap::default());
    let mut number = |positions: &mut Vec<Position>, position: Position| {
        *numbers.entry(position).or_insert_with_key(|position| {
            positions.push(position.clone());
            positions.len() - 1
        })
    };
    starts.iter().for_each(|start| _ = number(&mut positions, start.clone()));
    let mut options: Vec<Vec<usize>> = Vec::new();
    while options.len() < positions.len() {
        let mut to = Vec::new();
        let from = positions[options.len()].clone();
        for parts in game.options(&from)? {
            let [part] = <[Position; 1]>::try_from(parts)
                .map_err(|parts| uncovered(game, repeated, &from, parts.len()))?;
            to.push(number(&mut positions, part));
        }
        // Twice the same option would be counted twice as answered.
        to.sort_unstable();
        to.dedup();
        options.push(to);
        if positions.len() > MAX_POSITIONS {
            let again = game.show(repeated);
            return Err(Flaw(format!(
                "{again} can be repeated, and more than {MAX_POSITIONS} positions reached"
            )));
        }
    }
    Ok((positions, options))
}

fn uncovered(game: &dyn Game, repeated: &Position, from: &Position, parts: usize) -> Flaw {
    let (repeated, from) = (game.show(repeated), game.show(from));
    let parts = if parts == 0 { "no part".to_owned() } else { format!("{parts} parts") };
    Flaw(format!(
        "play can come back to {repeated}, and a move from {from} leaves {parts}: no theory covers that"
    ))
}
