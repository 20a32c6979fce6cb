//! What a program may use, and how it ends when that is not enough.

use crate::fixtures::{self, native, write_c};
use crate::support::{compile, folder, has_multilib, skipped};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use wait4::Wait4;
use wasm_to_c::{Error, Names, Options, translate};

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

/// Calls go as deep as natively, even where the system's stack is small; what goes deeper ends the
/// program, and writes nowhere else.
#[test]
fn calls_may_be_deep() {
    let folder = folder("stack");
    let text = format!(
        r#"(module
        (import "grundy" "read" (func $read (param i32 i32) (result i32)))
        (import "grundy" "write" (func $write (param i32 i32)))
        (memory 161) (global $__stack_pointer (mut i32) (i32.const {}))
        ;; Keeps $left in a frame of 80 bytes while it calls itself, so that it needs a frame in C.
        (func $sum (param $left i32) (result i32) (local $frame i32)
            (local.set $frame (i32.sub (global.get $__stack_pointer) (i32.const 80)))
            (global.set $__stack_pointer (local.get $frame))
            (i32.store (local.get $frame) (local.get $left))
            (if (local.get $left)
                (then (i32.store offset=8 (local.get $frame)
                    (i32.sub (call $sum (i32.sub (local.get $left) (i32.const 1))) (local.get $left)))))
            (global.set $__stack_pointer (i32.add (local.get $frame) (i32.const 80)))
            (i32.add (i32.load (local.get $frame)) (i32.load offset=8 (local.get $frame))))
        (func (export "_start")
            (drop (call $read (i32.const 9000000) (i32.const 4)))
            (i32.store (i32.const 9000000) (call $sum (i32.load (i32.const 9000000))))
            (call $write (i32.const 9000000) (i32.const 4))))"#,
        8 << 20
    );
    let module = wat::parse_str(text).expect("the test's own text is right");
    let c = write_c(&module, Names::Short, folder.join("deep.c"));
    let narrow = has_multilib(&folder);
    for flags in [&["-O2"][..], &["-O0"], &["-O2", "-m32"]] {
        if flags.contains(&"-m32") && !narrow {
            skipped("deep calls in 32 bits: gcc -m32 does not link (gcc-multilib is missing)");
            continue;
        }
        let program = folder.join("deep");
        compile(&[&["gcc"], flags].concat(), std::slice::from_ref(&c), &program);
        for (depth, is_fine) in [(100_000u32, true), (110_000, false)] {
            let input = folder.join("input");
            std::fs::write(&input, depth.to_le_bytes()).expect("the folder can be written");
            let small = format!("ulimit -s 2048 && exec {} <{}", program.display(), input.display());
            let output = Command::new("sh").args(["-c", &small]).output().expect("there is a shell");
            // Too deep is `abort`, and nothing was printed.
            let expected: &[u8] = if is_fine { &[0; 4] } else { &[] };
            assert_eq!(output.status.success(), is_fine, "{flags:?} {depth}: {}", output.status);
            assert_eq!(output.stdout, expected, "{flags:?} {depth}");
        }
    }
}

/// What calls cannot reach of the stack in memory takes no memory. Only std's functions may call
/// themselves then.
#[test]
fn an_unused_stack_takes_no_memory() {
    let module = |name: &str| {
        let text = format!(
            r#"(module (import "grundy" "write" (func $write (param i32 i32)))
            (memory 33) (global $__stack_pointer (mut i32) (i32.const 2097152))
            (data (i32.const 2097152) "\07")
            (func ${name} (param $n i32) (local $frame i32)
                (local.set $frame (i32.sub (global.get $__stack_pointer) (i32.const 800)))
                (global.set $__stack_pointer (local.get $frame))
                (i32.store8 (local.get $frame) (i32.add (local.get $n) (i32.load8_u (i32.const 2097152))))
                (if (i32.eqz (local.get $n)) (then (call $write (local.get $frame) (i32.const 1)))
                    (else (call ${name} (i32.sub (local.get $n) (i32.const 1)))))
                (global.set $__stack_pointer (i32.add (local.get $frame) (i32.const 800))))
            (func $solution::main (call ${name} (i32.const 60)))
            (func (export "_start") (call $solution::main)))"#
        );
        wat::parse_str(text).expect("the test's own text is right")
    };
    let options = Options { memory: 128 << 10, ..Options::default() };
    let output = translate(&module("core::slice::sort::quicksort"), &options).expect("there is memory");
    assert!(!output.recurses && output.initial_memory < 128 << 10, "{}", output.initial_memory);
    let folder = folder("unused");
    let (c, program) = (folder.join("unused.c"), folder.join("unused"));
    std::fs::write(&c, output.c).expect("the folder can be written");
    for flags in [&["gcc", "-O2", "-std=gnu89"][..], &["g++", "-x", "c++", "-O0", "-std=c++98"]] {
        compile(flags, std::slice::from_ref(&c), &program);
        let output = Command::new(&program).output().expect("just compiled");
        assert_eq!(output.stdout, [7], "{flags:?}: {}", output.status);
    }
    let error = translate(&module("solution::search"), &options).unwrap_err();
    assert_eq!(error, Error::MemoryTooSmall { needed: 33 << 16, granted: 128 << 10 });
}

/// What was printed before a panic is there, and the exit code is that of native Rust.
#[test]
fn a_panic_loses_nothing() {
    let folder = folder("panic");
    let text = r#"(module (import "grundy" "write" (func $write (param i32 i32))) (memory 1)
        (data (i32.const 8) "said")
        (func (export "_start") (call $write (i32.const 8) (i32.const 4)) unreachable))"#;
    let module = wat::parse_str(text).expect("the test's own text is right");
    let (c, program) = (write_c(&module, Names::Short, folder.join("panic.c")), folder.join("panic"));
    compile(&["gcc", "-O2", "-std=gnu89"], &[c], &program);
    let output = Command::new(program).output().expect("just compiled");
    assert_eq!((output.status.code(), &*output.stdout), (Some(101), &b"said"[..]));
}

/// A `main` that cannot but panic is no solution, but perhaps a draft.
#[test]
fn a_program_that_can_only_panic_is_refused() {
    let text = r#"(module (func $solution::main unreachable) (func (export "_start") (call 0)))"#;
    let error = translate(&wat::parse_str(text).expect("right"), &Options::default()).unwrap_err();
    assert_eq!(error, Error::Unsupported("a program that can only panic".into()));
}

/// A fixture's C, compiled as judges do.
fn translated(name: &str, folder: &Path) -> PathBuf {
    let wasm = fixtures::wasm(name);
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
