//! What each kind of games says of itself.

use super::words::Words;
use crate::game::{Flaw, Game};

/// A form of rules that can be typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RuleForm {
    /// An example that can be explored as it stands.
    pub example: &'static str,
    /// What the game is, in half a line.
    pub about: &'static str,
}

/// What a kind lists.
pub(super) const fn form(example: &'static str, about: &'static str) -> RuleForm {
    RuleForm { example, about }
}

/// A kind of games.
pub struct GameKind {
    /// What they are called together.
    pub name: &'static str,
    /// What can be typed.
    pub forms: &'static [RuleForm],
    /// The game, if these words begin like one of this kind.
    pub(super) read: fn(&mut Words) -> Reading,
}

/// `None` if the words do not begin like rules of a kind.
pub type Reading = Option<Result<Box<dyn Game>, Flaw>>;
