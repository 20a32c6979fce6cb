//! Text without std's functions for it, which are long. `values.rs` or `display.rs` says which values
//! can be shown.

use crate::wasm_to_c_host as host;
use std::fmt::{self, Display, Formatter};

/// What `{}` would write.
pub trait Show {
    fn show(&self, to: &mut impl Sink);
}

/// Where values are written.
pub trait Sink {
    fn put(&mut self, byte: u8);
    fn write(&mut self, text: &str);
}

/// Standard output.
pub struct Output;

impl Sink for Output {
    #[inline]
    fn put(&mut self, byte: u8) {
        host::put(byte);
    }

    #[inline]
    fn write(&mut self, text: &str) {
        host::write(text.as_bytes());
    }
}

impl Sink for String {
    fn put(&mut self, byte: u8) {
        self.push(char::from(byte));
    }

    fn write(&mut self, text: &str) {
        self.push_str(text);
    }
}

impl Sink for Formatter<'_> {
    fn put(&mut self, byte: u8) {
        self.write(char::from(byte).encode_utf8(&mut [0; 4]));
    }

    fn write(&mut self, text: &str) {
        let _ = self.write_str(text); // what is written to cannot fail
    }
}

/// Where `write!` writes.
pub trait Put {
    type Done;
    fn wasm_to_c_put(&mut self, parts: &impl Show) -> Self::Done;
}

impl<T: Sink> Put for T {
    type Done = fmt::Result;

    #[inline]
    fn wasm_to_c_put(&mut self, parts: &impl Show) -> fmt::Result {
        parts.show(self);
        Ok(())
    }
}

/// What stands for `format!`.
pub fn concat(parts: &impl Show) -> String {
    let mut text = String::new();
    parts.show(&mut text);
    text
}

/// Writes with std's formatting.
pub fn show_formatted(arguments: fmt::Arguments<'_>, to: &mut impl Sink) {
    struct Writer<'a, S>(&'a mut S);
    impl<S: Sink> fmt::Write for Writer<'_, S> {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            self.0.write(text);
            Ok(())
        }
    }
    if fmt::write(&mut Writer(to), arguments).is_err() {
        panic!(); // as std does if a value's `fmt` fails
    }
}

/// One after the other: a format becomes nested pairs.
pub struct Pair<A, B>(pub A, pub B);

impl<A: Show, B: Show> Show for Pair<A, B> {
    #[inline]
    fn show(&self, to: &mut impl Sink) {
        self.0.show(to);
        self.1.show(to);
    }
}

/// A value that is shown if it can be, and formatted by std otherwise. `(&&Value(&x)).shown()`, for
/// `{}`, calls [`ByShow`] if `x` can be shown, else [`ByDisplay`]; `(&&Value(&x)).fixed(digits)`, for
/// `{:.DIGITS}`, calls [`ByFixed`] if it is a float, else [`ByPrecision`].
pub struct Value<'a, T: ?Sized>(pub &'a T);

pub trait ByShow<'a> {
    type Shown: Show;
    fn shown(&self) -> Self::Shown;
}

impl<'a, T: Show + ?Sized> ByShow<'a> for &Value<'a, T> {
    type Shown = &'a T;

    #[inline]
    fn shown(&self) -> &'a T {
        self.0
    }
}

pub trait ByDisplay<'a> {
    type Shown: Show;
    fn shown(&self) -> Self::Shown;
}

impl<'a, T: Display + ?Sized> ByDisplay<'a> for Value<'a, T> {
    type Shown = Formatted<'a, T>;

    fn shown(&self) -> Formatted<'a, T> {
        Formatted(self.0)
    }
}

pub struct Formatted<'a, T: ?Sized>(&'a T);

impl<T: Display + ?Sized> Show for Formatted<'_, T> {
    fn show(&self, to: &mut impl Sink) {
        show_formatted(format_args!("{}", self.0), to);
    }
}

pub trait ByFixed {
    fn fixed(&self, digits: usize) -> Fixed;
}

impl<T: Float> ByFixed for &Value<'_, T> {
    #[inline]
    fn fixed(&self, digits: usize) -> Fixed {
        let (float, flags) = self.0.float();
        Fixed(float, digits, flags | host::FIXED)
    }
}

pub trait ByPrecision<'a> {
    type Shown: Show;
    fn fixed(&self, digits: usize) -> Self::Shown;
}

impl<'a, T: Display + ?Sized> ByPrecision<'a> for Value<'a, T> {
    type Shown = Precise<'a, T>;

    fn fixed(&self, digits: usize) -> Precise<'a, T> {
        Precise(self.0, digits)
    }
}

/// A float, how many decimals of it, and the host's flags.
pub struct Fixed(pub f64, pub usize, pub u32);

impl Show for Fixed {
    fn show(&self, to: &mut impl Sink) {
        host::float(self.0, self.1, self.2, |text| to.write(text));
    }
}

pub struct Precise<'a, T: ?Sized>(&'a T, usize);

impl<T: Display + ?Sized> Show for Precise<'_, T> {
    fn show(&self, to: &mut impl Sink) {
        show_formatted(format_args!("{:.1$}", self.0, self.1), to);
    }
}

pub trait Float {
    /// The value, and the flag of its type.
    fn float(&self) -> (f64, u32);
}

impl Float for f64 {
    fn float(&self) -> (f64, u32) {
        (*self, 0)
    }
}

impl Float for f32 {
    fn float(&self) -> (f64, u32) {
        ((*self).into(), host::NARROW)
    }
}

impl<T: Float + ?Sized> Float for &T {
    fn float(&self) -> (f64, u32) {
        (**self).float()
    }
}

/// Whether the bytes are characters, each in its shortest form. std's check is made for long texts,
/// and takes more code.
#[inline(never)]
pub fn is_utf_8(mut bytes: &[u8]) -> bool {
    while let [first, after @ ..] = bytes {
        // How many bytes follow, and the least character that needs this many.
        let (count, least) = match first {
            0..=0x7f => (0, 0),
            0xc0..=0xdf => (1, 0x80),
            0xe0..=0xef => (2, 0x800),
            0xf0..=0xf7 => (3, 0x1_0000),
            _ => return false,
        };
        let Some((more, others)) = after.split_at_checked(count) else { return false };
        let mut letter = u32::from(*first) & (0x7f >> count);
        for byte in more {
            if byte & 0xc0 != 0x80 {
                return false;
            }
            letter = letter << 6 | u32::from(byte & 0x3f);
        }
        if count > 0 && (letter < least || char::from_u32(letter).is_none()) {
            return false;
        }
        bytes = others;
    }
    true
}
