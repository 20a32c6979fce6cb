//! A text as the words that it is searched by, each a number: English without endings, Chinese in
//! words or pairs of characters, words of one meaning as one.

use rust_stemmers::{Algorithm, Stemmer};
use serde::Deserialize;
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use unicode_normalization::UnicodeNormalization;

/// A word, or what words of one meaning mean.
pub type Id = u32;

/// A word, or two neighbours; [`NONE`] is no neighbour.
pub type Key = (Id, Id);

/// No word.
pub const NONE: Id = 0;

/// What every letter that stands for a number is: `k`, `N`, `a_i`.
const LETTER: &str = "#";

/// What `words.toml` says.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    stop: String,
    same: String,
}

/// A map whose keys nobody chooses in order to make it slow.
pub type Quick<K, V> = HashMap<K, V, BuildHasherDefault<QuickHasher>>;

/// The hash of rustc, also for strings: each word of each example is looked up.
#[derive(Default)]
pub struct QuickHasher(u64);

impl Hasher for QuickHasher {
    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.0 = (self.0.rotate_left(5) ^ u64::from_le_bytes(word)).wrapping_mul(0x517c_c1b7_2722_0a95);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// A text as it is understood.
pub struct Question {
    /// Its words that say something: the number of each, and what the text has.
    pub terms: Vec<(Id, String)>,
    /// Each English word and number without its ending, and what it means.
    pub words: Vec<(Id, Id)>,
    /// Everything but blanks.
    pub characters: String,
}

struct Vocabulary {
    stop: HashSet<String, BuildHasherDefault<QuickHasher>>,
    /// The first word of each meaning.
    meaning: Quick<String, String>,
    /// The Chinese words of each.
    chinese: HashMap<String, Vec<String>>,
    /// The most characters of a Chinese word.
    longest: usize,
}

static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(|| {
    let data: Data = toml::from_str(include_str!("words.toml")).expect("the tests read this file");
    let stop = data.stop.split_whitespace().map(stem).collect();
    let (mut meaning, mut chinese) = (Quick::default(), HashMap::<String, Vec<String>>::new());
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

/// What is known of a word as a text spells it.
#[derive(Clone, Copy)]
struct Known {
    stem: Id,
    meaning: Id,
    /// Whether it says something.
    says: bool,
}

/// The words seen so far, in any thread: what is known of texts is shared, so numbers are, too.
static SEEN: LazyLock<Mutex<Seen>> = LazyLock::new(Mutex::default);

fn seen() -> MutexGuard<'static, Seen> {
    SEEN.lock().unwrap_or_else(PoisonError::into_inner)
}

#[derive(Default)]
struct Seen {
    ids: Quick<String, Id>,
    known: Quick<String, Known>,
}

impl Seen {
    fn id(&mut self, word: &str) -> Id {
        let next = NONE + 1 + self.ids.len() as Id;
        *self.ids.entry(word.to_owned()).or_insert(next)
    }

    fn known(&mut self, word: &str) -> Known {
        if let Some(known) = self.known.get(word) {
            return *known;
        }
        let stem = stem(word);
        let meaning = VOCABULARY.meaning.get(&stem).unwrap_or(&stem).clone();
        let known = Known {
            says: !VOCABULARY.stop.contains(&stem),
            stem: self.id(&stem),
            meaning: self.id(&meaning),
        };
        self.known.insert(word.to_owned(), known);
        known
    }
}

impl Question {
    pub fn new(text: &str) -> Question {
        let text = plain(text);
        let (mut terms, mut words) = (Vec::new(), Vec::new());
        let mut seen = seen();
        let mut add = |word: &str, is_english: bool| {
            let known = seen.known(word);
            let is_letter = is_english && word.len() == 1 && !word.starts_with(|c: char| c.is_ascii_digit());
            let id = if is_letter { seen.id(LETTER) } else { known.meaning };
            terms.extend(known.says.then(|| (id, word.to_owned())));
            words.extend(is_english.then_some((known.stem, known.meaning)));
        };
        for mut rest in text.split(|c: char| !c.is_alphanumeric()) {
            while let Some(first) = rest.chars().next() {
                // `2x2` and `5x` are numbers and letters.
                let ends =
                    |c: char| is_han(c) != is_han(first) || first.is_ascii_digit() && !c.is_ascii_digit();
                let end = rest.find(ends).unwrap_or(rest.len());
                let run = &rest[..end];
                if is_han(first) {
                    chinese(run).into_iter().for_each(|word| add(word, false));
                } else {
                    add(run, true);
                }
                rest = &rest[end..];
            }
        }
        Question { terms, words, characters: text.split_whitespace().collect() }
    }

    /// Its terms, in order, and after each but the first the pair of the one before and it.
    pub fn keys(&self) -> impl Iterator<Item = Key> {
        let before = std::iter::once(NONE).chain(self.terms.iter().map(|(id, _)| *id));
        let both = self.terms.iter().zip(before).map(|((id, _), before)| [(before, *id), (*id, NONE)]);
        both.flatten().filter(|(first, _)| *first != NONE)
    }

    /// Its English words that a synonym stands for, and its pairs of Chinese neighbours.
    pub fn as_they_stand(&self) -> impl Iterator<Item = Key> {
        let words = self.words.iter().filter(|(stem, meaning)| stem != meaning);
        let next = self.characters.chars().skip(1);
        let pairs = self.characters.chars().zip(next).filter(|(one, other)| is_han(*one) && is_han(*other));
        let pairs = pairs.map(|(one, other)| (one as Id, other as Id));
        words.map(|(stem, _)| (*stem, NONE)).chain(pairs)
    }
}

/// The numbers of a word without its ending, and of what it means.
pub fn ids(word: &str) -> (Id, Id) {
    let known = seen().known(&word.to_lowercase());
    (known.stem, known.meaning)
}

/// Whether two words mean the same.
pub fn means(word: &str, other: &str) -> bool {
    ids(word).1 == ids(other).1
}

/// A word, and the Chinese words that mean the same.
pub fn meanings(word: &str) -> impl Iterator<Item = String> {
    let stem = stem(word);
    let meaning = VOCABULARY.meaning.get(&stem).unwrap_or(&stem);
    let chinese = VOCABULARY.chinese.get(meaning).cloned().unwrap_or_default();
    std::iter::once(word.to_owned()).chain(chinese)
}

/// The longest words that are known, and pairs of neighbours among the other characters.
fn chinese(run: &str) -> Vec<&str> {
    let ends: Vec<usize> = run.char_indices().map(|(at, _)| at).chain([run.len()]).collect();
    let is_known = |word: &str| VOCABULARY.meaning.contains_key(word) || VOCABULARY.stop.contains(word);
    let (mut words, mut unknown, mut at) = (Vec::new(), 0, 0);
    while at + 1 < ends.len() {
        let most = VOCABULARY.longest.min(ends.len() - 1 - at);
        let known = (1..=most).rev().find(|length| is_known(&run[ends[at]..ends[at + length]]));
        if let Some(length) = known {
            words.extend(pairs(run, &ends[unknown..=at]));
            words.push(&run[ends[at]..ends[at + length]]);
            unknown = at + length;
        }
        at += known.unwrap_or(1);
    }
    words.extend(pairs(run, &ends[unknown..]));
    words
}

/// The pairs of neighbours among the characters between these ends, or the only one.
fn pairs<'a>(run: &'a str, ends: &[usize]) -> Vec<&'a str> {
    let size = ends.len().clamp(2, 3);
    ends.windows(size).map(|pair| &run[pair[0]..pair[size - 1]]).collect()
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
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let simple = |c| SIMPLE.get(&c).copied().unwrap_or(c);
    text.nfkc().flat_map(char::to_lowercase).map(simple).collect()
}

pub fn is_han(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}
