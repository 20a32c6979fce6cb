
/// What can be written: anything, with std's formatting.
pub trait Show {
    /// Writes it as `{}` would.
    fn show(&self);
}

impl<T: Display + ?Sized> Show for T {
    fn show(&self) {
        show_formatted(format_args!("{}", self));
    }
}
