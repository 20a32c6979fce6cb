//! The words for a heap: one that is split or taken from, and those that a sentence begins with.

use crate::game::Flaw;
use crate::rules::Words;
use crate::rules::stones::stones;

/// What stands before a heap, any of which it may be.
const ONE: [&str; 18] = [
    "exactly one",
    "exactly 1",
    "only one",
    "a single",
    "one single",
    "a chosen",
    "any one",
    "one",
    "any",
    "either",
    "some",
    "a",
    "an",
    "the chosen",
    "the selected",
    "that",
    "this",
    "the",
];
const ONE_OF: [&str; 7] =
    ["exactly one of", "exactly 1 of", "only one of", "any one of", "one of", "any of", "either of"];
const NOT_EMPTY: [&str; 4] = ["non-empty", "nonempty", "remaining", "single"];

/// A step over a heap, whichever it is: `a heap`, `one of the two piles`, `any non-empty pile`.
pub fn heap(words: &mut Words) -> bool {
    let mut ahead = words.clone();
    let is_there = if ahead.take_one(&ONE_OF) {
        ahead.take_one(&["the", "these", "those"]);
        ahead.number();
        ahead.take_one(&NOT_EMPTY);
        ahead.take_one(&["heaps", "piles", "them"])
    } else {
        ahead.take_one(&ONE);
        ahead.take_one(&NOT_EMPTY);
        ahead.take_one(&["heap", "pile"])
    };
    if is_there {
        *words = ahead;
    }
    is_there
}

/// A step over the size of a heap, if it is not a number: `of n stones`, `of any size`.
///
/// # Errors
/// It is a number, which is not part of the rules.
pub fn size(words: &mut Words) -> Result<(), Flaw> {
    let mut ahead = words.clone();
    if !ahead.take_one(&["of", "with", "containing"]) {
        return Ok(());
    }
    if let Some(size) = ahead.clone().number() {
        return Err(size_is_position(size));
    }
    let is_size = ahead.take_one(&["any size", "any sizes", "n", "some", "several", "many"]);
    if stones(&mut ahead) || is_size {
        *words = ahead;
    }
    Ok(())
}

/// The letter for the size of a heap, if it has another one than `n`: `a pile with x stones`.
pub fn size_letter(words: &Words) -> Option<String> {
    let mut ahead = words.clone();
    while let Some(word) = ahead.word() {
        let is_heap = ["heap", "pile"].contains(&&*word.to_lowercase());
        let mut behind = ahead.clone();
        if is_heap
            && behind.take_one(&["of", "with", "containing", "has", "contains"])
            && let Some(letter) = behind.word()
            && letter.len() == 1
            && letter.bytes().all(|b| b.is_ascii_lowercase() && b != b'n' && b != b'a')
            && stones(&mut behind)
        {
            return Some(letter);
        }
    }
    None
}

/// A step over `Alice and Bob play a game with`, perhaps with a full stop for the last word.
fn players(words: &mut Words) -> bool {
    let mut ahead = words.clone();
    let is_there =
        ahead.take_one(&["alice and bob", "two players", "the two players", "the players", "players"])
            && ahead.take_one(&["play", "are playing"])
            && ahead.take_one(&["a game", "the following game"])
            && (ahead.take_one(&["with", "on"]) || ahead.take(","));
    if is_there {
        *words = ahead;
    }
    is_there
}

/// A step over `two heaps,`, `there is a pile of n stones,`: how many there are makes no difference
/// to moves in one of them. Returns whether there are several.
///
/// # Errors
/// A number of stones, which is not part of the rules.
pub fn setting(words: &mut Words) -> Result<bool, Flaw> {
    let mut ahead = words.clone();
    let is_told = players(&mut ahead)
        | ahead.take_one(&["there is", "there are", "given", "we have", "you have", "in a game with"]);
    let is_one = heap(&mut ahead);
    let mut are_several = false;
    let is_there = is_one || {
        let is_counted = ahead.take_one(&["n", "k", "m", "some", "several", "many", "a few"]);
        let count = if is_counted { None } else { ahead.number() };
        let has_count = is_counted || count.is_some();
        let are_heaps = has_count && ahead.take_one(&["heaps", "piles"]);
        let are_stones = has_count && !are_heaps && stones(&mut ahead);
        let mut behind = ahead.clone();
        // `1 stone, 2 stones or 3 stones may be taken`.
        if let (Some(count), true, true) = (count, are_stones, behind.take(",") && behind.number().is_none())
        {
            return Err(size_is_position(count));
        }
        are_several = are_heaps;
        are_heaps || are_stones && count.is_none()
    };
    if !is_there {
        return Ok(false);
    }
    size(&mut ahead)?;
    // `in a row` or `in a circle` would be about the heaps.
    let is_end = ahead.take(",") || is_told && ahead.take("and");
    if is_end {
        *words = ahead;
    }
    Ok(is_end && are_several)
}

/// What is wrong with `21 stones` or `2 heaps` behind the moves.
pub fn position(words: &Words) -> Option<Flaw> {
    let mut ahead = words.clone();
    let number = ahead.number()?;
    if ahead.take_one(&["heaps", "piles", "heap", "pile"]) {
        let what = "how many heaps there are is a position, not rules";
        return Some(Flaw(format!("{what}: `--at 3+4` is played on two")));
    }
    let is_size = stones(&mut ahead) && {
        // `1 stone, 2 stones or 3 stones` is a list, and `1 stone, 2 stones or half` is another.
        ahead.take(",");
        let goes_on =
            |words: &mut Words| words.number().is_some() || words.take_one(&["half", "all", "a", "an"]);
        !(ahead.take("or") && goes_on(&mut ahead))
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
