//! Shows the usual values without std's formatting, where that is possible.

use crate::wasm_to_c_show::{Fixed, Float, Show, Sink, show_formatted};
use std::borrow::Cow;
use std::fmt;

macro_rules! digits {
    ($($int:ty)*) => {$(
        impl Show for $int {
            #[inline]
            #[allow(unused_comparisons, reason = "half of the types are unsigned")]
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

macro_rules! shows {
    ($($(#[$attribute:meta])? $type:ty $(where $T:ident)?, $self:ident, $to:ident => $show:expr;)*) => {$(
        impl $(<$T: Show + ?Sized>)? Show for $type {
            $(#[$attribute])?
            fn show(&$self, $to: &mut impl Sink) {
                $show;
            }
        }
    )*};
}

shows! {
    #[inline] str, self, to => to.write(self);
    char, self, to => to.write(self.encode_utf8(&mut [0; 4]));
    bool, self, to => to.write(if *self { "true" } else { "false" });
    fmt::Arguments<'_>, self, to => match self.as_str() {
        Some(text) => to.write(text),
        None => show_formatted(*self, to),
    };
    u128, self, to => show_formatted(format_args!("{self}"), to);
    i128, self, to => show_formatted(format_args!("{self}"), to);
    f32, self, to => { let (float, flags) = self.float(); Fixed(float, 0, flags).show(to) };
    f64, self, to => { let (float, flags) = self.float(); Fixed(float, 0, flags).show(to) };
    #[inline] &T where T, self, to => (**self).show(to);
    #[inline] &mut T where T, self, to => (**self).show(to);
    #[inline] Box<T> where T, self, to => (**self).show(to);
    #[inline] std::rc::Rc<T> where T, self, to => (**self).show(to);
    String, self, to => to.write(self);
    Cow<'_, str>, self, to => to.write(self);
    std::ascii::EscapeDefault, self, to => self.clone().for_each(|byte| to.put(byte));
    (), self, _to => {};
}
