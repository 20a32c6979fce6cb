//! LeetCode's notation for arguments and answers, one on each line: `3`, `true`, `"abc"`, `[1,2]`.
//!
//! - **Input**: `i32`, `i64`, `u32`, `bool`, `String`, and `Vec`s of them and of `Vec`s.
//! - **Time**: O(bytes).
//! - **Needs**: `scan`.
//! - **Checked**: what is written is read again, for random values of all types; malformed lines.

use crate::scan::Scan;
use std::any::type_name;
use std::fmt::Display;
use std::str::FromStr;

/// The argument on the next line that is not blank.
///
/// # Errors
/// At the end of the input, and if the line is no argument of that type.
///
/// ```
/// use grundy::{leetcode, scan::Scan};
/// let mut input = Scan::new("[[1,2],[]]\n\"a b\"\n");
/// let lists: Vec<Vec<i32>> = leetcode::argument(&mut input).unwrap();
/// assert_eq!((lists, leetcode::argument(&mut input)), (vec![vec![1, 2], vec![]], Ok("a b".to_owned())));
/// ```
pub fn argument<T: Value>(input: &mut Scan) -> Result<T, String> {
    input.at_end(); // skips blank lines
    let line = input.line().ok().flatten().unwrap_or("");
    let mut rest = line;
    let value = T::read(&mut rest).filter(|_| rest.trim().is_empty());
    value.ok_or_else(|| {
        let found: String = line.chars().take(60).collect();
        let wanted = format!("{} in LeetCode's notation on a line, for `{}`", T::NAME, type_name::<T>());
        format!("expected {}, found `{}`", wanted, found)
    })
}

/// An answer as LeetCode writes it.
///
/// ```
/// assert_eq!(grundy::leetcode::answer(&vec![vec![1, 2], vec![]]), "[[1,2],[]]");
/// ```
pub fn answer<T: Value>(value: &T) -> String {
    let mut text = String::new();
    value.write(&mut text);
    text
}

/// A type that arguments and answers may have.
pub trait Value: Sized {
    /// What it is called in messages.
    const NAME: &'static str;
    /// Reads a value, and moves behind it.
    fn read(text: &mut &str) -> Option<Self>;
    /// Writes it.
    fn write(&self, text: &mut String);
}

/// A type whose values are words without quotes or brackets.
pub trait Word: FromStr + Display {}

impl Word for i32 {}
impl Word for i64 {}
impl Word for u32 {}
impl Word for bool {}

impl<T: Word> Value for T {
    const NAME: &'static str = "a word";

    fn read(text: &mut &str) -> Option<T> {
        word(text).parse().ok()
    }

    fn write(&self, text: &mut String) {
        *text += &self.to_string();
    }
}

impl Value for String {
    const NAME: &'static str = "a string in quotes";

    fn read(text: &mut &str) -> Option<String> {
        let mut string = String::new();
        let rest = text.trim_start().strip_prefix('"')?;
        let mut chars = rest.char_indices();
        loop {
            let (at, c) = chars.next()?;
            match c {
                '"' => {
                    *text = &rest[at + 1..];
                    return Some(string);
                }
                '\\' => string.push(chars.next().map(|(_, c)| if c == 'n' { '\n' } else { c })?),
                c => string.push(c),
            }
        }
    }

    fn write(&self, text: &mut String) {
        let quoted = self.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
        *text += &format!("\"{}\"", quoted);
    }
}

impl<T: Value> Value for Vec<T> {
    const NAME: &'static str = "a list in brackets";

    fn read(text: &mut &str) -> Option<Vec<T>> {
        let mut values = Vec::new();
        *text = text.trim_start().strip_prefix('[')?.trim_start();
        if let Some(rest) = text.strip_prefix(']') {
            *text = rest;
            return Some(values);
        }
        loop {
            values.push(T::read(text)?);
            let rest = text.trim_start();
            *text = rest.get(1..)?;
            match &rest[..1] {
                "," => {}
                "]" => return Some(values),
                _ => return None,
            }
        }
    }

    fn write(&self, text: &mut String) {
        text.push('[');
        for (i, value) in self.iter().enumerate() {
            *text += if i == 0 { "" } else { "," };
            value.write(text);
        }
        text.push(']');
    }
}

/// What comes before the next comma, bracket or blank.
fn word<'a>(text: &mut &'a str) -> &'a str {
    let start = text.trim_start();
    let end = start.find(|c: char| ",]".contains(c) || c.is_whitespace()).unwrap_or(start.len());
    *text = &start[end..];
    &start[..end]
}
