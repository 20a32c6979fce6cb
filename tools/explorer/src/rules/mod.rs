//! From a line of text to a game: `take 1,3,4`, `0.77`, `wythoff`, `board domino 4x5`.
//!
//! A file for each kind of game, with its grammar, its moves and, where there is one, its fast
//! table. It says which forms it reads ([`Form`]); [`read`] asks one kind after the other.

mod bits;
mod board;
mod bounds;
mod chomp;
mod coins;
mod euclid;
mod graph;
pub mod heaps;
mod nim;
mod rides;
mod words;
mod wythoff;

use crate::game::{Flaw, Game};
pub use words::Words;

/// A form of rules that can be typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Form {
    /// An example that can be explored as it stands.
    pub example: &'static str,
    /// What the game is, in half a line.
    pub about: &'static str,
}

/// A kind of games.
pub struct Kind {
    /// What they are called together.
    pub name: &'static str,
    /// What can be typed.
    pub forms: &'static [Form],
    /// The game, if these words begin like one of this kind.
    read: fn(&mut Words) -> Reading,
}

/// `None` if the words do not begin like rules of a kind.
pub type Reading = Option<Result<Box<dyn Game>, Flaw>>;

/// All kinds, in the order in which they are tried and listed.
pub const KINDS: &[Kind] = &[
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
pub struct Rules {
    /// The game.
    pub game: Box<dyn Game>,
    /// Whether they end with `misere` or `last loses`: who cannot move wins.
    pub is_misere: bool,
}

/// What cannot be read as rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoRules {
    /// What is wrong.
    pub what: String,
    /// The form that was probably meant.
    pub nearest: Option<Form>,
}

/// The game with these rules; `load` gives the text of a file that they name.
///
/// # Errors
/// What is wrong with them.
pub fn read(text: &str, load: &dyn Fn(&str) -> Result<String, String>) -> Result<Rules, NoRules> {
    for kind in KINDS {
        let mut words = Words::new(text, load);
        words.misere();
        let Some(game) = (kind.read)(&mut words) else { continue };
        words.misere();
        let game = game.and_then(|game| words.end().map(|()| game));
        let rules = game.map(|game| Rules { game, is_misere: words.is_misere() });
        return rules.map_err(|Flaw(what)| NoRules { what, nearest: nearest(text, kind.forms.iter()) });
    }
    let forms = KINDS.iter().flat_map(|kind| kind.forms);
    Err(NoRules {
        what: format!("`{}` is no game that is known here", text.trim()),
        nearest: nearest(text, forms),
    })
}

/// The form whose words are most like those of the text.
fn nearest<'a>(text: &str, forms: impl Iterator<Item = &'a Form>) -> Option<Form> {
    let text = words::plain(text);
    let distance = |form: &&Form| strsim::levenshtein(&text, &words::plain(form.example));
    let form = forms.min_by_key(distance)?;
    if 3 * distance(&form) <= 2 * text.len().max(form.example.len()) { Some(*form) } else { None }
}
