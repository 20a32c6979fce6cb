//! Rust text in, C text out, for judges that take no Rust: rustc compiles the text to WebAssembly,
//! [`wasm_to_c`] translates that. The README says what replaces std's input and output.
//!
//! In the order of an export:
//!
//! - [`Candidates`]: texts that do the same with shorter input and output (`candidates`), made by
//!   replacing formatting macros (`formatting`), threads (`threads`) and paths into std
//!   (`std_modules`).
//! - `wasm`: one of them as WebAssembly. [`can_export`] says whether that works here.
//! - `c_file`: the WebAssembly as a C file with a comment (`comment`), within the judge's memory
//!   (`memory`).
//! - [`export`]: all of this, until the file is short enough.

#![warn(missing_docs)]

mod c_file;
mod candidates;
mod comment;
mod export;
mod formatting;
mod memory;
mod std_modules;
mod threads;
mod wasm;

pub use candidates::Candidates;
pub use export::{Exported, Options, export};
pub use wasm::can_export;
