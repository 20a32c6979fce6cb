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
    let named = SENTENCES.iter().find(|(sentence, _)| *sentence == said);
    let rules = named.map(|(_, rules)| (*rules).to_owned()).or_else(|| replacement(text))?;
    Some(format!("{rules}{}", if words.said().ok()?.misere { " misere" } else { "" }))
}

/// What is taken where a heap is replaced by what is left of it: `replace n by floor(n/2) or n-1`.
fn replacement(text: &str) -> Option<String> {
    const LEFT: &[(&str, &str)] = &[
        ("floor ( n/2 )", "half rounded up"),
        ("floor ( n / 2 )", "half rounded up"),
        ("ceil ( n/2 )", "half rounded down"),
        ("ceil ( n / 2 )", "half rounded down"),
    ];
    let no_files = |_: &str| Err(String::new());
    let mut words = Words::new(text, &no_files);
    words.who_wins();
    if !words.take_one(&["replace n by", "replace n with", "change n to", "change n into"]) {
        return None;
    }
    let mut takes = Vec::new();
    loop {
        words.take("either");
        let take = match LEFT.iter().find(|(left, _)| words.take(left)) {
            Some((_, take)) => (*take).to_owned(),
            None => {
                let is_less = words.take("n -");
                let next = words.word()?;
                let number = if is_less { &*next } else { next.strip_prefix("n-")? };
                number.parse::<u64>().ok().filter(|number| *number > 0)?.to_string()
            }
        };
        takes.push(take);
        while words.who_wins() {}
        if words.end().is_ok() {
            return Some(format!("take {}", takes.join(" or ")));
        }
        let has_comma = words.take(",");
        if !words.take("or") && !has_comma {
            return None;
        }
    }
}
