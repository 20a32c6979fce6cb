//! The last stage, for judges without Rust: the bundle as one C file. rustc compiles it to
//! WebAssembly, [`wasm_to_c`] translates that.

mod comment;
mod pieces;
mod shim;
mod wasm;

pub use wasm::can_export;

use super::Request;
use crate::base::failure::Failure;
use anyhow::Result;
use comment::Comment;
use wasm_to_c::{Function, Names, Options, Output};

/// Bytes of source that any judge of C is assumed to take if its own limit is not known.
const USUAL_LENGTH: u64 = 65_535;
/// Bytes of a file that is worth a layout for readers: it makes C a third longer.
const SHORT: u64 = 36_000;
/// Bytes of memory that any judge of C is assumed to grant if its own limit is not known.
const USUAL_MEMORY: u64 = 32 << 20;
/// How many functions are named when the file is too long.
const HEAVIEST: usize = 8;

/// WebAssembly's memory: one static array in C, with the stack in it.
struct Memory {
    whole: u64,
    stack: u64,
}

impl Memory {
    fn of(request: &Request) -> Memory {
        Memory::within(request.limits.memory.unwrap_or(USUAL_MEMORY))
    }

    /// Three quarters of the limit, in pages of 64 KiB; the rest is for libc, the code, C's own
    /// stack and the system. An eighth of the array is stack, which is 3 MiB on a judge that grants
    /// 32.
    fn within(limit: u64) -> Memory {
        let whole = (limit - limit / 4).min(1 << 30) >> 16 << 16;
        Memory { whole, stack: whole / 8 }
    }
}

/// A C file, and what to do if it is too long.
pub struct Exported {
    /// The file.
    pub text: String,
    /// Which functions take the most room.
    pub advice: String,
}

/// The C file of a Rust bundle.
///
/// # Errors
/// A failed check: no compiler, something that WebAssembly lacks, too little memory.
pub fn export(rust: &str, request: &Request) -> Result<Exported> {
    let memory = Memory::of(request);
    let wasm = compile(rust, request, memory.stack)?;
    let output = readable(&wasm, &memory, &Comment::new(request, rust), longest(request))?;
    Ok(Exported { text: output.c, advice: heaviest(&output.functions) })
}

/// The module of the first shim that compiles, else of the bundle itself.
fn compile(rust: &str, request: &Request, stack: u64) -> Result<Vec<u8>> {
    let compile = |text: &str| wasm::compile(text, &request.target.edition, stack);
    let made = shim::shims(rust).iter().find_map(|text| compile(text).ok());
    made.map_or_else(|| compile(rust), Ok)
}

/// How many bytes a readable file may have: none if the shortest one is asked for.
fn longest(request: &Request) -> u64 {
    let known = request.judge.as_ref().and_then(|judge| judge.max_bytes.as_ref());
    match known {
        _ if request.minify => 0,
        Some(bytes) => bytes.is,
        None => USUAL_LENGTH,
    }
}

/// The most readable form that is short enough: laid out, if it stays a short file, with readable
/// names and the Rust source in the comment; the source is the last of these to go.
fn readable(wasm: &[u8], memory: &Memory, comment: &Comment, longest: u64) -> Result<Output> {
    use Names::{Readable, Short};
    for (header, names, lines, longest) in [
        (&comment.with_source, Readable, true, longest.min(SHORT)),
        (&comment.with_source, Readable, false, longest),
        (&comment.with_source, Short, false, longest),
        (&comment.plain, Readable, false, longest),
    ] {
        let output = translate(wasm, memory, header, names, lines)?;
        if output.c.len() as u64 <= longest {
            return Ok(output);
        }
    }
    translate(wasm, memory, &comment.plain, Short, false)
}

fn translate(wasm: &[u8], memory: &Memory, header: &str, names: Names, lines: bool) -> Result<Output> {
    let (memory, header) = (memory.whole, header.to_owned());
    let options = Options { memory, names, lines, header, ..Options::default() };
    wasm_to_c::translate(wasm, &options).map_err(|error| match error {
        wasm_to_c::Error::MemoryTooSmall { needed, granted } => Failure::check(
            format!("constants and stack take {needed} bytes; only {granted} fit within the judge's limit"),
            "make the constant tables smaller, or compute them; the limit is in the problem's header, or --memory",
        ),
        error => Failure::check(
            format!("the WebAssembly has no translation: {error}"),
            "nothing was written; `--emit rust` still gives you the Rust bundle",
        ),
    })
}

/// What to do about a C file that is too long: the longest functions, of which some must go.
fn heaviest(functions: &[Function]) -> String {
    let list: Vec<String> = functions
        .iter()
        .take(HEAVIEST)
        .map(|function| format!("\n  {:6} bytes  {:.90}", function.bytes, function.name))
        .collect();
    format!("this is its shortest form; avoid what needs the longest functions:{}", list.concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_stays_below_the_limit() {
        for (limit, whole) in
            [(32 << 20, 24 << 20), (10_000 << 10, 7_667_712 >> 16 << 16), (64 << 20, 48 << 20)]
        {
            let memory = Memory::within(limit);
            assert_eq!(memory.whole, whole);
            assert!(
                memory.whole < limit && memory.stack * 8 <= memory.whole && memory.stack.is_multiple_of(16)
            );
        }
    }
}
