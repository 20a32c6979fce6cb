//! Text laid out for the width of a terminal, on which a Chinese character takes two columns.

use std::io::IsTerminal;
use textwrap::{WordSeparator, WordSplitter};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The width of what is not a terminal.
const USUAL: usize = 80;
/// Longer lines are hard to read, and in shorter ones nothing fits.
const BOUNDS: (usize, usize) = (40, 200);

/// The columns of the terminal that standard output is, else 80.
pub fn width() -> usize {
    let size = terminal_size::terminal_size().filter(|_| std::io::stdout().is_terminal());
    size.map_or(USUAL, |(width, _)| usize::from(width.0).clamp(BOUNDS.0, BOUNDS.1))
}

/// The columns that a text without escape sequences takes.
pub fn columns(text: &str) -> usize {
    text.width()
}

/// The text with blanks up to that many columns.
pub fn padded(text: &str, to: usize) -> String {
    format!("{text}{:1$}", "", to.saturating_sub(columns(text)))
}

/// The text, or its beginning and `…`, in at most that many columns.
pub fn cut(text: &str, to: usize) -> String {
    if columns(text) <= to {
        return text.to_owned();
    }
    let (mut cut, mut used) = (String::new(), 0);
    for c in text.chars() {
        used += c.width().unwrap_or(0);
        if used >= to {
            break;
        }
        cut.push(c);
    }
    format!("{}…", cut.trim_end())
}

/// The text in lines of at most that many columns, the first after `start`, the others indented as
/// far.
pub fn wrapped(start: &str, text: &str, width: usize) -> String {
    let indent = " ".repeat(columns(start));
    let options = textwrap::Options::new(width).initial_indent(start).subsequent_indent(&indent);
    // Only Chinese has breaks without blanks; an address has none.
    let is_wide = columns(text) > text.chars().count();
    let at = if is_wide { WordSeparator::UnicodeBreakProperties } else { WordSeparator::AsciiSpace };
    let options = options.break_words(false).word_splitter(WordSplitter::NoHyphenation).word_separator(at);
    textwrap::wrap(text, options).join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chinese_takes_two_columns() {
        assert_eq!((cut("数组游戏", 8), cut("数组游戏", 7)), ("数组游戏".to_owned(), "数组游…".to_owned()));
        assert_eq!((cut("数组游戏", 6), cut("a b c", 3)), ("数组…".to_owned(), "a…".to_owned()));
        assert_eq!(padded("数组", 6), "数组  ");
        assert_eq!(wrapped("- ", "two words 数组", 11), "- two words\n  数组\n");
        assert_eq!(
            wrapped("- ", "https://a.very/long", 8),
            "- https://a.very/long\n",
            "an address stays whole"
        );
    }
}
