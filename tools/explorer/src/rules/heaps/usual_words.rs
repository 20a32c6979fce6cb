//! Words for moves, heaps and stones that mean the same.

use crate::game::Flaw;
use crate::rules::Words;
use crate::rules::stones::stones;

/// What is split, or taken from, which goes without saying.
pub const HEAP: [&str; 20] = [
    "a heap",
    "a pile",
    "one heap",
    "one pile",
    "any heap",
    "any pile",
    "a single heap",
    "a single pile",
    "exactly one heap",
    "exactly one pile",
    "a non-empty heap",
    "a non-empty pile",
    "the heap",
    "the pile",
    "one of the heaps",
    "one of the piles",
    "any of the heaps",
    "any of the piles",
    "heap",
    "pile",
];

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
const PLAYER: [&str; 19] = [
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
];

/// A step over one of [`TAKE`], in other forms if somebody takes: `each player removes`.
pub fn take(words: &mut Words) -> bool {
    let mut ahead = words.clone();
    let mut is_told = false;
    while ahead.take_one(&EACH_MOVE) || ahead.take_one(&PLAYER) {
        ahead.take(",");
        is_told = true;
    }
    let forms = ["takes", "taking", "removes", "removing"];
    let is_there = ahead.take_one(&TAKE) || is_told && ahead.take_one(&forms);
    if is_there {
        *words = ahead;
    }
    is_there
}

/// When it is taken, which goes without saying.
pub const EACH_MOVE: [&str; 17] = [
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

/// What is wrong with `21 stones` or `2 heaps` behind the moves.
pub fn position(words: &Words) -> Option<Flaw> {
    let mut ahead = words.clone();
    let number = ahead.number()?;
    if ahead.take_one(&["heaps", "piles", "heap", "pile"]) {
        let what = "how many heaps there are is a position, not rules";
        return Some(Flaw(format!("{what}: `--at 3+4` is played on two")));
    }
    let is_size = stones(&mut ahead) && {
        // `1 stone, 2 stones or 3 stones` is a list.
        ahead.take(",");
        !(ahead.take("or") && ahead.number().is_some())
    };
    is_size.then(|| {
        let Flaw(what) = size_is_position(number);
        Flaw(format!("{what}; if a move may take as many, write `or {number}`"))
    })
}

/// What is wrong with the size of a heap in rules.
pub fn size_is_position(size: u64) -> Flaw {
    Flaw(format!("the {size} stones of the heap are a position, not rules: `--at {size}`"))
}
