//! Whole games: the winner wins as soon as possible, and a draw is kept.

use super::explorer::Explorer;
use super::sums::{after, key};
use super::{Answer, Flaw, LargeAnswer, Outcome, Parts, Position, Value};
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

/// How a lost sum is lost, whatever the loser does.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Replies {
    /// One for each of the first moves.
    pub listed: Vec<Reply>,
    /// How many moves there are.
    pub count: usize,
}

/// What the winner does after a move of the loser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    /// The part in which the loser moves.
    pub from: Position,
    /// What the loser leaves of it.
    pub to: Parts,
    /// The winner's move; `None` if the game is over, as in misère play whoever cannot move wins.
    pub step: Option<Step>,
}

/// Where positions have more options than can be listed, a game is cut after this many moves.
const MOVES_OF_LARGE: usize = 20;

/// What is played next.
struct Next {
    value: Value,
    /// The part, and what is left of it.
    best: Option<(usize, Parts)>,
    /// A theorem says it, of more options than can be listed.
    is_large: bool,
}

impl Explorer {
    /// A game from a sum to its end: the first winning move where there is one, else the first move
    /// (in a draw, one that keeps it). At most `most` moves.
    pub fn play(&mut self, sum: &[Position], most: usize) -> Result<Played, Flaw> {
        let (mut sum, mut steps, mut seen) = (sum.to_vec(), Vec::new(), FxHashSet::default());
        // Who wins after a move that a theorem has said.
        let mut said = None;
        loop {
            let Next { value, best, is_large } = match (self.next(&sum), said) {
                // The theorem does not go on.
                (Err(flaw), Some(outcome)) if !flaw.is_stop() => {
                    return Ok(Played { steps, last: (sum, Value::Misere(outcome)), end: End::Cut });
                }
                (next, _) => next?,
            };
            said = is_large.then(|| match value.outcome() {
                Outcome::Win => Outcome::Loss,
                _ => Outcome::Win,
            });
            let is_new = seen.insert(key(self.game(), sum.iter()));
            let most = if is_large { most.min(MOVES_OF_LARGE) } else { most };
            let end = match best {
                // A theorem need not know a move.
                None if is_large => End::Cut,
                None => End::NoMove,
                _ if !is_new => End::Repeated,
                _ if steps.len() >= most => End::Cut,
                Some((i, to)) => {
                    let from = sum[i].clone();
                    let next = after(self.game(), &sum, i, &to);
                    steps.push(Step { value, from, to, sum });
                    sum = next;
                    continue;
                }
            };
            return Ok(Played { steps, last: (sum, value), end });
        }
    }

    /// A reply to each move from a sum that is lost, to at most `most` of them; moves that leave
    /// the same, but for symmetries, are one. Nothing if it is not lost, or if its moves are too
    /// many to be listed.
    ///
    /// # Errors
    /// What is wrong with a position.
    pub fn replies(&mut self, sum: &[Position], most: usize) -> Result<Replies, Flaw> {
        if self.large(sum).is_some() || self.value_of_sum(sum)?.outcome() != Outcome::Loss {
            return Ok(Replies::default());
        }
        let answer = self.answer(sum)?;
        let (mut listed, mut seen) = (Vec::new(), FxHashSet::default());
        for (i, part) in answer.parts.iter().enumerate() {
            for choice in &part.options {
                let left = after(self.game(), sum, i, &choice.leaves);
                if !seen.insert(key(self.game(), left.iter())) || listed.len() >= most {
                    continue;
                }
                let Next { value, best, .. } = self.next(&left)?;
                let step = best.map(|(j, to)| Step { value, from: left[j].clone(), to, sum: left });
                listed.push(Reply { from: part.position.clone(), to: choice.leaves.clone(), step });
            }
        }
        Ok(Replies { listed, count: seen.len() })
    }

    fn next(&mut self, sum: &[Position]) -> Result<Next, Flaw> {
        if let Some(answer) = self.large(sum).transpose()? {
            return Ok(self.next_of_large(sum, &answer));
        }
        let answer = self.answer(sum)?;
        let best = match answer.winning.first() {
            Some(&best) => Some(best),
            None => self.any_move(sum, &answer)?,
        };
        let best = best.map(|(i, j)| (i, answer.parts[i].options[j].leaves.clone()));
        Ok(Next { value: answer.value, best, is_large: false })
    }

    /// Of winning moves one that leaves few stones, as the game is long enough.
    fn next_of_large(&mut self, sum: &[Position], answer: &LargeAnswer) -> Next {
        let ends = answer.winning.iter().flat_map(|run| [(run.part, &run.first), (run.part, &run.last)]);
        let stones = |leaves: &Parts| leaves.iter().flatten().map(|&n| i128::from(n)).sum::<i128>();
        let taken = |part: usize, leaves: &Parts| stones(&vec![sum[part].clone()]) - stones(leaves);
        let winning = ends.max_by_key(|(part, leaves)| taken(*part, leaves));
        let best = match answer.outcome {
            Outcome::Loss => (0..sum.len()).find_map(|i| Some((i, self.some_option(&sum[i])?))),
            _ => winning.map(|(part, leaves)| (part, leaves.clone())),
        };
        let small = answer.value.and_then(|value| u32::try_from(value).ok());
        Next { value: small.map_or(Value::Misere(answer.outcome), Value::Grundy), best, is_large: true }
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
