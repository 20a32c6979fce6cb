//! From a Rust text to a C file that is short enough.

use crate::c_file::{self, readable};
use crate::candidates::Candidates;
use crate::comment::Comment;
use crate::memory::Memory;
use crate::wasm;
use anyhow::Result;
use wasm_to_c::Output;

/// Bytes of source that a judge of C takes if its own limit is not known.
const DEFAULT_MAX_BYTES: u64 = 65_535;
/// Bytes of memory that a judge of C grants if its own limit is not known.
const DEFAULT_MEMORY: u64 = 32 << 20;

/// What is known of a program besides its text, and what is wanted of the file.
#[derive(Debug, Clone, Copy)]
pub struct Options<'a> {
    /// The program's edition of Rust.
    pub edition: &'a str,
    /// The first lines of the file's comment: what the program is, and who made it from what.
    pub origin: &'a str,
    /// The part of the text that its author wrote, without libraries: it stays in the comment
    /// longest.
    pub own_source: &'a str,
    /// The text of a module `grundy::scan` that a shorter one may replace as a whole.
    pub lean_scan: Option<&'a str>,
    /// Bytes of memory that the judge grants.
    pub memory: Option<u64>,
    /// Bytes of source that the judge takes.
    pub max_bytes: Option<u64>,
    /// As short as possible, not readable.
    pub minify: bool,
}

/// A C file, and what to do if it is too long.
pub struct Exported {
    /// The file.
    pub text: String,
    /// Which functions take the most room.
    pub advice: String,
}

/// The C file of a Rust program. It may be longer than the judge allows: then it is the shortest one
/// that was found.
///
/// # Errors
/// A failed check: no compiler, something that WebAssembly lacks, too little memory.
pub fn export(rust: &str, options: &Options) -> Result<Exported> {
    let Candidates { texts, wants_stack } = Candidates::new(rust, options.lean_scan)?;
    let (original, stand_ins) = texts.split_last().expect("the program itself is one of them");
    let memory = Memory::within(options.memory.unwrap_or(DEFAULT_MEMORY), wants_stack);
    let comment = Comment::new(options.origin, options.own_source, rust);
    let readable_bytes = if options.minify { 0 } else { options.max_bytes.unwrap_or(DEFAULT_MAX_BYTES) };
    let max_bytes = options.max_bytes.unwrap_or(u64::MAX);
    let make = |text: &String, level: &str| {
        let wasm = wasm::compile(text, options.edition, memory.stack, level)?;
        readable(&wasm, &memory, &comment, readable_bytes)
    };
    let output = first_short(
        max_bytes,
        |output: &Output| output.c.len() as u64,
        |level| {
            // If none compiles, the errors of the program itself are those to report.
            stand_ins.iter().find_map(|text| make(text, level).ok()).map_or_else(|| make(original, level), Ok)
        },
    )?;
    Ok(Exported { advice: c_file::advice(&output.functions), text: output.c })
}

/// What is made at the first level of optimisation that is short enough, else the shortest.
fn first_short<T>(
    max: u64,
    length: impl Fn(&T) -> u64,
    make: impl Fn(&'static str) -> Result<T>,
) -> Result<T> {
    let mut shortest: Option<T> = None;
    for level in wasm::LEVELS {
        let made = make(level)?;
        if length(&made) <= max {
            return Ok(made);
        }
        if shortest.as_ref().is_none_or(|shortest| length(&made) < length(shortest)) {
            shortest = Some(made);
        }
    }
    Ok(shortest.expect("there is a level"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_file_is_made_again_shorter() {
        for (lengths, chosen) in
            [([10, 9, 8], 10), ([11, 10, 9], 10), ([12, 11, 7], 7), ([15, 12, 13], 12), ([15, 14, 13], 13)]
        {
            let at = |level| wasm::LEVELS.iter().position(|known| *known == level).unwrap();
            let made = first_short(10, |length| *length, |level| Ok(lengths[at(level)]));
            assert_eq!(made.unwrap(), chosen, "{lengths:?}");
        }
    }
}
