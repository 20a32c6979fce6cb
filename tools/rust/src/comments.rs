//! The comments of a text: whatever is between two tokens and no blank, so that a string that looks
//! like a comment is none. Doc comments are tokens.

use proc_macro2::{TokenStream, TokenTree};
use std::ops::Range;

/// Where the comments of a text are.
pub struct Comments<'a> {
    text: &'a str,
    comments: Vec<Range<usize>>,
    headings: Vec<Heading>,
}

/// A comment that belongs to more than what follows it: a blank line sets it apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heading {
    /// Its lines.
    pub range: Range<usize>,
    /// What it is about: everything up to the next heading or the end of the block.
    pub about: Range<usize>,
}

impl<'a> Comments<'a> {
    /// The comments of a text.
    pub fn of(text: &'a str) -> syn::Result<Comments<'a>> {
        let mut found = Comments { text, comments: Vec::new(), headings: Vec::new() };
        found.block(text.parse()?, 0..text.len());
        Ok(found)
    }

    /// The headings.
    pub fn headings(&self) -> &[Heading] {
        &self.headings
    }

    /// Whether a position is within a comment.
    pub fn hold(&self, at: usize) -> bool {
        let before = self.comments.partition_point(|comment| comment.start <= at);
        before > 0 && at < self.comments[before - 1].end
    }

    /// The range with the comments directly above it and those after it on its last line.
    pub fn with(&self, range: Range<usize>) -> Range<usize> {
        let Range { mut start, mut end } = range;
        let before = self.comments.partition_point(|comment| comment.end <= start);
        for comment in self.comments[..before].iter().rev() {
            let between = &self.text[comment.end..start];
            let is_above = between.trim().is_empty()
                && match between.matches('\n').count() {
                    0 => true,
                    1 => is_blank(self.text, comment.start),
                    _ => false,
                };
            if !is_above {
                break;
            }
            start = comment.start;
        }
        let after = self.comments.partition_point(|comment| comment.start < end);
        let mut last = end;
        for comment in &self.comments[after..] {
            if !self.text[last..comment.start].chars().all(|c| c == ' ' || c == '\t') {
                break;
            }
            last = comment.end;
        }
        if self.text[last..].split('\n').next().is_none_or(|rest| rest.trim().is_empty()) {
            end = last;
        }
        start..end
    }

    /// Where the next token begins.
    pub fn next_token(&self, mut at: usize) -> usize {
        loop {
            at += self.text[at..].len() - self.text[at..].trim_start().len();
            match self.comments.iter().find(|comment| comment.start == at) {
                Some(comment) => at = comment.end,
                None => return at,
            }
        }
    }

    /// The comments of a block, and of the blocks in it.
    fn block(&mut self, tokens: TokenStream, range: Range<usize>) {
        let (mut at, first) = (range.start, self.headings.len());
        let mut own = Vec::new();
        for token in tokens {
            let place = token.span().byte_range();
            if place.start >= at {
                own.extend(self.gap(at..place.start));
            }
            let is_doc = self.text[place.clone()].starts_with('/'); // of the attribute it stands for
            if let TokenTree::Group(group) = token
                && !is_doc
            {
                self.block(group.stream(), group.span_open().byte_range().end..place.end - 1);
            }
            at = at.max(place.end);
        }
        own.extend(self.gap(at..range.end));
        let ends = own.iter().skip(1).map(|next: &Range<usize>| next.start).chain([range.end]);
        let own: Vec<Heading> = own
            .iter()
            .zip(ends)
            .map(|(range, end)| Heading { range: range.clone(), about: range.end..end })
            .collect();
        self.headings.splice(first..first, own);
    }

    /// Notes the comments between two tokens; those set apart by a blank line are returned.
    fn gap(&mut self, gap: Range<usize>) -> Vec<Range<usize>> {
        let mut apart: Vec<Range<usize>> = Vec::new();
        let mut at = gap.start;
        while let Some(start) = self.text[at..gap.end].find('/').map(|i| at + i) {
            let end = comment_end(self.text, start).min(gap.end);
            self.comments.push(start..end);
            match apart.last_mut().filter(|last| self.text[last.end..start].matches('\n').count() == 1) {
                Some(last) => last.end = end,
                None => apart.push(start..end),
            }
            at = end;
        }
        apart.retain(|part| {
            let rest = &self.text[part.end..gap.end];
            let blanks = &rest[..rest.len() - rest.trim_start().len()];
            is_blank(self.text, part.start) && blanks.matches('\n').count() > 1
        });
        apart
    }
}

/// Whether nothing is before a place on its line.
fn is_blank(text: &str, at: usize) -> bool {
    text[..at].rsplit('\n').next().is_none_or(|line| line.trim().is_empty())
}

/// Where a comment ends.
fn comment_end(text: &str, start: usize) -> usize {
    if !text[start..].starts_with("/*") {
        return text[start..].find('\n').map_or(text.len(), |i| start + i);
    }
    let (mut at, mut depth) = (start, 0);
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        let (step, deeper) = match rest {
            [b'/', b'*', ..] => (2, 1),
            [b'*', b'/', ..] => (2, -1),
            _ => (1, 0),
        };
        at += step;
        depth += deeper;
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with<'a>(text: &'a str, what: &str) -> &'a str {
        let at = text.find(what).unwrap();
        &text[Comments::of(text).unwrap().with(at..at + what.len())]
    }

    #[test]
    fn comments_belong_to_what_follows() {
        let f = "fn f() {}";
        assert_eq!(with("x\n// one\n// two\nfn f() {} // three\ny", f), "// one\n// two\nfn f() {} // three");
        assert_eq!(with("x; // of x\n/* a\n b */\nfn f() {} /* c */ y", f), "/* a\n b */\nfn f() {}");
        assert_eq!(with("// apart\n\nfn f() {}\n// next\ny", f), f);
        assert_eq!(with("const S: &str = \"\n// no\";\nfn f() {}", f), f);
        assert_eq!(with("const S: &str = \"\n// no\"; fn f() {}", f), f);
    }

    #[test]
    fn headings_reach_to_the_next() {
        let text = "// title\n\n// == a\n// more\n\nfn a() {\n    // in a\n\n    x();\n}\n// of b\nfn b() {}\n\n// == c\n\nfn c() {}\n";
        let comments = Comments::of(text).unwrap();
        let found: Vec<_> = comments
            .headings()
            .iter()
            .map(|heading| (&text[heading.range.clone()], text[heading.about.clone()].trim()))
            .collect();
        let a = "fn a() {\n    // in a\n\n    x();\n}\n// of b\nfn b() {}";
        assert_eq!(
            found,
            [("// title", ""), ("// == a\n// more", a), ("// == c", "fn c() {}"), ("// in a", "x();")]
        );
    }

    #[test]
    fn the_next_token() {
        let text = "#[a] // x\n /* y */ fn";
        assert_eq!(Comments::of(text).unwrap().next_token(4), text.find("fn").unwrap());
    }
}
