//! A text as the terms it is searched by: English without endings, Chinese in words or pairs of
//! characters, words of one meaning as one term.

use rust_stemmers::{Algorithm, Stemmer};
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization;

/// A term and the word it stands for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    pub key: String,
    /// What the text has.
    pub word: String,
}

/// What `words.toml` says.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    stop: String,
    same: String,
    templates: BTreeMap<String, Vec<String>>,
}

struct Vocabulary {
    stop: HashSet<String>,
    /// The first word of each meaning.
    meaning: HashMap<String, String>,
    /// The most characters of a Chinese word.
    longest: usize,
    templates: BTreeMap<String, Vec<String>>,
}

static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(|| {
    let data: Data = toml::from_str(include_str!("words.toml")).expect("the tests read this file");
    let stop = data.stop.split_whitespace().map(stem).collect();
    let mut meaning = HashMap::new();
    for line in data.same.lines().filter(|line| !line.is_empty()) {
        let first = stem(line.split_whitespace().next().unwrap_or_default());
        for word in line.split_whitespace() {
            meaning.entry(stem(word)).or_insert_with(|| first.clone()); // the first line counts
        }
    }
    let words = meaning.keys().chain(&stop);
    let longest = words.filter(|word| !word.is_ascii()).map(|word| word.chars().count()).max().unwrap_or(1);
    Vocabulary { stop, meaning, longest, templates: data.templates }
});

/// What statements call the game of a template.
pub fn called(template: &str) -> &'static [String] {
    VOCABULARY.templates.get(template).map_or(&[], Vec::as_slice)
}

/// The templates that `words.toml` names.
pub fn named_templates() -> impl Iterator<Item = &'static String> {
    VOCABULARY.templates.keys()
}

/// The terms of a text, in order, and after each but the first the pair of it and the one before.
pub fn terms(text: &str) -> Vec<Term> {
    let mut terms: Vec<Term> = Vec::new();
    let mut before: Option<Term> = None;
    for term in single(text) {
        if let Some(before) = before {
            let pair = |a: &str, b: &str| format!("{a} {b}");
            terms.push(Term { key: pair(&before.key, &term.key), word: pair(&before.word, &term.word) });
        }
        before = Some(term.clone());
        terms.push(term);
    }
    terms
}

/// The terms of one word each.
fn single(text: &str) -> Vec<Term> {
    let text: String = text.nfkc().flat_map(char::to_lowercase).collect();
    let mut terms = Vec::new();
    for word in text.split(|c: char| !c.is_alphanumeric()) {
        let mut rest = word;
        while let Some(first) = rest.chars().next() {
            let end = rest.find(|c| is_han(c) != is_han(first)).unwrap_or(rest.len());
            let (run, after) = rest.split_at(end);
            if is_han(first) {
                terms.extend(chinese(run));
            } else {
                terms.extend(english(run));
            }
            rest = after;
        }
    }
    terms
}

fn english(word: &str) -> Option<Term> {
    let key = meaning(&stem(word))?;
    let is_letter = word.len() == 1 && !word.starts_with(|c: char| c.is_ascii_digit());
    if is_letter { None } else { Some(Term { key, word: word.to_owned() }) }
}

/// The longest words that are known, and pairs of neighbours among the other characters.
fn chinese(run: &str) -> Vec<Term> {
    let characters: Vec<char> = run.chars().collect();
    let (mut terms, mut unknown, mut at) = (Vec::new(), String::new(), 0);
    while at < characters.len() {
        let most = VOCABULARY.longest.min(characters.len() - at);
        let known = (1..=most).rev().map(|length| characters[at..at + length].iter().collect::<String>());
        let known = known
            .into_iter()
            .find(|word| VOCABULARY.meaning.contains_key(word) || VOCABULARY.stop.contains(word));
        if let Some(word) = known {
            terms.append(&mut pairs(&std::mem::take(&mut unknown)));
            at += word.chars().count();
            terms.extend(meaning(&word).map(|key| Term { key, word }));
        } else {
            unknown.push(characters[at]);
            at += 1;
        }
    }
    terms.append(&mut pairs(&unknown));
    terms
}

fn pairs(unknown: &str) -> Vec<Term> {
    let characters: Vec<char> = unknown.chars().collect();
    let size = characters.len().min(2);
    let term = |word: String| Term { key: word.clone(), word };
    characters.windows(size.max(1)).map(|pair| term(pair.iter().collect())).collect()
}

/// `None` for words that say nothing.
fn meaning(word: &str) -> Option<String> {
    if VOCABULARY.stop.contains(word) {
        return None;
    }
    Some(VOCABULARY.meaning.get(word).cloned().unwrap_or_else(|| word.to_owned()))
}

fn stem(word: &str) -> String {
    static STEMMER: LazyLock<Stemmer> = LazyLock::new(|| Stemmer::create(Algorithm::English));
    STEMMER.stem(&word.to_lowercase()).into_owned()
}

fn is_han(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}
