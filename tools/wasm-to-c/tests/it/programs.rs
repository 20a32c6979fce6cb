//! Whole programs: the C must print what native Rust prints.
//!
//! The fixtures are committed as WebAssembly, so that these tests run without a std for wasm. If
//! there is one, the fixtures are also compiled from their sources.
//! `WASM_TO_C_BLESS=1 cargo test -p wasm-to-c programs` rewrites the committed files.

use crate::fixtures::{self, native, write_c};
use crate::floats;
use crate::support::{compile, folder, has_multilib, is_installed, run, rustc_for_wasm, skipped};
use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use wasm_to_c::Names;

/// A fixture, how many inputs it is run on, and the function that makes them.
struct Fixture {
    name: &'static str,
    inputs: usize,
    input: fn(&mut fastrand::Rng) -> String,
}

/// Those whose names end with 64 have 64-bit addresses: with the std that `grundy-export` builds.
const FIXTURES: [Fixture; 9] = [
    Fixture { name: "floats", inputs: 2, input: floats::input },
    Fixture { name: "torture", inputs: 4, input: torture },
    Fixture { name: "games", inputs: 6, input: games },
    Fixture { name: "lines", inputs: 6, input: lines },
    Fixture { name: "memory", inputs: 6, input: memory },
    Fixture { name: "wide", inputs: 2, input: wide },
    Fixture { name: "floats64", inputs: 2, input: floats::input },
    Fixture { name: "torture64", inputs: 4, input: torture },
    Fixture { name: "memory64", inputs: 6, input: memory },
];

fn torture(random: &mut fastrand::Rng) -> String {
    format!("{} 300", random.u64(..))
}

fn games(random: &mut fastrand::Rng) -> String {
    let mut text = String::new();
    for _ in 0..20 {
        let moves: Vec<String> = (0..random.usize(1..20)).map(|_| random.u8(1..=255).to_string()).collect();
        let (a, b, c) = (random.u64(..), random.u64(..), random.u64(1..));
        let _ = match random.u8(..6) {
            0 => writeln!(text, "table {} {} 3 5 77 {}", moves.len(), moves.join(" "), a % 500),
            1 => writeln!(text, "board 4 3 {}", a % (1 << 12)),
            2 => writeln!(text, "power {a} {b} {c}"),
            3 => writeln!(text, "churn {a} {}", b % 3000),
            4 => writeln!(text, "depth {}", a % 10_000),
            _ => writeln!(text, "show {} {}", a, b >> (c % 64)),
        };
    }
    text
}

fn lines(random: &mut fastrand::Rng) -> String {
    let mut text = String::from("x\n");
    for _ in 0..random.usize(..200) {
        for _ in 0..random.usize(..20) {
            let _ = match random.u8(..4) {
                0 => write!(text, "{} ", random.i64(..)),
                1 => write!(text, "word{} ", random.u8(..)),
                _ => write!(text, "{} ", random.i16(..)),
            };
        }
        text += if random.bool() { "\r\n" } else { "\n" };
    }
    text
}

fn memory(random: &mut fastrand::Rng) -> String {
    let structure = ["lists", "strings", "trees", "tables", "queues", "vectors"][random.usize(..6)];
    format!("{structure} {} 5 {}", random.u32(100..60_000), random.u64(1..))
}

fn wide(random: &mut fastrand::Rng) -> String {
    format!("20000 {}", random.u64(1..))
}

fn same_output(fixture: &Fixture, native: &Path, program: &Path, inputs: usize) {
    let seed = fastrand::u64(..);
    let mut random = fastrand::Rng::with_seed(seed);
    for _ in 0..inputs {
        let input = (fixture.input)(&mut random);
        let (expected, printed) = (run(native, input.as_bytes()), run(program, input.as_bytes()));
        let differs = expected.lines().zip(printed.lines()).find(|(a, b)| a != b);
        assert!(expected == printed, "{} with seed {seed}: {differs:?}\n{input}", program.display());
    }
}

#[test]
fn fixtures_print_what_native_rust_prints() {
    let folder = folder("programs");
    for fixture in &FIXTURES {
        let native = native(fixture.name);
        let wasm = fixtures::wasm(fixture.name);
        let c = write_c(&wasm, Names::Short, folder.join(format!("{}.c", fixture.name)));
        let program = folder.join(fixture.name);
        compile(&["gcc", "-O2", "-std=gnu89"], std::slice::from_ref(&c), &program);
        same_output(fixture, &native, &program, fixture.inputs);
    }
}

/// The compilers that judges have, and what else may find a fault: flags, and whether the program
/// can be run here. Those that are not installed are skipped.
const COMPILERS: [(&[&str], bool); 13] = [
    (&["g++", "-x", "c++", "-O2", "-std=c++98"], true),
    (&["g++", "-x", "c++", "-O2", "-std=c++17"], true),
    (&["gcc", "-O2", "-std=gnu89", "-m32"], true),
    (&["g++", "-x", "c++", "-O0", "-m32"], true),
    (
        &[
            "gcc",
            "-O0",
            "-std=gnu89",
            "-fsanitize=undefined",
            "-fno-sanitize=alignment",
            "-fno-sanitize-recover",
        ],
        true,
    ),
    (&["gcc", "-O1", "-fsanitize=address"], true),
    (&["clang", "-O2"], true),
    (&["clang", "-O2", "-m32", "-msse2"], true),
    (&["tcc"], true),
    (&["i686-w64-mingw32-gcc", "-O2"], false),
    (&["x86_64-w64-mingw32-gcc", "-O2"], false),
    // Neither has what gcc adds to the language, as MSVC has not.
    (
        &["clang", "--target=i686-pc-windows-msvc", "-nostdinc", "-I", MSVC, "-c", "-x", "c", "-std=c89"],
        false,
    ),
    (&["clang", "--target=i686-pc-windows-msvc", "-nostdinc", "-I", MSVC, "-c", "-x", "c++"], false),
];
/// Headers of a C library.
const MSVC: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/msvc");

/// Every compiler accepts the C file, and what it makes of it is right.
#[test]
fn fixtures_compile_everywhere() {
    let folder = folder("dialects");
    let multilib = has_multilib(&folder);
    for (flags, runs) in COMPILERS {
        if !is_installed(flags[0]) || flags.contains(&"-m32") && !multilib {
            skipped(&format!("C for {flags:?}: it is not installed (for -m32: gcc-multilib, g++-multilib)"));
            continue;
        }
        for fixture in &FIXTURES {
            let wasm = fixtures::wasm(fixture.name);
            let c = write_c(&wasm, Names::Readable, folder.join(fixture.name).with_extension("c"));
            let program = folder.join(fixture.name);
            compile(flags, &[c], &program);
            if runs {
                same_output(fixture, &native(fixture.name), &program, 1);
            }
        }
    }
}

/// The sources beside the committed WebAssembly still compile and still print the same.
#[test]
fn fixtures_from_their_sources() {
    let Some(rustc) = rustc_for_wasm() else {
        skipped(
            "compiling Rust to WebAssembly: no std for wasm32-wasip1 (try rustup target add, or scripts/wasm-std.sh)",
        );
        return;
    };
    let folder = folder("sources");
    for fixture in FIXTURES.iter().filter(|fixture| !fixture.name.ends_with("64")) {
        let wasm = folder.join(fixture.name).with_extension("wasm");
        let status = Command::new(&rustc)
            .args(["--edition", "2021", "--target", "wasm32-wasip1", "-A", "warnings", "-C", "opt-level=s"])
            .args(["-C", "lto=fat", "-C", "panic=abort", "-C", "codegen-units=1", "-C", "strip=debuginfo"])
            .args(["-C", "link-arg=--emit-relocs", "-C", "link-arg=-zstack-size=2097152"])
            .arg(fixtures::path(fixture.name, "rs"))
            .arg("-o")
            .arg(&wasm)
            .status();
        assert!(status.is_ok_and(|status| status.success()), "{rustc:?} compiles {}.rs", fixture.name);
        if std::env::var_os("WASM_TO_C_BLESS").is_some() {
            std::fs::copy(&wasm, fixtures::path(fixture.name, "wasm")).expect("the fixtures can be written");
        }
        let wasm = std::fs::read(wasm).expect("rustc has written it");
        let c = write_c(&wasm, Names::Short, folder.join(format!("{}.c", fixture.name)));
        let program = folder.join(fixture.name);
        compile(&["gcc", "-O0", "-std=gnu99"], std::slice::from_ref(&c), &program);
        same_output(fixture, &native(fixture.name), &program, 2);
    }
}
