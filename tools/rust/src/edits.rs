//! Changes to a text, collected by byte ranges and applied at once.

use std::ops::Range;

/// The changes; ranges are bytes of the unchanged text.
#[derive(Debug, Default)]
pub struct Edits(Vec<(Range<usize>, String)>);

impl Edits {
    /// Replaces a range by `new`.
    pub fn replace(&mut self, range: Range<usize>, new: impl Into<String>) {
        self.0.push((range, new.into()));
    }

    /// Removes a range, with its lines if nothing else is on them.
    pub fn remove(&mut self, text: &str, range: Range<usize>) {
        self.replace(whole_lines(text, range), "");
    }

    /// Inserts `new` at a position.
    pub fn insert(&mut self, at: usize, new: impl Into<String>) {
        self.replace(at..at, new);
    }

    /// Whether everything in a range is removed, and that is something.
    pub fn empty(&self, text: &str, range: Range<usize>) -> bool {
        let is_removed = |at| self.0.iter().any(|(range, new)| new.is_empty() && range.contains(&at));
        let mut code = text[range.clone()].char_indices().filter(|(_, c)| !c.is_whitespace()).peekable();
        code.peek().is_some() && code.all(|(i, _)| is_removed(range.start + i))
    }

    /// The changed text. A change inside a replaced range is dropped; what is inserted where it
    /// begins stands before it.
    pub fn apply(mut self, text: &str) -> String {
        self.0.sort_by_key(|(range, _)| (range.start, !range.is_empty(), std::cmp::Reverse(range.end)));
        let (mut out, mut at) = (String::with_capacity(text.len()), 0);
        for (range, new) in self.0 {
            if range.start >= at {
                out += &text[at..range.start];
                out += &new;
                at = range.end;
            }
        }
        out + &text[at..]
    }
}

/// The range, with the rest of its lines if that is blank.
fn whole_lines(text: &str, range: Range<usize>) -> Range<usize> {
    let start = line_start(text, range.start);
    let end = text[range.end..].find('\n').map_or(text.len(), |i| range.end + i + 1);
    let alone = text[start..range.start].trim().is_empty() && text[range.end..end].trim().is_empty();
    if alone { start..end } else { range }
}

/// Where the line with a position begins.
fn line_start(text: &str, at: usize) -> usize {
    text[..at].rfind('\n').map_or(0, |i| i + 1)
}

/// The range and the comma after it.
pub fn with_comma(text: &str, range: Range<usize>) -> Range<usize> {
    let rest = &text[range.end..];
    let blanks = rest.len() - rest.trim_start().len();
    if rest[blanks..].starts_with(',') { range.start..range.end + blanks + 1 } else { range }
}
