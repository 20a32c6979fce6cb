//! Stands for the template `scan`, whose documentation says what each item does. This one goes byte
//! by byte through functions of the C file, so a program that reads and prints numbers needs no
//! buffer, no allocator and no `std::io`.
//!
//! `talk_over`, `Scan::new` and `Out::text` are missing, because they need buffers. A bundle that
//! has them does not compile with this module, and keeps the template.

use crate::wasm_to_c_host as host;
use crate::wasm_to_c_show::{Output, Show};
use std::borrow::Cow;
use std::fmt::{self, Display};
use std::ops::RangeInclusive;
use std::process::ExitCode;
use std::str::FromStr;

pub fn run(solve: impl FnOnce(&mut Scan, &mut Out) -> Result<(), Error>) -> ExitCode {
    let result = solve(&mut Scan { bytes: Vec::new() }, &mut Out(()));
    ExitCode::from(if result.is_ok() { 0 } else { 2 }) // nobody reads a judge's standard error
}

/// Needs no flushing: the C file sends what is written before it waits for input.
pub fn talk(solve: impl FnOnce(&mut Scan, &mut Out) -> Result<(), Error>) -> ExitCode {
    run(solve)
}

fn bad() -> Error {
    Error { text: Cow::Borrowed("bad input") }
}

/// The usual text needs no allocator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Error {
    text: Cow<'static, str>,
}

#[allow(non_snake_case, reason = "the template's `Error` is a tuple struct, and this its constructor")]
pub fn Error(message: String) -> Error {
    Error { text: message.into() }
}

impl From<String> for Error {
    fn from(message: String) -> Error {
        Error(message)
    }
}

impl From<&str> for Error {
    fn from(message: &str) -> Error {
        Error(message.to_owned())
    }
}

impl Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[derive(Debug, Default, PartialEq, Eq)]
pub struct Out(());

impl Out {
    pub fn line(&mut self, value: impl Show) {
        value.show(&mut Output);
        host::put(b'\n');
    }

    pub fn words(&mut self, values: impl IntoIterator<Item = impl Show>) {
        for (i, value) in values.into_iter().enumerate() {
            if i > 0 {
                host::put(b' ');
            }
            value.show(&mut Output);
        }
        host::put(b'\n');
    }
}

pub trait Int: Copy + Default + PartialEq + FromStr {
    fn read(input: &mut Scan) -> Option<Self>;
}

macro_rules! narrow {
    ($($int:ty)*) => {$(
        impl Int for $int {
            #[inline]
            fn read(_: &mut Scan) -> Option<$int> {
                Some(number((<$int>::MIN as i64).unsigned_abs(), <$int>::MAX as u64)? as $int)
            }
        }
    )*};
}

narrow!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);

macro_rules! wide {
    ($($int:ty)*) => {$(
        impl Int for $int {
            fn read(input: &mut Scan) -> Option<$int> {
                input.word().ok()?.parse().ok()
            }
        }
    )*};
}

wide!(u128 i128);

/// The next token, a number from -`low` to `high`. As with `parse`, a type without negative numbers
/// takes no minus sign, not even for 0.
#[inline(never)]
fn number(low: u64, high: u64) -> Option<u64> {
    let mut byte = skip_blanks();
    let is_negative = byte == i32::from(b'-');
    let limit = if is_negative { low } else { high };
    if is_negative || byte == i32::from(b'+') {
        byte = host::next();
    }
    let mut value = 0u64;
    let mut is_valid = byte > 32 && limit > 0;
    while byte > 32 {
        let digit = (byte as u64).wrapping_sub(u64::from(b'0'));
        is_valid &= digit < 10 && value <= limit.wrapping_sub(digit) / 10;
        value = value.wrapping_mul(10).wrapping_add(digit);
        byte = host::next();
    }
    if !is_valid {
        return None;
    }
    Some(if is_negative { value.wrapping_neg() } else { value })
}

/// Moves to the next byte of a token and returns it, or -1 at the end of the input.
fn skip_blanks() -> i32 {
    let mut byte = host::peek();
    while (0..=32).contains(&byte) {
        byte = host::next();
    }
    byte
}

/// A token is a run of bytes greater than the space.
pub struct Scan {
    /// The last word or line.
    bytes: Vec<u8>,
}

impl Scan {
    pub fn at_end(&mut self) -> bool {
        skip_blanks() < 0
    }

    pub fn word(&mut self) -> Result<&str, Error> {
        skip_blanks();
        self.take(|byte| byte > b' ');
        if self.bytes.is_empty() { Err(bad()) } else { text(&self.bytes) }
    }

    pub fn int<T: Int>(&mut self) -> Result<T, Error> {
        T::read(self).ok_or_else(bad)
    }

    pub fn array<T: Int, const N: usize>(&mut self) -> Result<[T; N], Error> {
        let mut array = [T::default(); N];
        for x in &mut array {
            *x = self.int()?;
        }
        Ok(array)
    }

    pub fn ints<T: Int>(&mut self, count: usize) -> Result<Vec<T>, Error> {
        (0..count).map(|_| self.int()).collect()
    }

    pub fn until_end<T: Int, const N: usize>(&mut self) -> Result<Option<[T; N]>, Error> {
        if self.at_end() { Ok(None) } else { self.array().map(Some) }
    }

    pub fn until_zeros<T: Int, const N: usize>(&mut self) -> Result<Option<[T; N]>, Error> {
        Ok(self.until_end()?.filter(|case| *case != [T::default(); N]))
    }

    pub fn within<T: PartialOrd>(&self, values: &[T], range: RangeInclusive<T>) -> Result<(), Error> {
        self.require(values.iter().all(|value| range.contains(value)), "")
    }

    pub fn require(&self, holds: bool, _: &str) -> Result<(), Error> {
        if holds { Ok(()) } else { Err(bad()) }
    }

    pub fn line(&mut self) -> Result<Option<&str>, Error> {
        if host::peek() < 0 {
            return Ok(None);
        }
        self.rest_of_line();
        text(&self.bytes).map(|line| Some(line.trim_end()))
    }

    pub fn grid(&mut self, rows: usize, columns: usize) -> Result<Vec<Vec<u8>>, Error> {
        let mut grid = Vec::new();
        for _ in 0..rows {
            skip_blanks();
            self.rest_of_line();
            let row: Vec<u8> = self.bytes.iter().copied().filter(|&b| b > b' ').collect();
            self.require(columns > 0 && row.len() == columns, "")?;
            grid.push(row);
        }
        Ok(grid)
    }

    /// Takes the bytes up to the newline, and skips that.
    fn rest_of_line(&mut self) {
        self.take(|byte| byte != b'\n');
        if host::peek() >= 0 {
            host::next();
        }
    }

    fn take(&mut self, is_wanted: impl Fn(u8) -> bool) {
        self.bytes.clear();
        let mut byte = host::peek();
        while byte >= 0 && is_wanted(byte as u8) {
            self.bytes.push(byte as u8);
            byte = host::next();
        }
    }
}

fn text(bytes: &[u8]) -> Result<&str, Error> {
    host::text(bytes).ok_or_else(bad)
}
