//! What is wrong with a text that should be a table.

use std::fmt;

/// What is wrong with the text, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flaw {
    /// The line, from 1; 0 if it is the text as a whole.
    pub line: usize,
    /// What is wrong there.
    pub what: String,
    /// What to do about it.
    pub help: &'static str,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.what),
            line => write!(f, "line {line}: {}", self.what),
        }
    }
}
