//! The judge's limits on time and memory, and where input and output are.

use crate::Files;
use std::time::Duration;

/// The judge's limits. What is not known is not judged.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Limits {
    /// CPU time.
    pub time: Option<Duration>,
    /// Bytes.
    pub memory: Option<u64>,
    /// As the header has it: `1 s, 32 MB (from memory)`.
    pub text: String,
    /// What takes the place of standard input and output; the bullet `Files` says it.
    pub files: Option<Files>,
}

impl Limits {
    /// `<number> s|ms, <number> KB|MB|GB [(note)]`, one of the two, or `unknown [(note)]`. As on
    /// the judges, 1 KB is 1024 bytes.
    pub fn parse(text: &str) -> Option<Limits> {
        let (value, note) = text.split_at(text.find('(').unwrap_or(text.len()));
        if !note.is_empty() && !note.ends_with(')') {
            return None;
        }
        let mut limits = Limits { text: text.to_owned(), ..Limits::default() };
        if value.trim() == "unknown" {
            return Some(limits);
        }
        let (time, memory) = match value.split_once(',') {
            Some((time, memory)) => (Some(time), Some(memory)),
            None if value.trim_end().ends_with('B') => (None, Some(value)),
            None => (Some(value), None),
        };
        if let Some(time) = time {
            let seconds = quantity(time, &[("s", 1.0), ("ms", 1e-3)])?;
            limits.time = Some(Duration::try_from_secs_f64(seconds).ok()?);
        }
        if let Some(memory) = memory {
            let kib = 1024.0;
            let units = [("KB", kib), ("MB", kib * kib), ("GB", kib * kib * kib)];
            limits.memory = Some(quantity(memory, &units)? as u64);
        }
        Some(limits)
    }

    /// The same memory and `factor` times the time.
    pub fn relaxed(&self, factor: u32) -> Limits {
        Limits { time: self.time.map(|time| time.saturating_mul(factor)), ..self.clone() }
    }
}

/// A positive number and its unit, separated by a blank.
fn quantity(text: &str, units: &[(&str, f64)]) -> Option<f64> {
    let (number, unit) = text.trim().split_once(' ')?;
    let (_, factor) = units.iter().find(|(name, _)| *name == unit)?;
    let value = number.parse::<f64>().ok()? * factor;
    if value > 0.0 && value.is_finite() { Some(value) } else { None }
}
