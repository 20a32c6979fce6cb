//! Words for moves, heaps and stones that mean the same.

use super::heap_words::{heap, size};
use crate::game::Flaw;
use crate::rules::Words;
use crate::rules::stones::stones;

/// What a move does, but for a split.
const TAKE: [&str; 11] = [
    "take",
    "remove",
    "subtract",
    "eat",
    "pick up",
    "pick",
    "choose",
    "draw",
    "delete",
    "reduce by",
    "decrease by",
];

/// Who takes, and that it is allowed, before a move.
const PLAYER: [&str; 29] = [
    "the player",
    "they",
    "either",
    "the current player",
    "a move is to",
    "a move",
    "alice and bob",
    "the two players",
    "two players",
    "both players",
    "the players",
    "players",
    "each player",
    "every player",
    "a player",
    "you",
    "may",
    "can",
    "must",
    "has to",
    "have to",
    "is allowed to",
    "are allowed to",
    "alternately",
    "take turns",
    "alternate turns",
    "alternate in turns",
    "alternate",
    "only",
];

/// A step over who does what follows, and whether there was one.
fn told(words: &mut Words) -> bool {
    let mut is_told = false;
    while words.take_one(&EACH_MOVE) || words.take_one(&PLAYER) {
        words.take(",");
        is_told = true;
    }
    is_told
}

/// A step over one of [`TAKE`], in other forms if somebody takes: `each player removes`.
pub fn take(words: &mut Words) -> bool {
    let mut ahead = words.clone();
    let is_told = told(&mut ahead) | chosen(&mut ahead);
    let is_there = ahead.take_one(&TAKE) || is_told && takes(&mut ahead);
    if is_there {
        *words = ahead;
    }
    is_there
}

/// A step over `choose a non-empty pile and` before what is done there.
fn chosen(words: &mut Words) -> bool {
    let mut ahead = words.clone();
    let is_there = ahead.take_one(&["choose", "chooses", "pick", "picks", "select", "selects"])
        && heap(&mut ahead)
        && size(&mut ahead).is_ok();
    ahead.take(",");
    ahead.take_one(&["and then", "and", "then"]);
    told(&mut ahead);
    if is_there {
        *words = ahead;
    }
    is_there
}

/// A step over one of [`TAKE`] as it is said of somebody: `removes`, `picking up`.
pub fn takes(words: &mut Words) -> bool {
    TAKE.iter().any(|words_of_verb| {
        let verb = words_of_verb.split(' ').next().unwrap_or_default();
        let behind = &words_of_verb[verb.len()..];
        let stem = verb.strip_suffix('e').unwrap_or(verb);
        words.take(&format!("{verb}s{behind}")) || words.take(&format!("{stem}ing{behind}"))
    })
}

/// That nothing stands behind what is said of a letter but words of other things: what goes on
/// about numbers may be of the letter or of the stones.
pub fn ends_there(words: &Words, letter: &str) -> Result<(), Flaw> {
    let mut ahead = words.clone();
    stones(&mut ahead);
    passive(&mut ahead);
    let is_other = |words: &Words| {
        let mut other = words.clone();
        let is_place =
            other.take_one(&["from", "in", "on", "around", "per", "each", "every", "at a", "at once"]);
        is_place || other.who_wins() || take(&mut other) || split(&mut other)
    };
    if ahead.peek().is_none() || is_other(&ahead) {
        return Ok(());
    }
    let joined = ahead.take(",") | ahead.take_one(&["or", "and"]);
    if joined && is_other(&ahead) {
        return Ok(());
    }
    Err(Flaw(format!(
        "what stands behind what is said of `{letter}` is not understood: write the numbers without a letter, or \
         a closure"
    )))
}

/// A step over `split` or the like. `divide` alone may be about numbers.
pub fn split(words: &mut Words) -> bool {
    let mut ahead = words.clone();
    let is_told = told(&mut ahead) | chosen(&mut ahead);
    let is_there = ahead.take("split")
        || is_told && ahead.take_one(&["splits", "splitting"])
        || ahead.take_one(&["divide", "divides", "break", "breaks", "separate", "separates"]) && {
            let mut behind = ahead.clone();
            (behind.take("it") || heap(&mut behind)) && (behind.take("into") || behind.take("in"))
        };
    if is_there {
        *words = ahead;
    }
    is_there
}

/// A step over what is done to the stones behind their number: `may be taken`.
pub fn passive(words: &mut Words) -> bool {
    let mut ahead = words.clone();
    let is_there =
        ahead.take_one(&["may be", "can be", "must be", "are"]) && ahead.take_one(&["taken", "removed"]);
    if is_there {
        *words = ahead;
    }
    is_there
}

/// When it is taken, which goes without saying.
pub const EACH_MOVE: [&str; 21] = [
    "in each turn",
    "on each move",
    "in every move",
    "on every move",
    "per move",
    "per turn",
    "each move",
    "each turn",
    "in each move",
    "on each turn",
    "in a move",
    "at a time",
    "at once",
    "every turn",
    "on every turn",
    "at each turn",
    "on your turn",
    "on their turn",
    "on a turn",
    "in one move",
    "in turn",
];
