//! A module as a C file, in the most readable form that is short enough.

use crate::comment::Comment;
use crate::memory::{DEFAULT_MEMORY, Memory};
use anyhow::Result;
use grundy_host::failure::Failure;
use wasm_to_c::{Error, Names, Output};

/// Bytes of a file that is worth laying out.
const SHORT: u64 = 36_000;
/// How many functions are named when the file is too long.
const HEAVIEST: usize = 8;

/// The most readable form that has at most `max` bytes: laid out, if it stays a short file, with
/// readable names and the Rust source in the comment.
pub fn readable(wasm: &[u8], memory: &Memory, comment: &Comment, max: u64) -> Result<Output> {
    use Names::{Readable, Short};
    for (header, names, lines, max) in [
        (&comment.with_source, Readable, true, max.min(SHORT)),
        (&comment.with_source, Readable, false, max),
        (&comment.with_source, Short, false, max),
        (&comment.plain, Readable, false, max),
    ] {
        let output = translate(wasm, memory, header, names, lines)?;
        if output.c.len() as u64 <= max {
            return Ok(output);
        }
    }
    translate(wasm, memory, &comment.plain, Short, false)
}

/// Only what recurses needs a stack of its own for calls.
fn translate(wasm: &[u8], memory: &Memory, header: &str, names: Names, lines: bool) -> Result<Output> {
    let translate = |stack: u64| {
        let (memory, header) = (memory.whole - stack, header.to_owned());
        let options = wasm_to_c::Options { memory, stack, names, lines, header, ..Default::default() };
        wasm_to_c::translate(wasm, &options)
    };
    match translate(0) {
        Ok(output) if output.recurses => Ok(translate(memory.calls)?),
        output => Ok(output?),
    }
}

/// The translator's errors in the user's words; `limit` is the judge's, if it is known.
pub fn explained(error: anyhow::Error, limit: Option<u64>) -> anyhow::Error {
    match error.downcast_ref::<Error>() {
        None => error,
        Some(Error::MemoryTooSmall { needed, granted }) if limit.is_none() => Failure::check(
            format!(
                "constants and stack take {needed} bytes; only {granted} fit within {} MB, which are assumed \
                 where no limit is given",
                DEFAULT_MEMORY >> 20
            ),
            "give the judge's limit with --memory, or make the constant tables smaller",
        ),
        Some(Error::MemoryTooSmall { needed, granted }) => Failure::check(
            format!("constants and stack take {needed} bytes; only {granted} fit within the judge's limit"),
            "make the constant tables smaller, or compute them; the limit is in the problem's header, or --memory",
        ),
        Some(Error::Unsupported(what)) if what.ends_with("exports no _start") => Failure::check(
            "the program does not begin with Rust's own `main`",
            "write `fn main()`, without `#![no_main]`; `--emit rust` still gives you the Rust bundle",
        ),
        Some(error) => Failure::check(
            format!("the WebAssembly has no translation: {error}"),
            "nothing was written; `--emit rust` still gives you the Rust bundle",
        ),
    }
}

/// Methods that bring Unicode's tables.
const WITH_TABLES: [&str; 4] = ["to_lowercase", "to_uppercase", "is_alphabetic", "is_alphanumeric"];

/// What to do about a C file of this text that is too long: values or some of the longest functions
/// must go.
pub fn advice(output: &Output, rust: &str) -> String {
    let data = output.data_bytes;
    if 2 * data > output.c.len() {
        let with_tables = WITH_TABLES.iter().find(|name| rust.contains(**name));
        let or = with_tables.map_or(String::new(), |name| {
            format!("; `{name}` brings tables of Unicode, its ASCII twin does not")
        });
        return format!(
            "this is its shortest form, after opt-level=z; {data} bytes are the values of statics and constants: \
             compute them, or fill a `Vec` at the start{or}"
        );
    }
    let longest = output.functions.iter().take(HEAVIEST);
    let list: String =
        longest.map(|function| format!("\n  {:6} bytes  {:.90}", function.bytes, function.name)).collect();
    format!(
        "this is its shortest form, after opt-level=z; sort fewer types, with sort_unstable, and use Vec in \
         place of BTreeMap and HashMap, or do without what needs the longest functions:{list}"
    )
}
