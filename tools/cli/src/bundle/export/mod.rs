//! A Rust bundle as one C file, for judges without Rust: rustc makes WebAssembly of it,
//! [`wasm_to_c`] makes C.

mod c;
mod comment;
mod shim;
mod wasm;

use super::rustc::Rustc;
use super::{Proven, Request, prove};
use crate::base::failure::Failure;
use crate::base::pool as parallel;
use anyhow::{Context, Result};
use std::thread;
use tempfile::TempDir;
pub use wasm::is_there as is_possible;
use wasm_to_c::{Function, Names, Options, Output};

/// A file stays below this where it can, even if the judge takes more: names and the comment give
/// way.
const COMFORTABLE: u64 = 39_999;
/// Bytes that any judge of C is assumed to grant where its own limit is not known.
const USUAL_MEMORY: u64 = 32 << 20;
/// So many functions are named where the file is too long.
const HEAVIEST: usize = 8;

/// What is WebAssembly's own: one static array in C, the stack within it.
struct Memory {
    whole: u64,
    stack: u64,
}

impl Memory {
    /// Three quarters of the limit: libc, the code, C's own stack and the system's share have the
    /// rest. An eighth of that is stack, which is 3 MiB on a judge that grants 32.
    fn within(limit: u64) -> Memory {
        let whole = (limit - limit / 4).min(1 << 30) >> 16 << 16;
        Memory { whole, stack: whole / 8 }
    }
}

/// The C file of a bundle, right on all samples with gcc and with g++, or what rustc has against
/// the bundle.
///
/// # Errors
/// A failed check that says what is wrong and what to do: no compiler, a limit of the judge, a wrong answer.
pub fn export(rust: &str, request: &Request, rustc: &Rustc) -> Result<Proven> {
    let folder = TempDir::with_prefix("grundy-export-").context("cannot make a temporary folder")?;
    let limit = request.limits.memory.unwrap_or(USUAL_MEMORY);
    let memory = Memory::within(limit);
    let (report, wasm) = thread::scope(|scope| {
        let report = scope.spawn(|| rustc.lint(rust));
        let wasm = wasm::compile(&shim::shim(rust), &request.edition(), memory.stack, folder.path());
        (report.join().expect("compiling does not panic"), wasm)
    });
    let report = report?;
    if !report.ok {
        return Ok(Err(report));
    }
    let Output { c, functions, .. } = translate(&wasm?, rust, request, &memory)?;
    prove::size(&c, request, || heaviest(&functions))?;
    let right = parallel::map(&c::COMPILERS, |compiler| {
        let executable = c::build(compiler, &c, folder.path())?;
        prove::samples(&executable, request, &format!("the C file, compiled by {},", compiler.name))
    });
    right.into_iter().collect::<Result<()>>()?;
    Ok(Ok(c))
}

/// What takes the room in a C file, for whoever has to do without some of it.
fn heaviest(functions: &[Function]) -> String {
    let list: Vec<String> = functions
        .iter()
        .take(HEAVIEST)
        .map(|function| format!("\n  {:6} bytes  {:.90}", function.bytes, function.name))
        .collect();
    format!("this is its shortest form; do without what needs the longest functions:{}", list.concat())
}

/// The most telling form that is short enough: readable names and the Rust source in a comment,
/// then without one of the two, then without both.
fn translate(wasm: &[u8], rust: &str, request: &Request, memory: &Memory) -> Result<Output> {
    let known = request.judge.as_ref().and_then(|judge| judge.max_bytes.as_ref());
    let most = known.map_or(COMFORTABLE, |bytes| bytes.is.min(COMFORTABLE));
    let forms = [(true, Names::Readable), (true, Names::Short), (false, Names::Readable)];
    for (source, names) in forms.into_iter().filter(|_| !request.minify) {
        let header = comment::comment(request, source.then_some(rust));
        let output = one_form(wasm, header, names, memory)?;
        if output.c.len() as u64 <= most {
            return Ok(output);
        }
    }
    one_form(wasm, comment::comment(request, None), Names::Short, memory)
}

fn one_form(wasm: &[u8], header: String, names: Names, memory: &Memory) -> Result<Output> {
    let options = Options { memory: memory.whole, names, header, ..Options::default() };
    wasm_to_c::translate(wasm, &options).map_err(|error| match error {
        wasm_to_c::Error::MemoryTooSmall { needed, granted } => Failure::check(
            format!("constants and stack take {needed} bytes; {granted} leave room for the rest within the judge's limit"),
            "make the constant tables smaller, or compute them; the limit stands in the problem's header",
        ),
        error => Failure::check(
            format!("the WebAssembly has no translation: {error}"),
            "nothing was written; `--emit rust` makes the Rust file",
        ),
    })
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
