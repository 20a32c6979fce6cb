//! What a program may use, and how it ends when that is not enough.

use crate::programs::{fixture, native, write_c};
use crate::support::{compile, folder};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use wait4::Wait4;
use wasm_to_c::Names;

/// Structures of changing sizes, in eight test cases each: they fit where native Rust's do.
#[test]
fn freed_memory_serves_again() {
    let folder = folder("memory");
    let program = translated("memory", &folder);
    for (structure, size) in [
        ("lists", 400_000),
        ("strings", 8_000_000),
        ("trees", 300_000),
        ("tables", 6_000_000),
        ("queues", 3_000_000),
        ("vectors", 3_000_000),
    ] {
        let input = folder.join("input");
        std::fs::write(&input, format!("{structure} {size} 8 77")).expect("the folder can be written");
        let (expected, most) = measured(&native("memory"), &input);
        let (printed, peak) = measured(&program, &input);
        assert_eq!(printed, expected, "{structure}");
        assert!(peak <= most + most / 10, "{structure}: {peak} bytes of memory, native Rust {most}");
    }
}

/// A fixture's C, compiled as judges do.
fn translated(name: &str, folder: &Path) -> PathBuf {
    let wasm = std::fs::read(fixture(name, "wasm")).expect("a committed file");
    let c = write_c(&wasm, Names::Short, folder.join(name).with_extension("c"));
    let program = folder.join(name);
    compile(&["gcc", "-O2", "-std=gnu89"], &[c], &program);
    program
}

/// What a program prints, and the bytes of memory that it used, or this process, if that is more.
fn measured(program: &Path, input: &Path) -> (String, u64) {
    let output = program.with_extension("out");
    let child = Command::new(program)
        .stdin(Stdio::from(File::open(input).expect("just written")))
        .stdout(Stdio::from(File::create(&output).expect("the folder can be written")))
        .spawn()
        .expect("just compiled");
    let used = child.wait4().expect("a child");
    assert!(used.status.success(), "{}: {}", program.display(), used.status);
    (std::fs::read_to_string(output).expect("just written"), used.rusage.maxrss)
}
