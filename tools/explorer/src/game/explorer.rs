//! What is asked about a game: values, every option with its value, winning moves, a whole game.

use super::claim::Claim;
use super::limits::Limits;
use super::line::Line;
use super::retrograde::{self, Lengths};
use super::search::SearchResult;
use super::sums::{after, key};
use super::value::{ENDLESS, MISSING, cell};
use super::{
    Answer, Certificate, Choice, Flaw, Game, LargeAnswer, Outcome, Part, Parts, Position, Shape, Value,
    misere, search, smith,
};
use std::collections::HashMap;
use std::rc::Rc;

/// A game with what is known of it so far.
pub struct Explorer {
    game: Box<dyn Game>,
    is_misere: bool,
    limits: Rc<Limits>,
    known: search::ValueCache,
    endless: HashMap<Position, Value>,
    sums: misere::OutcomeCache,
    /// Of sums that can be repeated.
    lengths: Lengths,
    line: Option<Line>,
}

impl Explorer {
    /// A game in normal play, or in misère play.
    pub fn new(game: Box<dyn Game>, is_misere: bool) -> Explorer {
        let line = match game.shape() {
            Shape::Line { first } => Some(Line::new(first, if is_misere { None } else { game.engine() })),
            _ => None,
        };
        let limits = Rc::new(Limits::default());
        Explorer {
            game,
            is_misere,
            known: search::ValueCache::new(Rc::clone(&limits)),
            endless: HashMap::new(),
            sums: misere::OutcomeCache::new(Rc::clone(&limits)),
            limits,
            lengths: Lengths::default(),
            line,
        }
    }

    /// Ends searches that `is_over` ends, which is asked often: their flaw is a
    /// [stop](Flaw::is_stop). What was found stays known.
    pub fn stop_when(&self, is_over: impl Fn() -> bool + 'static) {
        let is_over: Rc<dyn Fn() -> bool> = Rc::new(is_over);
        self.game.stop_when(&is_over);
        self.limits.stop_when(is_over);
    }

    /// Positions, and what is known of them, may take this many bytes; 2 GiB unless this is called.
    pub fn limit_memory(&self, bytes: usize) {
        self.limits.bytes.set(bytes);
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

    /// The cell of a table for a position, which need not exist.
    pub(super) fn cell(&mut self, position: &Position) -> Result<u32, Flaw> {
        if self.game.exists(position)? { Ok(cell(&self.value(position)?)) } else { Ok(MISSING) }
    }

    /// The cell of a table for a start, which need not exist.
    pub(super) fn cell_of_start(&mut self, numbers: &[u64]) -> Result<u32, Flaw> {
        let start = self.game.start(numbers)?;
        start.map_or(Ok(MISSING), |start| Ok(cell(&self.value(&start)?)))
    }

    pub(super) fn some_option(&mut self, position: &Position) -> Option<Parts> {
        self.game.some_option(position)
    }

    /// All positions of a size.
    pub(super) fn of_size(&mut self, size: u64) -> Vec<Position> {
        self.game.of_size(size)
    }

    /// What tables are of: positions, or starts.
    pub fn table_shape(&self) -> Shape {
        self.game.table_shape()
    }

    /// The values of a game on a line so far.
    pub fn line(&self) -> Option<&Line> {
        self.line.as_ref()
    }

    /// Of a game on a line in misère play: how many values show its proven period.
    pub fn misere_length(&mut self) -> Option<u64> {
        if self.is_misere { Some(self.game.misere_certificate()?.length()) } else { None }
    }

    /// Of a game on a line in misère play: what decides all sums, if they are tame.
    pub fn misere_sums(&mut self) -> Option<(Vec<u32>, Certificate)> {
        if self.is_misere { self.game.misere_sums() } else { None }
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
            extended = self.cell(&position).map(|value| line.values.push(value));
        }
        if self.is_misere {
            let is_shown = |proven: &Certificate| proven.length() <= line.values.len() as u64;
            line.certificate = self.game.misere_certificate().filter(is_shown);
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
        match found.or_else(|| line.and_then(|line| line.reached(position[0]))) {
            // A cell says only that play can go on for ever, or that the rules have more to say.
            Some(Ok(ENDLESS | MISSING)) | None => (),
            Some(value) => return value.map(Value::Grundy),
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
            if let Some((outcome, _)) = self.game.misere(sum) {
                return Ok(Value::Misere(outcome));
            }
            return Ok(Value::Misere(misere::outcome(&mut *self.game, &mut self.sums, sum)?));
        }
        let values = sum.iter().map(|part| self.value(part)).collect::<Result<Vec<Value>, Flaw>>()?;
        Ok(total(&values))
    }

    /// What a theorem says of a sum whose options are too many to list; `None` if they are not, or
    /// if no theorem says anything.
    pub fn large(&mut self, sum: &[Position]) -> Option<Result<LargeAnswer, Flaw>> {
        self.game.large(sum, self.is_misere)
    }

    /// The theorem that proves what a law says of all positions.
    pub fn proves(&self, claim: &Claim) -> Option<String> {
        self.game.proves(claim, self.is_misere)
    }

    /// In misère play, the theorem that says who wins a sum; else that was searched.
    pub fn theorem(&mut self, sum: &[Position]) -> Option<String> {
        if self.is_misere { self.game.misere(sum).map(|(_, theorem)| theorem) } else { None }
    }

    /// All about a sum, whose parts are not empty.
    pub fn answer(&mut self, sum: &[Position]) -> Result<Answer, Flaw> {
        let winning = if self.is_misere { None } else { self.game.winning(sum) };
        let Some(winning) = winning else {
            let mut answer = self.answer_by_values(sum)?;
            self.sort_winning(sum, &mut answer)?;
            return Ok(answer);
        };
        let winning = winning?;
        let (value, mut parts) = (self.value_of_sum(sum)?, Vec::new());
        for (i, position) in sum.iter().enumerate() {
            let rest = self.value_of_sum(&after(&*self.game, sum, i, &[]))?;
            let options = self.game.options(position)?.into_iter().enumerate();
            let options = options.map(|(j, leaves)| {
                // Exactly the winning moves make it as much as the rest.
                let value = winning.binary_search(&(i, j)).is_ok().then(|| rest.clone());
                Choice { leaves, value }
            });
            let options = options.collect();
            parts.push(Part { position: position.clone(), value: self.value(position)?, options });
        }
        Ok(Answer { parts, value, winning, lengths: vec![] })
    }

    fn answer_by_values(&mut self, sum: &[Position]) -> Result<Answer, Flaw> {
        let (mut parts, mut winning) = (Vec::new(), Vec::new());
        for (i, position) in sum.iter().enumerate() {
            let rest = if self.is_misere {
                None
            } else {
                Some(self.value_of_sum(&after(&*self.game, sum, i, &[]))?)
            };
            let mut options = Vec::new();
            for (j, leaves) in self.game.options(position)?.into_iter().enumerate() {
                let (value, outcome) = match &rest {
                    Some(rest) => {
                        let value = self.value_of_sum(&leaves)?;
                        let outcome = total(&[rest.clone(), value.clone()]).outcome();
                        (value, outcome)
                    }
                    None => {
                        let value = self.value_of_sum(&after(&*self.game, sum, i, &leaves))?;
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
        Ok(Answer { parts, value: self.value_of_sum(sum)?, winning, lengths: vec![] })
    }

    /// Where positions can be repeated, not every move to a P-position wins in the end: those that
    /// come nearer to the end do.
    fn sort_winning(&mut self, sum: &[Position], answer: &mut Answer) -> Result<(), Flaw> {
        let repeats = self.is_misere && self.game.may_repeat() || self.game.has_repeated();
        if answer.winning.is_empty() || !repeats && self.endless.is_empty() {
            return Ok(());
        }
        if !self.lengths.contains_key(&key(&*self.game, sum.iter())) {
            let found = retrograde::lengths(&mut *self.game, sum, self.is_misere)?;
            self.lengths.extend(found.unwrap_or_default());
        }
        let length = |&(i, j): &(usize, usize)| {
            let next = after(&*self.game, sum, i, &answer.parts[i].options[j].leaves);
            let (_, length) = self.lengths.get(&key(&*self.game, next.iter()))?;
            Some((length + 1, (i, j)))
        };
        if let Some(mut moves) = answer.winning.iter().map(length).collect::<Option<Vec<_>>>() {
            moves.sort_unstable();
            (answer.lengths, answer.winning) = moves.into_iter().unzip();
        }
        Ok(())
    }
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
