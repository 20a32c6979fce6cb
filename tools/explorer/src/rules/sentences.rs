//! Games that books say in a sentence, and that have a name here.

use super::Words;

/// Sentences without [`FILLERS`], with the rules that mean the same.
const SENTENCES: &[(&str, &str)] = &[
    ("from one or same from both", "wythoff"),
    ("from one or from both same", "wythoff"),
    ("from one or equal from both", "wythoff"),
    ("from either or same from both", "wythoff"),
    ("from either or equal from both", "wythoff"),
    ("from or same from both", "wythoff"),
    ("multiple smaller from larger", "euclid"),
    ("multiple smaller from larger one", "euclid"),
];

/// Words without which a sentence says the same.
const FILLERS: &[&str] = &[
    "a", "an", "any", "coins", "counters", "heap", "heaps", "nonzero", "number", "numbers", "of", "pile",
    "piles", "positive", "remove", "stones", "subtract", "take", "the", "tokens",
];

/// What both games have two of, which goes without saying.
const TWO_OF: [&str; 3] = ["heaps", "piles", "numbers"];

/// The rules that a sentence says, if it is one of these.
pub fn meaning(text: &str) -> Option<String> {
    let no_files = |_: &str| Err(String::new());
    let mut words = Words::new(text, &no_files);
    let mut said = Vec::new();
    words.who_wins();
    while let Some(word) = words.word() {
        let word = word.to_lowercase();
        let next = words.peek().unwrap_or_default();
        let is_two = ["two", "2"].contains(&&*word) && TWO_OF.contains(&next.trim_end_matches([':', ';']));
        let word = word.trim_end_matches([',', ':', ';']);
        if !is_two && !word.is_empty() && !FILLERS.contains(&word) {
            said.push(word.to_owned());
        }
        words.who_wins();
    }
    let said = said.join(" ");
    let (_, rules) = SENTENCES.iter().find(|(sentence, _)| *sentence == said)?;
    Some(format!("{rules}{}", if words.said().ok()?.misere { " misere" } else { "" }))
}
