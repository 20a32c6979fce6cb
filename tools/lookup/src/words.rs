//! A text as the terms it is searched by: English without endings, Chinese in words or pairs of
//! characters, words of one meaning as one term.

use rust_stemmers::{Algorithm, Stemmer};
use serde::Deserialize;
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization;

/// What every letter that stands for a number is: `k`, `N`, `a_i`.
const LETTER: &str = "#";

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
}

/// A text as it is understood.
pub struct Question {
    /// Its words that say something.
    pub terms: Vec<Term>,
    /// Each English word and number without its ending, and what it means.
    pub words: Vec<(String, String)>,
    /// Everything but blanks.
    pub characters: String,
}

struct Vocabulary {
    stop: HashSet<String>,
    /// The first word of each meaning.
    meaning: HashMap<String, String>,
    /// The Chinese words of each.
    chinese: HashMap<String, Vec<String>>,
    /// The most characters of a Chinese word.
    longest: usize,
}

static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(|| {
    let data: Data = toml::from_str(include_str!("words.toml")).expect("the tests read this file");
    let stop = data.stop.split_whitespace().map(stem).collect();
    let (mut meaning, mut chinese) = (HashMap::new(), HashMap::<String, Vec<String>>::new());
    for line in data.same.lines().filter(|line| !line.is_empty()) {
        let first = stem(line.split_whitespace().next().unwrap_or_default());
        for word in line.split_whitespace() {
            if word.contains(is_han) {
                chinese.entry(first.clone()).or_default().push(word.to_owned());
            }
            meaning.entry(stem(word)).or_insert_with(|| first.clone()); // the first line counts
        }
    }
    let words = meaning.keys().chain(&stop);
    let longest = words.filter(|word| !word.is_ascii()).map(|word| word.chars().count()).max().unwrap_or(1);
    Vocabulary { stop, meaning, chinese, longest }
});

impl Question {
    pub fn new(text: &str) -> Question {
        let text = plain(text);
        let (mut terms, mut words) = (Vec::new(), Vec::new());
        for word in text.split(|c: char| !c.is_alphanumeric()) {
            let mut rest = word;
            while let Some(first) = rest.chars().next() {
                let end = rest.find(|c| is_han(c) != is_han(first)).unwrap_or(rest.len());
                let (run, after) = rest.split_at(end);
                if is_han(first) {
                    terms.extend(chinese(run));
                } else {
                    let (stem, key) = key(run);
                    terms.extend(english(run, &stem, &key));
                    words.push((stem, key));
                }
                rest = after;
            }
        }
        Question { terms, words, characters: text.split_whitespace().collect() }
    }
}

/// A word without its ending, and the first word of its meaning.
pub fn key(word: &str) -> (String, String) {
    let stem = stem(word);
    let key = VOCABULARY.meaning.get(&stem).unwrap_or(&stem).clone();
    (stem, key)
}

/// A word, and the Chinese words that mean the same.
pub fn meanings(word: &str) -> impl Iterator<Item = String> {
    let chinese = VOCABULARY.chinese.get(&key(word).1).cloned().unwrap_or_default();
    std::iter::once(word.to_owned()).chain(chinese)
}

/// The terms of a text, in order, and after each but the first the pair of it and the one before.
pub fn terms(text: &str) -> Vec<Term> {
    let mut terms: Vec<Term> = Vec::new();
    let mut before: Option<Term> = None;
    for term in Question::new(text).terms {
        if let Some(before) = before {
            let pair = |a: &str, b: &str| format!("{a} {b}");
            terms.push(Term { key: pair(&before.key, &term.key), word: pair(&before.word, &term.word) });
        }
        before = Some(term.clone());
        terms.push(term);
    }
    terms
}

/// `None` for words that say nothing.
fn english(word: &str, stem: &str, key: &str) -> Option<Term> {
    if VOCABULARY.stop.contains(stem) {
        return None;
    }
    let is_letter = word.len() == 1 && !word.starts_with(|c: char| c.is_ascii_digit());
    let key = if is_letter { LETTER } else { key };
    Some(Term { key: key.to_owned(), word: word.to_owned() })
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

/// Characters of Taiwan and Hong Kong that statements have, each behind the one that it is.
const TRADITIONAL: &str = "个個两兩从從数數轮輪戏戲为為双雙规規则則头頭边邊图圖树樹点點顶頂过過时時后後没沒动動对對\
胜勝败敗赢贏输輸变變种種将將减減当當问問无無环環项項链鏈块塊张張条條枪槍达達选選择擇组組单單长長开開纸紙\
盘盤马馬车車国國异異称稱连連续續断斷剩賸阵陣儿兒获獲结結标標记記颗顆级級阶階总總积積约約质質给給与與";

static SIMPLE: LazyLock<HashMap<char, char>> = LazyLock::new(|| {
    let characters: Vec<char> = TRADITIONAL.chars().collect();
    characters.chunks_exact(2).map(|pair| (pair[1], pair[0])).collect()
});

/// In small letters, full-width ones as others, traditional characters as simplified ones.
pub fn plain(text: &str) -> String {
    let simple = |c| SIMPLE.get(&c).copied().unwrap_or(c);
    text.nfkc().flat_map(char::to_lowercase).map(simple).collect()
}

pub fn is_han(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}
