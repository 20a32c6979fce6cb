//! `--at`: all about positions and sums.

use super::subject::trouble;
use super::{answers, large};
use crate::base::layout::{width, wrapped};
use anyhow::Result;
use grundy_explorer::game::{Explorer, Position};
use grundy_explorer::report::{json, show_sum};
use grundy_host::{Progress, terminal};
use serde_json::Value;

/// Prints what is known of each sum, with `why` also a game from there.
pub fn positions(explorer: &mut Explorer, sums: &[Vec<Position>], why: bool, json: bool) -> Result<()> {
    if json {
        terminal::print(&format!("{}\n", answered(explorer, sums, why)?));
        return Ok(());
    }
    for (i, sum) in sums.iter().enumerate() {
        let between = if i > 0 { "\n" } else { "" };
        terminal::print(&format!("{between}{}", text(explorer, sum, why)?));
    }
    Ok(())
}

/// The game, with what is known of each sum, for scripts.
pub fn answered(explorer: &mut Explorer, sums: &[Vec<Position>], why: bool) -> Result<Value> {
    let answers = sums.iter().map(|sum| object(explorer, sum, why)).collect::<Result<Vec<_>>>()?;
    let mut object = json::game(explorer);
    object["at"] = answers.into();
    Ok(object)
}

/// Prints what each sum is worth, in a line.
pub fn worth(explorer: &mut Explorer, sums: &[Vec<Position>]) -> Result<()> {
    for sum in sums {
        let busy = busy(explorer, sum);
        let value = match explorer.large(sum).transpose().map_err(trouble)? {
            Some(answer) => {
                answer.value.map_or_else(|| answer.outcome.to_string(), |value| value.to_string())
            }
            None => explorer.value_of_sum(sum).map_err(trouble)?.to_string(),
        };
        drop(busy);
        terminal::print(&format!("{value}\n"));
    }
    Ok(())
}

fn text(explorer: &mut Explorer, sum: &[Position], why: bool) -> Result<String> {
    let busy = busy(explorer, sum);
    if let Some(answer) = explorer.large(sum).transpose().map_err(trouble)? {
        let text = large::answer(explorer.game(), sum, &answer);
        return Ok(if why { text + &answers::why(explorer, sum)? } else { text });
    }
    let answer = explorer.answer(sum).map_err(trouble)?;
    drop(busy);
    let mut text = answers::answer(explorer.game(), sum, &answer);
    if let Some(theorem) = explorer.theorem(sum) {
        text += &wrapped("proven: ", &theorem, width());
    }
    if why {
        text += &answers::why(explorer, sum)?;
    }
    Ok(text)
}

fn object(explorer: &mut Explorer, sum: &[Position], why: bool) -> Result<Value> {
    let busy = busy(explorer, sum);
    if let Some(answer) = explorer.large(sum).transpose().map_err(trouble)? {
        let mut object = json::large_answer(explorer.game(), sum, &answer, explorer.is_misere());
        if why {
            object["why"] = json::why(explorer, sum).map_err(trouble)?;
        }
        return Ok(object);
    }
    let answer = explorer.answer(sum).map_err(trouble)?;
    drop(busy);
    let mut object = json::answer(explorer.game(), sum, &answer);
    object["theorem"] = explorer.theorem(sum).into();
    if why {
        object["why"] = json::why(explorer, sum).map_err(trouble)?;
    }
    Ok(object)
}

fn busy(explorer: &Explorer, sum: &[Position]) -> Progress {
    Progress::new(format!("valuing {}", show_sum(explorer.game(), sum)))
}
