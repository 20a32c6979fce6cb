
/// What can be written without std's formatting, which is long.
pub trait Show {
    /// Writes it as `{}` would.
    fn show(&self);
}

macro_rules! digits {
    ($($int:ty)*) => {$(
        impl Show for $int {
            #[inline]
            #[allow(unused_comparisons)]
            fn show(&self) {
                if *self < 0 {
                    host::put(b'-');
                }
                let magnitude = if *self < 0 { (*self as u64).wrapping_neg() } else { *self as u64 };
                show_digits(magnitude);
            }
        }
    )*};
}

digits!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);

#[inline(never)]
fn show_digits(number: u64) {
    if number > 9 {
        show_digits(number / 10);
    }
    host::put(b'0' + (number % 10) as u8);
}

impl Show for str {
    #[inline]
    fn show(&self) {
        host::write(self.as_bytes());
    }
}

impl Show for char {
    fn show(&self) {
        self.encode_utf8(&mut [0; 4]).show();
    }
}

impl Show for bool {
    fn show(&self) {
        if *self { "true" } else { "false" }.show();
    }
}

impl Show for fmt::Arguments<'_> {
    fn show(&self) {
        match self.as_str() {
            Some(text) => text.show(),
            None => show_formatted(*self),
        }
    }
}

macro_rules! formatted {
    ($($other:ty)*) => {$(
        impl Show for $other {
            fn show(&self) {
                show_formatted(format_args!("{}", self));
            }
        }
    )*};
}

formatted!(u128 i128 f32 f64 Error);

macro_rules! inner {
    ($($outer:ty)*) => {$(
        impl<T: Show + ?Sized> Show for $outer {
            #[inline]
            fn show(&self) {
                (**self).show();
            }
        }
    )*};
}

inner!(&T &mut T Box<T> std::rc::Rc<T>);

impl Show for String {
    fn show(&self) {
        self.as_str().show();
    }
}

impl Show for Cow<'_, str> {
    fn show(&self) {
        (**self).show();
    }
}
