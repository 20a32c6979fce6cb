//! Words for moves, heaps and stones that mean the same.

use crate::rules::Words;

/// What is split, or taken from, which goes without saying.
pub const HEAP: [&str; 14] = [
    "a heap",
    "a pile",
    "one heap",
    "one pile",
    "any heap",
    "any pile",
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
pub const TAKE: [&str; 11] = [
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

/// Steps over what is taken, which goes without saying.
pub fn stones(words: &mut Words) -> bool {
    words.take("number of");
    words.take_one(&[
        "number", "numbers", "stones", "stone", "coins", "coin", "matches", "match", "sticks", "stick",
        "tokens", "token", "counters", "counter", "objects", "object", "pieces", "piece", "pins", "pin",
        "beans", "bean", "pebbles", "pebble", "candies", "candy",
    ])
}
