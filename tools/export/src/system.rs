//! What a program asks of a system or a processor: a C file has standard input and output, and the
//! clock.

use crate::std_names::StdNames;
use anyhow::Result;
use grundy_host::Failure;

/// What no C file can do, by its module and name, and what it does. Files are in `input_file`,
/// threads in `threads`.
const NEED_SYSTEM: [(&str, &str, &str); 7] = [
    ("process", "Command", "starts a program"),
    ("env", "current_dir", "asks for a folder"),
    ("env", "set_current_dir", "asks for a folder"),
    ("env", "current_exe", "asks for a file"),
    ("net", "TcpListener", "uses a network"),
    ("net", "TcpStream", "uses a network"),
    ("net", "UdpSocket", "uses a network"),
];

/// What one processor has.
const NEED_PROCESSOR: [(&str, &str); 5] =
    [("arch", "x86_64"), ("arch", "x86"), ("arch", "aarch64"), ("arch", "asm"), ("arch", "global_asm")];

/// # Errors
/// A failed check: the program does something of the kind.
pub fn check(text: &str) -> Result<()> {
    let Some(std) = StdNames::of(text) else { return Ok(()) };
    match NEED_SYSTEM.iter().find(|(module, name, _)| std.has(module, name)) {
        None => Ok(()),
        Some((_, name, does)) => Err(Failure::check(
            format!("`{name}` {does}, which a C file cannot do: it has standard input and output"),
            "nothing was written; do without it, or submit where Rust is taken: `--emit rust` gives you that file",
        )),
    }
}

/// The error of a program that does not compile, if it has instructions of a processor. They may
/// stand under a `cfg`, so that it does compile.
pub fn of_processor(text: &str) -> Option<anyhow::Error> {
    let std = StdNames::of(text)?;
    let (module, name) = NEED_PROCESSOR.iter().find(|(module, name)| std.has(module, name))?;
    Some(Failure::check(
        format!("`{module}::{name}` is for one processor, and a C file is for any"),
        "nothing was written; put it under `#[cfg(target_arch = …)]` and write what is to be done elsewhere, or \
         submit where Rust is taken: `--emit rust` gives you that file",
    ))
}
