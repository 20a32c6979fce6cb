//! A position of a game with scores: its value, its moves, and a game from there.

use super::super::programs::{Move, Mover, Score, Scores};
use super::super::subject::trouble;
use crate::base::layout::{columns, padded, width, wrapped};
use anyhow::Result;
use grundy_explorer::game::{Flaw, Position, Shape};
use grundy_explorer::report::json;
use grundy_host::{Failure, terminal};
use serde_json::{Value, json};

/// At most this many moves of a position are shown, and of a game.
const MAX_MOVES: usize = 200;

/// All about the positions that were asked for.
pub fn positions(game: &mut Scores, at: &[String], why: bool, as_json: bool) -> Result<()> {
    let mut objects = Vec::new();
    for (i, text) in at.iter().enumerate() {
        let position = read(game, text)?;
        let score = game.score(&position).map_err(trouble)?;
        let steps = if why { play(game, &position)? } else { vec![] };
        if as_json {
            let mut object = score_json(game, &position, &score);
            if why {
                object["why"] = steps.iter().map(|(at, score)| step_json(game, at, score)).collect();
            }
            objects.push(object);
            continue;
        }
        let between = if i > 0 { "\n" } else { "" };
        terminal::print(&format!("{between}{}", about(game, &position, &score)));
        if why {
            terminal::print(&game_text(game, &steps));
        }
    }
    if as_json {
        let mut object = json::unasked(&game.title(), &game.shape(), false);
        object["at"] = objects.into();
        terminal::print(&format!("{object}\n"));
    }
    Ok(())
}

/// A position; there are no sums of them.
fn read(game: &Scores, text: &str) -> Result<Position> {
    let is_numbers = game.shape() != Shape::Places(vec![]);
    if is_numbers && text.contains('+') {
        let message =
            format!("--at {text}: a game with scores has no sums: only Grundy values say what they are");
        return Err(Failure::misuse(message, "name one position; --at may stand several times"));
    }
    game.read(text).map_err(|Flaw(what)| {
        Failure::misuse(format!("--at {text}: {what}"), "one position; --at may stand several times")
    })
}

/// The first best moves from there to the end.
fn play(game: &mut Scores, from: &Position) -> Result<Vec<(Position, Score)>> {
    let (mut steps, mut position) = (Vec::new(), from.clone());
    loop {
        let score = game.score(&position).map_err(trouble)?;
        let next = score.best().next().map(|one| one.to.clone());
        steps.push((position, score));
        match next {
            Some(next) if steps.len() <= MAX_MOVES => position = next,
            _ => return Ok(steps),
        }
    }
}

fn mover_text(mover: Option<Mover>) -> &'static str {
    match mover {
        None => "the end",
        Some(Mover::Max) => "Max is to move: the greatest gain + value",
        Some(Mover::Min) => "Min is to move: the least gain + value",
        Some(Mover::Alternate) => {
            "for the player to move, and the other one is next: the greatest gain - value"
        }
    }
}

/// A position, its moves and the best ones.
fn about(game: &Scores, position: &Position, score: &Score) -> String {
    let mut text = format!("{}: value {}, {}\n", game.show(position), score.value, mover_text(score.mover));
    if score.mover.is_none() {
        return text;
    }
    let head = ["to", "gain", "value there", "together"].map(str::to_owned);
    let row = |one: &Move| [game.show(&one.to), one.gain.clone(), one.value.clone(), one.reached.clone()];
    let rows: Vec<[String; 4]> =
        [head].into_iter().chain(score.moves.iter().take(MAX_MOVES).map(row)).collect();
    let wide = |i: usize| rows.iter().map(|row| columns(&row[i])).max().unwrap_or(0);
    let wide: Vec<usize> = (0..4).map(wide).collect();
    for (i, row) in rows.iter().enumerate() {
        let mut line = format!("  {}", padded(&row[0], wide[0]));
        for (text, wide) in row[1..].iter().zip(&wide[1..]) {
            line += &format!("  {:1$}{text}", "", wide - columns(text));
        }
        let is_best = i > 0 && row[3] == score.value;
        text += &(if is_best { terminal::good(&format!("{line}  best")) } else { line });
        text.push('\n');
    }
    let left = score.moves.len().saturating_sub(MAX_MOVES);
    if left > 0 {
        text += &format!("  … {left} more moves: --json has all\n");
    }
    let best: Vec<String> = score.best().take(MAX_MOVES).map(|one| game.show(&one.to)).collect();
    text + &wrapped("best moves: ", &best.join("; "), width())
}

fn game_text(game: &Scores, steps: &[(Position, Score)]) -> String {
    let mut text = "a game from there, with the first of the best moves each time:\n".to_owned();
    for (position, score) in steps {
        let (at, value) = (game.show(position), &score.value);
        text += &match (score.mover, score.best().next()) {
            (Some(mover), Some(one)) => {
                format!("  {at}  value {value}, {mover}: gains {}, to {}\n", one.gain, game.show(&one.to))
            }
            _ => format!("  {at}  value {value}: the end\n"),
        };
    }
    if steps.last().is_some_and(|(_, score)| score.mover.is_some()) {
        text += "  …\n";
    }
    text
}

fn score_json(game: &Scores, position: &Position, score: &Score) -> Value {
    let moves = score.moves.iter().map(|one| {
        json!({
            "to": game.show(&one.to),
            "gain": json::score(&one.gain),
            "value": json::score(&one.value),
            "together": json::score(&one.reached),
        })
    });
    json!({
        "position": game.show(position),
        "value": json::score(&score.value),
        "to_move": score.mover.map(|mover| mover.to_string()),
        "moves": moves.collect::<Value>(),
        "best": score.best().map(|one| game.show(&one.to)).collect::<Value>(),
    })
}

fn step_json(game: &Scores, position: &Position, score: &Score) -> Value {
    let one = score.best().next();
    json!({
        "position": game.show(position),
        "value": json::score(&score.value),
        "to_move": score.mover.map(|mover| mover.to_string()),
        "gain": one.map(|one| json::score(&one.gain)),
        "to": one.map(|one| game.show(&one.to)),
    })
}
