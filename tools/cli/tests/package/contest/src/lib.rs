//! The kit's own library, which uses another.
#![forbid(unsafe_code)]
#![recursion_limit = "200"]

mod input;
pub mod sums;
#[cfg(test)]
mod tests;

pub use input::Input;
pub use shapes;
pub use shapes::Point as Place;

/// With the feature `loud`.
pub fn greeting() -> &'static str {
    if cfg!(feature = "loud") { "HELLO" } else { "hello" }
}

/// With the feature `loud`, where that can be known only by the compiler.
#[cfg(all(feature = "loud", any(unix, windows)))]
pub fn mark() -> char {
    '!'
}

#[cfg(not(all(feature = "loud", any(unix, windows))))]
pub fn mark() -> char {
    '.'
}

pub fn unused_greeting() -> &'static str {
    "never"
}
