
impl<T: Display + ?Sized> Show for T {
    fn show(&self, to: &mut impl Sink) {
        show_formatted(format_args!("{}", self), to);
    }
}
