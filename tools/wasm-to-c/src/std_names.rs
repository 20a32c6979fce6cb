//! The internal names of Rust's std that the translation knows. Each only makes the C file shorter:
//! under another name a function is translated as any other.
//!
//! `tests/it/std_names.rs` tries them with every rustc that is installed (1.80 to 1.95 were), and
//! fails when one is missing. What stands for std's functions for floats depends on more than
//! names: see `floats.rs`. The allocator, the memory functions and libm are C's own: see
//! `library.rs`.

/// Where the functions are that only serve a panic or an abort. (Not all of `std::panicking` does:
/// for example, `catch_unwind` is there, too.)
pub const PANICS: [&str; 11] = [
    "core::panicking::",
    "std::panicking::begin_panic",
    "std::panicking::panic_handler",
    "std::panicking::rust_panic",
    "std::panicking::default_hook",
    "alloc::alloc::handle_alloc_error",
    "alloc::alloc::__alloc_error",
    "std::process::abort",
    "std::alloc::rust_oom",
    "std::sys::backtrace::__rust_end",
    "__rustc::rust_begin_unwind",
];

/// What a program does last: it flushes standard output. Before 1.86 it had no name of its own.
pub const CLEANUP: &str = "std::rt::cleanup";

/// The static `std::io::stdio::STDOUT`, as a part of both of rustc's mangled names for it.
pub const STDOUT: &str = "5stdio6STDOUT";
/// The static in `std::io::stdio::stdin`, likewise.
pub const STDIN: &str = "5stdio5stdin8INSTANCE";
