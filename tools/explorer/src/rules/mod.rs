//! From a line of text to a game: `take 1,3,4`, `0.77`, `wythoff`, `board domino 4x5`.
//!
//! A file for each kind of game, with its grammar, its moves and, where there is one, its fast
//! table. It says which forms it reads ([`RuleForm`]); [`read`] asks one kind after the other.

mod bits;
mod board;
mod bounds;
mod chomp;
mod coins;
mod echo;
mod euclid;
mod graph;
pub mod heaps;
mod kind;
mod names;
mod nearest;
mod nim;
mod number_names;
mod reading;
mod rides;
mod sentences;
mod stones;
mod trees;
mod who_wins;
mod words;
mod wythoff;
mod wythoff_pairs;

pub(crate) use kind::Reading;
pub use kind::{GameKind, RuleForm};
pub use names::forms as names;
pub use nearest::says_all;
pub use reading::{KINDS, NoRules, ParsedRules, read};
pub use words::{Said, Words};
