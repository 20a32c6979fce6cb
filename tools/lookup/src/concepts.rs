//! What a statement is about: the concepts that it has, and the forms of rules that ask for them
//! (`concepts.toml`).

use crate::words::{Id, Question, Quick, ids, is_han, meanings};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::LazyLock;

/// What `concepts.toml` says.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    concepts: BTreeMap<String, String>,
    forms: BTreeMap<String, Vec<String>>,
    not_if: BTreeMap<String, String>,
}

/// Words in a row, and how many others may stand before each.
type Words = Vec<(Word, usize)>;
/// Characters, with at most [`GAP`] others between two of them.
type Characters = Vec<String>;

#[derive(PartialEq, Eq, Hash)]
enum Word {
    /// In any form, or one that means the same.
    Meaning(Id),
    /// In any form.
    Stem(Id),
}

/// At most this many other words stand between two words of a phrase.
const BETWEEN: usize = 2;
/// At most this many other characters stand where a phrase has `*`.
const GAP: usize = 8;

/// All of the concepts that are wanted, one of each list, and none of the others.
struct Ask {
    wanted: Vec<Vec<String>>,
    unwanted: Vec<String>,
}

struct Concepts {
    /// The phrases of words, by the first, and the number of what they say.
    words: Quick<Word, Vec<(usize, Words)>>,
    /// The others, by the first character.
    characters: Quick<char, Vec<(usize, Characters)>>,
    /// The first characters that are ASCII, as bits: few letters of English are.
    ascii: u128,
    /// What is said: concepts, then words that forms ask for.
    names: Vec<String>,
    /// How many are concepts.
    concepts: usize,
    /// How much each says: the more, the fewer forms ask for it.
    rarity: HashMap<String, f64>,
    forms: BTreeMap<String, Vec<Ask>>,
    not_if: BTreeMap<String, String>,
}

static CONCEPTS: LazyLock<Concepts> = LazyLock::new(|| {
    let data: Data = toml::from_str(include_str!("concepts.toml")).expect("the tests read this file");
    let asks = |lines: Vec<String>| lines.iter().map(|line| ask(line)).collect();
    let forms: BTreeMap<String, Vec<Ask>> =
        data.forms.into_iter().map(|(form, lines)| (form, asks(lines))).collect();
    let asked: BTreeSet<&String> = forms.values().flatten().flat_map(Ask::names).collect();
    let asked = asked.into_iter().filter(|name| !data.concepts.contains_key(*name)).cloned();
    let names: Vec<String> = data.concepts.keys().cloned().chain(asked).collect();
    let (mut words, mut characters) = (Quick::<_, Vec<_>>::default(), Quick::<_, Vec<_>>::default());
    for (number, name) in names.iter().enumerate() {
        let phrases: Vec<String> = match data.concepts.get(name) {
            Some(text) => text.split(';').map(|phrase| phrase.trim().to_owned()).collect(),
            None => meanings(name).collect(),
        };
        for phrase in phrases {
            if let Some(first) = start(&phrase) {
                characters.entry(first).or_default().push((number, parts(&phrase)));
            } else {
                words.entry(word(first_of(&phrase))).or_default().push((number, groups(&phrase)));
            }
        }
    }
    let (rarity, concepts) = (rarity(&forms), data.concepts.len());
    let ascii = characters.keys().filter(|first| first.is_ascii()).fold(0, |bits, first| bits | bit(*first));
    Concepts { words, characters, ascii, names, concepts, rarity, forms, not_if: data.not_if }
});

/// A name and how strongly a question asks for it.
pub type Asked = (&'static str, f64);

/// What a question asks for.
pub struct Understood {
    /// Forms of rules, what is asked for most first.
    pub forms: Vec<Asked>,
    has: BTreeSet<&'static str>,
}

impl Understood {
    /// Whether the question has a concept of `concepts.toml`.
    pub fn has(&self, concept: &str) -> bool {
        self.has.contains(concept)
    }
}

/// The numbers of the concepts that a question has.
pub fn concepts(question: &Question) -> impl Iterator<Item = usize> {
    said(question).into_iter().filter(|number| *number < CONCEPTS.concepts)
}

/// The forms that the concepts of a question ask for.
pub fn understood(question: &Question) -> Understood {
    let has: BTreeSet<&str> = said(question).into_iter().map(name).collect();
    let strength = |asks: &[Ask]| asks.iter().filter_map(|ask| ask.strength(&has)).reduce(f64::max);
    let forms = CONCEPTS.forms.iter().filter_map(|(form, asks)| Some((form.as_str(), strength(asks)?)));
    let mut forms: Vec<Asked> = forms.collect();
    forms.sort_by(|a, b| b.1.total_cmp(&a.1)); // stable
    Understood { forms, has }
}

/// What is like the game of a template, and has another one.
pub fn not_if(template: &str) -> Option<&'static str> {
    CONCEPTS.not_if.get(template).map(String::as_str)
}

/// The templates that [`not_if`] tells apart.
pub fn told_apart() -> impl Iterator<Item = &'static String> {
    CONCEPTS.not_if.keys()
}

/// The forms of rules that `concepts.toml` names.
pub fn asked_forms() -> impl Iterator<Item = &'static String> {
    CONCEPTS.forms.keys()
}

fn name(number: usize) -> &'static str {
    &CONCEPTS.names[number]
}

/// The numbers of all that a question says.
fn said(question: &Question) -> BTreeSet<usize> {
    let mut said = BTreeSet::new();
    for (start, words) in question.words.iter().enumerate() {
        let phrases = [Word::Stem(words.0), Word::Meaning(words.1)];
        let phrases = phrases.iter().filter_map(|word| CONCEPTS.words.get(word)).flatten();
        said.extend(phrases.filter(|(_, words)| follow(words, question, start)).map(|(number, _)| number));
    }
    let text = &question.characters;
    let can_start = |first: char| !first.is_ascii() || CONCEPTS.ascii & bit(first) != 0;
    for (at, first) in text.char_indices().filter(|(_, first)| can_start(*first)) {
        let phrases = CONCEPTS.characters.get(&first).into_iter().flatten();
        let begins = |parts: &Characters| {
            text[at..].strip_prefix(parts[0].as_str()).is_some_and(|rest| parts_follow(&parts[1..], rest))
        };
        said.extend(phrases.filter(|(_, parts)| begins(parts)).map(|(number, _)| number));
    }
    said
}

/// An ASCII character as a bit.
fn bit(ascii: char) -> u128 {
    1 << ascii as u32
}

/// Whether the words begin at this place, and go on from there.
fn follow(words: &Words, question: &Question, start: usize) -> bool {
    let mut at = start;
    words.iter().enumerate().all(|(index, (word, between))| {
        let between = if index == 0 { 0 } else { *between };
        let found =
            (at..question.words.len().min(at + between + 1)).find(|place| word.is_at(question, *place));
        at = found.map_or(at, |place| place + 1);
        found.is_some()
    })
}

fn parts_follow(parts: &[String], text: &str) -> bool {
    let Some((first, rest)) = parts.split_first() else { return true };
    let end = text.char_indices().nth(GAP).map_or(text.len(), |(end, _)| end);
    let found = text.find(first.as_str()).filter(|start| *start <= end);
    found.is_some_and(|start| parts_follow(rest, &text[start + first.len()..]))
}

impl Ask {
    fn names(&self) -> impl Iterator<Item = &String> {
        self.wanted.iter().flatten().chain(&self.unwanted)
    }

    /// `None` if something is missing, or there that must not be.
    fn strength(&self, has: &BTreeSet<&str>) -> Option<f64> {
        if self.unwanted.iter().any(|name| has.contains(name.as_str())) {
            return None;
        }
        self.wanted.iter().try_fold(0.0, |sum, names| {
            let there = names.iter().filter(|name| has.contains(name.as_str()));
            there.map(|name| CONCEPTS.rarity[name]).reduce(f64::max).map(|rarity| sum + rarity)
        })
    }
}

impl Word {
    fn is_at(&self, question: &Question, place: usize) -> bool {
        let (stem, meaning) = question.words[place];
        *self == Word::Stem(stem) || *self == Word::Meaning(meaning)
    }
}

/// The first character of a phrase of characters: it begins with `=`, or has Chinese ones.
fn start(phrase: &str) -> Option<char> {
    let is_of_characters = phrase.starts_with('=') || phrase.contains(is_han);
    if is_of_characters { phrase.trim_start_matches('=').chars().next() } else { None }
}

fn parts(phrase: &str) -> Characters {
    let parts = phrase.trim_start_matches('=').split('*');
    parts.filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

fn first_of(phrase: &str) -> &str {
    phrase.split([' ', '_']).next().unwrap_or_default()
}

fn groups(phrase: &str) -> Words {
    let between = |index| if index == 0 { BETWEEN } else { 0 };
    let group = |group: &str| -> Words {
        group.split('_').enumerate().map(|(index, text)| (word(text), between(index))).collect()
    };
    phrase.split_whitespace().flat_map(group).collect()
}

/// `!` is for a word that only stands for itself.
fn word(text: &str) -> Word {
    let (stem, meaning) = ids(text.trim_start_matches('!'));
    if text.starts_with('!') { Word::Stem(stem) } else { Word::Meaning(meaning) }
}

fn ask(line: &str) -> Ask {
    let (unwanted, wanted): (Vec<&str>, Vec<&str>) =
        line.split_whitespace().partition(|name| name.starts_with('-'));
    Ask {
        wanted: wanted.into_iter().map(|names| names.split('|').map(str::to_owned).collect()).collect(),
        unwanted: unwanted.into_iter().map(|name| name[1..].to_owned()).collect(),
    }
}

fn rarity(forms: &BTreeMap<String, Vec<Ask>>) -> HashMap<String, f64> {
    let mut with: HashMap<String, f64> = HashMap::new();
    for asks in forms.values() {
        let names: BTreeSet<&String> = asks.iter().flat_map(|ask| ask.wanted.iter().flatten()).collect();
        for name in names {
            *with.entry(name.clone()).or_default() += 1.0;
        }
    }
    let all = forms.len() as f64;
    with.into_iter().map(|(name, with)| (name, (1.0 + all / with).ln())).collect()
}
