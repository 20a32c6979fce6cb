//! Translates one WebAssembly module from rustc into one small C file. The README explains how.
//!
//! ```
//! let wasm = b"\0asm\x01\0\0\0";
//! let error = wasm_to_c::translate(wasm, &wasm_to_c::Options::default()).unwrap_err();
//! assert_eq!(error.to_string(), "not supported: a module that exports no _start");
//! ```

#![warn(missing_docs)]

mod builtins;
mod control_flow;
mod decode;
mod definite_assignment;
mod error;
mod ir;
mod module;
mod names;
mod options;
mod output;
mod print;
mod prune;
mod runtime;
mod std_floats;
mod std_names;
mod translate;

pub use error::Error;
pub use options::{FileKind, Names, Options};
pub use output::{Export, Function, Output};
pub use translate::translate;
