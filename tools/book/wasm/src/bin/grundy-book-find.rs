//! Which template? A question is a line of standard input; the answer is JSON, in the shape of
//! `grundy find --json`.

use grundy_lookup::{Answers, Found, LEAST, Shelf, TooFewNumbers, What, answers, not_if};
use serde_json::{Value, json};
use std::io::{self, Write};

/// More answers are not read.
const MOST: usize = 12;

fn main() {
    let mut question = String::new();
    let answer = match io::stdin().read_line(&mut question) {
        Ok(_) => answer(question.trim()),
        Err(error) => json!({ "flaw": error.to_string() }),
    };
    // Nobody listens any more: then nothing is lost.
    _ = writeln!(io::stdout().lock(), "{answer}");
}

fn answer(question: &str) -> Value {
    let shelf = Shelf::carried();
    match answers(question, &shelf) {
        Ok(Answers { found, values, forms }) => {
            let found = found.iter().take(MOST).map(|found| object(found, &shelf));
            json!({ "found": found.collect::<Value>(), "values": values, "forms": forms })
        }
        Err(TooFewNumbers(count)) => {
            json!({ "flaw": format!("{count} numbers tell little: give at least {LEAST}") })
        }
    }
}

fn object(found: &Found, shelf: &Shelf) -> Value {
    let why: Value = found.why.iter().map(|(part, words)| json!({ "in": part, "words": words })).collect();
    let (kind, related): (_, Vec<&str>) = match found.what {
        What::Template(template) => {
            ("template", shelf.showing(&template.name).iter().map(|problem| problem.slug.as_str()).collect())
        }
        What::Problem(problem) => ("problem", problem.templates.iter().map(String::as_str).collect()),
    };
    json!({
        "kind": kind, "name": found.what.name(), "line": found.line, "why": why, "related": related,
        "not_if": not_if(found.what.name())
    })
}
