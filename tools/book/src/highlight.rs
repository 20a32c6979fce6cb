//! Rust as HTML with coloured comments, strings, numbers and keywords. A few lines of lexer do for
//! sources that rustc takes; a grammar for an editor would be a hundred times as long.

use maud::{Markup, html};

const KEYWORDS: &[&str] = &[
    "as", "async", "await", "box", "break", "const", "continue", "crate", "dyn", "else", "enum", "extern",
    "false", "fn", "for", "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub", "ref",
    "return", "self", "Self", "static", "struct", "super", "trait", "true", "type", "unsafe", "use", "where",
    "while",
];

/// The text with `<i>` about comments, `<s>` about strings and numbers, `<b>` about keywords: the
/// shortest names there are, since a page has thousands of them.
pub fn rust(text: &str) -> Markup {
    let mut rest = text;
    let mut plain = String::new();
    let mut parts: Vec<(TokenKind, String)> = Vec::new();
    while !rest.is_empty() {
        let (kind, length) = token(rest);
        let (now, later) = rest.split_at(length);
        rest = later;
        if kind == TokenKind::Plain {
            plain += now;
        } else if let (TokenKind::Comment, true, Some((TokenKind::Comment, above))) =
            (kind, plain.trim().is_empty(), parts.last_mut())
        {
            // Comments below each other are one.
            above.push_str(&std::mem::take(&mut plain));
            above.push_str(now);
        } else {
            parts.push((TokenKind::Plain, std::mem::take(&mut plain)));
            parts.push((kind, now.to_owned()));
        }
    }
    parts.push((TokenKind::Plain, plain));
    html! {
        @for (kind, text) in parts {
            @match kind {
                TokenKind::Plain => (text),
                TokenKind::Comment => i { (text) },
                TokenKind::Literal => s { (text) },
                TokenKind::Keyword => b { (text) },
            }
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum TokenKind {
    Plain,
    Comment,
    Literal,
    Keyword,
}

/// The token with which a text begins, which is not empty, and its length.
fn token(text: &str) -> (TokenKind, usize) {
    use TokenKind::{Comment, Keyword, Literal, Plain};
    let first = text.chars().next().expect("not empty");
    if text.starts_with("//") {
        return (Comment, text.find('\n').unwrap_or(text.len()));
    }
    if text.starts_with("/*") {
        return (Comment, text.find("*/").map_or(text.len(), |end| end + 2));
    }
    if first.is_alphabetic() || first == '_' {
        let length = word(text);
        let name = &text[..length];
        if let ("r" | "br" | "b", Some(more)) = (name, string(&text[length..], name.contains('r'))) {
            return (Literal, length + more);
        }
        return (if KEYWORDS.contains(&name) { Keyword } else { Plain }, length);
    }
    if first.is_ascii_digit() {
        let length = word(text);
        let fraction =
            text[length..].strip_prefix('.').filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        return (Literal, fraction.map_or(length, |rest| length + 1 + word(rest)));
    }
    if let Some(length) = string(text, false).or_else(|| character(text)) {
        return (Literal, length);
    }
    (Plain, first.len_utf8())
}

fn word(text: &str) -> usize {
    text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len())
}

/// The length of a string literal without its prefix.
fn string(text: &str, is_raw: bool) -> Option<usize> {
    if is_raw {
        let hashes = text.len() - text.trim_start_matches('#').len();
        let content = text[hashes..].strip_prefix('"')?;
        let end = content.find(&format!("\"{}", "#".repeat(hashes)))?;
        return Some(2 * hashes + 2 + end);
    }
    let content = text.strip_prefix('"')?;
    Some(1 + closed(content, '"')?)
}

/// The length of a character; a lifetime is none.
fn character(text: &str) -> Option<usize> {
    let content = text.strip_prefix('\'')?;
    let mut chars = content.char_indices();
    let (_, first) = chars.next()?;
    if first == '\\' {
        return Some(1 + closed(content, '\'')?);
    }
    let (at, second) = chars.next()?;
    (second == '\'').then_some(1 + at + 1)
}

/// Up to and with the next quote that no backslash escapes.
fn closed(text: &str, quote: char) -> Option<usize> {
    let mut is_escaped = false;
    for (at, c) in text.char_indices() {
        if c == quote && !is_escaped {
            return Some(at + 1);
        }
        is_escaped = c == '\\' && !is_escaped;
    }
    None
}
