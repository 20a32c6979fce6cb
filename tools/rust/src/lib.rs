//! Rust sources as text, and the compiler that reads them.
//!
//! - [`source`]: reads a source file, or says what is wrong with it;
//! - [`tokens`], [`comments`]: what stands where in a text;
//! - [`edits`]: changes to a text by byte ranges, applied at once;
//! - [`toolchain`], [`version`]: the compiler of this machine, and the releases of Rust;
//! - [`compiler`], [`messages`]: how a compiler is called, and what it says in JSON.

#![warn(missing_docs)]

pub mod comments;
pub mod compiler;
pub mod edits;
pub mod messages;
pub mod source;
pub mod tokens;
pub mod toolchain;
pub mod version;
