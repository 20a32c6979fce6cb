//! Whole games: the winner wins as soon as possible, and a draw is kept.

use super::explorer::Explorer;
use super::sums::{after, key};
use super::{Answer, Flaw, Outcome, Parts, Position, Value};
use rustc_hash::FxHashSet;

/// A game that was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// Its moves.
    pub steps: Vec<Step>,
    /// The sum after the last move, and what it is worth.
    pub last: (Vec<Position>, Value),
    /// Why no other move follows.
    pub end: End,
}

/// Why a game was not played further.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// There is no move.
    NoMove,
    /// The last sum was there before.
    Repeated,
    /// That were enough moves.
    Cut,
}

/// A move of a game that was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The sum before the move.
    pub sum: Vec<Position>,
    /// What it is worth.
    pub value: Value,
    /// The part.
    pub from: Position,
    /// What is left of it.
    pub to: Parts,
}

impl Explorer {
    /// A game from a sum to its end: the first winning move where there is one, else the first move
    /// (in a draw, one that keeps it). At most `most` moves.
    pub fn play(&mut self, sum: &[Position], most: usize) -> Result<Played, Flaw> {
        let (mut sum, mut steps, mut seen) = (sum.to_vec(), Vec::new(), FxHashSet::default());
        loop {
            let answer = self.answer(&sum)?;
            let best = match answer.winning.first() {
                Some(&best) => Some(best),
                None => self.any_move(&sum, &answer)?,
            };
            let is_new = seen.insert(key(self.game(), sum.iter()));
            let end = match best {
                None => End::NoMove,
                _ if !is_new => End::Repeated,
                _ if steps.len() == most => End::Cut,
                Some((i, j)) => {
                    let (from, to) = (sum[i].clone(), answer.parts[i].options[j].leaves.clone());
                    let next = after(self.game(), &sum, i, &to);
                    steps.push(Step { value: answer.value, from, to, sum });
                    sum = next;
                    continue;
                }
            };
            return Ok(Played { steps, last: (sum, answer.value), end });
        }
    }

    /// The first move, or the first one that keeps a draw.
    fn any_move(&mut self, sum: &[Position], answer: &Answer) -> Result<Option<(usize, usize)>, Flaw> {
        let all = answer
            .parts
            .iter()
            .enumerate()
            .flat_map(|(i, part)| (0..part.options.len()).map(move |j| (i, j)));
        if answer.value.outcome() == Outcome::Draw {
            for (i, j) in all.clone() {
                let next = after(self.game(), sum, i, &answer.parts[i].options[j].leaves);
                if self.value_of_sum(&next)?.outcome() == Outcome::Draw {
                    return Ok(Some((i, j)));
                }
            }
        }
        let mut all = all;
        Ok(all.next())
    }
}
