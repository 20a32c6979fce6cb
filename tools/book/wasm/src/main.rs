//! The explorer and the look-up for pages: a request in JSON is a line of standard input, answers
//! are JSON objects, a line each. A page shows each line as soon as it is there.
//!
//! - `forms`: everything that can be typed.
//! - `rules`: the game that a request means; `scripted`: one whose moves the page lists.
//! - `table`: values, then what is proven or the laws, with their code.
//! - `position`: all about a position, and the move that the opponent makes.
//! - `pattern`: the laws of a table that was pasted.
//! - `find`: which template, for a statement, values or rules.
//!
//! The only clock is the one that ends a search; nothing is kept from one request to the next.

mod clock;
mod find;
mod flaw;
mod forms;
mod pattern;
mod position;
mod rules;
mod scripted;
mod table;

use flaw::RequestFlaw;
use serde_json::{Value, json};
use std::io::{self, Write};

fn main() {
    let mut line = String::new();
    let answered = match io::stdin().read_line(&mut line) {
        Ok(_) => answer(&line),
        Err(error) => Err(RequestFlaw::of(format!("the request cannot be read: {error}"))),
    };
    if let Err(RequestFlaw { what, help }) = answered {
        say(&json!({ "flaw": { "what": what, "help": help } }));
    }
}

fn answer(line: &str) -> Result<(), RequestFlaw> {
    let request: Value =
        serde_json::from_str(line).map_err(|error| RequestFlaw::of(format!("the request: {error}")))?;
    match request["want"].as_str() {
        Some("forms") => say(&forms::forms()),
        Some("table") => table::answer(&request)?,
        Some("position") => say(&position::answer(&request)?),
        Some("find") => say(&find::answer(&request)?),
        Some("pattern") => say(&pattern::answer(&request)?),
        _ => return Err(RequestFlaw::of("the request wants nothing that is known here".to_owned())),
    }
    Ok(())
}

/// One line, at once.
fn say(value: &Value) {
    // Nobody listens any more: then nothing is lost.
    _ = writeln!(io::stdout().lock(), "{value}");
}
