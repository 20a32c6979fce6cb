//! Positions as numbers and as texts.

use super::game::Game;
use std::any::type_name;
use std::marker::PhantomData;
use std::slice::Iter;

/// How positions are written and read.
pub struct Codec<S> {
    /// Whether each number of a position has a sign, if it is made of numbers.
    pub numbers: Option<Vec<bool>>,
    pub to_numbers: fn(&S, &mut Vec<i128>),
    pub from_numbers: fn(&mut Iter<i128>) -> Result<S, String>,
    /// From a text; `None` if that is not known of its type.
    pub read: Option<fn(&str) -> Result<S, String>>,
}

/// The type of a game's positions.
pub struct Tag<S>(PhantomData<S>);

impl<S> Game<S> {
    pub fn tag(&self) -> Tag<S> {
        Tag(PhantomData)
    }
}

impl<S> Tag<S> {
    pub fn starts(&self) -> Vec<fn() -> S> {
        Vec::new()
    }
}

/// For types of which it is known how they are read.
pub trait Known<S> {
    fn codec(&self) -> Codec<S>;
}

impl<S: Text> Known<S> for Tag<S> {
    fn codec(&self) -> Codec<S> {
        Codec {
            numbers: S::numbers(),
            to_numbers: S::to_numbers,
            from_numbers: S::from_numbers,
            read: Some(whole),
        }
    }
}

/// For all others.
pub trait Unknown<S> {
    fn codec(&self) -> Codec<S>;
}

impl<S> Unknown<S> for &Tag<S> {
    fn codec(&self) -> Codec<S> {
        let from_numbers: fn(&mut Iter<i128>) -> Result<S, String> = |_| Err(String::new());
        Codec { numbers: None, to_numbers: |_, _| (), from_numbers, read: None }
    }
}

/// What can be read from a text like that of Rust.
pub trait Text: Sized {
    /// Whether it is an integer, and then whether it has a sign.
    const INTEGER: Option<bool> = None;

    fn read(text: &mut Reader) -> Option<Self>;

    fn read_whole(text: &mut Reader) -> Option<Self> {
        Self::read(text)
    }

    fn numbers() -> Option<Vec<bool>> {
        None
    }

    fn to_numbers(&self, _numbers: &mut Vec<i128>) {}

    fn from_numbers(_numbers: &mut Iter<i128>) -> Result<Self, String> {
        Err(String::new())
    }
}

/// What is left of a text.
pub struct Reader<'a>(pub &'a str);

impl<'a> Reader<'a> {
    pub fn take(&mut self, mark: &str) -> Option<()> {
        self.0 = self.0.trim_start().strip_prefix(mark)?;
        Some(())
    }

    /// The longest beginning of such characters.
    pub fn word(&mut self, is_part: impl Fn(char) -> bool) -> &'a str {
        self.0 = self.0.trim_start();
        let end = self.0.find(|c| !is_part(c)).unwrap_or(self.0.len());
        let (word, rest) = self.0.split_at(end);
        self.0 = rest;
        word
    }

    /// A character within quotes; `None` at the quote that ends it.
    pub fn character(&mut self, quote: char) -> Option<Option<char>> {
        let mut rest = self.0.chars();
        let next = rest.next()?;
        let read = match next {
            '\\' => Some(match rest.next()? {
                'n' => '\n',
                't' => '\t',
                'r' => '\r',
                '0' => '\0',
                other => other,
            }),
            next if next == quote => None,
            next => Some(next),
        };
        self.0 = rest.as_str();
        Some(read)
    }
}

fn whole<S: Text>(text: &str) -> Result<S, String> {
    let mut reader = Reader(text);
    match S::read_whole(&mut reader) {
        Some(position) if reader.0.trim().is_empty() => Ok(position),
        _ => Err(format!(
            "a position is a value of `{}`",
            type_name::<S>()
                .replace("alloc::string::", "")
                .replace("alloc::vec::", "")
                .replace("core::option::", "")
        )),
    }
}
