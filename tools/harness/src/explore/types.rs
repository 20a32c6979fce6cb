//! How positions of the usual types are read.

use super::codec::{Reader, Text};
use std::mem;
use std::slice::Iter;

macro_rules! integers {
    ($signed:literal: $($int:ty)*) => {$(
        impl Text for $int {
            const INTEGER: Option<bool> = Some($signed);

            fn read(text: &mut Reader) -> Option<Self> {
                text.word(|c| c.is_ascii_digit() || "_+-".contains(c)).replace('_', "").parse().ok()
            }

            fn numbers() -> Option<Vec<bool>> {
                Some(vec![$signed])
            }

            fn to_numbers(&self, numbers: &mut Vec<i128>) {
                numbers.push(i128::try_from(*self).unwrap_or(i128::MAX));
            }

            fn from_numbers(numbers: &mut Iter<i128>) -> Result<Self, String> {
                let number = *numbers.next().ok_or_else(String::new)?;
                <$int>::try_from(number).map_err(|_| {
                    let (from, to) = (<$int>::MIN, <$int>::MAX);
                    format!("{number} does not fit `{}`, which goes from {from} to {to}", stringify!($int))
                })
            }
        }
    )*};
}
integers!(false: u8 u16 u32 u64 u128 usize);
integers!(true: i8 i16 i32 i64 i128 isize);

impl Text for bool {
    fn read(text: &mut Reader) -> Option<Self> {
        match text.word(char::is_alphanumeric) {
            "true" | "1" => Some(true),
            "false" | "0" => Some(false),
            _ => None,
        }
    }
}

impl Text for char {
    fn read(text: &mut Reader) -> Option<Self> {
        text.take("'")?;
        let read = text.character('\'')??;
        text.0 = text.0.strip_prefix('\'')?;
        Some(read)
    }

    fn read_whole(text: &mut Reader) -> Option<Self> {
        let mut all = text.0.trim().chars();
        match (all.next(), all.next()) {
            (Some(one), None) => {
                text.0 = "";
                Some(one)
            }
            _ => Self::read(text),
        }
    }
}

impl Text for String {
    fn read(text: &mut Reader) -> Option<Self> {
        text.take("\"")?;
        let mut read = String::new();
        while let Some(next) = text.character('"')? {
            read.push(next);
        }
        Some(read)
    }

    fn read_whole(text: &mut Reader) -> Option<Self> {
        if text.0.trim_start().starts_with('"') {
            return Self::read(text);
        }
        Some(mem::take(&mut text.0).to_owned())
    }
}

impl<T: Text> Text for Option<T> {
    fn read(text: &mut Reader) -> Option<Self> {
        if text.take("None").is_some() {
            return Some(None);
        }
        text.take("Some")?;
        text.take("(")?;
        let read = T::read(text)?;
        text.take(")")?;
        Some(Some(read))
    }
}

/// Values with commas or blanks between them, up to the end or the bracket that closes them.
fn list<T: Text>(text: &mut Reader) -> Option<Vec<T>> {
    let mut list = Vec::new();
    loop {
        text.word(char::is_whitespace);
        if text.0.is_empty() || text.0.starts_with(']') {
            return Some(list);
        }
        list.push(T::read(text)?);
        _ = text.take(",");
    }
}

fn bracketed<T: Text>(text: &mut Reader) -> Option<Vec<T>> {
    text.take("vec!");
    text.take("[")?;
    let list = list(text)?;
    text.take("]")?;
    Some(list)
}

/// With brackets around it or without; as a list of lists it may look like either.
fn list_or_bracketed<T: Text>(text: &mut Reader) -> Option<Vec<T>> {
    let mut attempt = Reader(text.0);
    if let Some(list) = bracketed(&mut attempt)
        && attempt.0.trim().is_empty()
    {
        text.0 = "";
        return Some(list);
    }
    list(text)
}

impl<T: Text> Text for Vec<T> {
    fn read(text: &mut Reader) -> Option<Self> {
        bracketed(text)
    }

    fn read_whole(text: &mut Reader) -> Option<Self> {
        list_or_bracketed(text)
    }
}

impl<T: Text, const N: usize> Text for [T; N] {
    fn read(text: &mut Reader) -> Option<Self> {
        bracketed(text)?.try_into().ok()
    }

    fn read_whole(text: &mut Reader) -> Option<Self> {
        list_or_bracketed(text)?.try_into().ok()
    }

    fn numbers() -> Option<Vec<bool>> {
        T::INTEGER.filter(|_| (1..=8).contains(&N)).map(|signed| vec![signed; N])
    }

    fn to_numbers(&self, numbers: &mut Vec<i128>) {
        self.iter().for_each(|number| number.to_numbers(numbers));
    }

    fn from_numbers(numbers: &mut Iter<i128>) -> Result<Self, String> {
        let all = (0..N).map(|_| T::from_numbers(numbers)).collect::<Result<Vec<T>, String>>()?;
        all.try_into().map_err(|_| String::new())
    }
}

impl Text for () {
    fn read(text: &mut Reader) -> Option<Self> {
        text.take("(")?;
        text.take(")")
    }
}

macro_rules! tuples {
    ($($($part:ident)+;)*) => {$(
        impl<$($part: Text),+> Text for ($($part,)+) {
            fn read(text: &mut Reader) -> Option<Self> {
                text.take("(")?;
                let read = ($({
                    let part = $part::read(text)?;
                    _ = text.take(",");
                    part
                },)+);
                text.take(")")?;
                Some(read)
            }

            fn read_whole(text: &mut Reader) -> Option<Self> {
                let mut attempt = Reader(text.0);
                if let Some(read) = Self::read(&mut attempt) && attempt.0.trim().is_empty() {
                    text.0 = "";
                    return Some(read);
                }
                Some(($({
                    let part = $part::read(text)?;
                    _ = text.take(",");
                    part
                },)+))
            }

            fn numbers() -> Option<Vec<bool>> {
                Some(vec![$($part::INTEGER?),+])
            }

            fn to_numbers(&self, numbers: &mut Vec<i128>) {
                let ($($part,)+) = self;
                $($part.to_numbers(numbers);)+
            }

            fn from_numbers(numbers: &mut Iter<i128>) -> Result<Self, String> {
                Ok(($($part::from_numbers(numbers)?,)+))
            }
        }
    )*};
}
tuples! { A; A B; A B C; A B C D; A B C D E; A B C D E F; A B C D E F G; A B C D E F G H; }
