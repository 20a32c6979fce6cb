//! How a program for a C file writes the usual values.

use super::{Fixed, Float, Show, Sink, show_formatted};
use std::borrow::Cow;
use std::fmt;

macro_rules! digits {
    ($($int:ty)*) => {$(
        impl Show for $int {
            #[inline]
            #[allow(unused_comparisons, reason = "some of the types are unsigned")]
            fn show(&self, to: &mut impl Sink) {
                if *self < 0 {
                    to.put(b'-');
                }
                let magnitude = if *self < 0 { (*self as u64).wrapping_neg() } else { *self as u64 };
                show_digits(magnitude, to);
            }
        }
    )*};
}

digits!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);

#[inline(never)]
fn show_digits(mut number: u64, to: &mut impl Sink) {
    let mut digits = [0; 20];
    let mut first = digits.len();
    loop {
        first -= 1;
        digits[first] = b'0' + (number % 10) as u8;
        number /= 10;
        if number == 0 {
            break;
        }
    }
    digits[first..].iter().for_each(|digit| to.put(*digit));
}

impl Show for str {
    #[inline]
    fn show(&self, to: &mut impl Sink) {
        to.write(self);
    }
}

impl Show for char {
    fn show(&self, to: &mut impl Sink) {
        to.write(self.encode_utf8(&mut [0; 4]));
    }
}

impl Show for bool {
    fn show(&self, to: &mut impl Sink) {
        to.write(if *self { "true" } else { "false" });
    }
}

impl Show for fmt::Arguments<'_> {
    fn show(&self, to: &mut impl Sink) {
        match self.as_str() {
            Some(text) => to.write(text),
            None => show_formatted(*self, to),
        }
    }
}

macro_rules! formatted {
    ($($other:ty)*) => {$(
        impl Show for $other {
            fn show(&self, to: &mut impl Sink) {
                show_formatted(format_args!("{}", self), to);
            }
        }
    )*};
}

formatted!(u128 i128);

macro_rules! floats {
    ($($float:ty)*) => {$(
        impl Show for $float {
            fn show(&self, to: &mut impl Sink) {
                let (float, form) = self.float();
                Fixed(float, 0, form).show(to);
            }
        }
    )*};
}

floats!(f32 f64);

macro_rules! inner {
    ($($outer:ty)*) => {$(
        impl<T: Show + ?Sized> Show for $outer {
            #[inline]
            fn show(&self, to: &mut impl Sink) {
                (**self).show(to);
            }
        }
    )*};
}

inner!(&T &mut T Box<T> std::rc::Rc<T>);

macro_rules! texts {
    ($($text:ty)*) => {$(
        impl Show for $text {
            fn show(&self, to: &mut impl Sink) {
                to.write(self);
            }
        }
    )*};
}

texts!(String Cow<'_, str>);

impl Show for std::ascii::EscapeDefault {
    fn show(&self, to: &mut impl Sink) {
        self.clone().for_each(|byte| to.put(byte));
    }
}

impl Show for () {
    fn show(&self, _: &mut impl Sink) {}
}
