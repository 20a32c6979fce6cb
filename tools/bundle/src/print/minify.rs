//! The shortest text with the same tokens: no comments, no needless blanks, nothing renamed.

use super::macros::Stringifiers;
use proc_macro2::{Spacing, TokenStream, TokenTree};
use std::ops::Range;

/// Several characters that the compiler reads as one token, longest first, and what begins a
/// comment.
const OPERATORS: &[&str] = &[
    "<<=", ">>=", "...", "..=", "&&", "||", "<<", ">>", "==", "!=", "<=", ">=", "->", "=>", "<-", "::", "..",
    "+=", "-=", "*=", "/=", "%=", "^=", "&=", "|=", "//", "/*",
];

/// A line longer than this ends after the next `;` or `}`: some judges and editors cannot cope with
/// endless lines.
const LONG: usize = 150;

/// The text without comments (except its first line) and needless blanks. It is checked that the
/// tokens are the same.
pub fn minify(text: &str) -> anyhow::Result<String> {
    let tokens = tokens(text)?;
    let mut out = String::new();
    if let Some(title) = text.lines().next().filter(|line| line.starts_with("// ")) {
        out = format!("{title}\n");
    }
    let mut line = out.len();
    for (i, token) in tokens.iter().enumerate() {
        let before = i.checked_sub(1).map(|i| &tokens[i]);
        let may_break = before.is_none_or(|before| !token.is_seen || before.range.end != token.range.start);
        let long = out.len() - line > LONG && out.ends_with([';', '}']) && may_break;
        if long || before.is_some_and(|before| before.kind == TokenKind::Doc) {
            out.push('\n');
            line = out.len();
        } else if before.is_some_and(|before| before.needs_blank(token)) {
            out.push(' ');
        }
        out += token.text;
    }
    out.push('\n');
    let same = self::tokens(&out)?.iter().map(|token| token.text).eq(tokens.iter().map(|token| token.text));
    anyhow::ensure!(
        same,
        "shortening would change the program, which is a bug of grundy: leave out --minify"
    );
    Ok(out)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum TokenKind {
    Name,
    Literal,
    Operator,
    Bracket,
    /// A doc comment inside a macro; it ends with its line.
    Doc,
}

/// A token as the compiler sees it: `&&` and `'a` are one.
#[derive(Debug)]
struct Token<'a> {
    text: &'a str,
    range: Range<usize>,
    kind: TokenKind,
    /// Whether the program can tell if there is a blank before it.
    is_seen: bool,
}

impl Token<'_> {
    /// Whether the two tokens would be read differently with no blank between them.
    fn needs_blank(&self, next: &Token) -> bool {
        if next.is_seen || self.range.end == next.range.start {
            return self.range.end != next.range.start; // as they were written
        }
        match (self.kind, next.kind) {
            (TokenKind::Name | TokenKind::Literal, TokenKind::Name | TokenKind::Literal) => true,
            (TokenKind::Literal, TokenKind::Operator) => next.text.starts_with('.'), // `1 ..2`, `x.0 .1`
            (TokenKind::Name, TokenKind::Operator) => next.text == "#", // `r #`, and future editions
            (TokenKind::Operator, TokenKind::Operator) => {
                let both = format!("{}{}", self.text, next.text);
                operator(&both) != self.text
            }
            (_, TokenKind::Doc) => true,
            _ => false,
        }
    }
}

/// The operator at the start of a text.
fn operator(text: &str) -> &str {
    match OPERATORS.iter().find(|operator| text.starts_with(**operator)) {
        Some(operator) => &text[..operator.len()],
        None => &text[..1],
    }
}

fn tokens(text: &str) -> anyhow::Result<Vec<Token<'_>>> {
    let stream = text.parse().map_err(syn::Error::from)?;
    let mut lexer =
        Lexer { text, macros: Stringifiers::from_tokens(&stream), is_seen: false, tokens: Vec::new() };
    lexer.read(stream);
    Ok(lexer.tokens)
}

struct Lexer<'a> {
    text: &'a str,
    macros: Stringifiers,
    /// Whether this is within the arguments of a macro that sees blanks.
    is_seen: bool,
    tokens: Vec<Token<'a>>,
}

impl Lexer<'_> {
    fn read(&mut self, stream: TokenStream) {
        let mut run: Option<Range<usize>> = None; // operators that touch each other
        let stream: Vec<TokenTree> = stream.into_iter().collect();
        for (i, token) in stream.iter().enumerate() {
            let range = token.span().byte_range();
            let start = run.take().map_or(range.start, |run| run.start);
            if self.text[range.clone()].starts_with("//") || self.text[range.clone()].starts_with("/**") {
                // The tokens of a doc comment all have its range.
                if self.tokens.last().is_none_or(|last| last.range != range) {
                    self.add(range, TokenKind::Doc);
                }
                continue;
            }
            match token {
                TokenTree::Punct(punct) if punct.spacing() == Spacing::Joint => run = Some(start..range.end),
                TokenTree::Punct(_) => self.operators(start..range.end),
                TokenTree::Group(group) => {
                    self.operators(start..range.start);
                    self.add(group.span_open().byte_range(), TokenKind::Bracket);
                    let (outside, first) = (self.is_seen, self.tokens.len());
                    self.is_seen |= self.macros.call(&stream, i).is_some_and(|call| call.is_exact);
                    self.read(group.stream());
                    if let Some(first) = self.tokens.get_mut(first) {
                        first.is_seen = outside;
                    }
                    self.is_seen = outside;
                    self.add(group.span_close().byte_range(), TokenKind::Bracket);
                }
                TokenTree::Literal(_) => {
                    self.operators(start..range.start);
                    self.add(range, TokenKind::Literal);
                }
                TokenTree::Ident(_) => {
                    let lifetime = usize::from(self.text[start..range.start].ends_with('\''));
                    self.operators(start..range.start - lifetime);
                    self.add(range.start - lifetime..range.end, TokenKind::Name);
                }
            }
        }
    }

    /// A run of operator characters, read as the compiler reads it.
    fn operators(&mut self, run: Range<usize>) {
        let mut at = run.start;
        while at < run.end {
            let end = at + operator(&self.text[at..run.end]).len();
            self.add(at..end, TokenKind::Operator);
            at = end;
        }
    }

    fn add(&mut self, range: Range<usize>, kind: TokenKind) {
        let is_seen = self.is_seen;
        self.tokens.push(Token { text: &self.text[range.clone()], range, kind, is_seen });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn body(text: &str) -> String {
        minify(text).unwrap().trim_end().to_owned()
    }

    #[test]
    fn blanks_that_mean_something_stay() {
        assert_eq!(body("a & &b"), "a& &b");
        assert_eq!(body("a && b"), "a&&b");
        assert_eq!(body("a / *b"), "a/ *b");
        assert_eq!(body("a - -b"), "a- -b".replace("- -", "--")); // no `--` in Rust
        assert_eq!(body("a < -b"), "a< -b");
        assert_eq!(body("a = &b"), "a=&b");
        assert_eq!(body("(x , )"), "(x,)");
        assert_eq!(body("1 ..2"), "1 ..2");
        assert_eq!(body("1..2"), "1..2");
        assert_eq!(body("x.0 .1"), "x.0 .1");
        assert_eq!(body("return \"a  b\" ;"), "return \"a  b\";");
        assert_eq!(body("& 'a str , ' '"), "&'a str,' '");
        assert_eq!(body("r # \"x\""), "r #\"x\"");
        assert_eq!(body("Vec<Vec<u8> > = x"), "Vec<Vec<u8> > =x");
        assert_eq!(body("| || x"), "| ||x");
        assert_eq!(body("stringify!( a + b /* c */ ( d ) ) ; x ( a + b )"), "stringify!(a + b ( d ));x(a+b)");
    }

    #[test]
    fn comments_are_removed_but_not_in_strings() {
        let text = "// first line\nlet s = \"// no\"; // yes\n/* gone /* nested */ */ r#\"/* \" \"#\n";
        assert_eq!(body(text), "// first line\nlet s=\"// no\";r#\"/* \" \"#");
    }

    #[test]
    fn doc_comments_in_macros_keep_their_line() {
        assert_eq!(body("m! { /// doc\n struct S ; }"), "m!{ /// doc\nstruct S;}");
    }
}
