//! The game that a text means, or the form that was probably meant.

use super::kind::{GameKind, RuleForm};
use super::words::Words;
use super::{board, chomp, coins, euclid, graph, heaps, names, nim, rides, words, wythoff};
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
];

/// Rules that were read.
pub struct ParsedRules {
    /// The game.
    pub game: Box<dyn Game>,
    /// What a name was taken to mean.
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
    if let Some(meaning) = names::meaning(text) {
        return read(&meaning, load).map(|rules| ParsedRules { meaning: Some(meaning), ..rules });
    }
    for kind in KINDS {
        let mut words = Words::new(text, load);
        words.misere();
        let Some(game) = (kind.read)(&mut words) else { continue };
        words.misere();
        // Whoever is told what is wrong with a number needs no other form.
        let game = game.map_err(|Flaw(what)| NoRules { what, nearest: None })?;
        let rest = |Flaw(what)| NoRules { what, nearest: nearest(text, kind.forms.iter()) };
        words.end().map_err(rest)?;
        return Ok(ParsedRules { game, meaning: None, is_misere: words.is_misere() });
    }
    let forms = KINDS.iter().flat_map(|kind| kind.forms);
    Err(NoRules {
        what: format!("`{}` is not a game that is known here", text.trim()),
        nearest: nearest(text, forms),
    })
}

/// The form whose words are most like those of the text.
fn nearest<'a>(text: &str, forms: impl Iterator<Item = &'a RuleForm>) -> Option<RuleForm> {
    let text = words::plain(text);
    if text.is_empty() {
        return None;
    }
    let distance = |form: &&RuleForm| strsim::levenshtein(&text, &words::plain(form.example));
    let form = forms.min_by_key(distance)?;
    if 3 * distance(&form) <= 2 * text.len().max(form.example.len()) { Some(*form) } else { None }
}
