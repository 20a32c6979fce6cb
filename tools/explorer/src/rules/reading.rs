//! The game that a text means, or the form that was probably meant.

use super::echo::says_the_same;
use super::kind::{GameKind, RuleForm};
use super::names::Meaning;
use super::nearest::{misspelt, nearest};
use super::words::Words;
use super::{board, chomp, coins, euclid, graph, heaps, names, nim, rides, sentences, trees, wythoff};
use crate::game::{Flaw, Game, Shape};
use crate::halfwidth::halfwidth;

/// All kinds, in the order in which they are tried and listed.
pub const KINDS: &[GameKind] = &[
    heaps::KIND,
    nim::KIND,
    wythoff::KIND,
    rides::KIND,
    coins::KIND,
    euclid::KIND,
    chomp::KIND,
    board::KIND,
    graph::KIND,
    trees::KIND,
];

/// Rules that were read.
pub struct ParsedRules {
    /// The game.
    pub game: Box<dyn Game>,
    /// What a name was taken to mean, or words that may mean something else.
    pub meaning: Option<String>,
    /// Whether they end with `misere` or `last loses`: who cannot move wins.
    pub is_misere: bool,
    /// Whether they say that who cannot move loses, which goes without saying.
    pub is_normal: bool,
    /// Why they are rules of normal play only, if they are.
    normal_only: Option<String>,
}

impl ParsedRules {
    /// The same rules in misère play.
    ///
    /// # Errors
    /// The rules say that the last move wins, or a name was taken to mean rules that are the same
    /// in normal play only.
    pub fn misere(self) -> Result<ParsedRules, NoRules> {
        let both = "the rules say that the last move wins, and misère play that it loses";
        match self.normal_only.or(self.is_normal.then(|| both.to_owned())) {
            Some(what) => Err(NoRules { what, nearest: None }),
            None => Ok(ParsedRules { is_misere: true, normal_only: None, ..self }),
        }
    }
}

/// What cannot be read as rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoRules {
    /// What is wrong.
    pub what: String,
    /// The form that was probably meant.
    pub nearest: Option<RuleForm>,
}

/// Of longer texts no rules are made.
const MAX_WORDS: usize = 1000;

/// The game with these rules; `load` gives the text of a file that they name.
///
/// # Errors
/// What is wrong with them.
pub fn read(text: &str, load: &dyn Fn(&str) -> Result<String, String>) -> Result<ParsedRules, NoRules> {
    let text = &halfwidth(text);
    // Lists of numbers and edges may be long.
    let is_word = |word: &&str| word.chars().all(char::is_alphabetic);
    if text.split_whitespace().filter(is_word).nth(MAX_WORDS).is_some() {
        let what = format!("rules of more than {MAX_WORDS} words are not read");
        return Err(NoRules { what, nearest: None });
    }
    if let Some(Meaning { rules, note, normal_only }) = names::meaning(text).or_else(|| named(text, load)) {
        let said = if note.is_empty() { rules.clone() } else { format!("{rules} ({note})") };
        let read = in_words(&rules, load)?;
        let read = ParsedRules { meaning: Some(said), normal_only, ..read };
        return if read.is_misere { read.misere() } else { Ok(read) };
    }
    if let Some(rules) = sentences::meaning(text) {
        return in_words(&rules, load).map(|read| ParsedRules { meaning: Some(rules), ..read });
    }
    in_words(text, load).or_else(|no| {
        // `the game of Euclid`, `Wythoff's game`.
        let plain = names::plain(text);
        // `wythoffs game`.
        let without = plain.strip_suffix('s').filter(|name| !name.contains(' ')).map(str::to_owned);
        let is_new = |words: &String| *words != text.trim().to_lowercase();
        let mut again = [Some(plain.clone()), without].into_iter().flatten().filter(is_new);
        again
            .find_map(|words| {
                Some(ParsedRules { meaning: Some(words.clone()), ..in_words(&words, load).ok()? })
            })
            .ok_or_else(|| with_position(text, load).unwrap_or(no))
    })
}

/// What is wrong with rules that are followed by numbers of a position: `kayles 7`.
fn with_position(text: &str, load: &dyn Fn(&str) -> Result<String, String>) -> Option<NoRules> {
    let is_number = |c: char| c.is_ascii_digit() || [',', '+'].contains(&c);
    let words: Vec<&str> = text.split_whitespace().collect();
    let end = words.iter().rposition(|word| !word.chars().all(is_number))? + 1;
    let (rules, numbers) = (words[..end].join(" "), words[end..].join(","));
    let numbers = numbers.split([',', '+']).filter(|number| !number.is_empty());
    let position = numbers.collect::<Vec<_>>().join(",");
    if position.is_empty() {
        return None;
    }
    let game = read(&rules, load).ok()?.game;
    // In a sentence, numbers say how many are taken.
    let is_sentence = has_verb(&game.title()) && names::meaning(&rules).is_none();
    let is_position =
        !is_sentence && (game.read(&position).is_ok() || matches!(game.shape(), Shape::Line { .. }));
    let what = format!("`{position}` is a position of `{rules}`, not part of its rules: `--at {position}`");
    is_position.then_some(NoRules { what, nearest: None })
}

/// A name with words of who wins before or behind it: `misere kayles`, `kayles, last loses`.
fn named(text: &str, load: &dyn Fn(&str) -> Result<String, String>) -> Option<Meaning> {
    // Longer texts are no names.
    const MOST: usize = 200;
    if text.len() > MOST {
        return None;
    }
    let who_wins = |text: &str| {
        let mut words = Words::new(text, load);
        while words.who_wins() {}
        words.end().is_ok().then_some(words.said)
    };
    let ends = text.match_indices([',', ' ', ';']).map(|(at, _)| at);
    ends.flat_map(|at| [(&text[..at], &text[at..]), (&text[at..], &text[..at])])
        .filter(|(name, clause)| !name.is_empty() && !clause.trim().is_empty())
        .find_map(|(name, clause)| {
            let said = who_wins(clause)?;
            let Meaning { rules, note, normal_only } = names::meaning(name)?;
            let is_new = said.misere && !rules.ends_with(" misere");
            let said = [(is_new, " misere"), (said.normal, ", last wins")];
            let said = said.into_iter().filter(|(is_said, _)| *is_said).map(|(_, words)| words);
            Some(Meaning { rules: rules + &said.collect::<String>(), note, normal_only })
        })
}

fn in_words(text: &str, load: &dyn Fn(&str) -> Result<String, String>) -> Result<ParsedRules, NoRules> {
    for kind in KINDS {
        let mut words = Words::new(text, load);
        words.who_wins();
        let Some(game) = (kind.read)(&mut words) else { continue };
        while words.who_wins() {}
        let no = |Flaw(what)| NoRules { what, nearest: misspelt(text, kind.forms) };
        let mut game = game.map_err(no)?;
        words.end().map_err(no)?;
        let said = words.said().map_err(|Flaw(what)| NoRules { what, nearest: None })?;
        let stuck = if said.last_stone { stuck(&mut *game, said.misere) } else { None };
        let meaning = match (meaning(text, &*game, said.misere), stuck) {
            (Some(meaning), Some(stuck)) => Some(format!("{meaning} ({stuck})")),
            (meaning, stuck) => meaning.or(stuck),
        };
        return Ok(ParsedRules {
            meaning,
            game,
            is_misere: said.misere,
            is_normal: said.normal,
            normal_only: None,
        });
    }
    if let Some(what) = names::refusal(text) {
        return Err(NoRules { what, nearest: None });
    }
    let forms = KINDS.iter().flat_map(|kind| kind.forms.iter().copied()).chain(names::forms());
    Err(NoRules {
        what: format!("`{}` is not a game that is known here", text.trim()),
        nearest: nearest(text, forms),
    })
}

/// Who wins with stones left that nobody can take, if a heap may have so few that there is no move:
/// then nobody takes the last stone.
fn stuck(game: &mut dyn Game, is_misere: bool) -> Option<String> {
    const FEW: u64 = 8;
    let is_heap = game.title().starts_with("take") && matches!(game.shape(), Shape::Line { first: 0 });
    let mut counts = (1..=FEW).filter(|_| is_heap);
    let count = counts.find(|&count| game.options(&vec![count]).is_ok_and(|options| options.is_empty()))?;
    let (stones, verdict) =
        (if count == 1 { "stone" } else { "stones" }, if is_misere { "wins" } else { "loses" });
    Some(format!("who cannot move {verdict}, also with {count} {stones} left"))
}

fn has_verb(title: &str) -> bool {
    title.starts_with("take") || title.starts_with("split")
}

/// What the game was understood as: what it says itself, or its moves, if they were written in
/// other words.
fn meaning(text: &str, game: &dyn Game, is_misere: bool) -> Option<String> {
    let title = game.title();
    let has_words = has_verb(&title) || title.starts_with("tree ");
    let reworded = || (has_words && !says_the_same(text, &title)).then_some(title.clone());
    let meaning = game.meaning().or_else(reworded)?;
    // A remark in parentheses stays behind it.
    let (rules, remark) = meaning.split_at(meaning.find(" (").unwrap_or(meaning.len()));
    Some(format!("{rules}{}{remark}", if is_misere { " misere" } else { "" }))
}
