//! Rust sources as text.

mod comments;
mod edits;
mod tokens;
mod version;
