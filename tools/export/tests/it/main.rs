//! Tests of what the package exports.

mod candidates;
mod comment;
mod conditions;
mod formatting;
mod input_file;
mod length;
mod system;
mod threads;

use grundy_export::{Candidates, Options, can_export, export};

/// The texts for a program without templates.
fn texts(rust: &str) -> Vec<String> {
    Candidates::new(rust, None).unwrap().texts
}

/// The C file of a program with its own part, or nothing if none can be made here.
fn c_file(rust: &str, own_source: &str) -> Option<anyhow::Result<String>> {
    if !can_export() {
        let message = "SKIPPED: tests of C files (rustup component add rust-src)";
        assert!(std::env::var_os("GRUNDY_WASM_REQUIRED").is_none(), "{message}");
        eprintln!("{message}");
        return None;
    }
    Some(export(rust, &options(own_source)).map(|made| made.text))
}

fn options(own_source: &str) -> Options<'_> {
    Options {
        edition: "2021",
        origin: "A test",
        own_source,
        lean_scan: None,
        memory: None,
        max_bytes: None,
        minify: false,
    }
}
