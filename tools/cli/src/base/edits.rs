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

    /// The changed text. A change inside a replaced range is dropped.
    pub fn apply(mut self, text: &str) -> String {
        self.0.sort_by_key(|(range, _)| (range.start, std::cmp::Reverse(range.end)));
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
pub fn line_start(text: &str, at: usize) -> usize {
    text[..at].rfind('\n').map_or(0, |i| i + 1)
}

/// The range with the `//` comment lines directly above it and the `//` comment after it.
pub fn with_comments(text: &str, range: Range<usize>) -> Range<usize> {
    let Range { mut start, mut end } = range;
    let mut line = line_start(text, start);
    if text[line..start].trim().is_empty() {
        while line > 0 {
            let above = line_start(text, line - 1);
            if !text[above..line].trim_start().starts_with("//") {
                break;
            }
            (line, start) = (above, above);
        }
    }
    let rest = text[end..].split('\n').next().unwrap_or("");
    if rest.trim_start().starts_with("//") {
        end += rest.len();
    }
    start..end
}

/// The range and the comma after it.
pub fn with_comma(text: &str, range: Range<usize>) -> Range<usize> {
    let rest = &text[range.end..];
    let blanks = rest.len() - rest.trim_start().len();
    if rest[blanks..].starts_with(',') { range.start..range.end + blanks + 1 } else { range }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edits_inside_a_removed_range_are_dropped() {
        let text = "a\n  bcd // x\ne";
        let mut edits = Edits::default();
        edits.replace(5..6, "C");
        edits.remove(text, 4..12);
        edits.insert(0, "<");
        assert_eq!(edits.apply(text), "<a\ne");
    }

    #[test]
    fn comments_belong_to_what_follows() {
        let text = "x\n// one\n// two\nfn f() {} // three\ny";
        let f = text.find("fn").unwrap();
        assert_eq!(&text[with_comments(text, f..f + 9)], "// one\n// two\nfn f() {} // three");
    }
}
