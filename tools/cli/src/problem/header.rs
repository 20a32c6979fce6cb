//! The header of a source file, the `//!` lines at its top: a title, then bullets.
//!
//! - **Form**: `- **Name**: value`; a value continues on lines indented by two,
//!   like this one.
//!
//! The repository's own tests include this file, so it uses nothing but std.

use std::time::Duration;

/// One bullet of a header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bullet {
    /// `Limits`.
    pub name: String,
    /// The text after the colon, its lines joined.
    pub value: String,
    /// The line in the file on which it begins, from 1.
    pub line: usize,
}

/// The first paragraph in one line, without the `#` of a heading.
pub fn title(text: &str) -> Option<String> {
    let paragraph: Vec<&str> = lines(text).map(str::trim).take_while(|line| !line.is_empty()).collect();
    let title = paragraph.join(" ").trim_start_matches('#').trim().to_owned();
    if title.is_empty() { None } else { Some(title) }
}

/// All bullets, in order.
pub fn bullets(text: &str) -> Vec<Bullet> {
    let mut bullets: Vec<Bullet> = Vec::new();
    let mut open = false; // whether the last bullet can continue
    for (i, line) in lines(text).enumerate() {
        let start = line.strip_prefix("- **").and_then(|rest| rest.split_once("**:"));
        if let Some((name, value)) = start {
            let (name, value) = (name.to_owned(), value.trim().to_owned());
            bullets.push(Bullet { name, value, line: i + 1 });
            open = true;
        } else if let (true, Some(more), Some(last)) = (open, line.strip_prefix("  "), bullets.last_mut()) {
            last.value = format!("{} {}", last.value, more.trim()).trim().to_owned();
        } else {
            open = false;
        }
    }
    bullets
}

/// The value of the first bullet of that name.
pub fn bullet(text: &str, name: &str) -> Option<String> {
    bullets(text).into_iter().find(|bullet| bullet.name == name).map(|bullet| bullet.value)
}

/// How many lines the header has.
pub fn length(text: &str) -> usize {
    lines(text).count()
}

/// The names in backticks.
pub fn quoted(value: &str) -> impl Iterator<Item = &str> {
    value.split('`').skip(1).step_by(2)
}

/// The address in `<…>`; the text around it is a note.
pub fn address(value: &str) -> Option<&str> {
    let (_, rest) = value.split_once('<')?;
    let (address, _) = rest.split_once('>')?;
    if address.is_empty() { None } else { Some(address) }
}

/// The judge's limits. What is not known is not judged.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Limits {
    /// CPU time.
    pub time: Option<Duration>,
    /// Bytes.
    pub memory: Option<u64>,
    /// As the header has it: `1 s, 32 MB (from memory)`.
    pub text: String,
}

impl Limits {
    /// `<number> s|ms[, <number> KB|MB|GB] [(note)]`, or `unknown [(note)]`. As on the judges, 1 KB
    /// is 1024 bytes.
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
            Some((time, memory)) => (time, Some(memory)),
            None => (value, None),
        };
        let seconds = quantity(time, &[("s", 1.0), ("ms", 1e-3)])?;
        limits.time = Some(Duration::try_from_secs_f64(seconds).ok()?);
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

/// The lines of the header, without the comment's mark and one blank.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().map_while(|line| line.strip_prefix("//!"));
    lines.map(|line| line.strip_prefix(' ').unwrap_or(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "//! # Nim: heaps.\n//!\n//! - **Theorem**: the xor\n//!   of all.\n//!\n//!   Apart.\n//! - **Source**: \
                        <https://a.b/c> (also <x>)\r\n//! - *No*: bullet\n\n//! - **Late**: no";

    #[test]
    fn title_and_bullets() {
        assert_eq!(title(TEXT).as_deref(), Some("Nim: heaps."));
        assert_eq!(bullet(TEXT, "Theorem").as_deref(), Some("the xor of all."));
        let places: Vec<_> = bullets(TEXT).into_iter().map(|bullet| (bullet.name, bullet.line)).collect();
        assert_eq!(places, [("Theorem".to_owned(), 3), ("Source".to_owned(), 7)]);
        assert_eq!((bullet(TEXT, "Late"), length(TEXT)), (None, 8));
        assert_eq!((title(""), title("fn main() {}"), title("//! #\n")), (None, None, None));
        assert_eq!(title("//! Nim: one\n//! of two.\n//!\n//! More.").as_deref(), Some("Nim: one of two."));
    }

    #[test]
    fn parts_of_a_value() {
        let source = bullet(TEXT, "Source").unwrap();
        assert_eq!(address(&source), Some("https://a.b/c"));
        assert_eq!(
            (address("a.b"), address("<a.b"), address("<>"), address("> <")),
            (None, None, None, None)
        );
        assert_eq!(quoted("`sum`, then `nim` (both)").collect::<Vec<_>>(), ["sum", "nim"]);
    }
}
