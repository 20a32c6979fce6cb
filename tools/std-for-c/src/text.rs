//! The stand-ins as text to paste into a program, most of them as modules for the end of its root.
//! They name each other, and the program's `main`, by `crate::`.

/// What the other modules read and write with.
pub const HOST: &str =
    concat!("mod wasm_to_c_host {\n", include_str!("host.rs"), include_str!("utf8.rs"), "}\n");

/// Calls `main`.
pub const START: &str = concat!("mod wasm_to_c_start {\n", include_str!("start.rs"), "}\n");

/// The C file's entry, beside [`START`].
pub const ENTRY: &str = concat!("mod wasm_to_c_entry {\n", include_str!("entry.rs"), "}\n");

/// In the place of [`ENTRY`] in a program that calls functions of C's own library.
pub const ENTRY_WITH_C: &str = concat!("mod wasm_to_c_entry {\n", include_str!("entry_with_c.rs"), "}\n");

macro_rules! show {
    ($($shown:expr),*) => {
        concat!("mod wasm_to_c_show {\n", include_str!("show.rs"), "mod shown {\n", $($shown,)* "}\n}\n")
    };
}

/// The usual values are shown without std's formatting, no others are.
pub const SHOW: &str = show!(include_str!("values.rs"));

/// In the place of [`SHOW`] beside [`SCAN`]: the error of that is shown, too.
pub const SHOW_WITH_SCAN: &str = show!(
    include_str!("values.rs"),
    "shows! { crate::grundy::scan::Error, self, to => show_formatted(format_args!(\"{self}\"), to); }\n"
);

/// In the place of [`SHOW`]: every value is shown with std's formatting.
pub const SHOW_FORMATTED: &str = show!(include_str!("formatted/display.rs"));

/// In the place of the template's module `scan`.
pub const SCAN: &str = concat!("pub mod scan {\n", include_str!("scan.rs"), "}\n");

/// In the place of `std::io`: `crate::wasm_to_c_io::io`.
pub const IO: &str = concat!("mod wasm_to_c_io {\npub mod io {\n", include_str!("io.rs"), "}\n}\n");

/// How [`IO`] makes the error of text that is not UTF-8, and what takes 2 KB less of C in a program
/// that does not show errors: it has no message.
pub const NOT_UTF_8: [&str; 2] =
    ["Read::read_to_string(&mut &b\"\\xff\"[..], to)", "Err(ErrorKind::InvalidData.into())"];

/// In the place of `std::fs` in a program with [`IO`]: `crate::wasm_to_c_fs::fs`.
pub const FS: &str = concat!("mod wasm_to_c_fs {\npub mod fs {\n", include_str!("fs.rs"), "}\n}\n");

/// In the place of `std::os` in a program with [`FS`]: `crate::wasm_to_c_os::os`.
pub const OS: &str = concat!("mod wasm_to_c_os {\npub mod os {\n", include_str!("os.rs"), "}\n}\n");

/// The macros that print, for the top of a program with [`IO`].
pub const PRINT: &str = include_str!("print.rs");

/// In the place of `std::thread`: `crate::wasm_to_c_thread::thread`.
pub const THREAD: &str =
    concat!("mod wasm_to_c_thread {\npub mod thread {\n", include_str!("thread.rs"), "}\n}\n");

/// Keeps std's functions for floats whole, so that wasm-to-c recognises them.
pub const FLOATS: &str = concat!("mod wasm_to_c_floats {\n", include_str!("floats.rs"), "}\n");
