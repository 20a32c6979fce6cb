//! The modules of std, which a glob import brings: `use std::*;` knows `cmp` before a crate does.

/// Where std has modules, and which: those that stable Rust may name.
const MODULES: &[(&str, &[&str])] = &[
    (
        "std",
        &[
            "alloc",
            "any",
            "arch",
            "array",
            "ascii",
            "backtrace",
            "borrow",
            "boxed",
            "cell",
            "char",
            "clone",
            "cmp",
            "collections",
            "convert",
            "default",
            "env",
            "error",
            "f32",
            "f64",
            "ffi",
            "fmt",
            "fs",
            "future",
            "hash",
            "hint",
            "i8",
            "i16",
            "i32",
            "i64",
            "i128",
            "io",
            "isize",
            "iter",
            "marker",
            "mem",
            "net",
            "num",
            "ops",
            "option",
            "os",
            "panic",
            "path",
            "pin",
            "prelude",
            "primitive",
            "process",
            "ptr",
            "range",
            "rc",
            "result",
            "slice",
            "str",
            "string",
            "sync",
            "task",
            "thread",
            "time",
            "u8",
            "u16",
            "u32",
            "u64",
            "u128",
            "usize",
            "vec",
        ],
    ),
    (
        "std::collections",
        &["binary_heap", "btree_map", "btree_set", "hash_map", "hash_set", "linked_list", "vec_deque"],
    ),
    ("std::env", &["consts"]),
    ("std::ffi", &["c_str", "os_str"]),
    ("std::io", &["prelude"]),
    ("std::os", &["fd", "linux", "raw", "unix", "windows"]),
    ("std::prelude", &["rust_2015", "rust_2018", "rust_2021", "rust_2024", "v1"]),
    (
        "std::primitive",
        &[
            "bool", "char", "f32", "f64", "i8", "i16", "i32", "i64", "i128", "isize", "str", "u8", "u16",
            "u32", "u64", "u128", "usize",
        ],
    ),
    ("std::sync", &["atomic", "mpsc"]),
];

/// Those that are not in all of std's parts: `core` has no `vec`, and `alloc` no `cmp`.
const NOT_IN_CORE: &[&str] = &[
    "backtrace",
    "boxed",
    "collections",
    "env",
    "fs",
    "io",
    "os",
    "path",
    "process",
    "rc",
    "string",
    "thread",
    "vec",
];

/// All that `alloc` has.
const IN_ALLOC: &[&str] = &[
    "alloc",
    "borrow",
    "boxed",
    "collections",
    "ffi",
    "fmt",
    "rc",
    "slice",
    "str",
    "string",
    "sync",
    "task",
    "vec",
];

/// Whether that is std or a part of it.
pub fn is_std(name: &str) -> bool {
    ["std", "core", "alloc"].contains(&name)
}

/// Whether a module of std, such as `std` or `core::sync`, has one of that name.
pub fn has_module(at: &str, name: &str) -> bool {
    let is_there = match at {
        "core" => !NOT_IN_CORE.contains(&name),
        "alloc" => IN_ALLOC.contains(&name),
        _ => true,
    };
    let (_, rest) = at.split_at(at.find("::").unwrap_or(at.len()));
    let of_std = MODULES.iter().find(|(path, _)| path.strip_prefix("std") == Some(rest));
    is_there && of_std.is_some_and(|(_, names)| names.contains(&name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fmt::Write;
    use std::process::{Command, Stdio};

    #[test]
    fn they_are_there() {
        let mut text = String::from("#![allow(unused_imports)]\nextern crate alloc;\n");
        for (path, names) in MODULES {
            for name in *names {
                let parts = ["std", "core", "alloc"].map(|part| path.replacen("std", part, 1));
                for at in parts.iter().filter(|at| !at.contains("::") || at.starts_with("std")) {
                    if has_module(at, name) && at != "std::os" {
                        writeln!(text, "use {at}::{name}::{{}};").unwrap();
                    }
                }
            }
        }
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("lib.rs");
        std::fs::write(&file, text).unwrap();
        let mut rustc = Command::new("rustc");
        rustc.args(["--edition=2021", "--crate-type=lib", "--emit=metadata", "--out-dir"]);
        let output = rustc.arg(folder.path()).arg(&file).stdin(Stdio::null()).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(
            has_module("core::sync", "atomic") && !has_module("core", "vec") && !has_module("alloc", "cmp")
        );
    }
}
