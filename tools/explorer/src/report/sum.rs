//! Positions that are played together, as text.

use crate::game::{Explorer, Flaw, Game, Position};
use crate::halfwidth::halfwidth;

/// A position, or several with `+` between them; in a game on a line also with commas. In quotes
/// `+` is a character like any other.
///
/// # Errors
/// What is wrong with which; a part is missing.
pub fn read_sum(explorer: &Explorer, text: &str) -> Result<Vec<Position>, Flaw> {
    let game = explorer.game();
    // Between quotes each character stands for itself.
    let text = &if text.contains('"') { text.to_owned() } else { halfwidth(text) };
    // In a game on a line, numbers with commas are a sum, too, unless they are one position.
    let is_line = explorer.line().is_some();
    let mut sum = Vec::new();
    let parts = unquoted_split(text);
    if parts.len() > 1 && parts.iter().any(|part| part.is_empty()) {
        return Err(Flaw(format!(
            "nothing stands beside a `+`, which is between positions; in a text that is one position it stands in \
             quotes: `\"{}\"`",
            text.trim().replace('"', "")
        )));
    }
    for part in parts {
        let is_list = is_line && part.contains(',') && !part.starts_with(['(', '[']);
        let parts: Vec<&str> =
            if is_list && game.read(part).is_err() { part.split(',').collect() } else { vec![part] };
        if parts.len() > 1 && parts.iter().any(|part| part.len() > 1 && part.starts_with('0')) {
            let one = parts.concat();
            let what = format!("`{}`: a number has no commas", parts.join(","));
            return Err(Flaw(format!("{what}: write `{one}`; several have no zeros before them")));
        }
        for part in parts {
            sum.push(game.read(part.trim())?);
        }
    }
    let twice = sum.iter().enumerate().find(|(i, part)| game.cancels() && sum[..*i].contains(part));
    match twice {
        Some((_, coin)) => {
            let coin = game.show(coin);
            Err(Flaw(format!("the coin at {coin} is named twice, but has one side up")))
        }
        None => Ok(sum),
    }
}

/// The parts between `+`, but for those within quotes; there, a character behind `\\` ends nothing.
fn unquoted_split(text: &str) -> Vec<&str> {
    let (mut is_quoted, mut is_escaped) = (false, false);
    let is_between = |c: char| {
        is_quoted ^= c == '"' && !is_escaped;
        is_escaped = is_quoted && c == '\\' && !is_escaped;
        c == '+' && !is_quoted
    };
    text.split(is_between).map(str::trim).collect()
}

/// A sum as one would type it.
pub fn show_sum(game: &dyn Game, sum: &[Position]) -> String {
    if sum.is_empty() {
        return "nothing".to_owned();
    }
    sum.iter().map(|position| game.show(position)).collect::<Vec<_>>().join(" + ")
}
