//! The words of rules, one after the other.

use super::number_names::{HUNDRED, by_name};
use crate::game::{Flaw, number};
use std::rc::Rc;

/// What is left of the rules: words, numbers and marks. Case does not matter, except in file names.
#[derive(Clone)]
pub struct Words<'a> {
    words: Rc<[String]>,
    text: Rc<str>,
    next: usize,
    /// Whether some words have asked for misère play, and some for normal play.
    pub(super) said: Said,
    load: &'a dyn Fn(&str) -> Result<String, String>,
}

/// Who wins, as far as it was said.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Said {
    /// Who cannot move wins.
    pub misere: bool,
    /// Who cannot move loses, which goes without saying.
    pub normal: bool,
    /// It was said of the last stone.
    pub last_stone: bool,
}

const NEIGHBOURS: [&str; 8] = [
    "next to each other",
    "adjacent",
    "consecutive",
    "contiguous",
    "neighbouring",
    "neighboring",
    "neighbours",
    "neighbors",
];

/// What a statement asks at its end, which changes no rule.
const QUESTIONS: [&str; 8] = [
    "who wins?",
    "who will win?",
    "who is the winner?",
    "who has a winning strategy?",
    "which player wins?",
    "does the first player win?",
    "will the first player win?",
    "can the first player win?",
];

/// Larger numbers are not read.
pub const MAX_NUMBER: u64 = 1_000_000_000_000;

impl<'a> Words<'a> {
    /// The words of a text. `,`, `(`, `)` and `..` stand for themselves.
    pub fn new(text: &str, load: &'a dyn Fn(&str) -> Result<String, String>) -> Words<'a> {
        let mut spaced = String::new();
        // An accent may be a character of its own, and an apostrophe a curved one.
        let text = &text.replace("e\u{300}", "è").replace("E\u{300}", "È").replace('\u{2019}', "'");
        let text = &text.replace('–', "-");
        let text = without_question(text.trim_end());
        let text =
            text.strip_suffix(';').filter(|text| text.contains(' ') && !text.contains('&')).unwrap_or(text);
        let text =
            text.strip_suffix('.').filter(|text| text.contains(' ') && !text.ends_with('.')).unwrap_or(text);
        let mut all = text.split_whitespace().peekable();
        while let Some(word) = all.next() {
            // The dot of a sentence is as good as a comma.
            let next = all.peek().and_then(|next| next.chars().next());
            let is_last = !next.is_some_and(|c| c.is_uppercase() || c.is_lowercase() && is_word(word));
            let sentence = word.strip_suffix('.').filter(|word| !is_last && !word.ends_with('.'));
            let heading = word.strip_suffix(':').filter(|word| word.chars().all(char::is_alphabetic));
            // Of codes a semicolon is a part.
            let sentence =
                sentence.or(heading).or_else(|| word.strip_suffix(';').filter(|word| !word.contains('&')));
            let word = &sentence.map_or_else(|| word.to_owned(), |word| format!("{word},"));
            let word = &or_more(word).unwrap_or_else(|| word.clone());
            // A file keeps its dots; a range of numbers does not.
            let is_range = word.bytes().all(|b| b.is_ascii_digit() || b",.()-^".contains(&b));
            let is_listed = word.trim_end_matches(',').contains(',');
            let is_code = word.contains("...") && !is_listed || word.contains('{');
            let apart = || signs_apart(&word.replace(',', " , ").replace('(', " ( ").replace(')', " ) "));
            spaced += &match (is_code, is_range) {
                (true, _) => word.strip_suffix(',').map_or(word.to_owned(), |code| format!("{code} ,")),
                (false, true) => apart().replace("...", " … ").replace("..", " .. "),
                (false, false) => apart(),
            };
            spaced.push(' ');
        }
        let words = spaced.split_whitespace().map(str::to_owned).collect();
        Words { words, text: text.into(), next: 0, said: Said::default(), load }
    }

    /// The same with another name for a letter, wherever it stands alone.
    pub fn renamed(&self, letter: &str, name: &str) -> Words<'a> {
        let word = |word: &String| {
            let parts = word.split_inclusive(|c: char| !c.is_alphanumeric());
            let part = |part: &str| {
                let (digits, rest) =
                    part.split_at(part.find(|c: char| !c.is_ascii_digit()).unwrap_or(part.len()));
                match rest.strip_prefix(letter) {
                    Some(rest) if !rest.starts_with(char::is_alphanumeric) => format!("{digits}{name}{rest}"),
                    _ => part.to_owned(),
                }
            };
            parts.map(part).collect::<String>()
        };
        Words { words: self.words.iter().map(word).collect(), ..self.clone() }
    }

    /// The next word, without a step.
    pub fn peek(&self) -> Option<String> {
        self.words.get(self.next).map(|word| word.to_lowercase())
    }

    /// The next words, without a step.
    pub fn peek_at(&self, offset: usize) -> Option<String> {
        self.words.get(self.next + offset).map(|word| word.to_lowercase())
    }

    /// A step over these words, if they come next.
    pub fn take(&mut self, words: &str) -> bool {
        let count = words.split(' ').count();
        let is_next = words.split(' ').enumerate().all(|(i, word)| self.peek_at(i).as_deref() == Some(word));
        if is_next {
            self.next += count;
        }
        is_next
    }

    /// A step over the first of these that comes next.
    pub fn take_one(&mut self, all: &[&str]) -> bool {
        all.iter().any(|words| self.take(words))
    }

    /// A step over a word that asks for stones or coins side by side, if it comes next.
    pub fn neighbours(&mut self) -> bool {
        self.take_one(&NEIGHBOURS)
    }

    /// What was said of who wins.
    ///
    /// # Errors
    /// Both were said.
    pub fn said(&self) -> Result<Said, Flaw> {
        match self.said {
            Said { misere: true, normal: true, .. } => {
                Err(Flaw("the last move wins and loses here: ask for one of both".to_owned()))
            }
            said => Ok(said),
        }
    }

    /// Whether fewer words are left at the other place of the same text.
    pub fn is_before(&self, other: &Words) -> bool {
        self.next < other.next
    }

    /// The words since an earlier place of the same text, in small letters.
    pub fn since(&self, begin: &Words) -> Vec<String> {
        self.words[begin.next..self.next].iter().map(|word| word.to_lowercase()).collect()
    }

    /// All as it was typed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The next word as it was typed: a name.
    pub fn word(&mut self) -> Option<String> {
        let word = self.words.get(self.next).cloned()?;
        self.next += 1;
        Some(word)
    }

    /// The next word as it was typed, or the next three if they are a size: `3 x 4` is `3x4`.
    pub fn word_or_size(&mut self) -> Option<String> {
        let is_number = |word: Option<String>| {
            word.is_some_and(|word| !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit()))
        };
        let is_size = is_number(self.peek())
            && matches!(self.peek_at(1).as_deref(), Some("x" | "×" | "by"))
            && is_number(self.peek_at(2));
        let first = self.word()?;
        if !is_size {
            return Some(first);
        }
        self.next += 1;
        Some(format!("{first}x{}", self.word()?))
    }

    /// The next word, if it is a number, or the name of a small one.
    pub fn number(&mut self) -> Option<u64> {
        self.named_number().or_else(|| {
            let number = number(&self.peek()?).filter(|number| *number <= MAX_NUMBER)?;
            self.next += 1;
            Some(number)
        })
    }

    /// The next words, if they are the name of a number below 1000: `one hundred twenty one`.
    pub fn named_number(&mut self) -> Option<u64> {
        let mut number = by_name(&self.peek()?)?;
        self.next += 1;
        if number < 10 && self.take("hundred") {
            number *= HUNDRED;
        }
        // A hundred may have more, tens only ones.
        for unit in [HUNDRED, 10] {
            let more = self.peek().filter(|_| number >= 2 * 10 && number % unit == 0);
            if let Some(more) = more.and_then(|word| by_name(&word)).filter(|more| *more < unit) {
                self.next += 1;
                number += more;
            }
        }
        Some(number)
    }

    /// The next word, which must be a number; `what` says of what.
    ///
    /// # Errors
    /// What stands there.
    pub fn needed(&mut self, what: &str) -> Result<u64, Flaw> {
        let found = self.peek();
        self.number().ok_or_else(|| {
            Flaw(match found {
                Some(word) => format!("`{word}` is not a {what}"),
                None => format!("the {what} is missing"),
            })
        })
    }

    /// The text of the file with this name.
    ///
    /// # Errors
    /// There is no such file.
    pub fn load(&self, name: &str) -> Result<String, Flaw> {
        (self.load)(name).map_err(Flaw)
    }

    /// That nothing is left.
    ///
    /// # Errors
    /// What is left.
    pub fn end(&self) -> Result<(), Flaw> {
        match self.words.get(self.next) {
            None => Ok(()),
            Some(word) => Err(Flaw(format!("`{word}` is not understood there"))),
        }
    }
}

/// The text but for a last sentence that only asks who wins.
fn without_question(text: &str) -> &str {
    let before = |question: &&str| {
        let (rules, last) = text.split_at_checked(text.len().checked_sub(question.len())?)?;
        let rules = rules.trim_end();
        (last.eq_ignore_ascii_case(question) && rules.ends_with(['.', ',', ';'])).then_some(rules)
    };
    let rules = QUESTIONS.iter().find_map(before);
    rules.map_or(text, |rules| rules.trim_end_matches([',', ';']))
}

/// `1<=k<=3` with blanks around what compares; in `a->b` nothing does.
fn signs_apart(word: &str) -> String {
    let is_sign = |c: char| matches!(c, '<' | '>' | '=' | '≤' | '≥');
    if ["->", "<-", "|"].iter().any(|arrow| word.contains(arrow)) {
        return word.to_owned();
    }
    let mut apart = String::new();
    let mut rest = word;
    while let Some(begin) = rest.find(is_sign) {
        let len = rest[begin..].find(|c| !is_sign(c)).unwrap_or(rest.len() - begin);
        let (before, sign) = (&rest[..begin], &rest[begin..begin + len]);
        let blank = if matches!(sign, "<" | "<=" | ">" | ">=" | "≤" | "≥") { " " } else { "" };
        apart += &[before, blank, sign, blank].concat();
        rest = &rest[begin + len..];
    }
    apart + rest
}

/// Whether it is a word with a dot, and no row of a board.
fn is_word(word: &str) -> bool {
    let name = word.strip_suffix('.').unwrap_or_default();
    name.len() > 2
        && name.chars().all(char::is_alphabetic)
        && !name.chars().all(|c| c.eq_ignore_ascii_case(&'x'))
}

/// What `2+` stands for, perhaps before a comma.
fn or_more(word: &str) -> Option<String> {
    let (least, comma) = word.split_once('+')?;
    let is_number = !least.is_empty() && least.bytes().all(|b| b.is_ascii_digit());
    let is_open = is_number && ["", ","].contains(&comma);
    is_open.then(|| format!("{least} or more{comma}"))
}
