//! The words for what is taken.

use super::words::Words;

/// What is taken: several, and one.
const STONES: [(&str, &str); 18] = [
    ("numbers", "number"),
    ("stones", "stone"),
    ("coins", "coin"),
    ("matches", "match"),
    ("sticks", "stick"),
    ("tokens", "token"),
    ("counters", "counter"),
    ("objects", "object"),
    ("pieces", "piece"),
    ("pins", "pin"),
    ("beans", "bean"),
    ("pebbles", "pebble"),
    ("candies", "candy"),
    ("chips", "chip"),
    ("cards", "card"),
    ("marbles", "marble"),
    ("balls", "ball"),
    ("items", "item"),
];

/// Steps over what is taken, which goes without saying.
pub fn stones(words: &mut Words) -> bool {
    words.take_one(&["number of", "amount of"]);
    noun(words)
}

/// Steps over the word for what is taken.
pub fn noun(words: &mut Words) -> bool {
    STONES.iter().any(|(several, one)| words.take(several) || words.take(one))
}

/// The word for a single thing, if that comes next.
pub fn one_stone(words: &Words) -> Option<&'static str> {
    STONES[1..].iter().map(|(_, one)| *one).find(|one| words.clone().take(one))
}
