//! Games that are given as programs: a Rust closure, a Rust file with `fn moves`, or a command in
//! any language.
//!
//! - `rules`: the user's Rust, and how it is called; `signature`: what that takes;
//! - `build`: from there to a program that answers about positions, kept for the next time;
//!   what the program has besides the rules is the package `grundy-harness`;
//!   `source_files`: what the compiler sees; `errors`: what it says, at the user's text;
//! - `patient_server`: how long it is waited for; `rules_program`: such a program running;
//! - `rust_game`, `command_game`: such programs as games; `score`: as games with scores;
//!   `ranged`: on fewer positions.

mod build;
mod command_game;
mod errors;
mod patient_server;
mod ranged;
mod rules;
mod rules_program;
mod rust_game;
mod score;
mod signature;
mod source_files;

pub use command_game::{program, shape_of};
pub use ranged::range;
pub use score::{Move, Mover, NO_START, Score, Scores};

use crate::problem::Home;
use anyhow::Result;
use build::Returns;
use grundy_explorer::game::{Flaw, Game};
use grundy_host::Failure;
use ranged::Ranged;
pub use rules::Around;
use rules::RustRules;
use std::ops::RangeInclusive;
use std::path::Path;

/// What rules in Rust are.
pub enum Played {
    /// A game in which the player who cannot move loses.
    Game(Box<dyn Game>),
    Scores(Scores),
}

impl Played {
    /// The game, if it is one without scores.
    pub fn game(self) -> Result<Box<dyn Game>> {
        match self {
            Played::Game(game) => Ok(game),
            Played::Scores(_) => Err(Failure::misuse(
                "these rules return a `Turn`: such a game has scores, and no Grundy values",
                "ask for a table of scores, or for one position: --at",
            )),
        }
    }

    /// The same game on the positions whose numbers are all in this range.
    pub fn within(self, range: RangeInclusive<u64>) -> Result<Played> {
        let ranged = Ranged::new(self.game()?, range);
        let help = "let the rules say which positions there are: `None` for those that do not exist";
        let game = ranged.map_err(|Flaw(what)| Failure::misuse(what, help))?;
        Ok(Played::Game(Box::new(game)))
    }

    fn new(home: &Home, rules: RustRules, memory: u64) -> Result<Played> {
        let ruled = rust_game::game(home, rules, memory)?;
        let has_scores = ruled.process().returns == Returns::Scores;
        Ok(if has_scores { Played::Scores(Scores::new(ruled)) } else { Played::Game(Box::new(ruled)) })
    }
}

/// The game whose moves a closure lists: `|n: u32| (1..=n.min(3)).map(move |d| n - d)`. It takes
/// the position or a reference to it, and returns what `SgDfs::new`, `SgSplit::new` or
/// `Minimax::new` want. Its program may use `memory` bytes.
pub fn closure(home: &Home, text: &str, around: &Around, memory: u64) -> Result<Played> {
    let rules = rules::of_closure(home, text)?;
    Played::new(home, rules.within(around)?, memory)
}

/// The game whose moves `fn moves` of a Rust file lists.
pub fn file(home: &Home, path: &Path, around: &Around, memory: u64) -> Result<Played> {
    let rules = rules::of_file(home, path)?;
    Played::new(home, rules.within(around)?, memory)
}
