//! Judge input and output.
//!
//! What a bundle holds in the place of `scan`: the same items, which do the same with valid input.
//! Wrong input is refused as well, and reading goes on at the same place, but a message is short.
//! What a bundle does not use is removed, so whatever only a few programs need is an item of its
//! own.
//!
//! - **Time**: O(bytes), no allocation per token.
//! - **Needs**: nothing.
//! - **Checked**: against `scan` on random input, valid and not, and in conversations.

use std::cell::RefCell;
use std::fmt::{self, Display, Write as _};
use std::io::{self, Read, Write as _};
use std::ops::RangeInclusive;
use std::process::ExitCode;
use std::rc::Rc;
use std::str::{FromStr, from_utf8};

/// Runs a solution on standard input.
pub fn run(solve: impl FnOnce(&mut Scan, &mut Out) -> Result<(), Error>) -> ExitCode {
    let (mut bytes, mut out) = (Vec::new(), Out::default());
    let read = io::stdin().lock().read_to_end(&mut bytes);
    let result = read.map_err(|_| bad()).and_then(|_| solve(&mut Scan::new(bytes), &mut out));
    let _ = io::stdout().lock().write_all(out.0.borrow().as_bytes());
    result.map_or_else(failed, |()| ExitCode::SUCCESS)
}

/// The same with two files in the places of standard input and output.
pub fn run_files(
    input: &str,
    output: &str,
    solve: impl FnOnce(&mut Scan, &mut Out) -> Result<(), Error>,
) -> ExitCode {
    let mut out = Out::default();
    let bytes = std::fs::read(input).map_err(|_| bad());
    let result = bytes.and_then(|bytes| solve(&mut Scan::new(bytes), &mut out));
    let written = std::fs::write(output, out.0.borrow().as_bytes()).map_err(|_| bad());
    result.and(written).map_or_else(failed, |()| ExitCode::SUCCESS)
}

/// Runs a solution of an interactive problem.
pub fn talk(solve: impl FnOnce(&mut Scan, &mut Out) -> Result<(), Error>) -> ExitCode {
    talk_over(io::stdin(), io::stdout(), solve).map_or_else(failed, |()| ExitCode::SUCCESS)
}

/// As [`talk`], with any two ends.
///
/// # Errors
/// What `solve` returns, unless nobody listens any more.
pub fn talk_over(
    mut from: impl Read + 'static,
    to: impl io::Write + 'static,
    solve: impl FnOnce(&mut Scan, &mut Out) -> Result<(), Error>,
) -> Result<(), Error> {
    let (mut input, mut out, to) = (Scan::new(""), Out::default(), Rc::new(RefCell::new(to)));
    let (written, listener) = (Rc::clone(&out.0), Rc::clone(&to));
    input.more = Box::new(move |bytes| {
        if send(&written, &mut *listener.borrow_mut()).is_err() {
            return false;
        }
        let mut piece = [0; 1 << 13];
        let read = loop {
            match from.read(&mut piece) {
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                read => break read.unwrap_or(0),
            }
        };
        bytes.extend_from_slice(&piece[..read]);
        read > 0
    });
    let result = solve(&mut input, &mut out);
    let sent = send(&out.0, &mut *to.borrow_mut());
    if sent.is_ok() { result } else { Ok(()) }
}

/// Writes the text and clears it; a text that nobody takes stays.
fn send(text: &RefCell<String>, to: &mut impl io::Write) -> io::Result<()> {
    let mut text = text.borrow_mut();
    to.write_all(text.as_bytes())?;
    text.clear();
    to.flush()
}

fn failed(Error(e): Error) -> ExitCode {
    eprintln!("error: {e}");
    ExitCode::from(2)
}

fn bad() -> Error {
    Error("bad input".to_owned())
}

/// What was wrong with the input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Error(pub String);

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
        f.write_str(&self.0)
    }
}

/// The answers, collected and written once at the end.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Out(Rc<RefCell<String>>);

impl Out {
    /// Adds a value and a newline.
    pub fn line(&mut self, value: impl Display) {
        let _ = writeln!(self.0.borrow_mut(), "{value}");
    }

    /// Adds the values separated by single blanks, and a newline.
    pub fn words(&mut self, values: impl IntoIterator<Item = impl Display>) {
        for (i, value) in values.into_iter().enumerate() {
            let _ = write!(self.0.borrow_mut(), "{}{value}", if i == 0 { "" } else { " " });
        }
        self.0.borrow_mut().push('\n');
    }

    /// What has been written and not yet sent.
    pub fn text(&self) -> String {
        self.0.borrow().clone()
    }
}

/// Every integer type.
pub trait Int: Copy + Default + PartialEq + FromStr {}
impl<T: Copy + Default + PartialEq + FromStr> Int for T {}

/// The input and the position in it. A token is a run of bytes greater than the space.
pub struct Scan {
    bytes: Vec<u8>,
    at: usize,
    /// Adds what comes next, or returns `false` if the input is over.
    #[allow(clippy::type_complexity, reason = "a name for it would make every bundle longer")]
    more: Box<dyn FnMut(&mut Vec<u8>) -> bool>,
}

impl Scan {
    /// Reads from a text.
    pub fn new(bytes: impl Into<Vec<u8>>) -> Scan {
        Scan { bytes: bytes.into(), at: 0, more: Box::new(|_| false) }
    }

    /// Whether no token is left.
    pub fn at_end(&mut self) -> bool {
        self.skip(|b| b <= b' ');
        self.at == self.bytes.len()
    }

    /// The next token.
    ///
    /// # Errors
    /// At the end of the input, and if the token is not UTF-8.
    pub fn word(&mut self) -> Result<&str, Error> {
        self.skip(|b| b <= b' ');
        let from = self.at;
        self.skip(|b| b > b' ');
        from_utf8(&self.bytes[from..self.at]).ok().filter(|_| from < self.at).ok_or_else(bad)
    }

    /// The next token as an integer of the wanted type.
    ///
    /// # Errors
    /// At the end of the input, and if the token is not an integer of that type.
    pub fn int<T: Int>(&mut self) -> Result<T, Error> {
        self.word()?.parse().map_err(|_| bad())
    }

    /// Exactly `N` integers.
    ///
    /// # Errors
    /// As [`Scan::int`].
    pub fn array<T: Int, const N: usize>(&mut self) -> Result<[T; N], Error> {
        let mut array = [T::default(); N];
        for x in &mut array {
            *x = self.int()?;
        }
        Ok(array)
    }

    /// `count` integers.
    ///
    /// # Errors
    /// As [`Scan::int`].
    pub fn ints<T: Int>(&mut self, count: usize) -> Result<Vec<T>, Error> {
        (0..count).map(|_| self.int()).collect()
    }

    /// The next case of an input that ends with the file: `None` at the end.
    ///
    /// # Errors
    /// As [`Scan::int`], and if the file ends inside a case.
    pub fn until_end<T: Int, const N: usize>(&mut self) -> Result<Option<[T; N]>, Error> {
        if self.at_end() { Ok(None) } else { self.array().map(Some) }
    }

    /// The next case of an input that ends with `N` zeros: `None` there, or at the end of the file.
    ///
    /// # Errors
    /// As [`Scan::until_end`].
    pub fn until_zeros<T: Int, const N: usize>(&mut self) -> Result<Option<[T; N]>, Error> {
        Ok(self.until_end()?.filter(|case| *case != [T::default(); N]))
    }

    /// Checks that the last numbers read are in the range that the statement promises.
    ///
    /// # Errors
    /// If one is not.
    pub fn within<T: PartialOrd>(&self, values: &[T], range: RangeInclusive<T>) -> Result<(), Error> {
        self.require(values.iter().all(|value| range.contains(value)), "")
    }

    /// Checks whatever else the statement promises about the numbers just read.
    ///
    /// # Errors
    /// If it does not hold.
    pub fn require(&self, holds: bool, _: &str) -> Result<(), Error> {
        if holds { Ok(()) } else { Err(bad()) }
    }

    /// The rest of the current line without its end and trailing blanks; `None` at the end of the
    /// input.
    ///
    /// # Errors
    /// If the line is not UTF-8.
    pub fn line(&mut self) -> Result<Option<&str>, Error> {
        let (from, to) = self.rest_of_line();
        if from == self.bytes.len() {
            return Ok(None);
        }
        from_utf8(&self.bytes[from..to]).map(|line| Some(line.trim_end())).map_err(|_| bad())
    }

    /// A grid of `rows` lines with `columns` cells each, run together or separated.
    ///
    /// # Errors
    /// If a row is missing or has another number of cells.
    pub fn grid(&mut self, rows: usize, columns: usize) -> Result<Vec<Vec<u8>>, Error> {
        let mut grid = Vec::new();
        for _ in 0..rows {
            self.skip(|b| b <= b' ');
            let (from, to) = self.rest_of_line();
            let row: Vec<u8> = self.bytes[from..to].iter().copied().filter(|&b| b > b' ').collect();
            self.require(columns > 0 && row.len() == columns, "")?;
            grid.push(row);
        }
        Ok(grid)
    }

    /// Moves behind the bytes of a kind.
    fn skip(&mut self, kind: impl Fn(u8) -> bool) {
        while (self.at < self.bytes.len() || (self.more)(&mut self.bytes)) && kind(self.bytes[self.at]) {
            self.at += 1;
        }
    }

    /// Moves to the next line; the range up to the newline.
    fn rest_of_line(&mut self) -> (usize, usize) {
        let from = self.at;
        self.skip(|b| b != b'\n');
        let to = self.at;
        self.at = self.bytes.len().min(to + 1);
        (from, to)
    }
}
