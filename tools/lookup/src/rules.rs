//! Rules of games on heaps as contestants jot them down: `0.77`, `take 1,3,4`, `take 1..5 or
//! split`, `take any, last loses`. The grammar is the explorer's.

use grundy_explorer::rules::heaps::{HeapRules, heap_rules};
use grundy_explorer::rules::{self, Words};
use std::fmt;

/// The rules of a game on heaps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rules {
    pub heaps: HeapRules,
    /// Whether whoever makes the last move loses.
    pub last_loses: bool,
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.heaps, if self.last_loses { " misere" } else { "" })
    }
}

/// The rules, if the whole question is some.
pub fn read(question: &str) -> Option<Rules> {
    let no_files = |_: &str| Err(String::new());
    let mut words = Words::new(question, &no_files);
    words.who_wins();
    let heaps = heap_rules(&mut words)?.ok()?;
    words.who_wins();
    words.end().ok()?;
    Some(Rules { heaps, last_loses: words.said().ok()?.misere })
}

/// Whether the explorer takes the question as it stands for the rules of some game.
pub fn are_rules(question: &str) -> bool {
    rules::read(question, &|_| Err(String::new())).is_ok()
}
