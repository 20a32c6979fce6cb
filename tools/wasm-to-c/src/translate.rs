//! The steps from a module to its C file.

use crate::builtins;
use crate::decode;
use crate::error::{Error, unsupported};
use crate::module::{ENTRY_EXPORTS, Module};
use crate::options::{FileKind, Options};
use crate::output::Output;
use crate::print;
use crate::prune::{cleanup, live, traps};
use crate::std_floats;
use std::panic::resume_unwind;
use std::thread;
use wasmparser::{Validator, WasmFeatures};

/// Bytes of stack for the translation. This is only address space until it is used.
const STACK: usize = 64 << 20;

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
        return Err(unsupported("4 GiB of memory or more"));
    }
    let roots = roots(&module, options.kind)?;
    traps::propagate_traps(&mut module);
    if cleanup::drop_idle_cleanup(&mut module, &roots) {
        traps::propagate_traps(&mut module);
    }
    if options.kind == FileKind::Program && traps::only_panics(&module) {
        return Err(unsupported("a program that can only panic"));
    }
    std_floats::replace(&mut module);
    let live = live::live(&module, &roots, &|function| builtins::in_runtime(&module, function).is_some());
    let uses_std = || module.stdout.iter().chain(&module.stdin).any(|symbol| live.symbols[*symbol]);
    if module.exported(ENTRY_EXPORTS[0]).is_some() && uses_std() {
        return Err(unsupported("standard input or output of std, which `grundy_start` leaves out"));
    }
    print::print(&module, &live, &options)
}

/// The functions from which everything that is needed can be reached.
fn roots(module: &Module, kind: FileKind) -> Result<Vec<usize>, Error> {
    let mut roots: Vec<usize> = module.start.into_iter().collect();
    match kind {
        FileKind::Library => roots.extend(module.exports.iter().map(|(_, function)| *function)),
        FileKind::Program => match module.entry() {
            Some(function) => roots.push(function),
            None => return Err(unsupported(format!("a module that exports no {}", ENTRY_EXPORTS[1]))),
        },
    }
    Ok(roots)
}

fn validate(wasm: &[u8]) -> Result<(), Error> {
    let known = WasmFeatures::MUTABLE_GLOBAL
        | WasmFeatures::SATURATING_FLOAT_TO_INT
        | WasmFeatures::SIGN_EXTENSION
        | WasmFeatures::REFERENCE_TYPES
        | WasmFeatures::MULTI_VALUE
        | WasmFeatures::BULK_MEMORY
        | WasmFeatures::FLOATS
        | WasmFeatures::MEMORY64
        | WasmFeatures::GC_TYPES;
    let Err(error) = Validator::new_with_features(known).validate_all(wasm) else { return Ok(()) };
    // If it is valid with all of WebAssembly's features, the message names the one that is missing.
    let valid = Validator::new_with_features(WasmFeatures::all()).validate_all(wasm).is_ok();
    Err(if valid { Error::Unsupported(error.to_string()) } else { Error::Malformed(error.to_string()) })
}
