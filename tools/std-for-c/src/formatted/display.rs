//! Shows any value, with std's formatting.

use super::{Show, Sink, show_formatted};
use std::fmt::Display;

impl<T: Display + ?Sized> Show for T {
    fn show(&self, to: &mut impl Sink) {
        show_formatted(format_args!("{self}"), to);
    }
}
