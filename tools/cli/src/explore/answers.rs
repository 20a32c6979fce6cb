//! What is said of a position: its value, every option, why, and all winning moves.

use super::subject::trouble;
use crate::base::layout::{width, wrapped};
use anyhow::Result;
use grundy_explorer::game::{
    Answer, End, Explorer, Game, Outcome, Part, Parts, Position, Replies, Shape, Value,
};
use grundy_explorer::report::show_sum;
use grundy_host::terminal;
use std::collections::HashSet;

/// At most this many values of options are shown, options with the same value, and winning moves.
const MAX_VALUES: usize = 100;
const MAX_OPTIONS: usize = 24;
const MAX_WINNING: usize = 40;
/// A position of more letters is shortened.
const MAX_LENGTH: usize = 300;
/// How many moves of a game are played.
const MOVES: usize = 200;

/// All about a position or a sum.
pub fn answer(game: &dyn Game, sum: &[Position], answer: &Answer) -> String {
    let mut text = format!("{}: {}\n", shortened(show_sum(game, sum)), of_value(&answer.value));
    for part in &answer.parts {
        text += &of_part(game, part, answer.parts.len() > 1);
    }
    if let (true, Some(values)) = (answer.parts.len() > 1, grundy_values(answer)) {
        let values: Vec<String> = values.iter().map(ToString::to_string).collect();
        text += &format!("nim-sum: {} = {}\n", values.join(" xor "), answer.value);
    }
    text + &winning(game, answer)
}

/// How a position is lost, whatever its player does: an answer to each move.
fn replies(explorer: &mut Explorer, sum: &[Position]) -> Result<String> {
    let Replies { listed, count } = explorer.replies(sum, MAX_OPTIONS).map_err(trouble)?;
    let game = explorer.game();
    let mut text = if count > 0 { "every move has an answer:\n".to_owned() } else { String::new() };
    for reply in &listed {
        let answer = match &reply.step {
            Some(step) => step_of(game, step.sum.len(), &step.from, &step.to),
            None => "no move, the end".to_owned(),
        };
        text += &format!("  after {}: {answer}\n", step_of(game, sum.len(), &reply.from, &reply.to));
    }
    if count > listed.len() {
        text += &format!("  … ({count} in all)\n");
    }
    Ok(text)
}

/// A move in a sum of that many parts.
fn step_of(game: &dyn Game, parts: usize, from: &Position, to: &Parts) -> String {
    let by = if parts == 1 { String::new() } else { format!("{} -> ", game.show(from)) };
    by + &moved(game, from, to)
}

/// Why a sum is lost, and a game from there to its end.
pub fn why(explorer: &mut Explorer, sum: &[Position]) -> Result<String> {
    let replies = replies(explorer, sum)?;
    let played = explorer.play(sum, MOVES).map_err(trouble)?;
    let game = explorer.game();
    let worth = |sum: &[Position], value: &Value| {
        format!("  {}  {} {}", shortened(show_sum(game, sum)), value.outcome(), brackets(value))
            .trim_end()
            .to_owned()
    };
    let mut text = replies + "a full game: the first winning move where there is one, else the first move:\n";
    for step in &played.steps {
        let to = step_of(game, step.sum.len(), &step.from, &step.to);
        text += &format!("{}: {to}\n", worth(&step.sum, &step.value));
    }
    let (last, value) = &played.last;
    text += &match played.end {
        End::NoMove => format!("{}: no move, the end\n", worth(last, value)),
        End::Repeated => format!("{}: that was there before, and so on for ever\n", worth(last, value)),
        End::Cut => "  …\n".to_owned(),
    };
    Ok(text)
}

/// A position of many parts, such as a graph of a thousand vertices: its beginning and its end.
fn shortened(position: String) -> String {
    let length = position.chars().count();
    if length <= MAX_LENGTH {
        return position;
    }
    let part = |skip, take| position.chars().skip(skip).take(take).collect::<String>();
    format!("{} … {}", part(0, 40), part(length - 20, 20))
}

/// A move: as a player calls it, or else what it leaves.
pub fn moved(game: &dyn Game, from: &Position, to: &Parts) -> String {
    let left = || match (&to[..], game.shape()) {
        // An empty heap is a heap; no coin is no coin.
        ([], Shape::Line { first: 0 }) if !game.cancels() => "0".to_owned(),
        _ => show_sum(game, to),
    };
    game.describe(from, to).unwrap_or_else(left)
}

fn brackets(value: &Value) -> String {
    match value {
        Value::Misere(_) => String::new(),
        value => format!("({value})"),
    }
}

fn of_value(value: &Value) -> String {
    let shown = if matches!(value, Value::Misere(_)) { None } else { Some(value.to_string()) };
    verdict(shown.as_deref(), value.outcome())
}

/// What a sum is worth, if it is known, and who wins.
pub fn verdict(value: Option<&str>, outcome: Outcome) -> String {
    let outcome = match outcome {
        Outcome::Loss => terminal::bad("a P-position: the player to move loses"),
        Outcome::Win => terminal::good("an N-position: the player to move wins"),
        Outcome::Draw => "a draw: the game need not end".to_owned(),
    };
    value.map_or(outcome.clone(), |value| format!("value {value}, {outcome}"))
}

fn grundy_values(answer: &Answer) -> Option<Vec<u32>> {
    let value = |part: &Part| match part.value {
        Value::Grundy(value) => Some(value),
        _ => None,
    };
    answer.parts.iter().map(value).collect()
}

/// The options by their values, and the mex.
fn of_part(game: &dyn Game, part: &Part, is_one_of_many: bool) -> String {
    let position = shortened(game.show(&part.position));
    let mut text = if is_one_of_many {
        match &part.value {
            Value::Misere(outcome) => format!("{position}: alone {outcome}\n"),
            value => format!("{position}: value {value}\n"),
        }
    } else {
        String::new()
    };
    if part.options.is_empty() {
        return text + "  no move\n";
    }
    let mut valued: Vec<(&Value, &Parts)> =
        part.options.iter().filter_map(|choice| Some((choice.value.as_ref()?, &choice.leaves))).collect();
    valued.sort_by_cached_key(|(value, _)| match value {
        Value::Grundy(value) => (0, *value, vec![]),
        Value::Misere(outcome) => (1, *outcome as u32, vec![]),
        Value::Endless(options) => (2, 0, options.clone()),
    });
    let of_values: Vec<&[(&Value, &Parts)]> = valued.chunk_by(|one, other| one.0 == other.0).collect();
    for choices in of_values.iter().take(MAX_VALUES) {
        let called = match choices[0].0 {
            Value::Misere(Outcome::Draw) => "to draws".to_owned(),
            // Who wins the part alone says little about the sum.
            Value::Misere(outcome) if is_one_of_many => format!("to {outcome}-positions of the sum"),
            Value::Misere(outcome) => format!("to {outcome}-positions"),
            value => format!("to value {value}"),
        };
        text += &options_to(game, part, choices.iter().map(|choice| choice.1), &called);
    }
    if of_values.len() > MAX_VALUES {
        text += &format!("  … (options of {} values in all)\n", of_values.len());
    }
    if part.options.iter().any(|choice| choice.value.is_none()) {
        let others = part.options.iter().filter(|choice| choice.value.is_none());
        text += &options_to(game, part, others.map(|choice| &choice.leaves), "no winning move");
        text +=
            "  (their values were not computed, as on a large board that takes long: `--at` asks for one)\n";
    } else if let Value::Grundy(value) = part.value {
        let below = match value {
            0 => "no option has value 0".to_owned(),
            1 => "an option has value 0, none has 1".to_owned(),
            value => format!("options have all values below {value}, none has {value}"),
        };
        text += &format!("  mex {value}: {below}\n");
    }
    text
}

/// A line with these options.
fn options_to<'a>(
    game: &dyn Game,
    part: &Part,
    options: impl Iterator<Item = &'a Parts> + Clone,
    called: &str,
) -> String {
    let count = options.clone().count();
    // Options that differ may look the same, as equal parts of a word do.
    let mut seen = HashSet::new();
    let to: Vec<String> = options
        .take(MAX_OPTIONS)
        .map(|leaves| moved(game, &part.position, leaves))
        .filter(|to| seen.insert(to.clone()))
        .collect();
    let more = if count > MAX_OPTIONS { format!(", … ({count} in all)") } else { String::new() };
    let separator = if to.iter().any(|to| to.contains(' ') || to.contains(',')) { "; " } else { ", " };
    let list = to.join(separator);
    wrapped(&format!("  {called}: "), &format!("{list}{more}"), width())
}

fn winning(game: &dyn Game, answer: &Answer) -> String {
    if answer.winning.is_empty() {
        return "winning moves: none\n".to_owned();
    }
    let mut moves: Vec<String> = Vec::new();
    for (index, &(i, j)) in answer.winning.iter().enumerate() {
        let part = &answer.parts[i];
        let to = moved(game, &part.position, &part.options[j].leaves);
        let is_alone = answer.parts.len() == 1;
        let mut text = if is_alone { to } else { format!("{} -> {to}", game.show(&part.position)) };
        if let Some(moves) = answer.lengths.get(index) {
            text += &format!(" (in {moves})");
        }
        if !moves.contains(&text) {
            moves.push(text);
        }
        if moves.len() > MAX_WINNING {
            break;
        }
    }
    let more = if answer.winning.len() > MAX_WINNING {
        format!("; … ({} in all)", answer.winning.len())
    } else {
        String::new()
    };
    let quickest = if answer.lengths.is_empty() { "" } else { ", in how many moves" };
    wrapped(
        &format!("winning moves{quickest}: "),
        &format!("{}{more}", moves[..moves.len().min(MAX_WINNING)].join("; ")),
        width(),
    )
}
