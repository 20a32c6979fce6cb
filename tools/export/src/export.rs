//! From a Rust text to a C file that is short enough.

use crate::c_file::{self, readable};
use crate::candidates::Candidates;
use crate::comment::Comment;
use crate::memory::{DEFAULT_MEMORY, Memory};
use crate::std_sources::Form;
use crate::wasm::{self, Build, Std};
use crate::word_size;
use anyhow::Result;
use grundy_host::{failure, pool};
use wasm_to_c::Output;

/// Bytes of source that a judge of C takes if its own limit is not known.
const DEFAULT_MAX_BYTES: u64 = 65_535;

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
#[derive(Debug)]
pub struct Exported {
    /// The file.
    pub text: String,
    /// What takes the most room.
    pub advice: String,
    /// What is to be known if `usize` is not as wide as natively.
    pub narrow: Option<Narrow>,
}

/// A file in which `usize` has 32 bits.
#[derive(Debug)]
pub struct Narrow {
    /// Why, and what to do about it.
    pub reason: String,
    /// The lines of the Rust text where that may matter.
    pub places: Vec<String>,
    /// The same program as C in which an overflow is a panic, to be run on the samples.
    pub checked: String,
}

/// A level of optimization, and a form of std.
type Variant = (&'static str, Form);

/// Fast programs first and short ones last.
const WIDE: [Variant; 5] =
    [("3", Form::Usual), ("3", Form::Middle), ("3", Form::Small), ("s", Form::Small), ("z", Form::Small)];
const NARROW: [Variant; 3] = [("3", Form::Usual), ("s", Form::Usual), ("z", Form::Usual)];

/// The C file of a Rust program. It may be longer than the judge allows: then it is the shortest
/// one that was found.
///
/// # Errors
/// A failed check: no compiler, something that WebAssembly lacks, too little memory.
pub fn export(rust: &str, options: &Options) -> Result<Exported> {
    let mut maker = Maker {
        candidates: Candidates::new(rust, options.lean_scan)?,
        options,
        comment: Comment::new(options.origin, options.own_source, rust, &[]),
        checks_overflow: false,
    };
    let reason = match Std::wide(Form::Usual) {
        Ok(_) => match maker.shortest(&WIDE, Std::wide) {
            Ok(output) => return Ok(exported(rust, output, None)),
            Err(error) => match missing_function(&error) {
                // The narrow std has a libc.
                Some(name) if Std::narrow().is_ok() => {
                    format!("only so it can call C's `{name}`: use std instead")
                }
                _ => return Err(c_file::explained(error, options.memory)),
            },
        },
        Err(error) if Std::narrow().is_err() => {
            return Err(if wasm::is_wide() { error } else { Std::missing() });
        }
        Err(error) => failure::text(&error),
    };
    let narrow = |_| Std::narrow();
    let places = word_size::places(rust, options.edition)?;
    maker.candidates.flush_c();
    maker.comment = Comment::new(options.origin, options.own_source, rust, &places);
    let explained = |error| c_file::explained(error, options.memory);
    let output = maker.shortest(&NARROW, narrow).map_err(explained)?;
    maker.checks_overflow = true;
    let checked = maker.shortest(&NARROW[..1], narrow).map_err(explained)?.c;
    Ok(exported(rust, output, Some(Narrow { reason, places, checked })))
}

fn exported(rust: &str, output: Output, narrow: Option<Narrow>) -> Exported {
    Exported { advice: c_file::advice(&output, rust), text: output.c, narrow }
}

/// The function that the C file would have to import.
fn missing_function(error: &anyhow::Error) -> Option<&str> {
    match error.downcast_ref()? {
        wasm_to_c::Error::MissingFunction { module, name } if module == "env" => Some(name),
        _ => None,
    }
}

/// Makes C files of one program.
struct Maker<'a> {
    candidates: Candidates,
    options: &'a Options<'a>,
    comment: Comment,
    checks_overflow: bool,
}

impl Maker<'_> {
    /// What is made in the first variant that is short enough, else the shortest.
    fn shortest(&self, variants: &[Variant], std: impl Fn(Form) -> Result<Std> + Sync) -> Result<Output> {
        let max_bytes = self.options.max_bytes.unwrap_or(DEFAULT_MAX_BYTES);
        let make = |&(level, form): &Variant| self.make(level, std(form)?);
        first_short(max_bytes, variants, |output| output.c.len() as u64, make)
    }

    /// The file of the first text that compiles.
    fn make(&self, level: &'static str, std: Std) -> Result<Output> {
        let Maker { candidates: Candidates { texts, wants_stack }, options, comment, .. } = self;
        let memory = Memory::within(options.memory.unwrap_or(DEFAULT_MEMORY), *wants_stack);
        let readable_bytes = if options.minify { 0 } else { options.max_bytes.unwrap_or(DEFAULT_MAX_BYTES) };
        let (edition, stack, checks_overflow) = (options.edition, memory.stack, self.checks_overflow);
        let build = Build { edition, stack, level, checks_overflow, std };
        let make = |text: &String| readable(&wasm::compile(text, &build)?, &memory, comment, readable_bytes);
        let (original, stand_ins) = texts.split_last().expect("the program itself is one of them");
        // If none compiles, the errors of the program itself are those to report.
        stand_ins.iter().find_map(|text| make(text).ok()).map_or_else(|| make(original), Ok)
    }
}

/// What is made in the first variant that is short enough, else the shortest. Most programs need
/// only the first; the others are made two at a time.
fn first_short<V: Sync, T: Send>(
    max: u64,
    variants: &[V],
    length: impl Fn(&T) -> u64,
    make: impl Fn(&V) -> Result<T> + Sync,
) -> Result<T> {
    let mut shortest: Option<T> = None;
    let (first, others) = variants.split_at(1);
    for some in [first].into_iter().chain(others.chunks(2)) {
        for made in pool::map(some, &make) {
            let made = made?;
            if length(&made) <= max {
                return Ok(made);
            }
            if shortest.as_ref().is_none_or(|shortest| length(&made) < length(shortest)) {
                shortest = Some(made);
            }
        }
    }
    Ok(shortest.expect("there is a variant"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_file_is_made_again_shorter() {
        for (lengths, chosen) in
            [([10, 9, 8], 10), ([11, 10, 9], 10), ([12, 11, 7], 7), ([15, 12, 13], 12), ([15, 14, 13], 13)]
        {
            let made = first_short(10, &lengths, |length| *length, |length| Ok(*length));
            assert_eq!(made.unwrap(), chosen, "{lengths:?}");
        }
    }
}
