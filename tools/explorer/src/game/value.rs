//! What is said of a position.

use std::fmt;

/// What is wrong with what the user gave, in one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flaw(pub String);

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<String> for Flaw {
    fn from(text: String) -> Flaw {
        Flaw(text)
    }
}

/// Stands for a position of no finite value: play can go on for ever.
pub const ENDLESS: u32 = u32::MAX;
/// Stands for what is not a position: the rules say so.
pub const MISSING: u32 = u32::MAX - 1;

/// Who wins, with best play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// The player who has just moved: a P-position.
    Loss,
    /// The player to move: an N-position.
    Win,
    /// Nobody: the game never ends.
    Draw,
}

/// What a position is worth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// As much as a heap of that size in Nim.
    Grundy(u32),
    /// Of no size: play can go on for ever. With the finite values of its options, ascending.
    Endless(Vec<u32>),
    /// In misère play, only who wins.
    Misere(Outcome),
}

impl Value {
    /// Who wins this position alone.
    pub fn outcome(&self) -> Outcome {
        match self {
            Value::Grundy(0) => Outcome::Loss,
            Value::Grundy(_) => Outcome::Win,
            Value::Endless(options) if options.contains(&0) => Outcome::Win,
            Value::Endless(_) => Outcome::Draw,
            Value::Misere(outcome) => *outcome,
        }
    }
}

/// The cell of a table for a value.
pub fn cell(value: &Value) -> u32 {
    match value {
        Value::Grundy(value) => *value,
        Value::Endless(_) | Value::Misere(Outcome::Draw) => ENDLESS,
        Value::Misere(outcome) => u32::from(*outcome == Outcome::Win),
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Outcome::Loss => "P",
            Outcome::Win => "N",
            Outcome::Draw => "draw",
        })
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Grundy(value) => write!(f, "{value}"),
            Value::Misere(outcome) => write!(f, "{outcome}"),
            Value::Endless(options) => {
                let options: Vec<String> = options.iter().map(ToString::to_string).collect();
                write!(f, "∞{{{}}}", options.join(","))
            }
        }
    }
}

/// The least number that is not there.
pub fn mex(values: impl IntoIterator<Item = u32>) -> u32 {
    let values: Vec<u32> = values.into_iter().collect();
    // It is at most their number: larger ones make no difference.
    let mut seen = vec![false; values.len()];
    for value in values {
        if let Some(seen) = seen.get_mut(value as usize) {
            *seen = true;
        }
    }
    seen.iter().position(|seen| !seen).unwrap_or(seen.len()) as u32
}

/// A period that is proven: g(n + period) = g(n) + saltus for all n >= `pre_period`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Certificate {
    /// The least index from which on it holds.
    pub pre_period: u64,
    /// The least period.
    pub period: u64,
    /// What is added after each period; 0 if it is a period in the usual sense.
    pub saltus: u64,
    /// The equality was checked for all n from `pre_period` up to this one.
    pub checked: u64,
    /// Up to where the theorem demands that.
    pub needed: u64,
    /// The theorem, with its source.
    pub theorem: &'static str,
}

impl Certificate {
    /// How many values show it: two periods.
    pub fn length(&self) -> u64 {
        self.period.saturating_mul(2).saturating_add(self.pre_period)
    }

    /// The value at any index, from the first ones.
    pub fn at(&self, values: &[u32], n: u64) -> Option<u64> {
        if let Some(&value) = usize::try_from(n).ok().and_then(|n| values.get(n)) {
            return Some(value.into());
        }
        let beyond = n.checked_sub(self.pre_period)?;
        let value = *values.get(usize::try_from(self.pre_period + beyond % self.period).ok()?)?;
        (beyond / self.period).checked_mul(self.saltus)?.checked_add(value.into())
    }
}
