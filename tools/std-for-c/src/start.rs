//! The start of a program, without that of std and WASI, which prepares for what no solution uses.
//! `entry.rs` or `entry_with_c.rs` is where the C file enters.

use std::process::ExitCode;

/// Runs the program; the result is the exit code.
pub fn run() -> u32 {
    let code = Ending::code(crate::main());
    // SAFETY: an exit code is one byte here, as the compiler checks, and any byte is a `u8`.
    u32::from(unsafe { std::mem::transmute::<ExitCode, u8>(code) })
}

/// The types that `main` may return.
trait Ending {
    fn code(self) -> ExitCode;
}

impl Ending for () {
    fn code(self) -> ExitCode {
        ExitCode::SUCCESS
    }
}

impl Ending for ExitCode {
    fn code(self) -> ExitCode {
        self
    }
}

/// Unlike std, this does not print the error.
impl<T: Ending, E> Ending for Result<T, E> {
    fn code(self) -> ExitCode {
        match self {
            Ok(done) => done.code(),
            Err(_) => ExitCode::FAILURE,
        }
    }
}
