//! What the user typed as a game that can be asked.

use super::parameters::{Bound, Parameter, replaced};
use super::programs::{self, Around, Played, Scores};
use crate::problem::Home;
use anyhow::Result;
use grundy_explorer::game::{Explorer, Flaw, Position, Shape};
use grundy_explorer::report::read_sum;
use grundy_explorer::rules::{self, NoRules, ParsedRules};
use grundy_host::{Failure, called, quoted, terminal};
use std::fs;
use std::ops::RangeInclusive;
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
    /// Values of the parameters that stand in the rules.
    pub chosen: Vec<Bound>,
    /// A closure that says how the game of a number begins; of a command, whether it is asked.
    pub start: Option<String>,
    /// How many numbers a command is asked for as a start.
    pub start_numbers: usize,
    /// All numbers of positions are in it.
    pub range: Option<RangeInclusive<u64>>,
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
        let limited = |explorer: Explorer| {
            explorer.limit_memory(usize::try_from(self.memory).unwrap_or(usize::MAX));
            Ready::Game(Box::new(explorer))
        };
        let played = if let Some(shape) = &self.shape {
            // How many numbers name a start, the size of the table says.
            let starts = if self.start.is_some() { self.start_numbers } else { 0 };
            Played::Game(programs::program(text, shape.clone(), starts, self.memory)?)
        } else if is_closure(text) {
            programs::closure(&Home::here()?, text, &self.around(), self.memory)?
        } else if is_file(text) {
            programs::file(&Home::here()?, Path::new(text), &self.around(), self.memory)?
        } else if self.start.is_some() {
            let help = "games in words begin as they are typed: `--at` names a position";
            return Err(Failure::misuse("--start is for rules of your own", help));
        } else if self.range.is_some() {
            let help = "games in words know their positions: leave it out";
            return Err(Failure::misuse("--range is for rules of your own", help));
        } else {
            return named(text, self.is_misere).map(limited);
        };
        let played = match &self.range {
            Some(range) => played.within(range.clone())?,
            None => played,
        };
        Ok(match played {
            Played::Game(game) => limited(Explorer::new(game, self.is_misere)),
            Played::Scores(scores) => Ready::Scores(scores),
        })
    }

    fn around(&self) -> Around {
        Around { start: self.start.clone(), constants: self.chosen.clone() }
    }

    /// The same rules with these values of their parameters.
    pub fn with(&self, chosen: Vec<Bound>) -> Subject {
        if self.is_rust() {
            return Subject { chosen, ..self.clone() };
        }
        Subject { text: replaced(&self.text, &chosen), ..self.clone() }
    }

    /// Whether rules in words can be read, which takes no time; others are read when they are
    /// played.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn check_words(&self) -> Result<()> {
        if self.shape.is_none() && !self.is_rust() {
            parsed(self.text.trim(), self.is_misere).map(|_| ())
        } else {
            Ok(())
        }
    }

    /// Whether all parameters stand in the rules; those of a file are not read here.
    ///
    /// # Errors
    /// Misuse: one does not.
    pub fn check(&self, parameters: &[Parameter]) -> Result<()> {
        let bound = |name: &str, value| Bound { name: name.to_owned(), int: None, value };
        let text_for = |changed: &str, to| {
            let value = |name: &str| if name == changed { to } else { 1 };
            let all: Vec<Bound> = parameters.iter().map(|one| bound(&one.name, value(&one.name))).collect();
            replaced(&self.text, &all)
        };
        let is_read_later = self.is_rust() && !is_closure(self.text.trim());
        let stands = |name: &str| is_read_later || text_for(name, 1) != text_for(name, 2);
        match parameters.iter().map(|parameter| &*parameter.name).find(|name| !stands(name)) {
            Some(name) => Err(Failure::misuse(
                format!("`{name}` does not stand in the rules `{}`", brief(&self.text)),
                "write it where the number stands: take 1..k",
            )),
            None => Ok(()),
        }
    }

    /// Whether the rules are Rust, which has constants.
    fn is_rust(&self) -> bool {
        let text = self.text.trim();
        self.shape.is_none() && (is_closure(text) || is_file(text))
    }
}

fn is_file(text: &str) -> bool {
    text.ends_with(".rs") && !text.contains(char::is_whitespace)
}

/// Whether it may be meant as a program: one of its words is a source, or it is a file.
fn is_command(text: &str) -> bool {
    let home = Home::here().ok();
    let is_source = |word: &str| home.as_ref().is_some_and(|home| home.is_source(Path::new(word)));
    Path::new(text).is_file() || text.split_whitespace().any(|word| is_source(word) && !is_file(word))
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
    let rules = parsed(text, is_misere)?;
    if let Some(meaning) = rules.meaning {
        terminal::note(&format!("{}: {meaning}\n", text.trim()));
    }
    Ok(Explorer::new(rules.game, rules.is_misere))
}

fn parsed(text: &str, is_misere: bool) -> Result<ParsedRules> {
    let read = rules::read(text, &load);
    let read = if is_misere { read.and_then(ParsedRules::misere) } else { read };
    read.map_err(|NoRules { what, nearest }| {
        let all = format!(
            "`{tool} explore --list` shows all forms, `{tool} find WORDS` looks for the game; any other is a \
             closure in quotes",
            tool = called()
        );
        let help = match nearest {
            _ if text.starts_with("fn ") => {
                "rules in Rust are a closure in quotes, or the name of a file: rules.rs".to_owned()
            }
            _ if is_command(text) => {
                format!("a program that prints moves, in any language, is named so: --moves {}", quoted(text))
            }
            Some(form) => format!("did you mean `{}`: {}? {all}", form.example, form.about),
            None => match (grundy_lookup::form(text), letter(text, &what)) {
                (Some(form), _) => format!("did you mean `{form}`? {all}"),
                (None, Some(k)) => format!("if {k} is a parameter, `--for {k}=1..6` gives it values; {all}"),
                (None, None) => all,
            },
        };
        Failure::misuse(shortened(&what), help)
    })
}

/// A letter that stands alone, and is no word, nor a vertex of a graph, if the word that is not
/// understood has it.
fn letter<'a>(text: &'a str, what: &str) -> Option<&'a str> {
    if text.contains(['-', '→']) {
        return None;
    }
    let quoted = what.split('`').nth(1).filter(|quoted| *quoted != text.trim())?;
    let is_wrong =
        |word: &str| quoted.split(|c: char| !c.is_alphanumeric()).any(|part| part.eq_ignore_ascii_case(word));
    let is_letter = |word: &str| word.len() == 1 && word.bytes().all(|b| b.is_ascii_alphabetic());
    let mut words = text.split(|c: char| !c.is_alphanumeric() && c != '\'');
    words.find(|word| is_letter(word) && *word != "a" && is_wrong(word))
}

/// A position, or several that are played together.
pub fn sum(explorer: &Explorer, text: &str) -> Result<Vec<Position>> {
    read_sum(explorer, text).map_err(|Flaw(what)| {
        let help = format!("{}; several that are played together: put `+` between them", form(explorer));
        Failure::misuse(format!("--at {}: {}", brief(text), shortened(&what)), help)
    })
}

/// How a position is written.
fn form(explorer: &Explorer) -> String {
    let numbers = |count: usize, first: u64| {
        let example: Vec<String> = (3..3 + count as u64).map(|n| (first + n).to_string()).collect();
        let words = if count == 1 { "one number".to_owned() } else { format!("{count} numbers") };
        format!("a position here is {words}, `--at {}`", example.join(","))
    };
    match explorer.game().shape() {
        Shape::Line { first } => numbers(1, first),
        Shape::Grid { first } => numbers(2, first),
        Shape::Tuples { size, first, .. } => numbers(size, first),
        Shape::Places(_) | Shape::Sizes { .. } => "write a position as the answers show it".to_owned(),
    }
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
    let bytes = fs::read(Path::new(name)).map_err(|error| format!("cannot read {}: {error}", brief(name)))?;
    String::from_utf8(bytes).map_err(|_| format!("{name} is not text in UTF-8"))
}

/// What is wrong with a game while it is asked.
pub fn trouble(Flaw(what): Flaw) -> anyhow::Error {
    let help = if what.contains("reached") && what.contains("of memory") {
        let tool = called();
        format!(
            "a law may go on where no search does: `{tool} explore RULES` seeks one among small positions, with \
             --code as a function; `{tool} explore RULES --values | {tool} pattern - --at 10^18` says what it makes \
             of a number; games in words, such as `take 1,3,4`, know large numbers; --memory allows more"
        )
    } else {
        "correct or change the rules, or choose smaller positions".to_owned()
    };
    Failure::misuse(shortened(&what), help)
}
