//! Positions in a range that the user has declared: all others do not exist.

use grundy_explorer::game::{Flaw, Game, Parts, Position, Shape, number};
use std::ops::RangeInclusive;
use std::rc::Rc;

/// The game within the range; its moves alone are asked for, as only they can be looked at.
pub struct Ranged {
    game: Box<dyn Game>,
    range: RangeInclusive<u64>,
}

/// What numbers with a sign and larger ones have in common.
const MOST: u64 = i64::MAX as u64;

/// `1..`, `1..9`, `..9`.
pub fn range(text: &str) -> Result<RangeInclusive<u64>, String> {
    let wrong = || format!("`{text}` is not a range of numbers: write `1..` or `1..9`");
    let (first, last) = text.split_once("..").ok_or_else(wrong)?;
    let read = |word: &str, usual| match word.trim().trim_start_matches('=') {
        "" => Ok(usual),
        word => number(word).filter(|number| *number <= MOST).ok_or_else(wrong),
    };
    let (first, last) = (read(first, 0)?, read(last, MOST)?);
    if first <= last { Ok(first..=last) } else { Err(format!("{first}..{last} is empty")) }
}

impl Ranged {
    /// The same game on fewer positions, if these are made of numbers.
    pub fn new(game: Box<dyn Game>, range: RangeInclusive<u64>) -> Result<Ranged, Flaw> {
        match game.shape() {
            Shape::Places(_) | Shape::Sizes { .. } => {
                Err(Flaw("--range is about numbers, and these positions have none".to_owned()))
            }
            _ => Ok(Ranged { game, range }),
        }
    }

    fn has(&self, position: &Position) -> bool {
        position.iter().all(|number| self.range.contains(number))
    }

    fn outside(&self, position: &Position) -> String {
        format!("{}, which is not a position: see --range", self.game.show(position))
    }
}

impl Game for Ranged {
    fn title(&self) -> String {
        self.game.title()
    }

    fn largest_number(&self) -> u64 {
        self.game.largest_number()
    }

    fn shape(&self) -> Shape {
        self.game.shape()
    }

    fn options(&mut self, position: &Position) -> Result<Vec<Parts>, Flaw> {
        let options = self.game.options(position)?;
        match options.iter().flatten().find(|part| !self.has(part)) {
            Some(part) => {
                let (from, to) = (self.game.show(position), self.outside(part));
                Err(Flaw(format!("a move from {from} leads to {to}")))
            }
            None => Ok(options),
        }
    }

    fn stop_when(&self, is_over: &Rc<dyn Fn() -> bool>) {
        self.game.stop_when(is_over);
    }

    fn may_repeat(&self) -> bool {
        self.game.may_repeat()
    }

    fn has_repeated(&self) -> bool {
        self.game.has_repeated()
    }

    fn exists(&mut self, position: &Position) -> Result<bool, Flaw> {
        Ok(self.has(position) && self.game.exists(position)?)
    }

    fn starts(&self) -> usize {
        self.game.starts()
    }

    fn start(&mut self, numbers: &[u64]) -> Result<Option<Position>, Flaw> {
        Ok(self.game.start(numbers)?.filter(|start| self.has(start)))
    }

    fn read(&self, text: &str) -> Result<Position, Flaw> {
        let position = self.game.read(text)?;
        if self.has(&position) { Ok(position) } else { Err(Flaw(self.outside(&position))) }
    }

    fn show(&self, position: &Position) -> String {
        self.game.show(position)
    }
}
