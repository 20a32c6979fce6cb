//! Which template? The answer is in the shape of `grundy find --json`.

use crate::flaw::RequestFlaw;
use grundy_lookup::{Answers, Found, LEAST, Shelf, TooFewNumbers, What, answers, not_if};
use serde_json::{Value, json};

/// More answers are not read.
const MOST: usize = 12;

/// The question is `text`.
pub fn answer(request: &Value) -> Result<Value, RequestFlaw> {
    let shelf = Shelf::carried();
    let Answers { found, values, forms, .. } = answers(request["text"].as_str().unwrap_or_default(), &shelf)
        .map_err(|TooFewNumbers(count)| {
            RequestFlaw::of(format!("{count} numbers tell little: give at least {LEAST}"))
        })?;
    let found = found.iter().take(MOST).map(|found| object(found, &shelf));
    Ok(json!({ "found": found.collect::<Value>(), "values": values, "forms": forms }))
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
