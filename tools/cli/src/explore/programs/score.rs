//! A game with scores: rules that return a `Turn`, valued by the template `minimax`.

use super::rules_program::Reply;
use super::rust_game::RustGame;
use grundy_explorer::game::{Flaw, Game, Position, Shape};
use std::fmt::{self, Display};

/// At most this many values are asked for at once.
const AT_ONCE: usize = 10_000;
/// Stands for the value of a start that does not exist.
pub const NO_START: &str = ".";

pub struct Scores(RustGame);

/// Who is to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mover {
    /// The player who wants large values.
    Max,
    /// The player who wants small values.
    Min,
    /// Values are those of the player to move, and the other one is next.
    Alternate,
}

/// A position with best play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    /// What it is worth, as Rust writes it.
    pub value: String,
    /// Who is to move; nobody at the end.
    pub mover: Option<Mover>,
    /// All moves, in the order of the rules.
    pub moves: Vec<Move>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    /// The position after it.
    pub to: Position,
    /// What it gains at once.
    pub gain: String,
    /// What the position after it is worth.
    pub value: String,
    /// What both make: gain + value, in `Alternate` gain - value.
    pub reached: String,
}

impl Display for Mover {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Mover::Max => "max",
            Mover::Min => "min",
            Mover::Alternate => "alternate",
        })
    }
}

impl Score {
    /// The moves that reach the value.
    pub fn best(&self) -> impl Iterator<Item = &Move> {
        self.moves.iter().filter(|one| one.reached == self.value)
    }
}

impl Scores {
    /// The game with these rules, which return a `Turn`.
    pub(super) fn new(rules: RustGame) -> Scores {
        Scores(rules)
    }

    pub fn title(&self) -> String {
        self.0.title()
    }

    /// What its positions look like; no places at all if they are not made of numbers.
    pub fn shape(&self) -> Shape {
        self.0.shape()
    }

    /// What tables are of: positions, or starts.
    pub fn table_shape(&self) -> Shape {
        self.0.table_shape()
    }

    /// A position as typed.
    pub fn read(&self, text: &str) -> Result<Position, Flaw> {
        self.0.read(text)
    }

    /// A position as one would type it.
    pub fn show(&self, position: &Position) -> String {
        self.0.show(position)
    }

    /// All about a position.
    pub fn score(&mut self, position: &Position) -> Result<Score, Flaw> {
        let at = self.0.text(position);
        let value = self.ask(&format!("value {at}"), &at)?;
        let turn = self.ask(&format!("turn {at}"), &at)?;
        let mut words = turn.split_whitespace();
        let mover = match words.next() {
            Some("max") => Mover::Max,
            Some("min") => Mover::Min,
            Some("alternate") => Mover::Alternate,
            _ => return Ok(Score { value, mover: None, moves: vec![] }),
        };
        let mut word = || words.next().unwrap_or_default().to_owned();
        let to = self.0.options(position)?.into_iter().flatten();
        let moves = to.map(|to| Move { to, gain: word(), value: word(), reached: word() }).collect();
        Ok(Score { value, mover: Some(mover), moves })
    }

    /// The values of consecutive positions, or starts, this one first: that many, or fewer if the
    /// rules fail at a later one. A start that does not exist is `.`.
    pub fn values(&mut self, from: &Position, count: usize) -> Result<Vec<String>, Flaw> {
        if self.0.starts() > 0 {
            return self.values_of_starts(from, count);
        }
        let at = self.0.text(from);
        let values = self.ask(&format!("values {at} {}", count.min(AT_ONCE)), &at)?;
        Ok(values.split_whitespace().map(str::to_owned).collect())
    }

    fn values_of_starts(&mut self, from: &Position, count: usize) -> Result<Vec<String>, Flaw> {
        let mut values = Vec::new();
        let mut numbers = from.clone();
        for _ in 0..count {
            match self.value_of_start(&numbers) {
                Ok(value) => values.push(value),
                // It fails again when it is asked for alone.
                Err(_) if !values.is_empty() => break,
                Err(flaw) => return Err(flaw),
            }
            *numbers.last_mut().expect("a start has numbers") += 1;
        }
        Ok(values)
    }

    fn value_of_start(&mut self, numbers: &[u64]) -> Result<String, Flaw> {
        let Some(start) = self.0.start(numbers)? else { return Ok(NO_START.to_owned()) };
        let at = self.0.text(&start);
        self.ask(&format!("value {at}"), &at)
    }

    /// Whether more can be asked after the rules have failed.
    pub fn goes_on(&mut self) -> bool {
        self.0.process().ask("shape").is_ok()
    }

    fn ask(&mut self, request: &str, at: &str) -> Result<String, Flaw> {
        match self.0.process().ask(request)? {
            Reply::Fine(answer) => Ok(answer),
            Reply::Repeated => Err(Flaw(format!(
                "from {at} a position is repeated: the game need not end, and has no value by its moves alone"
            ))),
        }
    }
}
