//! Stands for `std::io`: standard input and output without locks, and with one buffer, that of the
//! C file. Everything else is std's.
//!
//! More than 300 lines, because solutions use much of this module.

use crate::wasm_to_c_host as host;
use crate::wasm_to_c_show::{Output, Put, Show, Sink as TextSink, show_formatted};
use std::fmt::Arguments;
use std::marker::PhantomData;

pub use std::io::*;

macro_rules! streams {
    ($($stream:ident $Stream:ident $Lock:ident;)*) => {$(
        #[derive(Debug)]
        pub struct $Stream(());

        #[derive(Debug)]
        pub struct $Lock<'a>(PhantomData<&'a ()>);

        pub fn $stream() -> $Stream {
            $Stream(())
        }

        impl $Stream {
            pub fn lock(&self) -> $Lock<'static> {
                $Lock(PhantomData)
            }
        }
    )*};
}

streams! { stdin Stdin StdinLock; stdout Stdout StdoutLock; stderr Stderr StderrLock; }

/// Writes what `print!` would.
pub fn print(parts: &impl Show) {
    parts.show(&mut Output);
}

pub fn print_line(parts: &impl Show) {
    print(parts);
    host::put(b'\n');
}

/// As `print`, but formatted by std.
pub fn print_formatted(arguments: Arguments<'_>) {
    match arguments.as_str() {
        Some(text) => host::write(text.as_bytes()),
        None => show_formatted(arguments, &mut Output),
    }
}

struct Memory<'a>(&'a mut Vec<u8>);

impl TextSink for Memory<'_> {
    fn put(&mut self, byte: u8) {
        self.0.push(byte);
    }

    fn write(&mut self, text: &str) {
        self.0.extend_from_slice(text.as_bytes());
    }
}

macro_rules! writes {
    ($($to:ty: $writes:expr;)*) => {$(
        impl Write for $to {
            fn write(&mut self, bytes: &[u8]) -> Result<usize> {
                self.write_all(bytes)?;
                Ok(bytes.len())
            }

            fn write_all(&mut self, bytes: &[u8]) -> Result<()> {
                if $writes {
                    host::write(bytes);
                }
                Ok(())
            }

            fn write_fmt(&mut self, arguments: Arguments<'_>) -> Result<()> {
                if $writes {
                    print_formatted(arguments);
                }
                Ok(())
            }

            fn flush(&mut self) -> Result<()> {
                Ok(()) // the C file does so before it waits for input
            }
        }
    )*};
}

macro_rules! puts {
    ($($to:ty $(where $W:ident)?, $self:ident, $parts:ident => $put:expr;)*) => {$(
        impl $(<$W: Write>)? Put for $to {
            type Done = Result<()>;

            #[inline]
            fn wasm_to_c_put(&mut $self, $parts: &impl Show) -> Result<()> {
                $put;
                Ok(())
            }
        }
    )*};
}

puts! {
    Stdout, self, parts => print(parts);
    StdoutLock<'_>, self, parts => print(parts);
    &mut StdoutLock<'_>, self, parts => print(parts);
    Stderr, self, _parts => {};
    StderrLock<'_>, self, _parts => {};
    BufWriter<W> where W, self, parts => parts.show(&mut Buffered(self));
    Vec<u8>, self, parts => parts.show(&mut Memory(self));
}

writes! {
    Stdout: true; &Stdout: true; StdoutLock<'_>: true;
    Stderr: false; &Stderr: false; StderrLock<'_>: false; // no judge reads it
}

/// As std's: what is printed in other ways comes before what waits here.
#[derive(Debug)]
pub struct BufWriter<W: Write> {
    bytes: Vec<u8>,
    capacity: usize,
    /// Only `into_inner` takes it.
    inner: Option<W>,
}

impl<W: Write> BufWriter<W> {
    pub fn new(inner: W) -> BufWriter<W> {
        BufWriter::with_capacity(1 << 13, inner)
    }

    pub fn with_capacity(capacity: usize, inner: W) -> BufWriter<W> {
        BufWriter { bytes: Vec::with_capacity(capacity), capacity, inner: Some(inner) }
    }

    pub fn into_inner(mut self) -> Result<W> {
        self.pass_on()?;
        self.inner.take().ok_or_else(|| ErrorKind::Other.into())
    }

    pub fn get_ref(&self) -> &W {
        self.inner.as_ref().unwrap()
    }

    pub fn get_mut(&mut self) -> &mut W {
        self.inner.as_mut().unwrap()
    }

    pub fn buffer(&self) -> &[u8] {
        &self.bytes
    }

    pub fn capacity(&self) -> usize {
        self.capacity
    }

    fn pass_on(&mut self) -> Result<()> {
        if let (Some(inner), false) = (&mut self.inner, self.bytes.is_empty()) {
            inner.write_all(&self.bytes)?;
            self.bytes.clear();
        }
        Ok(())
    }
}

impl<W: Write> Drop for BufWriter<W> {
    fn drop(&mut self) {
        let _ = self.pass_on(); // std loses an error, too
    }
}

impl<W: Write> Write for BufWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        self.write_all(bytes)?;
        Ok(bytes.len())
    }

    fn write_all(&mut self, bytes: &[u8]) -> Result<()> {
        if bytes.len() > self.capacity - self.bytes.len() {
            self.pass_on()?;
        }
        if bytes.len() >= self.capacity {
            return self.get_mut().write_all(bytes);
        }
        self.bytes.extend_from_slice(bytes);
        Ok(())
    }

    fn write_fmt(&mut self, arguments: Arguments<'_>) -> Result<()> {
        match arguments.as_str() {
            Some(text) => self.write_all(text.as_bytes())?,
            None => show_formatted(arguments, &mut Buffered(self)),
        }
        Ok(())
    }

    fn flush(&mut self) -> Result<()> {
        self.pass_on()?;
        self.get_mut().flush()
    }
}

struct Buffered<'a, W: Write>(&'a mut BufWriter<W>);

impl<W: Write> TextSink for Buffered<'_, W> {
    fn put(&mut self, byte: u8) {
        let _ = self.0.write_all(&[byte]); // standard output cannot fail
    }

    fn write(&mut self, text: &str) {
        let _ = self.0.write_all(text.as_bytes());
    }
}

impl Stdin {
    pub fn read_line(&self, line: &mut String) -> Result<usize> {
        self.lock().read_line(line)
    }

    pub fn lines(self) -> Lines<StdinLock<'static>> {
        self.lock().lines()
    }
}

pub fn read_to_string(mut from: impl Read) -> Result<String> {
    let mut text = String::new();
    from.read_to_string(&mut text)?;
    Ok(text)
}

/// What both kinds of buffers do, and what else reads standard input.
macro_rules! reads {
    ($($from:ty $(where $R:ident)?, $self:ident => $buffered:expr;)*) => {$(
        impl $(<$R: Read>)? Read for $from {
            fn read(&mut $self, to: &mut [u8]) -> Result<usize> {
                $buffered.read_some(to)
            }

            fn read_to_end(&mut $self, to: &mut Vec<u8>) -> Result<usize> {
                take($buffered, None, to)
            }

            fn read_to_string(&mut $self, to: &mut String) -> Result<usize> {
                take_text($buffered, None, to)
            }
        }
    )*};
}

reads! {
    StdinLock<'_>, self => self;
    Stdin, self => &mut self.lock();
    &Stdin, self => &mut self.lock();
    BufReader<R> where R, self => self;
}

impl StdinLock<'_> {
    fn read_some(&mut self, to: &mut [u8]) -> Result<usize> {
        match host::read_past(to) {
            Some(count) => Ok(count),
            None => copy_some(self, to),
        }
    }
}

impl BufRead for StdinLock<'_> {
    fn fill_buf(&mut self) -> Result<&[u8]> {
        Ok(host::filled())
    }

    fn consume(&mut self, count: usize) {
        host::consume(count);
    }

    fn read_until(&mut self, end: u8, to: &mut Vec<u8>) -> Result<usize> {
        take(self, Some(end), to)
    }

    fn read_line(&mut self, to: &mut String) -> Result<usize> {
        take_text(self, Some(b'\n'), to)
    }
}

#[derive(Debug)]
pub struct BufReader<R> {
    bytes: Vec<u8>,
    start: usize,
    end: usize,
    inner: R,
}

impl<R: Read> BufReader<R> {
    pub fn new(inner: R) -> BufReader<R> {
        BufReader::with_capacity(1 << 13, inner)
    }

    pub fn with_capacity(capacity: usize, inner: R) -> BufReader<R> {
        BufReader { bytes: vec![0; capacity.max(1)], start: 0, end: 0, inner }
    }

    pub fn get_ref(&self) -> &R {
        &self.inner
    }

    pub fn get_mut(&mut self) -> &mut R {
        &mut self.inner
    }

    pub fn into_inner(self) -> R {
        self.inner
    }

    pub fn buffer(&self) -> &[u8] {
        &self.bytes[self.start..self.end]
    }

    fn read_some(&mut self, to: &mut [u8]) -> Result<usize> {
        if self.start >= self.end && to.len() >= self.bytes.len() {
            return self.inner.read(to);
        }
        copy_some(self, to)
    }
}

impl<R: Read> BufRead for BufReader<R> {
    fn fill_buf(&mut self) -> Result<&[u8]> {
        if self.start >= self.end {
            self.start = 0;
            self.end = self.inner.read(&mut self.bytes)?;
        }
        Ok(&self.bytes[self.start..self.end])
    }

    fn consume(&mut self, count: usize) {
        self.start += count;
    }

    fn read_until(&mut self, end: u8, to: &mut Vec<u8>) -> Result<usize> {
        take(self, Some(end), to)
    }

    fn read_line(&mut self, to: &mut String) -> Result<usize> {
        take_text(self, Some(b'\n'), to)
    }
}

/// Copies what is in a buffer.
fn copy_some(from: &mut impl BufRead, to: &mut [u8]) -> Result<usize> {
    let bytes = from.fill_buf()?;
    let count = bytes.len().min(to.len());
    to[..count].copy_from_slice(&bytes[..count]);
    from.consume(count);
    Ok(count)
}

/// Takes the bytes up to and with the first `end`, or all of them.
fn take(from: &mut impl BufRead, end: Option<u8>, to: &mut Vec<u8>) -> Result<usize> {
    let start = to.len();
    loop {
        let bytes = from.fill_buf()?;
        let found = end.and_then(|end| bytes.iter().position(|byte| *byte == end));
        let count = found.map_or(bytes.len(), |at| at + 1);
        to.extend_from_slice(&bytes[..count]);
        from.consume(count);
        if count == 0 || found.is_some() {
            return Ok(to.len() - start);
        }
    }
}

fn take_text(from: &mut impl BufRead, end: Option<u8>, to: &mut String) -> Result<usize> {
    let taken = host::append(to, |bytes| take(from, end, bytes));
    // No other way leads to std's own error.
    taken.unwrap_or_else(|| Read::read_to_string(&mut &b"\xff"[..], to))
}
