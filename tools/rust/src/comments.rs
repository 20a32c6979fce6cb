//! The comments of a text: whatever is between two tokens and no blank, so that a string that looks
//! like a comment is not one. Doc comments are tokens.

use proc_macro2::{TokenStream, TokenTree};
use std::ops::Range;

/// The places of a text's comments.
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
    /// Finds the comments of a text.
    pub fn parse(text: &'a str) -> syn::Result<Comments<'a>> {
        Ok(Comments::of(text, text.parse()?))
    }

    /// The same where the text has been parsed.
    pub fn of(text: &'a str, tokens: TokenStream) -> Comments<'a> {
        let mut comments = Comments { text, comments: Vec::new(), headings: Vec::new() };
        comments.block(tokens, 0..text.len());
        comments
    }

    /// Where they are.
    pub fn ranges(&self) -> &[Range<usize>] {
        &self.comments
    }

    /// The comments that a blank line sets apart.
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
    fn block(&mut self, tokens: TokenStream, block: Range<usize>) {
        let (mut at, first) = (block.start, self.headings.len());
        let mut own = Vec::new();
        for token in tokens {
            let range = token.span().byte_range();
            if range.start >= at {
                own.extend(self.gap(at..range.start));
            }
            let is_doc = self.text[range.clone()].starts_with('/'); // of the attribute it stands for
            if let TokenTree::Group(group) = token
                && !is_doc
            {
                self.block(group.stream(), group.span_open().byte_range().end..range.end - 1);
            }
            at = at.max(range.end);
        }
        own.extend(self.gap(at..block.end));
        let ends = own.iter().skip(1).map(|next: &Range<usize>| next.start).chain([block.end]);
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

/// Whether only blanks are before a place on its line.
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
