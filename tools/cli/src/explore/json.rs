//! Everything for scripts.

use super::answers::shown;
use super::laws::{Laws, Proven};
use super::subject::trouble;
use super::tables::within;
use anyhow::Result;
use grundy_explorer::game::table::{ENDLESS, Tabled};
use grundy_explorer::game::{Answer, Explorer, Game, Position, Value as Worth};
use grundy_laws::Found;
use serde_json::{Value, json};

/// A table; of a line or grid only the first values, rows and columns.
pub fn table(game: &dyn Game, table: &Tabled, shown: usize) -> Value {
    let cut = |values: &[u32]| values.iter().take(shown).map(|&value| cell(value)).collect::<Value>();
    match table {
        Tabled::Line { first, values, .. } => json!({ "first": first, "values": cut(values) }),
        Tabled::Grid { first, rows } => {
            json!({ "first": first, "rows": rows.iter().take(shown).map(|row| cut(row)).collect::<Value>() })
        }
        Tabled::Tuples { cells, .. } => {
            let pair = |(position, value): &(Position, u32)| json!([game.show(position), cell(*value)]);
            json!({ "positions": within(cells, shown).map(pair).collect::<Value>() })
        }
        Tabled::Places(places) => {
            let pair = |(position, value): &(Position, Worth)| json!([game.show(position), worth(value)]);
            json!({ "positions": places.iter().map(pair).collect::<Value>() })
        }
    }
}

/// What is proven, and the patterns.
pub fn laws(laws: &Laws) -> Value {
    let proven = laws.proven.as_ref().map(|Proven { first, certificate, .. }| {
        json!({
            "pre_period": first + certificate.pre_period,
            "period": certificate.period,
            "saltus": certificate.saltus,
            "checked_to": first + certificate.checked,
            "needed_to": first + certificate.needed,
            "theorem": certificate.theorem,
        })
    });
    let law = |found: &Found| {
        let mut law = law(found);
        law["about"] = laws.about.into();
        law
    };
    json!({ "proven": proven, "laws": laws.found.iter().map(law).collect::<Value>() })
}

/// A law, and how sure it is.
pub fn law(found: &Found) -> Value {
    json!({
        "family": found.law.family,
        "formula": found.law.formula(),
        "status": found.status.to_string(),
        "fitted": found.fitted,
        "confirmed": found.confirmed,
    })
}

/// All about a position or a sum.
pub fn answer(game: &dyn Game, sum: &[Position], answer: &Answer) -> Value {
    let parts = answer.parts.iter().map(|part| {
        let option = |choice: &grundy_explorer::game::Choice| {
            let called = game.describe(&part.position, &choice.leaves);
            // `null` if it was not computed: then the move does not win.
            let value = choice.value.as_ref().map(worth);
            json!({ "to": shown(game, &choice.leaves), "move": called, "value": value })
        };
        json!({
            "position": game.show(&part.position),
            "value": worth(&part.value),
            "options": part.options.iter().map(option).collect::<Value>(),
        })
    });
    let winning = answer.winning.iter().map(|&(i, j)| {
        let part = &answer.parts[i];
        json!({ "part": i, "from": game.show(&part.position), "to": shown(game, &part.options[j].leaves) })
    });
    json!({
        "position": shown(game, sum),
        "value": worth(&answer.value),
        "outcome": answer.value.outcome().to_string(),
        "parts": parts.collect::<Value>(),
        "winning": winning.collect::<Value>(),
    })
}

/// A game from there to its end.
pub fn why(explorer: &mut Explorer, sum: &[Position]) -> Result<Value> {
    let steps = explorer.play(sum, 1000).map_err(trouble)?;
    let game = explorer.game();
    let step = |step: &grundy_explorer::game::Step| {
        let moved =
            step.moved.as_ref().map(|(from, to)| json!({ "from": game.show(from), "to": shown(game, to) }));
        json!({ "sum": shown(game, &step.sum), "value": worth(&step.value), "move": moved })
    };
    Ok(steps.iter().map(step).collect())
}

/// A value of a table; `null` where play can go on for ever.
pub fn cell(value: u32) -> Value {
    if value == ENDLESS { Value::Null } else { value.into() }
}

/// A score as a number, if it is one that JSON knows.
pub fn score(score: &str) -> Value {
    let signed = score.parse::<i64>().map(Value::from);
    signed.or_else(|_| score.parse::<u64>().map(Value::from)).unwrap_or_else(|_| score.into())
}

fn worth(value: &Worth) -> Value {
    match value {
        Worth::Grundy(value) => json!(value),
        Worth::Endless(options) => json!({ "endless": options }),
        Worth::Misere(outcome) => json!(outcome.to_string()),
    }
}
