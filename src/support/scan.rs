//! Judge input and output: one read, one write, and errors that say where they are.
//!
//! - **Input**: tokens, integers of every width (overflow is an error), lines, character grids.
//! - **Endings**: counted cases (`for _ in 0..input.int()?`), terminated by zeros
//!   (`while let Some([n]) = input.until_zeros()?`), end of file
//!   (`while let Some([n]) = input.until_end()?`).
//!   An interactive problem has turns instead (`talk`).
//! - **Time**: O(bytes), no allocation per token; CRLF, trailing blanks and a missing last newline
//!   are fine. In a conversation, one write and one read a turn.
//! - **Needs**: nothing.
//! - **Checked**: against `split_whitespace` and `parse` on random input, at the bounds of every
//!   integer type. Conversations: text that comes in pieces, cut at every byte; a judge that does
//!   not go on before it has the answer.

use std::cell::{Cell, RefCell};
use std::convert::{TryFrom, TryInto};
use std::fmt::{self, Display, Write as _};
use std::fs;
use std::io::{self, Read, Write as _};
use std::ops::RangeInclusive;
use std::process::ExitCode;
use std::rc::Rc;
use std::str::FromStr;

/// Runs a solution on standard input: prints what it wrote and, for malformed input, one line on
/// standard error (exit code 2).
///
/// ```no_run
/// use grundy::scan::{self, Error, Out, Scan};
///
/// fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
///     let [a, b] = input.array::<u64, 2>()?;
///     out.line(a ^ b);
///     Ok(())
/// }
///
/// fn main() -> std::process::ExitCode {
///     scan::run(solve)
/// }
/// ```
pub fn run(solve: impl FnOnce(&mut Scan, &mut Out) -> Result<(), Error>) -> ExitCode {
    let (mut bytes, mut out) = (Vec::new(), Out::default());
    let read = io::stdin().lock().read_to_end(&mut bytes); // unlocked again before `solve`
    let result = match read {
        Ok(_) => solve(&mut Scan::new(bytes), &mut out),
        Err(e) => Err(Error(format!("cannot read standard input: {e}"))),
    };
    // A reader that stops early (`| head`) closes the pipe: nothing to report.
    let _ = io::stdout().lock().write_all(out.0.borrow().as_bytes());
    result.map_or_else(failed, |()| ExitCode::SUCCESS)
}

/// The same with two files in the places of standard input and output, for judges that want that.
///
/// ```no_run
/// # use grundy::scan::{self, Error, Out, Scan};
/// # fn solve(_: &mut Scan, _: &mut Out) -> Result<(), Error> { Ok(()) }
/// fn main() -> std::process::ExitCode {
///     scan::run_files("input.txt", "output.txt", solve)
/// }
/// ```
pub fn run_files(
    input: &str,
    output: &str,
    solve: impl FnOnce(&mut Scan, &mut Out) -> Result<(), Error>,
) -> ExitCode {
    let mut out = Out::default();
    let bytes = fs::read(input).map_err(|e| Error(format!("cannot read {input}: {e}")));
    let result = bytes.and_then(|bytes| solve(&mut Scan::new(bytes), &mut out));
    let written = fs::write(output, out.0.borrow().as_bytes());
    let written = written.map_err(|e| Error(format!("cannot write {output}: {e}")));
    result.and(written).map_or_else(failed, |()| ExitCode::SUCCESS)
}

/// Runs a solution of an interactive problem: it reads only what a token or line needs, and before
/// it waits for more it sends what was written. So there is nothing to flush.
///
/// ```no_run
/// use grundy::scan::{self, Error, Out, Scan};
///
/// fn solve(input: &mut Scan, out: &mut Out) -> Result<(), Error> {
///     let (mut low, mut high) = (1, input.int::<u32>()?);
///     while low < high {
///         let middle = (low + high) / 2;
///         out.words(["?", &middle.to_string()]);
///         let is_more = input.word()? == ">"; // the question is sent here
///         if is_more { low = middle + 1 } else { high = middle }
///     }
///     out.words(["!", &low.to_string()]);
///     Ok(())
/// }
///
/// fn main() -> std::process::ExitCode {
///     scan::talk(solve)
/// }
/// ```
pub fn talk(solve: impl FnOnce(&mut Scan, &mut Out) -> Result<(), Error>) -> ExitCode {
    let result = talk_over(io::stdin(), io::stdout(), solve);
    result.map_or_else(failed, |()| ExitCode::SUCCESS)
}

/// As [`talk`], with any two ends.
///
/// # Errors
/// What `solve` returns, unless nobody listens any more.
///
/// ```
/// use grundy::scan;
/// let judge = "3 4\n".as_bytes();
/// let end = scan::talk_over(judge, std::io::sink(), |input, out| {
///     out.line(input.int::<u32>()?);
///     out.line(input.int::<u32>()?);
///     input.int::<u32>().map(|_| ())
/// });
/// assert!(end.unwrap_err().to_string().ends_with("found the end of the input"));
/// ```
pub fn talk_over(
    mut from: impl Read + 'static,
    to: impl io::Write + 'static,
    solve: impl FnOnce(&mut Scan, &mut Out) -> Result<(), Error>,
) -> Result<(), Error> {
    let (mut input, mut out, to) = (Scan::new(""), Out::default(), Rc::new(RefCell::new(to)));
    let (written, listener) = (Rc::clone(&out.0), Rc::clone(&to));
    input.more = Box::new(move |bytes| {
        if send(&written, &mut *listener.borrow_mut()).is_err() {
            return false; // where nobody listens, nobody will answer
        }
        let mut piece = [0; 1 << 13];
        let read = loop {
            match from.read(&mut piece) {
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                read => break read.unwrap_or(0), // a failure ends the input
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

fn failed(e: Error) -> ExitCode {
    eprintln!("error: {e}");
    ExitCode::from(2)
}

/// What was wrong with the input, and where. `?` turns a `String` or a `&str` into one.
///
/// ```
/// use grundy::scan::Error;
/// fn positive(n: i32) -> Result<i32, Error> {
///     if n > 0 { Ok(n) } else { Err(format!("{n} is not positive"))? }
/// }
/// assert_eq!(positive(-1).unwrap_err().to_string(), "-1 is not positive");
/// ```
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

/// The answers, collected and written once at the end. In a conversation, `Scan` shares them and
/// sends them before it waits.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Out(Rc<RefCell<String>>);

impl Out {
    /// Adds a value and a newline.
    pub fn line(&mut self, value: impl Display) {
        let _ = writeln!(self.0.borrow_mut(), "{value}"); // writing to a `String` cannot fail
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

/// Every integer type from `u8` to `i128`, `usize` and `isize`.
pub trait Int: Copy + Default + PartialEq + FromStr + TryFrom<i128> {}
impl<T: Copy + Default + PartialEq + FromStr + TryFrom<i128>> Int for T {}

type More = dyn FnMut(&mut Vec<u8>) -> bool;

/// The input and the position in it. A token is a run of bytes greater than the space.
pub struct Scan {
    bytes: Vec<u8>,
    at: usize,
    /// Adds what comes next, or returns `false` if the input is over.
    more: Box<More>,
    /// Where the last error was: the next one counts tokens and lines from there.
    last_error: Cell<Place>,
}

/// A position, with the tokens that begin and the lines that end before it.
#[derive(Debug, Clone, Copy, Default)]
struct Place {
    at: usize,
    tokens: usize,
    lines: usize,
}

impl Scan {
    /// Reads from a text.
    pub fn new(bytes: impl Into<Vec<u8>>) -> Scan {
        Scan { bytes: bytes.into(), at: 0, more: Box::new(|_| false), last_error: Cell::default() }
    }

    /// Whether no token is left. In a conversation this waits for a token.
    #[inline]
    pub fn at_end(&mut self) -> bool {
        self.skip(|b| b <= b' ');
        self.at == self.bytes.len()
    }

    /// The next token.
    ///
    /// # Errors
    /// At the end of the input, and if the token is not UTF-8.
    pub fn word(&mut self) -> Result<&str, Error> {
        let (from, to) = self.token("a word")?;
        std::str::from_utf8(&self.bytes[from..to]).map_err(|_| self.error(from, "UTF-8 text"))
    }

    /// The next token as an integer of the wanted type.
    ///
    /// # Errors
    /// At the end of the input, and if the token is not an integer of that type.
    ///
    /// ```
    /// use grundy::scan::Scan;
    /// let mut input = Scan::new("7 -8 300");
    /// assert_eq!((input.int(), input.int()), (Ok(7u64), Ok(-8i8)));
    /// assert!(input.int::<u8>().unwrap_err().to_string().contains("token 3 (line 1)"));
    /// ```
    #[inline]
    pub fn int<T: Int>(&mut self) -> Result<T, Error> {
        match self.short_int() {
            Some(value) => Ok(value),
            None => self.long_int(),
        }
    }

    /// Exactly `N` integers.
    ///
    /// # Errors
    /// As [`Scan::int`].
    ///
    /// ```
    /// use grundy::scan::Scan;
    /// assert_eq!(Scan::new("23 2").array(), Ok([23u64, 2]));
    /// ```
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
        // `count` may be wrong: an input of n more bytes holds at most (n + 1) / 2 tokens.
        let mut ints = Vec::with_capacity(count.min((self.bytes.len() - self.at) / 2 + 1));
        for _ in 0..count {
            ints.push(self.int()?);
        }
        Ok(ints)
    }

    /// The next case of an input that ends with the file: `None` at the end.
    ///
    /// # Errors
    /// As [`Scan::int`], and if the file ends inside a case.
    ///
    /// ```
    /// use grundy::scan::Scan;
    /// let mut input = Scan::new("4 2\r\n3 2");
    /// assert_eq!(input.until_end(), Ok(Some([4u32, 2])));
    /// assert_eq!(input.until_end(), Ok(Some([3u32, 2])));
    /// assert_eq!(input.until_end::<u32, 2>(), Ok(None));
    /// ```
    pub fn until_end<T: Int, const N: usize>(&mut self) -> Result<Option<[T; N]>, Error> {
        if self.at_end() { Ok(None) } else { self.array().map(Some) }
    }

    /// The next case of an input that ends with `N` zeros: `None` there, or at the end of the file.
    ///
    /// # Errors
    /// As [`Scan::until_end`].
    ///
    /// ```
    /// use grundy::scan::Scan;
    /// let mut input = Scan::new("1 0 0\n0 0 0\n");
    /// assert_eq!(input.until_zeros(), Ok(Some([1u32, 0, 0])));
    /// assert_eq!(input.until_zeros::<u32, 3>(), Ok(None));
    /// ```
    pub fn until_zeros<T: Int, const N: usize>(&mut self) -> Result<Option<[T; N]>, Error> {
        Ok(self.until_end()?.filter(|case| *case != [T::default(); N]))
    }

    /// Checks that the last numbers read, `values` in their order, are in the range that the
    /// statement promises.
    ///
    /// # Errors
    /// If one is not: the first such number.
    ///
    /// ```
    /// use grundy::scan::Scan;
    /// let mut input = Scan::new("7 1001");
    /// let case = input.array::<usize, 2>().unwrap();
    /// let error = input.within(&case, 1..=1000).unwrap_err();
    /// assert_eq!(error.to_string(), "token 2 (line 1): expected a number in 1..=1000, found `1001`");
    /// ```
    pub fn within<T>(&self, values: &[T], range: RangeInclusive<T>) -> Result<(), Error>
    where
        T: Int + PartialOrd + fmt::Debug,
    {
        match values.iter().position(|value| !range.contains(value)) {
            None => Ok(()),
            Some(i) => Err(self.error(self.tokens_back(values.len() - i), &format!("a number in {range:?}"))),
        }
    }

    /// Checks whatever else the statement promises about the numbers just read.
    ///
    /// # Errors
    /// If it does not hold: what was wanted, and the last token.
    ///
    /// ```
    /// use grundy::scan::Scan;
    /// let mut input = Scan::new("2 1");
    /// let [a, b] = input.array::<u32, 2>().unwrap();
    /// let error = input.require(a <= b, "ascending numbers").unwrap_err();
    /// assert_eq!(error.to_string(), "token 2 (line 1): expected ascending numbers, found `1`");
    /// ```
    pub fn require(&self, holds: bool, wanted: &str) -> Result<(), Error> {
        if holds { Ok(()) } else { Err(self.error(self.tokens_back(1), wanted)) }
    }

    /// The rest of the current line without its end and trailing blanks; `None` at the end of the
    /// input.
    ///
    /// # Errors
    /// If the line is not UTF-8.
    pub fn line(&mut self) -> Result<Option<&str>, Error> {
        if self.at == self.bytes.len() && !(self.more)(&mut self.bytes) {
            return Ok(None);
        }
        let (from, to) = self.rest_of_line();
        std::str::from_utf8(&self.bytes[from..to])
            .map(|line| Some(line.trim_end()))
            .map_err(|_| self.error(from, "UTF-8 text"))
    }

    /// A grid of `rows` lines with `columns` cells each, run together (`0110`) or separated
    /// (`0 1 1 0`).
    ///
    /// # Errors
    /// If a row is missing or has another number of cells.
    ///
    /// ```
    /// use grundy::scan::Scan;
    /// assert_eq!(Scan::new("01\n1 0").grid(2, 2), Ok(vec![b"01".to_vec(), b"10".to_vec()]));
    /// ```
    pub fn grid(&mut self, rows: usize, columns: usize) -> Result<Vec<Vec<u8>>, Error> {
        let mut grid = Vec::new(); // without a capacity: `rows` may be wrong
        for row in 1..=rows {
            if columns == 0 || self.at_end() {
                return Err(self.error(self.at, &format!("row {row} of {rows} with {columns} cells")));
            }
            let (from, to) = self.rest_of_line();
            let cells: Vec<u8> = self.bytes[from..to].iter().copied().filter(|&b| b > b' ').collect();
            if cells.len() != columns {
                let wanted = format!("{columns} cells in row {row} of {rows} (there are {})", cells.len());
                return Err(self.error(from, &wanted));
            }
            grid.push(cells);
        }
        Ok(grid)
    }

    /// The next token as an integer, whatever it looks like and wherever it is.
    #[cold]
    fn long_int<T: Int>(&mut self) -> Result<T, Error> {
        let (from, to) = self.token("an integer")?;
        let word = std::str::from_utf8(&self.bytes[from..to]).ok();
        word.and_then(|word| word.parse().ok()).ok_or_else(|| {
            let width = 8 * std::mem::size_of::<T>();
            let signed = T::try_from(-1i128).is_ok();
            self.error(from, &format!("{}signed {width}-bit integer", if signed { "a " } else { "an un" }))
        })
    }

    /// The next token, eight bytes at a time, if it has at most 19 digits, fits, and is not close
    /// to the end of the input; otherwise nothing is read.
    #[inline]
    fn short_int<T: Int>(&mut self) -> Option<T> {
        let mut at = self.at;
        while *self.bytes.get(at)? <= b' ' {
            at += 1;
        }
        let negative = self.bytes[at] == b'-';
        at += usize::from(negative);
        let (from, mut value) = (at, 0u64);
        while let Some(eight) = eight_digits(self.bytes.get(at..at + 8)?.try_into().ok()?) {
            value = value.wrapping_mul(100_000_000).wrapping_add(eight);
            at += 8;
        }
        while self.bytes.get(at)?.wrapping_sub(b'0') < 10 {
            value = value.wrapping_mul(10).wrapping_add(u64::from(self.bytes[at] - b'0'));
            at += 1;
        }
        if at == from || at - from > 19 || self.bytes[at] > b' ' {
            return None;
        }
        let value = if negative {
            T::try_from(-1i128).ok()?; // an unsigned type takes no sign, not even for 0
            T::try_from(-i128::from(value)).ok()?
        } else {
            T::try_from(i128::from(value)).ok()?
        };
        self.at = at;
        Some(value)
    }

    /// The next token's range.
    fn token(&mut self, wanted: &str) -> Result<(usize, usize), Error> {
        if self.at_end() {
            return Err(self.error(self.at, wanted));
        }
        let from = self.at;
        self.skip(|b| b > b' ');
        Ok((from, self.at))
    }

    /// Moves behind the bytes of a kind.
    #[inline]
    fn skip(&mut self, kind: impl Fn(u8) -> bool) {
        while (self.at < self.bytes.len() || (self.more)(&mut self.bytes)) && kind(self.bytes[self.at]) {
            self.at += 1;
        }
    }

    /// Where the last token begins (`count` = 1), the one before (2), and so on.
    fn tokens_back(&self, count: usize) -> usize {
        let mut at = self.at;
        for _ in 0..count {
            let token = self.bytes[..at].iter().rposition(|&b| b > b' ').unwrap_or(0);
            at = self.bytes[..token].iter().rposition(|&b| b <= b' ').map_or(0, |blank| blank + 1);
        }
        at
    }

    /// Moves to the next line; the range up to the newline.
    fn rest_of_line(&mut self) -> (usize, usize) {
        let from = self.at;
        self.skip(|b| b != b'\n');
        let to = self.at;
        self.at = self.bytes.len().min(to + 1);
        (from, to)
    }

    /// Says what was wanted and found at a position. Only errors count tokens and lines, so that
    /// reading stays fast.
    fn error(&self, at: usize, wanted: &str) -> Error {
        let place = self.place(at);
        let (token, line) = (place.tokens + 1, place.lines + 1);
        let found = self.bytes[at..].iter().position(|&b| b > b' ').map(|blanks| &self.bytes[at + blanks..]);
        let found = match found {
            Some(rest) => {
                // Thirty characters are at most 120 bytes.
                let word = rest[..rest.len().min(128)].split(|&b| b <= b' ').next().unwrap_or(rest);
                format!("`{}`", String::from_utf8_lossy(word).chars().take(30).collect::<String>())
            }
            None => "the end of the input".to_owned(),
        };
        Error(format!("token {token} (line {line}): expected {wanted}, found {found}"))
    }

    /// The place at a position, counted from the last error on: a solution that tries to read many
    /// things in vain still takes linear time.
    fn place(&self, at: usize) -> Place {
        let mut place = self.last_error.get();
        let (from, to) = (at.min(place.at), at.max(place.at));
        let begins = |&i: &usize| self.bytes[i] > b' ' && (i == 0 || self.bytes[i - 1] <= b' ');
        let tokens = (from..to).filter(begins).count();
        let lines = self.bytes[from..to].iter().filter(|&&b| b == b'\n').count();
        if at < place.at {
            place.tokens -= tokens;
            place.lines -= lines;
        } else {
            place.tokens += tokens;
            place.lines += lines;
        }
        place.at = at;
        self.last_error.set(place);
        place
    }
}

/// The byte `b'0'` eight times.
const ZEROS: u64 = 0x3030_3030_3030_3030;
/// The top bit of each byte.
const TOP_BITS: u64 = 0x8080_8080_8080_8080;
/// What carries a byte into its top bit if it is 10 or more: 0x80 - 10, eight times.
const CARRIES: u64 = 0x7676_7676_7676_7676;
/// The lower byte of each pair of bytes.
const PAIRS: u64 = 0x00ff_00ff_00ff_00ff;
/// The lower two bytes of each four.
const FOURS: u64 = 0x0000_ffff_0000_ffff;
/// The lower four bytes of the eight.
const EIGHT: u64 = 0x0000_0000_ffff_ffff;

/// The value of eight bytes that are all digits. One word holds the eight, and each operation works
/// on all of them at once ("SIMD within a register").
///
/// In little-endian order the first digit is the lowest byte, so shifting the word down by a byte
/// puts each digit onto the one before it: ten times that one plus the shifted one is the value of
/// a pair. Two pairs make four digits in the same way, and two fours make eight. No sum is too
/// large for its place, so none disturbs the next.
#[inline]
fn eight_digits(bytes: [u8; 8]) -> Option<u64> {
    // Exactly the digits become 0 to 9.
    let digits = u64::from_le_bytes(bytes) ^ ZEROS;
    // Only a byte of 0x80 or more can carry into the next one, and it is no digit anyway.
    if (digits.wrapping_add(CARRIES) | digits) & TOP_BITS != 0 {
        return None;
    }
    let pairs = (digits * 10 + (digits >> 8)) & PAIRS;
    let fours = (pairs * 100 + (pairs >> 16)) & FOURS;
    Some((fours * 10_000 + (fours >> 32)) & EIGHT)
}
