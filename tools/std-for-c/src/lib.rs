//! Stand-ins for parts of std and for the template `scan`, in programs that become C files. They
//! are pasted into a program as [`text`].
//!
//! Here they are compiled as they are pasted, under the same names, but with a host in memory. So
//! they can be tested against what they stand for:
//!
//! ```
//! use grundy_std_for_c::{memory_host, scan};
//!
//! memory_host::start(b"3 4\n");
//! scan::run(|input, out| {
//!     let [a, b] = input.array::<u32, 2>()?;
//!     out.line(a + b);
//!     Ok(())
//! });
//! assert_eq!(memory_host::output(), "7\n");
//! ```

#![warn(missing_docs)]

#[expect(missing_docs, reason = "the same items as in std")]
pub mod fs;
#[expect(missing_docs, reason = "the same items as in std")]
pub mod io;
pub mod memory_host;
#[expect(missing_docs, unsafe_code, reason = "the same items as in std")]
pub mod os;
#[expect(missing_docs, reason = "the template documents the same items")]
pub mod scan;
#[expect(missing_docs, reason = "a part of the other modules; only tests call it")]
pub mod show;
pub mod text;
#[expect(missing_docs, reason = "the same items as in std")]
pub mod thread;

#[expect(unsafe_code, reason = "std's own check of UTF-8 is long")]
mod utf8;
mod values;

// What is compiled, but never called here.
mod floats;
#[expect(dead_code, unsafe_code, reason = "only C files have the functions that this imports")]
mod host;
#[expect(unused_macros, reason = "they stand at the top of a program, not in a module")]
mod print;
#[cfg(unix)] // elsewhere exit codes have more than one byte
#[expect(unsafe_code, reason = "std tells nobody what is in an exit code")]
mod start;
// Both are the same symbol.
#[cfg(all(unix, not(test)))]
#[expect(unsafe_code, reason = "the C file knows the name")]
mod entry;
#[cfg(all(unix, test))]
#[expect(unsafe_code, reason = "a function of C")]
mod entry_with_c;

// The names that the stand-ins have in a program.
#[cfg(unix)]
use crate::start as wasm_to_c_start;
use crate::{memory_host as wasm_to_c_host, show as wasm_to_c_show};
mod wasm_to_c_fs {
    pub(crate) use crate::fs;
}
mod wasm_to_c_io {
    pub(crate) use crate::io;
}

/// As the line that [`text::SHOW_WITH_SCAN`] adds to `values.rs`.
impl show::Show for scan::Error {
    fn show(&self, to: &mut impl show::Sink) {
        show::show_formatted(format_args!("{self}"), to);
    }
}

/// `display.rs` implements the trait for the same types as `values.rs`, so it has one of its own.
#[expect(dead_code, reason = "it is only compiled")]
mod formatted {
    use crate::show::{Sink, show_formatted};

    trait Show {
        fn show(&self, to: &mut impl Sink);
    }

    mod display;
}

/// The program that `start.rs` starts.
#[cfg(unix)]
fn main() -> std::process::ExitCode {
    std::process::ExitCode::SUCCESS
}
