use crate::texts;
use grundy_export::Candidates;

#[test]
fn standard_input_may_be_a_file() {
    for text in [
        "fn f() { std::fs::read_to_string(\"/dev/stdin\"); }",
        "use std::fs::File; fn f() { File::open(\"/dev/stdin\"); }",
        "use std::{fs, io}; fn f() { fs::read(\"/proc/self/fd/0\"); }",
    ] {
        let texts = texts(text);
        assert!(!texts.is_empty());
        assert!(
            texts.iter().all(|text| text.contains("wasm_to_c_fs::fs") && text.contains("mod wasm_to_c_io"))
        );
    }
}

#[test]
fn files_may_have_the_numbers_of_standard_input_and_output() {
    let text = "use std::fs::File; use std::{io, os::unix::io::FromRawFd}; \
                fn f() { unsafe { File::from_raw_fd(0); } }";
    let texts = texts(text);
    assert!(!texts.is_empty());
    assert!(texts.iter().all(|text| text.contains("use crate::wasm_to_c_os::os::unix::io::FromRawFd")));
}

#[test]
fn a_file_that_is_never_opened_is_only_a_type() {
    for import in ["use std::fs::File;", "use std::{fs, fs::File};", "use std::fs::{self, File};"] {
        let reader = "enum Source { Text(&'static [u8]), File(File) } fn read(from: fs::File) {} fn f() {}";
        let texts = texts(&format!("{import} {reader}"));
        assert!(!texts.is_empty() && texts.iter().all(|text| text.contains("wasm_to_c_fs::fs")), "{import}");
    }
    for opened in [
        "use std::fs::File; fn f() { File::open(\"a\"); }",
        "use std::fs::{self, File}; fn f(file: File) { fs::read(\"a\"); }",
        "use std::fs::File as F; fn f(file: F) {}",
        "use std::fs::{File, read}; fn f(file: File) { read(\"a\"); }",
    ] {
        assert!(Candidates::new(opened, None).is_err(), "{opened}");
    }
}

#[test]
fn other_files_are_refused_by_name() {
    for (text, name) in [
        ("use std::fs::File; fn f() { File::create(\"/dev/stdin\"); }", "`File::create` needs a file"),
        ("fn f() { std::fs::read_to_string(\"input.txt\"); }", "`std::fs` needs a file"),
        (
            "use std::fs::OpenOptions; fn f() { OpenOptions::new(); } // \"/dev/stdin\"",
            "`OpenOptions` needs a file",
        ),
    ] {
        let error = Candidates::new(text, None).unwrap_err().to_string();
        assert!(error.starts_with(name), "{error}");
    }
    assert!(Candidates::new("mod fs { pub fn read() {} } fn f() { fs::read() }", None).is_ok());
}

#[test]
fn imports_for_other_builds_are_no_files() {
    let program = |import: &str, code: &str| {
        format!("use {import}; fn f() {{ if cfg!(feature = \"local\") {{ {code} }} }}")
    };
    for (import, code) in [
        ("std::fs::File", "File::create(x)"),
        ("std::fs::{self, File as F}", "fs::read(F::open(x))"),
        ("std::{fs, io}", "fs::read(x)"),
    ] {
        let text = program(import, code);
        assert!(Candidates::new(&text, None).is_ok(), "{text}");
        let everywhere = text.replace("cfg!(feature = \"local\")", "f");
        assert!(Candidates::new(&everywhere, None).is_err(), "{everywhere}");
    }
    assert!(Candidates::new("use std::fs::*; fn f() { File::open(\"a\") }", None).is_err());
}
