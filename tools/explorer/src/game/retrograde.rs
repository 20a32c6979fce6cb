//! Who wins where play can come back to a position, from the ends backwards, and how soon.

use super::cache::Key;
use super::reach::Reach;
use super::sums::{key, options};
use super::{Flaw, Game, Outcome, Position};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// More sums than this are not searched for the length of a game.
const MAX_SUMS: usize = 300_000;

/// What is known of sums: who wins, and after how many moves if the winner hurries and the loser
/// does not.
pub type Lengths = FxHashMap<Key, (Outcome, u32)>;

/// The lengths of all sums that can be reached from one; `None` if they are too many, or if none
/// can be repeated. Time: a call of `options` for each part of each of these sums, and O(1) for
/// each move.
pub fn lengths(game: &mut dyn Game, sum: &[Position], is_misere: bool) -> Result<Option<Lengths>, Flaw> {
    let first = key(game, sum.iter());
    let mut is_large = false;
    let too_many = || {
        is_large = true;
        Flaw("too many sums".to_owned())
    };
    let reach = Reach::new([first], |sum: &Key| options(game, sum), (MAX_SUMS, too_many));
    let reach = match reach {
        Err(_) if is_large => return Ok(None),
        reach => reach?,
    };
    if !reach.has_cycle() {
        return Ok(None);
    }
    let end = if is_misere { Outcome::Win } else { Outcome::Loss };
    let found = outcomes(&reach, |v| reach.options[v].is_empty().then_some(end));
    Ok(Some(reach.nodes.into_iter().zip(found).collect()))
}

/// Who wins each node, and after how many moves (0 for a draw): from those that are `known`, to
/// which 0 moves are counted. C. A. B. Smith, J. Combin. Theory 1 (1966).
pub fn outcomes<T>(reach: &Reach<T>, known: impl Fn(usize) -> Option<Outcome>) -> Vec<(Outcome, u32)> {
    let before = reach.before();
    let mut outcomes = vec![(Outcome::Draw, 0); reach.nodes.len()];
    let mut open: Vec<usize> = reach.options.iter().map(Vec::len).collect();
    // First come those that are won sooner: the first way to win is the shortest, the last option
    // that is lost the longest.
    let mut queue = VecDeque::new();
    for (v, outcome) in outcomes.iter_mut().enumerate() {
        if let Some(known) = known(v) {
            *outcome = (known, 0);
            queue.push_back(v);
        }
    }
    while let Some(v) = queue.pop_front() {
        let (outcome, length) = outcomes[v];
        let loses = match outcome {
            Outcome::Draw => continue,
            outcome => outcome == Outcome::Loss,
        };
        for &u in &before[v] {
            open[u] -= 1;
            if outcomes[u].0 == Outcome::Draw && known(u).is_none() && (loses || open[u] == 0) {
                outcomes[u] = (if loses { Outcome::Win } else { Outcome::Loss }, length + 1);
                queue.push_back(u);
            }
        }
    }
    outcomes
}
