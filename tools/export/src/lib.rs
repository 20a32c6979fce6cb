//! Rust text in, C text out, for judges that take no Rust: rustc compiles it to WebAssembly,
//! [`wasm_to_c`] translates that.

#![warn(missing_docs)]

mod comment;
mod floats;
mod pieces;
mod shim;
mod std_modules;
mod threads;
mod wasm;

pub use wasm::can_export;

use anyhow::Result;
use comment::Comment;
use grundy_host::failure::Failure;
use wasm_to_c::{Function, Names, Output};

/// Bytes of source that any judge of C is assumed to take if its own limit is not known.
const USUAL_LENGTH: u64 = 65_535;
/// Bytes of a file that is worth being read: laid out, and with the libraries' source.
const SHORT: u64 = 36_000;
/// Bytes of memory that any judge of C is assumed to grant if its own limit is not known.
const USUAL_MEMORY: u64 = 32 << 20;
/// How many functions are named when the file is too long.
const HEAVIEST: usize = 8;

/// Bytes of a judge's limit that the C library, the code and the system take.
const RESERVE: u64 = 2 << 20;
/// The most for variables that are kept in memory: what a main thread has natively for all.
const MOST_STACK: u64 = 8 << 20;
/// The most for calls.
const MOST_CALLS: u64 = 16 << 20;
/// How many times as much a program may have that asks for a large stack.
const LARGE: u64 = 16;

/// WebAssembly's memory: one static array in C.
struct Memory {
    /// All of it.
    whole: u64,
    /// The part of it for variables that are kept in memory.
    stack: u64,
    /// The part of it that is C's own stack, if functions call each other in circles.
    calls: u64,
}

impl Memory {
    /// The limit less the reserve, in pages of 64 KiB: some judges count what is reserved, not what
    /// is used. Of a limit so small that the reserve would be more than a quarter of it, three
    /// quarters.
    fn within(limit: u64, wants_stack: bool) -> Memory {
        let pages = |bytes: u64| bytes >> 16 << 16;
        let whole = pages((limit - RESERVE.min(limit / 4)).min(1 << 30));
        let (stack, calls, times) =
            if wants_stack { (whole / 4, whole / 2, LARGE) } else { (whole / 8, whole / 4, 1) };
        let (stack, calls) = (stack.min(times * MOST_STACK), calls.min(times * MOST_CALLS));
        Memory { whole, stack: pages(stack), calls: pages(calls) }
    }
}

/// What is known of a program besides its text, and what is wanted of the file.
#[derive(Debug, Clone, Copy)]
pub struct Options<'a> {
    /// The program's edition of Rust.
    pub edition: &'a str,
    /// The first lines of the file's comment: what the program is, and who made it of what.
    pub origin: &'a str,
    /// What its author wrote of the text, without libraries: this stays in the comment longest.
    pub own_source: &'a str,
    /// The text of a module `grundy::scan` that may be replaced as a whole by a shorter one.
    pub lean_scan: Option<&'a str>,
    /// Bytes of memory that the judge grants.
    pub memory: Option<u64>,
    /// Bytes of source that the judge takes.
    pub max_bytes: Option<u64>,
    /// As short as possible.
    pub minify: bool,
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
pub fn export(rust: &str, options: &Options) -> Result<Exported> {
    let (text, wants_stack) = threads::inline(rust)?;
    let memory = Memory::within(options.memory.unwrap_or(USUAL_MEMORY), wants_stack);
    let comment = Comment::new(options, rust);
    let texts = [shim::shims(&text, options.lean_scan), vec![text]].concat();
    let output = short_enough(options.max_bytes.unwrap_or(u64::MAX), |level| {
        let make = |text: &String| {
            let wasm = wasm::compile(text, options.edition, memory.stack, level)?;
            readable(&wasm, &memory, &comment, longest(options))
        };
        let (last, shims) = texts.split_last().expect("the solution is one of them");
        shims.iter().find_map(|text| make(text).ok()).map_or_else(|| make(last), Ok)
    })?;
    Ok(Exported { text: output.c, advice: heaviest(&output.functions) })
}

/// What is made at the first level of optimisation that is short enough, else the shortest.
fn short_enough(most: u64, make: impl Fn(&str) -> Result<Output>) -> Result<Output> {
    let mut shortest: Option<Output> = None;
    for level in wasm::LEVELS {
        let output = make(level)?;
        if output.c.len() as u64 <= most {
            return Ok(output);
        }
        if shortest.as_ref().is_none_or(|shortest| output.c.len() < shortest.c.len()) {
            shortest = Some(output);
        }
    }
    Ok(shortest.expect("there is a level"))
}

/// How many bytes a readable file may have: none if the shortest one is asked for.
fn longest(options: &Options) -> u64 {
    if options.minify { 0 } else { options.max_bytes.unwrap_or(USUAL_LENGTH) }
}

/// The most readable form that is short enough: laid out, if it stays a short file, with readable
/// names and all of the Rust source in the comment; of the source, the solution's own part is the
/// last of these to go.
fn readable(wasm: &[u8], memory: &Memory, comment: &Comment, longest: u64) -> Result<Output> {
    use Names::{Readable, Short};
    let short = longest.min(SHORT);
    for (header, names, lines, longest) in [
        (&comment.with_source, Readable, true, short),
        (&comment.with_source, Readable, false, short),
        (&comment.with_own_source, Readable, true, short),
        (&comment.with_own_source, Readable, false, longest),
        (&comment.with_own_source, Short, false, longest),
        (&comment.plain, Readable, false, longest),
    ] {
        let output = translate(wasm, memory, header, names, lines)?;
        if output.c.len() as u64 <= longest {
            return Ok(output);
        }
    }
    translate(wasm, memory, &comment.plain, Short, false)
}

/// Only what recurses needs a stack of its own for calls.
fn translate(wasm: &[u8], memory: &Memory, header: &str, names: Names, lines: bool) -> Result<Output> {
    let translate = |stack: u64| {
        let (memory, header) = (memory.whole - stack, header.to_owned());
        wasm_to_c::translate(
            wasm,
            &wasm_to_c::Options { memory, stack, names, lines, header, ..wasm_to_c::Options::default() },
        )
    };
    let output = translate(0).and_then(|output| match output.recurses {
        true => translate(memory.calls),
        false => Ok(output),
    });
    output.map_err(|error| match error {
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
    format!(
        "this is its shortest form, after opt-level=z; sort fewer types, with sort_unstable, and use Vec in \
         place of BTreeMap and HashMap, or do without what needs the longest functions:{}",
        list.concat()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_file_is_made_again_shorter() {
        let make = |lengths: [usize; 3]| {
            move |level: &str| {
                let at = wasm::LEVELS.iter().position(|known| *known == level).unwrap();
                let c = "x".repeat(lengths[at]);
                Ok(Output {
                    c,
                    functions: vec![],
                    exports: vec![],
                    static_memory: 0,
                    initial_memory: 0,
                    recurses: false,
                })
            }
        };
        for (lengths, chosen) in
            [([10, 9, 8], 10), ([11, 10, 9], 10), ([12, 11, 7], 7), ([15, 12, 13], 12), ([15, 14, 13], 13)]
        {
            assert_eq!(short_enough(10, make(lengths)).unwrap().c.len(), chosen, "{lengths:?}");
        }
    }

    #[test]
    fn memory_is_the_limit_less_the_reserve() {
        for (limit, usable) in [(32 << 20, 30 << 20), (10_000 << 10, 8_142_848), (4 << 20, 3 << 20)] {
            for wants_stack in [false, true] {
                let Memory { whole, stack, calls } = Memory::within(limit, wants_stack);
                assert_eq!(whole, usable >> 16 << 16);
                assert!(stack.is_multiple_of(1 << 16) && calls.is_multiple_of(1 << 16));
                assert!(stack + calls <= whole / 4 * 3 && limit - usable <= RESERVE);
            }
        }
    }
}
