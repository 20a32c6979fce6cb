//! What a statement is about: concepts that it has, and the templates and forms of rules that ask
//! for them (`concepts.toml`).

use crate::words::{Question, is_han, key, meanings};
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

/// What `concepts.toml` says.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    concepts: BTreeMap<String, String>,
    asks: BTreeMap<String, Vec<String>>,
    forms: BTreeMap<String, Vec<String>>,
    not_if: BTreeMap<String, String>,
}

/// Words in a row, or characters.
enum Phrase {
    /// The words, and how many others may stand before each.
    Words(Vec<(Word, usize)>),
    /// The characters, with at most [`GAP`] others between two of them.
    Characters(Vec<String>),
}

enum Word {
    /// In any form, or one that means the same.
    Meaning(String),
    /// In any form.
    Stem(String),
}

/// At most so many other words stand between two words of a phrase.
const BETWEEN: usize = 2;
/// At most so many other characters stand where a phrase has `*`.
const GAP: usize = 8;

/// All of the concepts that are wanted, one of each list, and none of the others.
struct Ask {
    wanted: Vec<Vec<String>>,
    unwanted: Vec<String>,
}

struct Concepts {
    phrases: HashMap<String, Vec<Phrase>>,
    /// How much each says: the more, the fewer templates ask for it.
    rarity: HashMap<String, f64>,
    templates: BTreeMap<String, Vec<Ask>>,
    forms: BTreeMap<String, Vec<Ask>>,
    not_if: BTreeMap<String, String>,
}

static CONCEPTS: LazyLock<Concepts> = LazyLock::new(|| {
    let data: Data = toml::from_str(include_str!("concepts.toml")).expect("the tests read this file");
    let asks = |all: BTreeMap<String, Vec<String>>| -> BTreeMap<String, Vec<Ask>> {
        all.into_iter().map(|(name, lines)| (name, lines.iter().map(|line| ask(line)).collect())).collect()
    };
    let (templates, forms) = (asks(data.asks), asks(data.forms));
    let mut phrases: HashMap<String, Vec<Phrase>> = data
        .concepts
        .iter()
        .map(|(name, text)| (name.clone(), text.split(';').map(phrase).collect()))
        .collect();
    for name in templates.values().chain(forms.values()).flatten().flat_map(Ask::names) {
        phrases.entry(name.clone()).or_insert_with(|| meanings(name).map(|word| phrase(&word)).collect());
    }
    let rarity = rarity(&templates);
    Concepts { phrases, rarity, templates, forms, not_if: data.not_if }
});

/// A name and how strongly a question asks for it.
pub type Asked = (&'static str, f64);

/// What a question asks for.
pub struct Understood {
    /// Templates, in no order.
    pub templates: HashMap<&'static str, f64>,
    /// Forms of rules, what is asked for most first.
    pub forms: Vec<Asked>,
    question: Question,
}

impl Understood {
    /// Whether the question has a concept of `concepts.toml`.
    pub fn has(&self, concept: &str) -> bool {
        CONCEPTS.phrases[concept].iter().any(|phrase| phrase.is_in(&self.question))
    }
}

/// The templates and forms that the concepts of a question ask for.
pub fn understood(question: &str) -> Understood {
    let question = Question::new(question);
    let mut known = HashMap::new();
    let mut strength = |asks: &'static Vec<Ask>| {
        let all = asks.iter().filter_map(|ask| ask.strength(&question, &mut known));
        all.fold(0.0, f64::max)
    };
    let mut all = |asks: &'static BTreeMap<String, Vec<Ask>>| -> Vec<Asked> {
        let asked = asks.iter().map(|(name, asks)| (name.as_str(), strength(asks)));
        asked.filter(|(_, strength)| *strength > 0.0).collect()
    };
    let templates = all(&CONCEPTS.templates).into_iter().collect();
    let mut forms = all(&CONCEPTS.forms);
    forms.sort_by(|a, b| b.1.total_cmp(&a.1)); // stable
    Understood { templates, forms, question }
}

/// What is like the game of a template, and has another one.
pub fn not_if(template: &str) -> Option<&'static str> {
    CONCEPTS.not_if.get(template).map(String::as_str)
}

/// The templates that `concepts.toml` names.
pub fn asked_templates() -> impl Iterator<Item = &'static String> {
    CONCEPTS.templates.keys().chain(CONCEPTS.not_if.keys())
}

/// The forms of rules that it names.
pub fn asked_forms() -> impl Iterator<Item = &'static String> {
    CONCEPTS.forms.keys()
}

impl Ask {
    fn names(&self) -> impl Iterator<Item = &String> {
        self.wanted.iter().flatten().chain(&self.unwanted)
    }

    /// `None` if something is missing, or there that must not be.
    fn strength(&'static self, question: &Question, known: &mut HashMap<&'static str, bool>) -> Option<f64> {
        let mut has = |name: &'static String| {
            *known
                .entry(name)
                .or_insert_with(|| CONCEPTS.phrases[name].iter().any(|phrase| phrase.is_in(question)))
        };
        if self.unwanted.iter().any(&mut has) {
            return None;
        }
        self.wanted.iter().try_fold(0.0, |sum, names| {
            let there =
                names.iter().filter(|name| has(name)).map(|name| CONCEPTS.rarity.get(name).unwrap_or(&1.0));
            there.copied().reduce(f64::max).map(|rarity| sum + rarity)
        })
    }
}

impl Phrase {
    fn is_in(&self, question: &Question) -> bool {
        match self {
            Phrase::Words(words) => (0..question.words.len()).any(|start| follow(words, question, start)),
            Phrase::Characters(parts) => starts(&question.characters, &parts[0])
                .any(|end| parts_follow(&parts[1..], &question.characters[end..])),
        }
    }
}

/// Whether the words begin at this place, and go on from there.
fn follow(words: &[(Word, usize)], question: &Question, start: usize) -> bool {
    let mut at = start;
    words.iter().enumerate().all(|(index, (word, between))| {
        let between = if index == 0 { 0 } else { *between };
        let found =
            (at..question.words.len().min(at + between + 1)).find(|place| word.is_at(question, *place));
        at = found.map_or(at, |place| place + 1);
        found.is_some()
    })
}

impl Word {
    fn is_at(&self, question: &Question, place: usize) -> bool {
        let (stem, key) = &question.words[place];
        match self {
            Word::Meaning(wanted) => wanted == key,
            Word::Stem(wanted) => wanted == stem,
        }
    }
}

/// The ends of all places where a part is in a text.
fn starts<'a>(text: &'a str, part: &'a str) -> impl Iterator<Item = usize> + 'a {
    text.match_indices(part).map(|(start, part)| start + part.len())
}

fn parts_follow(parts: &[String], text: &str) -> bool {
    let Some((first, rest)) = parts.split_first() else { return true };
    let end = text.char_indices().nth(GAP).map_or(text.len(), |(end, _)| end);
    let found = text.find(first.as_str()).filter(|start| *start <= end);
    found.is_some_and(|start| parts_follow(rest, &text[start + first.len()..]))
}

/// `!` is for a word that only stands for itself, `=` for characters.
fn phrase(text: &str) -> Phrase {
    let text = text.trim();
    if text.starts_with('=') || text.contains(is_han) {
        let text = text.trim_start_matches('=');
        return Phrase::Characters(
            text.split('*').filter(|part| !part.is_empty()).map(str::to_owned).collect(),
        );
    }
    let groups = text.split(' ').filter(|group| !group.is_empty());
    let words = groups.flat_map(|group| {
        let between = |index| if index == 0 { BETWEEN } else { 0 };
        group.split('_').enumerate().map(move |(index, word)| (one(word), between(index)))
    });
    Phrase::Words(words.collect())
}

fn one(word: &str) -> Word {
    let (stem, key) = key(word.trim_start_matches('!'));
    if word.starts_with('!') { Word::Stem(stem) } else { Word::Meaning(key) }
}

fn ask(line: &str) -> Ask {
    let (unwanted, wanted): (Vec<&str>, Vec<&str>) =
        line.split_whitespace().partition(|name| name.starts_with('-'));
    Ask {
        wanted: wanted.into_iter().map(|names| names.split('|').map(str::to_owned).collect()).collect(),
        unwanted: unwanted.into_iter().map(|name| name[1..].to_owned()).collect(),
    }
}

fn rarity(templates: &BTreeMap<String, Vec<Ask>>) -> HashMap<String, f64> {
    let mut with: HashMap<String, f64> = HashMap::new();
    for asks in templates.values() {
        let mut names: Vec<&String> = asks.iter().flat_map(|ask| ask.wanted.iter().flatten()).collect();
        names.sort();
        names.dedup();
        for name in names {
            *with.entry(name.clone()).or_default() += 1.0;
        }
    }
    let all = templates.len() as f64;
    with.into_iter().map(|(name, with)| (name, (1.0 + all / with).ln())).collect()
}
