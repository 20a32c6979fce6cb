//! The names of std's functions that the translation knows, with every rustc that is installed.

use crate::support::{compile, folder, run, rustcs_for_wasm, skipped};
use std::path::Path;
use std::process::Command;
use wasm_to_c::{Error, Options, Output, translate};

const FIXTURE: &str = include_str!("../fixtures/std_names.rs");
/// What it prints for 10.
const ANSWER: &str = "{1: 3, 3: 3, 7: 2, 9: 2} 93179 2811 243\n";

/// Prints nothing, so that nothing is to be flushed.
const SILENT: &str = "fn main() { std::process::exit(std::hint::black_box(7)) }";
/// The first minor version in which the flush has a name.
const WITH_CLEANUP: u32 = 86;

/// Has its own start, and prints through std, which would never be flushed.
const MIXED: &str =
    "#[no_mangle] pub extern \"C\" fn grundy_start() -> u32 { print!(\"lost\"); 0 }\nfn main() {}";
/// Reads through std what may have been read already.
const READING: &str = "#[no_mangle] pub extern \"C\" fn grundy_start() -> u32 {\n\
                       std::io::stdin().read_line(&mut String::new()).map_or(1, |_| 0) }\nfn main() {}";

/// Parts of names that only code for panics and for the end of a program has.
const DEAD: [&str; 6] = ["panic", "rust_end_short", "abort", "oom", "alloc_error", "unwrap_failed"];

/// If this fails for a new rustc, look for the new names, then extend `src/std_names.rs`.
#[test]
fn every_rustc_has_these_names() {
    let rustcs = rustcs_for_wasm();
    if rustcs.is_empty() {
        skipped("the names of std's functions: no std for wasm32-wasip1");
    }
    let folder = folder("std_names");
    for rustc in rustcs {
        let translated = |source: &str| translate(&wasm(&rustc, source, &folder), &Options::default());
        let whole = translated(FIXTURE).expect("supported");
        assert_none(&rustc, &whole, &DEAD);
        for name in ["heap_get(", "heap_free(", "heap_resize(", "wide_div("] {
            assert!(whole.c.contains(name), "{rustc:?}: {name}");
        }
        let (c, program) = (folder.join("names.c"), folder.join("names"));
        std::fs::write(&c, &whole.c).expect("the folder can be written");
        compile(&["gcc", "-O1"], &[c], &program);
        assert_eq!(run(&program, b"10\n"), ANSWER, "{rustc:?}");

        let silent = translated(SILENT).expect("supported");
        assert!(silent.c.len() < 4_000 || minor(&rustc) < WITH_CLEANUP, "{rustc:?}: {:#?}", silent.functions);
        for mixed in [MIXED, READING] {
            let error = translated(mixed).expect_err("std's buffers are not for this start");
            assert!(matches!(&error, Error::Unsupported(what) if what.contains("grundy_start")), "{error}");
        }
    }
}

fn assert_none(rustc: &Path, output: &Output, parts: &[&str]) {
    let names = output.functions.iter().map(|function| &*function.name);
    let left: Vec<&str> = names.filter(|name| parts.iter().any(|part| name.contains(part))).collect();
    assert!(left.is_empty(), "{rustc:?}: {left:#?}");
}

/// The second number of its version.
fn minor(rustc: &Path) -> u32 {
    let output = Command::new(rustc).arg("--version").output().expect("it has compiled something");
    let version = String::from_utf8_lossy(&output.stdout);
    version.split('.').nth(1).and_then(|minor| minor.parse().ok()).unwrap_or_else(|| panic!("{version}"))
}

fn wasm(rustc: &Path, source: &str, folder: &Path) -> Vec<u8> {
    let (rust, wasm) = (folder.join("names.rs"), folder.join("names.wasm"));
    std::fs::write(&rust, source).expect("the folder can be written");
    let status = Command::new(rustc)
        .args(["--edition", "2021", "--target", "wasm32-wasip1", "-A", "warnings", "-C", "lto=fat"])
        .args(["-C", "panic=abort", "-C", "codegen-units=1", "-C", "strip=debuginfo", "-C", "opt-level=2"])
        .args(["-C", "link-arg=--emit-relocs"])
        .arg(&rust)
        .arg("-o")
        .arg(&wasm)
        .status();
    assert!(status.is_ok_and(|status| status.success()), "{rustc:?}");
    std::fs::read(wasm).expect("rustc has written it")
}
