//! What is said of a sum whose options are too many to list.

use super::answers::verdict;
use crate::base::layout::{width, wrapped};
use grundy_explorer::game::{Game, LargeAnswer, Outcome, Position, Run};
use grundy_explorer::report::show_sum;

/// At most this many runs of winning moves are shown.
const MAX_RUNS: usize = 24;

/// All about a sum.
pub fn answer(game: &dyn Game, sum: &[Position], answer: &LargeAnswer) -> String {
    let value = answer.value.map(|value| value.to_string());
    let mut text = format!("{}: {}\n", show_sum(game, sum), verdict(value.as_deref(), answer.outcome));
    let values: Option<Vec<u64>> = answer.parts.iter().map(|part| part.1).collect();
    if let (Some(values), Some(total), true) = (values, answer.value, sum.len() > 1) {
        for (part, value) in sum.iter().zip(&values) {
            text += &format!("{}: value {value}\n", game.show(part));
        }
        let values: Vec<String> = values.iter().map(ToString::to_string).collect();
        text += &format!("nim-sum: {} = {total}\n", values.join(" xor "));
    }
    text += &wrapped("proven: ", &answer.theorem, width());
    text + &winning(game, sum, answer)
}

fn winning(game: &dyn Game, sum: &[Position], answer: &LargeAnswer) -> String {
    if answer.winning.is_empty() && answer.is_all {
        return "winning moves: none\n".to_owned();
    }
    if answer.winning.is_empty() {
        let said = if answer.outcome == Outcome::Win { "not worked out" } else { "none" };
        return format!("winning moves: {said}\n");
    }
    let count: u128 = answer.winning.iter().map(|run| u128::from(run.count)).sum();
    let name = match answer.is_all {
        true if count > answer.winning.len() as u128 => format!("winning moves: {count}\n"),
        true => "winning moves:".to_owned(),
        false => "winning moves, some of them:".to_owned(),
    };
    let run = |run: &Run| {
        let leaves = |index: u64| shown_left(game, run, index);
        let to = match run.count {
            1 => leaves(0),
            2 => format!("{} or {}", leaves(0), leaves(1)),
            3 => format!("{}, {} or {}", leaves(0), leaves(1), leaves(2)),
            count => format!("{}, {}, … {} ({count} moves)", leaves(0), leaves(1), leaves(count - 1)),
        };
        if sum.len() == 1 { to } else { format!("{} -> {to}", game.show(&sum[run.part])) }
    };
    let runs: Vec<String> = answer.winning.iter().take(MAX_RUNS).map(run).collect();
    let more = match answer.winning.len() {
        all if all > MAX_RUNS => format!("; … ({} more such lines: --json has all)", all - MAX_RUNS),
        _ => String::new(),
    };
    let list = format!("{}{more}", runs.join("; "));
    match name.strip_suffix('\n') {
        Some(_) => name + &wrapped("  ", &list, width()),
        None => wrapped(&format!("{name} "), &list, width()),
    }
}

fn shown_left(game: &dyn Game, run: &Run, index: u64) -> String {
    match &run.nth(index)[..] {
        [] => "0".to_owned(),
        left => show_sum(game, left),
    }
}
