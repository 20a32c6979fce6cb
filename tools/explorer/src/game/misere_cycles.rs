//! Misère play in which a sum can be repeated: who wins, from all sums that can be reached.

use super::cache::Key;
use super::reach::Reach;
use super::retrograde::outcomes;
use super::smith::MAX_POSITIONS;
use super::sums::{OutcomeCache, options};
use super::{Flaw, Game, Outcome, ever_more_parts};

/// At this many sums, moves that leave ever more parts are refused.
const MANY: usize = 2000;

/// Who wins a sum; all that can be reached from it is then known. Time: for each such sum
/// one call of `options` for each part, and O(1) for each move.
pub fn outcome(game: &mut dyn Game, known: &mut OutcomeCache, sum: Key) -> Result<Outcome, Flaw> {
    let too_many = || Flaw(format!("more than {MAX_POSITIONS} sums can be reached, and they repeat"));
    // What was valued before ends the search there.
    let mut count = 0;
    let open = |later: &Key| {
        known.check(0)?;
        if known.get(later).is_some() {
            return Ok(vec![]);
        }
        count += 1;
        if count == MANY {
            ever_more_parts::refuse(game, &sum, later)?;
        }
        options(game, later)
    };
    let reach = Reach::new([sum.clone()], open, (MAX_POSITIONS, too_many))?;
    let ends = |v: usize| match known.get(&reach.nodes[v]) {
        Some(known) => Some(known.expect("valued before")),
        None => reach.options[v].is_empty().then_some(Outcome::Win),
    };
    let outcomes = outcomes(&reach, ends);
    let first = outcomes[0].0;
    reach.nodes.into_iter().zip(outcomes).for_each(|(sum, found)| known.insert(sum, Some(found.0)));
    Ok(first)
}
