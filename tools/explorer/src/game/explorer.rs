//! What is asked about a game: values, every option with its value, winning moves, a whole game.

use super::line::Line;
use super::search::SearchResult;
use super::value::cell;
use super::{Flaw, Game, Outcome, Parts, Position, Shape, Value, mex, misere, search, smith};
use std::collections::HashMap;

/// A game with what is known of it so far.
pub struct Explorer {
    game: Box<dyn Game>,
    is_misere: bool,
    known: search::ValueCache,
    endless: HashMap<Position, Value>,
    sums: misere::OutcomeCache,
    line: Option<Line>,
}

/// What is said of a sum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// The parts of the sum.
    pub parts: Vec<Part>,
    /// What the sum is worth.
    pub value: Value,
    /// Every winning move: the part in which it is made, and which of its options.
    pub winning: Vec<(usize, usize)>,
}

/// A part of a sum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// The position.
    pub position: Position,
    /// What it is worth alone.
    pub value: Value,
    /// Every option.
    pub options: Vec<Choice>,
}

/// An option of a part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// What it leaves of the part.
    pub leaves: Parts,
    /// What that is worth; in misère play, what the whole sum is worth after it. `None` if it was
    /// not computed, as the game has a faster way: it is only known that the move does not win.
    pub value: Option<Value>,
}

/// A move of a game that is played to its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The sum before the move.
    pub sum: Vec<Position>,
    /// What it is worth.
    pub value: Value,
    /// The part and what is left of it; `None` at the end.
    pub moved: Option<(Position, Parts)>,
}

impl Explorer {
    /// A game in normal play, or in misère play.
    pub fn new(game: Box<dyn Game>, is_misere: bool) -> Explorer {
        let line = match game.shape() {
            Shape::Line { first } => Some(Line::new(first, if is_misere { None } else { game.engine() })),
            _ => None,
        };
        Explorer {
            game,
            is_misere,
            known: search::ValueCache::default(),
            endless: HashMap::new(),
            sums: misere::OutcomeCache::default(),
            line,
        }
    }

    /// The game.
    pub fn game(&self) -> &dyn Game {
        &*self.game
    }

    /// Whether the player who cannot move wins.
    pub fn is_misere(&self) -> bool {
        self.is_misere
    }

    /// A row of a table, by the game's own fast way in normal play.
    pub(super) fn row(&mut self, x: u64, across: u64) -> Option<Result<Vec<u32>, Flaw>> {
        if self.is_misere { None } else { self.game.row(x, across) }
    }

    /// The values of a game on a line so far.
    pub fn line(&self) -> Option<&Line> {
        self.line.as_ref()
    }

    /// Values of a game on a line from an earlier run, which are believed.
    pub fn learn(&mut self, values: Vec<u32>) {
        if let Some(line) = &mut self.line {
            line.values = values;
        }
    }

    /// Finds values of a game on a line until there are `count`.
    pub fn extend(&mut self, count: usize) -> Result<(), Flaw> {
        let Some(mut line) = self.line.take() else { return Ok(()) };
        let mut extended = line.extend(count);
        while extended.is_ok() && line.values.len() < count {
            let position = vec![line.first + line.values.len() as u64];
            extended = self.value(&position).map(|value| line.values.push(cell(&value)));
        }
        self.line = Some(line);
        extended
    }

    /// What a position alone is worth.
    pub fn value(&mut self, position: &Position) -> Result<Value, Flaw> {
        if self.is_misere {
            return self.value_of_sum(std::slice::from_ref(position));
        }
        if let Some(value) = self.endless.get(position) {
            return Ok(value.clone());
        }
        let line = self.line.as_mut().filter(|line| line.has_engine());
        let known = line.as_ref().and_then(|line| line.known(position[0]));
        // What is asked of the game alone need not value all smaller positions.
        let found = known.or_else(|| self.game.value(position));
        if let Some(value) = found.or_else(|| line.and_then(|line| line.reached(position[0]))) {
            return Ok(Value::Grundy(value?));
        }
        match search::value(&mut *self.game, &mut self.known, position)? {
            SearchResult::Value(value) => Ok(Value::Grundy(value)),
            SearchResult::Repeated(repeated) => {
                // All places at once: one by one, each would go through what the others reach.
                let mut starts = vec![position.clone()];
                if let Shape::Places(places) = self.game.shape() {
                    starts.extend(places);
                }
                self.endless.extend(smith::values(&mut *self.game, &starts, &repeated)?);
                Ok(self.endless[position].clone())
            }
        }
    }

    /// What a sum is worth.
    pub fn value_of_sum(&mut self, sum: &[Position]) -> Result<Value, Flaw> {
        if self.is_misere {
            return Ok(Value::Misere(misere::outcome(&mut *self.game, &mut self.sums, sum)?));
        }
        let values = sum.iter().map(|part| self.value(part)).collect::<Result<Vec<Value>, Flaw>>()?;
        Ok(total(&values))
    }

    /// All about a sum, whose parts are not empty.
    pub fn answer(&mut self, sum: &[Position]) -> Result<Answer, Flaw> {
        let winning = if self.is_misere { None } else { self.game.winning(sum) };
        let Some(winning) = winning else { return self.answer_by_values(sum) };
        let winning = winning?;
        let (value, mut parts) = (self.value_of_sum(sum)?, Vec::new());
        for (i, position) in sum.iter().enumerate() {
            let rest = self.value_of_sum(&after(sum, i, &[]))?;
            let options = self.game.options(position)?.into_iter().enumerate();
            let options = options.map(|(j, leaves)| {
                // Exactly the winning moves make it as much as the rest.
                let value = winning.binary_search(&(i, j)).is_ok().then(|| rest.clone());
                Choice { leaves, value }
            });
            let options = options.collect();
            parts.push(Part { position: position.clone(), value: self.value(position)?, options });
        }
        Ok(Answer { parts, value, winning })
    }

    fn answer_by_values(&mut self, sum: &[Position]) -> Result<Answer, Flaw> {
        let (mut parts, mut winning) = (Vec::new(), Vec::new());
        for (i, position) in sum.iter().enumerate() {
            let rest = if self.is_misere { None } else { Some(self.value_of_sum(&after(sum, i, &[]))?) };
            let mut options = Vec::new();
            for (j, leaves) in self.game.options(position)?.into_iter().enumerate() {
                let (value, outcome) = match &rest {
                    Some(rest) => {
                        let value = self.value_of_sum(&leaves)?;
                        let outcome = total(&[rest.clone(), value.clone()]).outcome();
                        (value, outcome)
                    }
                    None => {
                        let value = self.value_of_sum(&after(sum, i, &leaves))?;
                        let outcome = value.outcome();
                        (value, outcome)
                    }
                };
                if outcome == Outcome::Loss {
                    winning.push((i, j));
                }
                options.push(Choice { leaves, value: Some(value) });
            }
            parts.push(Part { position: position.clone(), value: self.value(position)?, options });
        }
        Ok(Answer { parts, value: self.value_of_sum(sum)?, winning })
    }

    /// A game from a sum to its end: a winning move where there is one, else the first move (in a
    /// draw, one that keeps it). At most `most` moves.
    pub fn play(&mut self, sum: &[Position], most: usize) -> Result<Vec<Step>, Flaw> {
        let (mut sum, mut steps) = (sum.to_vec(), Vec::new());
        while steps.len() < most {
            let answer = self.answer(&sum)?;
            let best = match answer.winning.first() {
                Some(&best) => Some(best),
                None => self.any_move(&sum, &answer)?,
            };
            let Some((i, j)) = best else {
                steps.push(Step { sum, value: answer.value, moved: None });
                break;
            };
            let leaves = answer.parts[i].options[j].leaves.clone();
            let next = after(&sum, i, &leaves);
            steps.push(Step { value: answer.value, moved: Some((sum[i].clone(), leaves)), sum });
            sum = next;
        }
        Ok(steps)
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
                let next = after(sum, i, &answer.parts[i].options[j].leaves);
                if self.value_of_sum(&next)?.outcome() == Outcome::Draw {
                    return Ok(Some((i, j)));
                }
            }
        }
        let mut all = all;
        Ok(all.next())
    }
}

impl Part {
    /// The values of the options, ascending, each once: the mex of these is the position's value,
    /// if all are known.
    pub fn option_values(&self) -> Vec<u32> {
        let finite = |choice: &Choice| match choice.value {
            Some(Value::Grundy(value)) => Some(value),
            _ => None,
        };
        let mut values: Vec<u32> = self.options.iter().filter_map(finite).collect();
        values.sort_unstable();
        values.dedup();
        values
    }

    /// The least value that no option is known to have.
    pub fn mex(&self) -> u32 {
        mex(self.option_values())
    }
}

/// The sum after a move in part `i`.
fn after(sum: &[Position], i: usize, leaves: &[Position]) -> Vec<Position> {
    sum[..i].iter().chain(leaves).chain(&sum[i + 1..]).cloned().collect()
}

/// The value of a sum in normal play.
fn total(values: &[Value]) -> Value {
    let (mut xor, mut endless) = (0, Vec::new());
    for value in values {
        match value {
            Value::Grundy(value) => xor ^= value,
            Value::Endless(options) => endless.push(options),
            Value::Misere(_) => unreachable!("in normal play"),
        }
    }
    match endless[..] {
        [] => Value::Grundy(xor),
        [options] => {
            let mut options: Vec<u32> = options.iter().map(|option| option ^ xor).collect();
            options.sort_unstable();
            Value::Endless(options)
        }
        // Whoever would lose goes round in one of them while the other one is open.
        _ => Value::Endless(vec![]),
    }
}
