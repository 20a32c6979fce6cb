//! Rust text in, C text out, for judges that take no Rust: rustc compiles the text to WebAssembly,
//! [`wasm_to_c`] translates that. The README says what replaces std's input and output.
//!
//! In the order of an export:
//!
//! - [`Candidates`]: texts that do the same with shorter input and output (`candidates`), made by
//!   leaving out what is not compiled (`conditions`), and replacing formatting macros
//!   (`formatting`), threads (`threads`, `joins`), files (`input_file`) and paths into std
//!   (`std_modules`). `std_names` finds what is named of it, of which `system` refuses some.
//! - `wasm`: one of them as WebAssembly, with a std that `sysroot` builds (from `std_sources` if it
//!   is to be small), so that `usize` has 64 bits ([`is_wide`]). [`can_export`] says whether that
//!   works here. Where `usize` has 32 bits, `word_size` finds the lines to which that may matter.
//! - `c_file`: the WebAssembly as a C file with a comment (`comment`), within the judge's memory
//!   (`memory`).
//! - [`export`]: all of this, until the file is short enough.

#![warn(missing_docs)]

mod c_file;
mod candidates;
mod comment;
mod conditions;
mod export;
mod formatting;
mod input_file;
mod joins;
mod memory;
mod std_modules;
mod std_names;
mod std_sources;
mod sysroot;
mod system;
mod threads;
mod wasm;
mod word_size;

pub use candidates::Candidates;
pub use export::{Exported, Narrow, Options, export};
pub use memory::DEFAULT_MEMORY;
pub use wasm::{can_export, is_wide};
