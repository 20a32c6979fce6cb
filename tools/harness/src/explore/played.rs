//! A game with what is known of it so far.

use super::codec::Codec;
use super::game::{Game, Solver};
use super::starts::Starts;
use grundy::fx::FxHashMap;
use std::fmt::Debug;
use std::hash::Hash;

/// Rules, whatever their positions are. A position is its numbers; if it is not made of numbers,
/// the number that it has here.
pub trait Rules {
    /// Whether each number has a sign.
    fn numbers(&self) -> Option<Vec<bool>>;
    fn is_readable(&self) -> bool;
    /// Whether there is such a position.
    fn exists(&self, position: &[i128]) -> Result<bool, String>;
    /// How many numbers a start has; 0 if there are none.
    fn starts(&self) -> usize;
    /// The position with which the game of these numbers begins.
    fn start_of(&mut self, numbers: &[i128]) -> Result<Option<Vec<i128>>, String>;
    /// Appends the value.
    fn value(&mut self, position: &[i128], said: &mut String) -> Result<(), String>;
    fn turn(&self, position: &[i128]) -> Result<String, String>;
    fn options(&mut self, position: &[i128]) -> Result<Vec<Vec<Vec<i128>>>, String>;
    fn read(&mut self, text: &str) -> Result<Vec<i128>, String>;
    fn start(&mut self, number: usize) -> Result<Vec<i128>, String>;
    fn show(&self, position: &[i128]) -> Result<String, String>;
    /// Begins anew: the search that was interrupted is of no use any more.
    fn renew(&mut self);
}

/// What is known of a game so far.
pub struct Played<S> {
    pub game: Game<S>,
    pub codec: Codec<S>,
    pub solver: Solver<S>,
    /// Positions that are not made of numbers.
    pub known: Vec<S>,
    pub ids: FxHashMap<S, u32>,
    /// Positions that were given as expressions.
    pub starts: Vec<fn() -> S>,
    /// Those by number.
    pub numbered: Option<Starts<S>>,
}

impl<S: Clone + Eq + Hash + Debug + 'static> Played<S> {
    fn position(&self, numbers: &[i128]) -> Result<S, String> {
        if self.codec.numbers.is_some() {
            return (self.codec.from_numbers)(&mut numbers.iter());
        }
        let id = numbers.first().and_then(|&id| usize::try_from(id).ok());
        id.and_then(|id| self.known.get(id)).cloned().ok_or_else(String::new)
    }

    /// The same, if there is one.
    fn existing(&self, numbers: &[i128]) -> Result<S, String> {
        let position = self.position(numbers)?;
        if (self.game.exists)(&position) {
            return Ok(position);
        }
        Err(format!("{position:?} is not a position: the rules say `None`"))
    }

    fn numbers_of(&mut self, position: S) -> Vec<i128> {
        let mut numbers = Vec::new();
        if self.codec.numbers.is_some() {
            (self.codec.to_numbers)(&position, &mut numbers);
        } else {
            let (next, known) = (self.known.len() as u32, &mut self.known);
            let id = *self.ids.entry(position).or_insert_with_key(|position| {
                known.push(position.clone());
                next
            });
            numbers.push(id.into());
        }
        numbers
    }
}

impl<S: Clone + Eq + Hash + Debug + 'static> Rules for Played<S> {
    fn numbers(&self) -> Option<Vec<bool>> {
        self.codec.numbers.clone()
    }

    fn is_readable(&self) -> bool {
        self.codec.read.is_some()
    }

    fn exists(&self, position: &[i128]) -> Result<bool, String> {
        Ok((self.game.exists)(&self.position(position)?))
    }

    fn starts(&self) -> usize {
        self.numbered.as_ref().map_or(0, |starts| starts.count)
    }

    fn start_of(&mut self, numbers: &[i128]) -> Result<Option<Vec<i128>>, String> {
        let starts = self.numbered.as_ref().ok_or_else(String::new)?;
        let start = (starts.start)(&mut numbers.iter())?;
        let start = start.filter(|position| (self.game.exists)(position));
        Ok(start.map(|position| self.numbers_of(position)))
    }

    fn value(&mut self, position: &[i128], said: &mut String) -> Result<(), String> {
        let position = self.existing(position)?;
        (self.solver)(&position, said);
        Ok(())
    }

    fn turn(&self, position: &[i128]) -> Result<String, String> {
        Ok((self.game.turn)(&self.existing(position)?))
    }

    fn options(&mut self, position: &[i128]) -> Result<Vec<Vec<Vec<i128>>>, String> {
        let options = (self.game.options)(&self.existing(position)?);
        let mut all = Vec::new();
        for parts in options {
            let mut numbers = Vec::new();
            for part in parts {
                numbers.push(self.numbers_of(part));
            }
            all.push(numbers);
        }
        Ok(all)
    }

    fn read(&mut self, text: &str) -> Result<Vec<i128>, String> {
        let read = self.codec.read.ok_or_else(String::new)?;
        let position = read(text)?;
        Ok(self.numbers_of(position))
    }

    fn start(&mut self, number: usize) -> Result<Vec<i128>, String> {
        let position = self.starts.get(number).ok_or_else(String::new)?();
        Ok(self.numbers_of(position))
    }

    fn show(&self, position: &[i128]) -> Result<String, String> {
        Ok(format!("{:?}", self.position(position)?))
    }

    fn renew(&mut self) {
        self.solver = (self.game.solver)();
    }
}
