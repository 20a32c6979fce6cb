//! All about a position or a sum, and the move that the opponent makes.

use crate::flaw::RequestFlaw;
use crate::{clock, rules};
use grundy_explorer::game::{Answer, Explorer, Game, Outcome, Position, Shape};
use grundy_explorer::report::{json, read_sum};
use serde_json::{Value, json};
use std::time::Instant;

/// Options of a part that are sent: more are not looked at one by one.
const MAX_OPTIONS: usize = 1000;

/// The JSON of `explore --json --at`; what is left by each option also as a list (`leaves`), and
/// the best move (`reply`): a winning one, or one that keeps a draw.
pub fn answer(request: &Value) -> Result<Value, RequestFlaw> {
    let mut explorer = rules::asked(request)?.explorer;
    let end = clock::end(request);
    explorer.stop_when(move || Instant::now() > end);
    let sum = sum(&explorer, &request["at"])?;
    let mut object = json::game(&explorer);
    // Two equal parts are none.
    object["cancels"] = explorer.game().cancels().into();
    if sum.is_empty() {
        return Ok(object);
    }
    let answer = explorer.answer(&sum)?;
    let mut at = json::answer(explorer.game(), &sum, &answer);
    add_leaves(&mut at, &explorer, &answer);
    at["reply"] = reply(&mut explorer, &sum, &answer)?;
    if request["why"].as_bool() == Some(true) {
        at["why"] = json::why(&mut explorer, &sum)?;
    }
    object["at"] = json!([at]);
    Ok(object)
}

/// A sum as text, or its parts as a list of texts; the only position of a board, if none is named.
fn sum(explorer: &Explorer, at: &Value) -> Result<Vec<Position>, RequestFlaw> {
    if let Value::Array(parts) = at {
        let read = |part: &Value| explorer.game().read(part.as_str().unwrap_or_default());
        return Ok(parts.iter().map(read).collect::<Result<_, _>>()?);
    }
    match (at.as_str().unwrap_or_default().trim(), explorer.game().shape()) {
        ("", Shape::Places(places)) if places.len() == 1 => Ok(places),
        ("", _) => {
            let help = example(explorer.game()).map(|example| format!("for example `{example}`"));
            Err(RequestFlaw { what: "a position is missing".to_owned(), help: help.unwrap_or_default() })
        }
        (text, _) => Ok(read_sum(explorer, text)?),
    }
}

/// A position that one can type.
fn example(game: &dyn Game) -> Option<String> {
    let position = match game.shape() {
        Shape::Line { first } => vec![first + 10],
        Shape::Grid { first } => vec![first + 3, first + 5],
        Shape::Tuples { size, first, .. } => (first + 3..).take(size).collect(),
        Shape::Places(places) => places.get(places.len() / 2)?.clone(), // the first may be the end
        Shape::Sizes { .. } => game.read("1-2,2-3").ok()?,              // of all games with a size, trees
    };
    let text = game.show(&position);
    game.read(&text).is_ok().then_some(text)
}

fn add_leaves(at: &mut Value, explorer: &Explorer, answer: &Answer) {
    let game = explorer.game();
    for (i, part) in answer.parts.iter().enumerate() {
        let Some(options) = at["parts"][i]["options"].as_array_mut() else { continue };
        for (option, choice) in options.iter_mut().zip(&part.options) {
            option["leaves"] = choice.leaves.iter().map(|left| game.show(left)).collect();
        }
        options.truncate(MAX_OPTIONS);
        at["parts"][i]["more"] = part.options.len().saturating_sub(MAX_OPTIONS).into();
    }
    let Some(winning) = at["winning"].as_array_mut() else { return };
    for (won, &(i, j)) in winning.iter_mut().zip(&answer.winning) {
        won["option"] = j.into();
        won["leaves"] = answer.parts[i].options[j].leaves.iter().map(|left| game.show(left)).collect();
    }
    winning.truncate(MAX_OPTIONS);
}

/// Part and leaves of the best move; `null` if every move loses, or there is none.
fn reply(explorer: &mut Explorer, sum: &[Position], answer: &Answer) -> Result<Value, RequestFlaw> {
    let best = match (answer.winning.first(), answer.value.outcome()) {
        (Some(&(i, j)), _) => Some((i, answer.parts[i].options[j].leaves.clone())),
        (None, Outcome::Draw) => {
            let played = explorer.play(sum, 1)?;
            played.steps.into_iter().next().and_then(|step| {
                let part = sum.iter().position(|position| *position == step.from)?;
                Some((part, step.to))
            })
        }
        _ => None,
    };
    Ok(best.map_or(Value::Null, |(part, leaves)| {
        let leaves: Value = leaves.iter().map(|left| explorer.game().show(left)).collect();
        json!({ "part": part, "leaves": leaves })
    }))
}
