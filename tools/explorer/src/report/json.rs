//! Everything for scripts and pages.

use super::dependence::Dependence;
use super::laws::{Laws, Proven};
use super::show_sum;
use super::shown::{draws, sized, within};
use crate::game::table::{ENDLESS, MISSING, Tabled};
use crate::game::{
    Answer, Choice, End, Explorer, Flaw, Game, LargeAnswer, Position, Reply, Run, Shape, Step, Value as Worth,
};
use grundy_laws::Found;
use serde_json::{Value, json};

/// What is said of a game whatever was asked (schema.json), before it is.
pub fn unasked(rules: &str, shape: &Shape, is_misere: bool) -> Value {
    let kind = match shape {
        Shape::Line { .. } => "line",
        Shape::Grid { .. } => "grid",
        Shape::Tuples { .. } => "tuples",
        Shape::Places(_) => "places",
        Shape::Sizes { .. } => "sizes",
    };
    json!({
        "rules": rules,
        "misere": is_misere,
        "kind": kind,
        "first": null,
        "values": null,
        "rows": null,
        "positions": null,
        "features": null,
        "stopped": false,
        "draws": null,
        "proven": null,
        "laws": [],
        "depends": null,
        "code": null,
        "at": [],
    })
}

/// The same of a game without scores.
pub fn game(explorer: &Explorer) -> Value {
    unasked(&explorer.game().title(), &explorer.game().shape(), explorer.is_misere())
}

/// Adds a table; of a line or grid only the first values, rows and columns.
pub fn add_table(object: &mut Value, explorer: &Explorer, table: &Tabled, shown: usize) {
    let (game, is_misere) = (explorer.game(), explorer.is_misere());
    let cell = |value: u32| cell(value, is_misere);
    let cut = |values: &[u32]| values.iter().take(shown).map(|&value| cell(value)).collect::<Value>();
    match table {
        Tabled::Line { first, values, .. } => {
            object["first"] = json!(first);
            object["values"] = cut(values);
        }
        Tabled::Grid { first, rows } => {
            object["first"] = json!(first);
            object["rows"] = rows.iter().take(shown).map(|row| cut(row)).collect();
        }
        Tabled::Tuples { cells, .. } => {
            let pair = |(position, value): &(Position, u32)| json!([game.show(position), cell(*value)]);
            object["positions"] = within(cells, shown).map(pair).collect();
        }
        Tabled::Places(places) => {
            let pair = |(position, value): &(Position, Worth)| json!([game.show(position), worth(value)]);
            object["positions"] = places.iter().map(pair).collect();
        }
        Tabled::Sizes { features, cells } => {
            let cells = || sized(cells, shown);
            object["positions"] =
                cells().map(|one| json!([game.show(&one.position), cell(one.value)])).collect();
            let counts: Vec<&Vec<u64>> = cells().map(|one| &one.counts).collect();
            object["features"] = json!({ "names": features, "counts": counts });
        }
    }
}

/// Adds which of the positions that a table shows are drawn, as far as that is known.
pub fn add_draws(object: &mut Value, explorer: &mut Explorer, table: &Tabled, shown: usize) {
    if let Ok(Some((drawn, _))) = draws(explorer, table, shown) {
        object["draws"] = drawn.iter().map(|position| explorer.game().show(position)).collect();
    }
}

/// Adds what is proven, and the patterns.
pub fn add_laws(object: &mut Value, laws: &Laws) {
    let mut said = self::laws(laws);
    object["proven"] = said["proven"].take();
    object["laws"] = said["laws"].take();
    object["depends"] = said["depends"].take();
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
    let law = |(i, found): (usize, &Found)| {
        let mut law = law(found);
        law["about"] = laws.subject().into();
        if let Some(theorem) = laws.theorem.as_ref().filter(|_| i == 0) {
            (law["status"], law["theorem"]) = ("proven".into(), theorem.as_str().into());
        } else if let Some(needs) = laws.needs {
            law["needs"] = needs.into();
        }
        law
    };
    let depends = laws.dependence.as_ref().map(|Dependence { about, features, points, confirmed }| {
        let points: Vec<Value> = points.iter().map(|(counts, value)| json!([counts, value])).collect();
        let mut depends =
            json!({ "about": about.to_string(), "features": features, "points": points, "confirmed": confirmed });
        if let Some(needs) = laws.needs {
            depends["needs"] = needs.into();
        }
        depends
    });
    json!({ "proven": proven, "laws": laws.found.iter().enumerate().map(law).collect::<Value>(), "depends": depends })
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
        let option = |choice: &Choice| {
            let called = game.describe(&part.position, &choice.leaves);
            // `null` if it was not computed: then the move does not win.
            let value = choice.value.as_ref().map(worth);
            json!({ "to": show_sum(game, &choice.leaves), "move": called, "value": value })
        };
        json!({
            "position": game.show(&part.position),
            "value": worth(&part.value),
            "options": part.options.iter().map(option).collect::<Value>(),
        })
    });
    let winning = answer.winning.iter().enumerate().map(|(index, &(i, j))| {
        let part = &answer.parts[i];
        json!({
            "part": i,
            "from": game.show(&part.position),
            "to": show_sum(game, &part.options[j].leaves),
            // `null` where no position can be repeated, or too many can be reached.
            "moves": answer.lengths.get(index),
        })
    });
    json!({
        "position": show_sum(game, sum),
        "value": worth(&answer.value),
        "outcome": answer.value.outcome().to_string(),
        "parts": parts.collect::<Value>(),
        "winning": winning.collect::<Value>(),
    })
}

/// What is known of a sum whose options are too many to list.
pub fn large_answer(game: &dyn Game, sum: &[Position], answer: &LargeAnswer, is_misere: bool) -> Value {
    let worth = |value: Option<u64>| value.map_or(Value::Null, Value::from);
    let outcome = answer.outcome.to_string();
    let part = |(position, value): &(Position, Option<u64>)| json!({ "position": game.show(position), "value": worth(*value), "options": [] });
    let run = |run: &Run| {
        json!({
            "part": run.part,
            "from": game.show(&sum[run.part]),
            "to": show_sum(game, &run.first),
            "moves": null,
            "last": show_sum(game, &run.last),
            "step": run.step,
            "count": run.count,
        })
    };
    json!({
        "position": show_sum(game, sum),
        "value": if is_misere { outcome.clone().into() } else { worth(answer.value) },
        "outcome": outcome,
        "parts": answer.parts.iter().map(part).collect::<Value>(),
        "winning": answer.winning.iter().map(run).collect::<Value>(),
        "theorem": answer.theorem,
        "all_winning": answer.is_all,
    })
}

/// Why a sum is lost, and a game from there to its end: at most 1000 replies, and 1000 moves.
///
/// # Errors
/// What is wrong with a position.
pub fn why(explorer: &mut Explorer, sum: &[Position]) -> Result<Value, Flaw> {
    let played = explorer.play(sum, 1000)?;
    let replies = explorer.replies(sum, 1000)?;
    let game = explorer.game();
    let reply = |reply: &Reply| {
        let step = reply.step.as_ref();
        let answer =
            step.map(|step| json!({ "from": game.show(&step.from), "to": show_sum(game, &step.to) }));
        json!({ "from": game.show(&reply.from), "to": show_sum(game, &reply.to), "answer": answer })
    };
    let replies: Value = replies.listed.iter().map(reply).collect();
    let step = |step: &Step| {
        json!({
            "sum": show_sum(game, &step.sum),
            "value": worth(&step.value),
            "from": game.show(&step.from),
            "to": show_sum(game, &step.to),
        })
    };
    let end = match played.end {
        End::NoMove => "no move",
        End::Repeated => "repeated",
        End::Cut => "cut",
    };
    let (last, value) = &played.last;
    let last = json!({ "sum": show_sum(game, last), "value": worth(value) });
    let steps: Value = played.steps.iter().map(step).collect();
    Ok(json!({ "replies": replies, "steps": steps, "last": last, "end": end }))
}

/// A value of a table: `null` where play can go on for ever, `"."` for what is not a position; in
/// misère play who wins.
pub fn cell(value: u32, is_misere: bool) -> Value {
    match value {
        MISSING => ".".into(),
        ENDLESS if is_misere => "draw".into(),
        ENDLESS => Value::Null,
        0 if is_misere => "P".into(),
        _ if is_misere => "N".into(),
        value => value.into(),
    }
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
