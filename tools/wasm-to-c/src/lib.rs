//! Translates one WebAssembly module from rustc into one small C file. The crate's README explains
//! how.
//!
//! ```
//! let wasm = b"\0asm\x01\0\0\0";
//! let error = wasm_to_c::translate(wasm, &wasm_to_c::Options::default()).unwrap_err();
//! assert_eq!(error.to_string(), "not supported: a module that exports no _start");
//! ```

#![warn(missing_docs)]

mod decode;
mod error;
mod floats;
mod flow;
mod ir;
mod library;
mod names;
mod print;
mod prune;
mod runtime;
mod std_names;
mod structure;

pub use error::Error;

use std::panic::resume_unwind;
use std::thread;
use wasmparser::{Validator, WasmFeatures};

/// The exports at which a program may start. The first is for one that needs none of what std and
/// wasi do before `main`; it may return the exit code.
const ENTRIES: [&str; 2] = ["grundy_start", "_start"];
/// Bytes of stack for the translation. This is only address space until it is used.
const STACK: usize = 64 << 20;

/// What the C file should look like.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// Bytes of linear memory, which holds data, stack and heap. Rounded down to a multiple of
    /// 64 KiB.
    pub memory: u64,
    /// Bytes of stack for calls, if the program recurses: in front of the memory, in the same
    /// static array. Rounded down to a multiple of 64 KiB.
    pub stack: u64,
    /// How functions are named.
    pub names: Names,
    /// Whether to lay the text out, a statement a line.
    pub lines: bool,
    /// Text to put at the top, such as a comment.
    pub header: String,
    /// What the C file is for.
    pub entry: Entry,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            memory: 64 << 20,
            stack: 16 << 20,
            names: Names::Short,
            lines: false,
            header: String::new(),
            entry: Entry::Program,
        }
    }
}

/// How functions are named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Names {
    /// Two letters.
    Short,
    /// The end of the path in Rust, such as `heapsort_sift_`.
    Readable,
}

/// What the C file is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entry {
    /// A program: `main` calls the export `_start`.
    Program,
    /// A file to include: it has no `main`; `start()` fills the memory, and [`Output::exports`]
    /// names the functions.
    Library,
}

/// A translation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// The C file.
    pub c: String,
    /// The functions in it, largest first.
    pub functions: Vec<Function>,
    /// The exported functions that are in it.
    pub exports: Vec<Export>,
    /// Size of the linear memory's array in bytes.
    pub static_memory: u64,
    /// The bytes of it that the module asks for at the start, for data and stack. The rest is heap.
    pub initial_memory: u64,
    /// Whether functions call each other in circles, so that [`Options::stack`] is used.
    pub recurses: bool,
}

/// A function of the C file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Function {
    /// Its path in Rust; empty if the module has no names.
    pub name: String,
    /// Its length in bytes of C.
    pub bytes: usize,
}

/// An exported function.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Export {
    /// Its name in the module.
    pub name: String,
    /// Its name in C.
    pub c_name: String,
}

/// Translates a WebAssembly module.
///
/// # Errors
/// If the bytes are not a valid module, use a feature that is not supported, or need more memory
/// than `options` grant.
pub fn translate(wasm: &[u8], options: &Options) -> Result<Output, Error> {
    // All passes recurse as deeply as blocks nest, and the caller's thread may have a small stack.
    thread::scope(|scope| {
        let thread = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, || steps(wasm, options));
        thread.expect("a thread can be started").join().unwrap_or_else(|panic| resume_unwind(panic))
    })
}

fn steps(wasm: &[u8], options: &Options) -> Result<Output, Error> {
    validate(wasm)?;
    let [memory, stack] = [options.memory, options.stack].map(|bytes| bytes >> 16 << 16);
    let options = Options { memory, stack, ..options.clone() };
    let mut module = decode::module(wasm)?;
    if options.memory >= 1 << 32 {
        // Addresses have 32 bits, and the runtime uses some words behind the memory.
        return Err(Error::Unsupported("4 GiB of memory or more".into()));
    }
    let mut roots: Vec<usize> = module.start.into_iter().collect();
    match options.entry {
        Entry::Library => roots.extend(module.exports.iter().map(|(_, function)| *function)),
        Entry::Program => match entry(&module) {
            Some(function) => roots.push(function),
            None => return Err(Error::Unsupported(format!("a module that exports no {}", ENTRIES[1]))),
        },
    }
    prune::propagate_traps(&mut module);
    if prune::drop_idle_cleanup(&mut module, &roots) {
        prune::propagate_traps(&mut module);
    }
    if options.entry == Entry::Program && prune::only_panics(&module) {
        return Err(Error::Unsupported("a program that can only panic".into()));
    }
    floats::replace(&mut module);
    let live = prune::live(&module, &roots, &|function| library::known(&module, function).is_some());
    let uses_std = || module.stdout.iter().chain(&module.stdin).any(|symbol| live.symbols[*symbol]);
    if named(&module, ENTRIES[0]).is_some() && uses_std() {
        return Err(Error::Unsupported(
            "standard input or output of std, which `grundy_start` leaves out".into(),
        ));
    }
    print::print(&module, &live, &options)
}

/// The function at which a program starts.
fn entry(module: &decode::Module) -> Option<usize> {
    ENTRIES.iter().find_map(|name| named(module, name))
}

/// The exported function of a name.
fn named(module: &decode::Module, name: &str) -> Option<usize> {
    module.exports.iter().find(|(known, _)| known == name).map(|(_, function)| *function)
}

fn validate(wasm: &[u8]) -> Result<(), Error> {
    let known = WasmFeatures::MUTABLE_GLOBAL
        | WasmFeatures::SATURATING_FLOAT_TO_INT
        | WasmFeatures::SIGN_EXTENSION
        | WasmFeatures::REFERENCE_TYPES
        | WasmFeatures::MULTI_VALUE
        | WasmFeatures::BULK_MEMORY
        | WasmFeatures::FLOATS
        | WasmFeatures::GC_TYPES;
    let Err(error) = Validator::new_with_features(known).validate_all(wasm) else { return Ok(()) };
    // If it is valid with all of WebAssembly's features, the message names the one that is missing.
    let valid = Validator::new_with_features(WasmFeatures::all()).validate_all(wasm).is_ok();
    Err(if valid { Error::Unsupported(error.to_string()) } else { Error::Malformed(error.to_string()) })
}
