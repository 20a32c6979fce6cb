//! Text laid out for the width of a terminal, on which a Chinese character takes two columns.

use std::io::IsTerminal;
use textwrap::core::Word;
use textwrap::{WordSeparator, WordSplitter};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The width of what is not a terminal.
const USUAL: usize = 80;
/// In shorter lines nothing fits.
const NARROWEST: usize = 40;
/// Longer lines are hard to read.
const WIDEST: usize = 200;

/// The columns of the terminal that standard output is, else 80.
pub fn width() -> usize {
    let size = terminal_size::terminal_size().filter(|_| std::io::stdout().is_terminal());
    size.map_or(USUAL, |(width, _)| usize::from(width.0).clamp(NARROWEST, WIDEST))
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
    let at = if is_wide { WordSeparator::Custom(chinese_words) } else { WordSeparator::AsciiSpace };
    let options = options.break_words(false).word_splitter(WordSplitter::NoHyphenation).word_separator(at);
    textwrap::wrap(text, options).join("\n") + "\n"
}

/// Wider help is not read more easily.
const MAX_HELP: usize = 100;

/// The columns of help texts, which are also made for a terminal that is not there yet (`COLUMNS`).
pub fn help_width() -> usize {
    let is_terminal = std::io::stdout().is_terminal();
    let told = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    told.filter(|_| !is_terminal).unwrap_or_else(width).min(MAX_HELP)
}

/// Examples for a help text, each a command and behind it, or on a line below, what it does. If
/// they do not fit, what it does is always below. Any other line is a paragraph.
pub fn examples(text: &str, width: usize) -> String {
    const BELOW: &str = "      ";
    let fit = text.lines().filter(|line| line.starts_with(' ')).all(|line| columns(line) <= width);
    let mut laid_out = String::new();
    for line in text.lines() {
        match line.strip_prefix("  ") {
            Some(_) if fit => laid_out += &format!("{line}\n"),
            Some(about) if line.starts_with(BELOW) => laid_out += &wrapped(BELOW, about.trim(), width),
            Some(example) => {
                let (command, about) = example.split_once("  ").unwrap_or((example, ""));
                laid_out += &format!("  {command}\n");
                if !about.is_empty() {
                    laid_out += &wrapped(BELOW, about.trim(), width);
                }
            }
            None => laid_out += &wrapped("", line, width),
        }
    }
    laid_out.trim_end().to_owned()
}

/// No line begins with one of these.
const CLOSING: &str = "，。、；：！？）》」』】〉〕｝”’…—～·,.;:!?%)]}";
/// No line ends with one of these.
const OPENING: &str = "（《「『【〈〔｛“‘([{";

/// The parts of a text between which a line may end: after blanks, and beside any wide character,
/// punctuation apart. The tables of Unicode (UAX 14) tell more, for scripts that nobody writes
/// here; they would be the largest part of this program.
fn chinese_words(text: &str) -> Box<dyn Iterator<Item = Word<'_>> + '_> {
    let mut rest = text;
    Box::new(std::iter::from_fn(move || {
        let mut pairs = rest.char_indices().zip(rest.chars().skip(1));
        let end = pairs.find(|&((_, before), after)| may_break(before, after));
        let end = end.map_or(rest.len(), |((at, before), _)| at + before.len_utf8());
        let (word, others) = rest.split_at(end);
        rest = others;
        if word.is_empty() { None } else { Some(Word::from(word)) }
    }))
}

fn may_break(before: char, after: char) -> bool {
    if before == ' ' || after == ' ' {
        return after != ' ';
    }
    let is_wide = |c: char| c.width().is_some_and(|columns| columns > 1);
    (is_wide(before) || is_wide(after)) && !OPENING.contains(before) && !CLOSING.contains(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paragraph_of_help_is_wrapped_as_one_and_leaves_examples_alone() {
        let text = "Examples:\n  a b  what\n\none two three four";
        assert_eq!(examples(text, 12), "Examples:\n  a b  what\n\none two\nthree four");
        assert_eq!(examples(text, 10), "Examples:\n  a b\n      what\n\none two\nthree four");
        assert_eq!(examples(text, 80), text);
    }

    #[test]
    fn chinese_is_broken_anywhere_but_at_punctuation() {
        let words = |text| {
            chinese_words(text).map(|word| format!("{}{}", word.word, word.whitespace)).collect::<Vec<_>>()
        };
        assert_eq!(words("取石子（一），well done。"), ["取", "石", "子", "（一），", "well ", "done。"]);
        assert_eq!(words("n 堆  石子"), ["n ", "堆  ", "石", "子"]);
        assert_eq!(wrapped("", "最后取光者胜。", 12), "最后取光者\n胜。\n");
    }
}
