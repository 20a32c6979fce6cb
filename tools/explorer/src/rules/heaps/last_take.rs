//! The words for a limit that depends on the other player's last take: `2x`, `twice what was just
//! taken`.

use super::numbers::MAX_STONES;
use crate::game::Flaw;
use crate::rules::Words;

const TAKEN: [&str; 8] = [
    "as many as were just taken",
    "as many as was just taken",
    "as many as the last move",
    "as many as the previous move",
    "what was just taken",
    "what the opponent just took",
    "the last take",
    "the last move",
];

/// How many times what was just taken; the words behind `at most`.
pub fn last_take(words: &mut Words) -> Option<Result<u64, Flaw>> {
    let word = words.peek()?;
    if let Some(times) = word.strip_suffix(['x', '×']).and_then(|times| times.parse::<u64>().ok()) {
        words.word();
        return Some(match times {
            1..=MAX_STONES => Ok(times),
            _ => Err(Flaw(format!("`{word}`: from 1x to {MAX_STONES}x of what was just taken"))),
        });
    }
    let mut ahead = words.clone();
    let times = if ahead.take("twice") || ahead.take("double") {
        2
    } else {
        let mut behind = ahead.clone();
        match behind.number().filter(|times| (1..=MAX_STONES).contains(times) && behind.take("times")) {
            Some(times) => {
                ahead = behind;
                times
            }
            None => 1,
        }
    };
    // `as many` alone says enough only behind a number.
    if !ahead.take_one(&TAKEN) && (times == 1 || !ahead.take("as many")) {
        return None;
    }
    *words = ahead;
    Some(Ok(times))
}
