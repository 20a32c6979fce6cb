//! The words for a limit that depends on the other player's last take: `2x`, `twice what was just
//! taken`.

use crate::game::Flaw;
use crate::rules::Words;
use crate::rules::heaps::take::MAX_STONES;
use crate::rules::stones::stones;

/// What stands before who took them.
const AS_MANY: [&str; 7] =
    ["as many as", "as much as", "the number that", "the number", "the amount that", "the amount", "what"];
/// Who took them, and when.
const WHO: [&str; 8] = [
    "the opponent",
    "your opponent",
    "his opponent",
    "their opponent",
    "the other player",
    "the previous player",
    "the last player",
    "opponent",
];
const BEFORE: [&str; 9] = [
    "before",
    "last",
    "by the opponent",
    "by the other player",
    "in the previous move",
    "on the previous move",
    "in the previous turn",
    "on the previous turn",
    "in the last move",
];
const MOVES: [&str; 7] = [
    "the last take",
    "the last move",
    "the last turn",
    "the previous take",
    "the previous move",
    "the previous turn",
    "the opponent's last move",
];

/// A step over what was just taken: `as many as the opponent took`, `the last move`.
fn just_taken(words: &mut Words) -> bool {
    let mut ahead = words.clone();
    let is_counted = as_many(&mut ahead);
    let is_there = ahead.take_one(&MOVES)
        || is_counted && {
            let is_active = ahead.take_one(&WHO);
            ahead.take_one(&["has", "had", "was", "were"]);
            let is_just = ahead.take("just");
            ahead.take_one(&["took", "taken", "removed"]) && {
                let is_before = ahead.take_one(&BEFORE);
                is_active || is_just || is_before
            }
        };
    if is_there {
        *words = ahead;
    }
    is_there
}

/// `as many stones as`, `the number of stones that`, `what`.
fn as_many(words: &mut Words) -> bool {
    let mut ahead = words.clone();
    let are_counted = ahead.take("as many") && stones(&mut ahead) && ahead.take("as")
        || ahead.take("the") && stones(&mut ahead);
    if are_counted {
        ahead.take_one(&["that", "which"]);
        *words = ahead;
    }
    are_counted || words.take_one(&AS_MANY)
}

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
    if !just_taken(&mut ahead) && (times == 1 || !ahead.take("as many")) {
        return None;
    }
    *words = ahead;
    Some(Ok(times))
}
