//! The game that a text means, or the form that was probably meant.

use super::kind::{GameKind, RuleForm};
use super::names::Meaning;
use super::words::Words;
use super::{board, chomp, coins, euclid, graph, heaps, names, nim, rides, trees, words, wythoff};
use crate::game::{Flaw, Game};

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
}

/// What cannot be read as rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoRules {
    /// What is wrong.
    pub what: String,
    /// The form that was probably meant.
    pub nearest: Option<RuleForm>,
}

/// The game with these rules; `load` gives the text of a file that they name.
///
/// # Errors
/// What is wrong with them.
pub fn read(text: &str, load: &dyn Fn(&str) -> Result<String, String>) -> Result<ParsedRules, NoRules> {
    if let Some(Meaning { rules, note }) = names::meaning(text) {
        let said = if note.is_empty() { rules.clone() } else { format!("{rules} ({note})") };
        return in_words(&rules, load).map(|rules| ParsedRules { meaning: Some(said), ..rules });
    }
    in_words(text, load).or_else(|no| {
        // `the game of Euclid`, `Wythoff's game`.
        let plain = names::plain(text);
        let again = if plain == text.trim().to_lowercase() { None } else { in_words(&plain, load).ok() };
        again.map(|rules| ParsedRules { meaning: Some(plain), ..rules }).ok_or(no)
    })
}

fn in_words(text: &str, load: &dyn Fn(&str) -> Result<String, String>) -> Result<ParsedRules, NoRules> {
    for kind in KINDS {
        let mut words = Words::new(text, load);
        words.who_wins();
        let Some(game) = (kind.read)(&mut words) else { continue };
        words.who_wins();
        // Whoever is told what is wrong with a number needs no other form.
        let game = game.map_err(|Flaw(what)| NoRules { what, nearest: None })?;
        let rest = |Flaw(what)| NoRules { what, nearest: nearest(text, kind.forms.iter().copied()) };
        words.end().map_err(rest)?;
        let meaning = game.meaning().or_else(|| reworded(text, &game.title()));
        return Ok(ParsedRules { meaning, game, is_misere: words.is_misere() });
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

/// Words that are read as everybody means them.
const USUAL: [&str; 25] = [
    "a", "an", "and", "any", "at", "either", "exactly", "heaps", "into", "last", "loses", "misere", "misère",
    "most", "number", "of", "one", "or", "parts", "remove", "stone", "stones", "three", "to", "two",
];

/// The moves as they were understood, if other words stand in the text.
fn reworded(text: &str, title: &str) -> Option<String> {
    let (text, known) = (words::plain(text), words::plain(title));
    let is_known = |word: &str| USUAL.contains(&word) || known.split(' ').any(|other| other == word);
    let has_verb = known.starts_with("take") || known.starts_with("split");
    (has_verb && !text.split(' ').all(is_known)).then(|| title.to_owned())
}

/// The form whose words are most like those of the text, if they are very much alike, or if all
/// words of the text are among them.
fn nearest(text: &str, forms: impl Iterator<Item = RuleForm>) -> Option<RuleForm> {
    let text = words::plain(text);
    if text.is_empty() {
        return None;
    }
    let distance = |form: &RuleForm| {
        let example = words::plain(form.example);
        // Each letter more counts.
        if 3 * text.len().abs_diff(example.len()) > 2 * text.len().max(example.len()) {
            return None;
        }
        let distance = strsim::levenshtein(&text, &example);
        let has = |word: &str| example.split(' ').any(|other| other == word);
        // A letter is no word.
        let is_part = text.len() > 2 && text.split(' ').all(has);
        let is_near = 3 * distance <= text.chars().count().max(example.chars().count());
        (is_near || is_part).then_some(distance)
    };
    let near = forms.filter_map(|form| distance(&form).map(|distance| (distance, form)));
    near.min_by_key(|(distance, _)| *distance).map(|(_, form)| form)
}
