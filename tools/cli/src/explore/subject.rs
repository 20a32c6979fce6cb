//! What the user typed as a game that can be asked.

use super::programs::{self, Played, Scores};
use crate::problem::Home;
use anyhow::Result;
use grundy_explorer::game::{Explorer, Flaw, Position, Shape};
use grundy_explorer::report::read_sum;
use grundy_explorer::rules::{self, NoRules};
use grundy_host::{Failure, called, terminal};
use std::fs;
use std::path::Path;

/// How a closure begins, perhaps in a block after items, or after a comment; nothing else does.
const CLOSURES: &[&str] = &["|", "move |", "{", "(|", "(move |", "//", "/*"];

/// How many bytes of memory positions may take if nobody says otherwise.
pub const MEMORY: u64 = 2 << 30;

/// Where the rules come from.
#[derive(Debug, Clone)]
pub struct Subject {
    /// The rules as typed: words, a closure, the name of a Rust file; or a command.
    pub text: String,
    /// Whether the text is a command that prints moves, and what its positions look like.
    pub shape: Option<Shape>,
    /// Whether the player who cannot move wins.
    pub is_misere: bool,
    /// How many bytes of memory positions may take.
    pub memory: u64,
}

/// A game, ready to be asked.
pub enum Ready {
    /// One in which the player who cannot move loses, or wins.
    Game(Box<Explorer>),
    Scores(Scores),
}

impl Subject {
    /// The game, if it is one without scores.
    pub fn explorer(&self) -> Result<Explorer> {
        match self.ready()? {
            Ready::Game(explorer) => Ok(*explorer),
            Ready::Scores(scores) => Played::Scores(scores).game().map(|game| Explorer::new(game, false)),
        }
    }

    pub fn ready(&self) -> Result<Ready> {
        let text = self.text.trim();
        let is_file = text.ends_with(".rs") && !text.contains(char::is_whitespace);
        let limited = |explorer: Explorer| {
            explorer.limit_memory(usize::try_from(self.memory).unwrap_or(usize::MAX));
            Ready::Game(Box::new(explorer))
        };
        let played = if let Some(shape) = &self.shape {
            Played::Game(programs::program(text, shape.clone(), self.memory)?)
        } else if is_closure(text) {
            programs::closure(&Home::here()?, text, self.memory)?
        } else if is_file {
            programs::file(&Home::here()?, Path::new(text), self.memory)?
        } else {
            return named(text, self.is_misere).map(limited);
        };
        Ok(match played {
            Played::Game(game) => limited(Explorer::new(game, self.is_misere)),
            Played::Scores(scores) => Ready::Scores(scores),
        })
    }

    /// The same rules with a value in place of the parameter: wherever it stands as a word, or as
    /// `{k}`, or on a side of `4xk`.
    pub fn with(&self, name: &str, value: i64) -> Subject {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let (value, mut text, mut rest) = (value.to_string(), String::new(), self.text.as_str());
        while let Some(start) = rest.find(is_word) {
            let (before, from) = rest.split_at(start);
            let (word, after) = from.split_at(from.find(|c| !is_word(c)).unwrap_or(from.len()));
            let is_braced = word == name && before.ends_with('{') && after.starts_with('}');
            let sides: Vec<&str> = word.split('x').collect();
            let is_size = |side: &&str| *side == name || side.bytes().all(|b| b.is_ascii_digit());
            text += before;
            if is_braced {
                text.pop();
                text += &value;
            } else if sides.iter().all(is_size) {
                let sides = sides.iter().map(|&side| if side == name { value.as_str() } else { side });
                text += &sides.collect::<Vec<_>>().join("x");
            } else {
                text += word;
            }
            rest = if is_braced { &after[1..] } else { after };
        }
        text += rest;
        Subject { text, ..self.clone() }
    }
}

/// Whether it is Rust, and no code of a game such as `{2,3}.3`.
fn is_closure(text: &str) -> bool {
    let digit = text.strip_prefix('{').and_then(|rest| rest.split_once('}')).map(|parts| parts.0);
    let is_code =
        digit.is_some_and(|digit| digit.chars().all(|c| c.is_ascii_digit() || ",+*!?= ".contains(c)));
    !is_code && CLOSURES.iter().any(|start| text.starts_with(start))
}

/// A game by its words.
fn named(text: &str, is_misere: bool) -> Result<Explorer> {
    let rules = rules::read(text, &load).map_err(|NoRules { what, nearest }| {
        let all = format!("`{} explore --list` shows all forms", called());
        let help = match nearest {
            Some(form) => format!("did you mean `{}`: {}? {all}", form.example, form.about),
            None => all,
        };
        Failure::misuse(shortened(&what), help)
    })?;
    if let Some(meaning) = rules.meaning {
        terminal::note(&format!("{}: {meaning}\n", text.trim()));
    }
    Ok(Explorer::new(rules.game, is_misere || rules.is_misere))
}

/// A position, or several that are played together.
pub fn sum(explorer: &Explorer, text: &str) -> Result<Vec<Position>> {
    read_sum(explorer, text).map_err(|Flaw(what)| {
        let help = "several positions that are played together: put `+` between them";
        Failure::misuse(format!("--at {}: {}", brief(text), shortened(&what)), help)
    })
}

/// A message in which what is quoted is short.
fn shortened(message: &str) -> String {
    let pieces = message.split('`').enumerate();
    pieces
        .map(|(i, piece)| if i % 2 == 1 { brief(piece) } else { piece.to_owned() })
        .collect::<Vec<_>>()
        .join("`")
}

/// The beginning of a text that may be of any length.
pub fn brief(text: &str) -> String {
    const MOST: usize = 80;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{} …", &text[..end]),
        None => text.to_owned(),
    }
}

/// The text of a file that rules name.
fn load(name: &str) -> Result<String, String> {
    let bytes = fs::read(Path::new(name)).map_err(|error| format!("cannot read {name}: {error}"))?;
    String::from_utf8(bytes).map_err(|_| format!("{name} is no text in UTF-8"))
}

/// What is wrong with a game while it is asked.
pub fn trouble(Flaw(what): Flaw) -> anyhow::Error {
    Failure::misuse(shortened(&what), "smaller positions, or other rules, may do")
}
