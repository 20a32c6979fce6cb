//! The start of a program without that of std and wasi, which prepare for what no solution uses.

use std::process::{ExitCode, Termination};

/// Runs the program; the result is the exit code.
#[unsafe(no_mangle)]
pub extern "C" fn grundy_start() -> u32 {
    let code = exit_code();
    // SAFETY: here an exit code is one byte, as the compiler checks, and any byte is a `u8`.
    u32::from(unsafe { std::mem::transmute::<ExitCode, u8>(code) })
}

fn exit_code() -> ExitCode {
    crate::main().report()
}
