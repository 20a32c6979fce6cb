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
        let is_there = |(change, new): &&(Range<usize>, String)| {
            new.is_empty() && change.start < range.end && range.start < change.end
        };
        let mut removed: Vec<&Range<usize>> =
            self.0.iter().filter(is_there).map(|(change, _)| change).collect();
        removed.sort_unstable_by_key(|change| change.start);
        let is_blank = |from: usize, to: usize| text.get(from..to).is_none_or(|kept| kept.trim().is_empty());
        let mut at = range.start;
        for change in removed {
            if !is_blank(at, change.start) {
                return false;
            }
            at = at.max(change.end);
        }
        is_blank(at, range.end) && !text[range].trim().is_empty()
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
