//! What is asked about a game with scores, and how values are answered in JSON.

use serde_json::Value;

/// What the user wants to know.
#[derive(Debug, Clone, Copy)]
pub struct Asked<'a> {
    /// How far the table goes: `1000`, or for a grid `30x50`.
    pub to: Option<(u64, Option<u64>)>,
    /// Positions, instead of a table.
    pub at: &'a [String],
    /// Also a game from there to its end.
    pub why: bool,
    pub values: bool,
    /// Only the law, as a function.
    pub code: bool,
    pub json: bool,
}

/// As a number, if it is one that JSON knows.
pub fn number(value: &str) -> Value {
    let signed = value.parse::<i64>().map(Value::from);
    signed.or_else(|_| value.parse::<u64>().map(Value::from)).unwrap_or_else(|_| value.into())
}
