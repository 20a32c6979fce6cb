//! Keeps std's functions for floats whole, so that the translation to C recognises them.
//!
//! The compiler would put some of them into the only function that calls them, and it removes a
//! parameter if only `{}` is used and never `{:?}`. The linker drops all that only the statics
//! refer to.

const KEEP: &str = include_str!("floats.txt");

/// The program with references to these functions; `None` if it names no type of floats.
pub fn kept_whole(rust: &str) -> Option<String> {
    (rust.contains("f64") || rust.contains("f32")).then(|| format!("{rust}\n{KEEP}"))
}
