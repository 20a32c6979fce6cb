//! A proven Rust bundle as one C file, for judges without Rust: rustc makes WebAssembly of it, [`wasm_to_c`] makes C.

mod c;
mod comment;
mod shim;
mod wasm;

use super::{Request, prove};
use crate::failure::Failure;
use anyhow::{Context, Result};
use tempfile::TempDir;
pub use wasm::is_there as is_possible;
use wasm_to_c::{Names, Options};

/// Bytes that any judge of C is assumed to take and to grant where its own limits are not known.
const USUAL_SOURCE: u64 = 65_535;
const USUAL_MEMORY: u64 = 32 << 20;

/// What is WebAssembly's own: one static array in C, the stack within it.
struct Memory {
    whole: u64,
    stack: u64,
}

impl Memory {
    /// Three quarters of the limit: libc, the code, C's own stack and the system's share have the rest. An eighth of
    /// that is stack, which is 3 MiB on a judge that grants 32.
    fn within(limit: u64) -> Memory {
        let whole = (limit - limit / 4).min(1 << 30) >> 16 << 16;
        Memory { whole, stack: whole / 8 }
    }
}

/// The C file of a bundle, right on all samples with gcc and with g++.
///
/// # Errors
/// A failed check that says what is wrong and what to do: no compiler, a limit of the judge, a wrong answer.
pub fn export(rust: &str, request: &Request) -> Result<String> {
    let folder = TempDir::with_prefix("oj-export-").context("cannot make a temporary folder")?;
    let limit = request.limits.memory.unwrap_or(USUAL_MEMORY);
    let memory = Memory::within(limit);
    let wasm = wasm::compile(&shim::shim(rust), &request.edition(), memory.stack, folder.path())?;
    let text = translate(&wasm, rust, request, &memory)?;
    prove::size(&text, request)?;
    for compiler in &c::COMPILERS {
        let executable = c::build(compiler, &text, folder.path())?;
        prove::samples(&executable, request, &format!("the C file, compiled by {},", compiler.name))?;
    }
    Ok(text)
}

/// The most telling form that the judge takes: readable names and the Rust source in a comment, then without one of
/// the two, then without both.
fn translate(wasm: &[u8], rust: &str, request: &Request, memory: &Memory) -> Result<String> {
    let known = request.judge.as_ref().and_then(|judge| judge.max_bytes.as_ref());
    let most = known.map_or(USUAL_SOURCE, |bytes| bytes.is);
    let forms = [(true, Names::Readable), (true, Names::Short), (false, Names::Readable)];
    for (source, names) in forms.into_iter().filter(|_| !request.minify) {
        let header = comment::comment(request, source.then_some(rust));
        let text = one_form(wasm, header, names, memory)?;
        if text.len() as u64 <= most {
            return Ok(text);
        }
    }
    one_form(wasm, comment::comment(request, None), Names::Short, memory)
}

fn one_form(wasm: &[u8], header: String, names: Names, memory: &Memory) -> Result<String> {
    let options = Options { memory: memory.whole, names, header, ..Options::default() };
    let output = wasm_to_c::translate(wasm, &options).map_err(|error| match error {
        wasm_to_c::Error::MemoryTooSmall { needed, granted } => Failure::check(
            format!("constants and stack take {needed} bytes; {granted} leave room for the rest within the judge's limit"),
            "make the constant tables smaller, or compute them; the limit stands in the problem's header",
        ),
        error => Failure::check(
            format!("the WebAssembly has no translation: {error}"),
            "nothing was written; `--emit rust` makes the Rust file",
        ),
    })?;
    Ok(output.c)
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
            assert!(memory.whole < limit && memory.stack * 8 <= memory.whole && memory.stack % 16 == 0);
        }
    }
}
