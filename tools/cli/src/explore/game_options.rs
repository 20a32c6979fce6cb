//! What the rules alone do not say of a game: the same words for `explore` and `new`.

use super::parameters::{self, Bounds};
use super::programs;
use super::subject::Subject;
use grundy_explorer::game::Shape;
use std::ops::RangeInclusive;

// No doc comment: it would become the help of the command.
#[derive(Debug, Clone, Default, clap::Args)]
#[allow(missing_docs, reason = "see above")]
pub struct GameOptions {
    /// A program in any language, a command or a source, that reads a position a line, and prints
    /// its moves in a line; positions of two numbers: with --to 12x12
    #[arg(long, value_name = "COMMAND")]
    pub moves: Option<String>,
    /// How the game of a number begins, as a closure: a table over these starts; with --moves, the
    /// program is asked `start 5`
    #[arg(long, value_name = "CLOSURE", num_args = 0..=1, default_missing_value = "")]
    pub start: Option<String>,
    /// The numbers of positions, `1..` or `1..9`: others do not exist, and a move to one is a
    /// mistake
    #[arg(long, value_name = "A..B", value_parser = programs::range)]
    pub range: Option<RangeInclusive<u64>>,
    /// The player who cannot move wins
    #[arg(long)]
    pub misere: bool,
    /// The largest position of the table: `1000`, for several numbers also `30x50`, `3x4x5`
    #[arg(long, value_name = "N|AxB", value_parser = parameters::bounds)]
    pub to: Option<Bounds>,
}

impl GameOptions {
    /// The game of these rules, unless a program has them. `at` is a position of it, if one is
    /// known.
    pub fn subject(&self, rules: &str, at: Option<&str>, memory: u64) -> Subject {
        let numbers = self.to.as_ref().map_or(1, |bounds| bounds.0.len());
        let shape = self.moves.as_ref().map(|_| match at {
            _ if self.start.is_some() => Shape::Places(Vec::new()),
            Some(position) => programs::shape_of(position.split('+').next().unwrap_or(position)),
            None => Shape::of_numbers(numbers),
        });
        Subject {
            text: self.moves.as_deref().unwrap_or(rules).to_owned(),
            shape,
            chosen: vec![],
            start: self.start.clone(),
            start_numbers: numbers.min(2),
            range: self.range.clone(),
            is_misere: self.misere,
            memory,
        }
    }

    /// The first one that says something, by its name.
    pub fn first(&self) -> Option<&'static str> {
        let all = [
            (self.start.is_some(), "--start"),
            (self.range.is_some(), "--range"),
            (self.misere, "--misere"),
            (self.to.is_some(), "--to"),
        ];
        all.into_iter().find(|option| option.0).map(|option| option.1)
    }
}
