//! Whether play can go on for ever with ever more parts: a position comes back, and something
//! beside it.

use super::cache::Key;
use super::reach::Reach;
use super::smith::uncovered;
use super::{Flaw, Game, Parts, Position};
use rustc_hash::FxHashMap;

/// Of more positions nothing is said.
const MAX_POSITIONS: usize = 200_000;

/// Refuses a sum from which that can happen, if a later one has more parts. Time: a call of
/// `options` for each position that can be reached, and O(1) for each part that a move leaves.
///
/// # Errors
/// It can happen; those of the game.
pub fn refuse(game: &mut dyn Game, sum: &Key, later: &Key) -> Result<(), Flaw> {
    // Where equal parts cancel, there are no more sums than sets of positions.
    if game.cancels() || later.sum().len() <= sum.sum().len() {
        return Ok(());
    }
    let mut splits: Vec<(Position, Parts)> = Vec::new();
    let mut is_cut = false;
    let mut count = 0;
    let options = |from: &Position| {
        count += 1;
        is_cut |= count > MAX_POSITIONS;
        if is_cut {
            return Ok(vec![]);
        }
        let moves = game.options(from)?;
        splits
            .extend(moves.iter().filter(|parts| parts.len() > 1).map(|parts| (from.clone(), parts.clone())));
        Ok(moves.into_iter().flatten().collect())
    };
    let reach = Reach::new(sum.sum(), options, (usize::MAX, || Flaw(String::new())))?;
    if is_cut {
        return Ok(());
    }
    let components = reach.components();
    let of: FxHashMap<&Position, usize> = reach.nodes.iter().zip(components).collect();
    let is_back = |from: &Position, part: &Position| of[from] == of[part];
    match splits.iter().find(|(from, parts)| parts.iter().any(|part| is_back(from, part))) {
        Some((from, parts)) => Err(uncovered(game, from, from, parts.len())),
        None => Ok(()),
    }
}
