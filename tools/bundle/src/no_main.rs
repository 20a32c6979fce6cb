//! A program as rustc analyses it in half the time: with `--emit=mir` it also generates code for
//! all that the program runs. Without a start it runs nothing, but uses the same.

pub const PREFIX: &str = "#![no_main] ";

/// Uses `main` as a start does, which must return what can end a program.
const SUFFIX: &str = "
const _: fn() = || {
    fn start<T: ::std::process::Termination>(_: fn() -> T) {}
    start(main)
};
";

/// The program without a start: nothing moves but the first line. If `main` is not a usual one, it
/// does not compile.
pub fn without_start(text: &str) -> String {
    [PREFIX, text, SUFFIX].concat()
}
