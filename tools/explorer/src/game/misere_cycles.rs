//! Misère play of games that need not end: win, loss or draw, from all sums that can be reached.

use super::cache::Key;
use super::reach::Reach;
use super::smith::MAX_POSITIONS;
use super::sums::{OutcomeCache, options};
use super::{Flaw, Game, Outcome};

/// Who wins a sum; all that can be reached from it is then known. Time: for each such sum
/// one call of `options` for each part, and O(1) for each move. C. A. B. Smith, J. Combin. Theory 1
/// (1966), with the ends won instead of lost.
pub fn outcome(game: &mut dyn Game, known: &mut OutcomeCache, sum: Key) -> Result<Outcome, Flaw> {
    let too_many = || Flaw(format!("more than {MAX_POSITIONS} sums can be reached, and they repeat"));
    // What was valued before ends the search there.
    let open = |sum: &Key| if known.get(sum).is_some() { Ok(vec![]) } else { options(game, sum) };
    let reach = Reach::new([sum], open, (MAX_POSITIONS, too_many))?;
    let (before, sums) = (reach.before(), reach.nodes);
    let mut outcomes = vec![Outcome::Draw; sums.len()];
    let mut open: Vec<usize> = reach.options.iter().map(Vec::len).collect();
    let mut queue = Vec::new();
    for (v, sum) in sums.iter().enumerate() {
        outcomes[v] = match known.get(sum) {
            Some(known) => known.expect("valued before"),
            None if open[v] == 0 => Outcome::Win,
            None => continue,
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
