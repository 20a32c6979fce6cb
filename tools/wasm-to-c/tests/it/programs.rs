//! Whole programs: the C must print what native Rust prints.
//!
//! The fixtures are committed as WebAssembly, so that these tests run without a std for wasm. If
//! there is one, the fixtures are also compiled from their sources.
//! `WASM_TO_C_BLESS=1 cargo test -p wasm-to-c programs` rewrites the committed files.

use crate::support::{compile, folder, has_multilib, run, skipped};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use wasm_to_c::{Names, Options, translate};

/// A fixture, how many inputs it is run on, and the function that makes them.
struct Fixture {
    name: &'static str,
    inputs: usize,
    input: fn(&mut fastrand::Rng) -> String,
}

const FIXTURES: [Fixture; 3] = [
    Fixture { name: "torture", inputs: 4, input: torture },
    Fixture { name: "games", inputs: 6, input: games },
    Fixture { name: "lines", inputs: 6, input: lines },
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

fn fixture(name: &str, extension: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name).with_extension(extension)
}

/// The fixture as a native program, compiled once for all tests.
fn native(name: &str) -> PathBuf {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    let folder = FOLDER.get_or_init(|| {
        let folder = folder("native");
        FIXTURES.iter().for_each(|fixture| compile_native(fixture.name, &folder));
        folder
    });
    folder.join(format!("{name}.native"))
}

fn compile_native(name: &str, folder: &Path) {
    let program = folder.join(format!("{name}.native"));
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".into());
    let status = Command::new(rustc)
        .args(["--edition", "2021", "-O", "-A", "warnings"])
        .arg(fixture(name, "rs"))
        .arg("-o")
        .arg(&program)
        .status();
    assert!(status.is_ok_and(|status| status.success()), "rustc compiles {name}.rs");
}

/// Translates a module and writes the C file; a failed test shows its size and largest function.
fn write_c(wasm: &[u8], names: Names, to: PathBuf) -> PathBuf {
    let header = format!("/* {} */\n", to.display());
    let lines = names == Names::Readable;
    let options = Options { memory: 16 << 20, names, lines, header, ..Options::default() };
    let output = translate(wasm, &options).unwrap_or_else(|e| panic!("{}: {e}", to.display()));
    println!("{}: {} bytes, largest {:?}", to.display(), output.c.len(), output.functions.first());
    std::fs::write(&to, &output.c).expect("the folder can be written");
    to
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
        let wasm = std::fs::read(self::fixture(fixture.name, "wasm")).expect("a committed file");
        let c = write_c(&wasm, Names::Short, folder.join(format!("{}.c", fixture.name)));
        let program = folder.join(fixture.name);
        compile(&["gcc", "-O2", "-std=gnu89"], std::slice::from_ref(&c), &program);
        same_output(fixture, &native, &program, fixture.inputs);
    }
}

/// Every dialect accepts the C file, and with the sanitizer and in 32 bits it also runs correctly.
#[test]
fn fixtures_compile_everywhere() {
    let folder = folder("dialects");
    let multilib = has_multilib(&folder);
    if !multilib {
        skipped("32-bit programs: gcc -m32 does not link (gcc-multilib is missing)");
    }
    for fixture in &FIXTURES {
        let native = native(fixture.name);
        let wasm = std::fs::read(self::fixture(fixture.name, "wasm")).expect("a committed file");
        let c = write_c(&wasm, Names::Readable, folder.join(format!("{}.c", fixture.name)));
        let cpp = c.with_extension("cpp");
        std::fs::copy(&c, &cpp).expect("the folder can be written");
        for dialect in ["-std=c++98", "-std=c++17"] {
            compile(&["g++", "-fsyntax-only", dialect], std::slice::from_ref(&cpp), &folder.join("nothing"));
        }
        let sanitize = ["gcc", "-O0", "-std=gnu89", "-fsanitize=undefined", "-fno-sanitize=alignment"];
        let sanitize = [&sanitize[..], &["-fno-sanitize-recover=all"]].concat();
        let narrow = ["gcc", "-O1", "-std=gnu89", "-m32"];
        for (name, compiler) in [("sanitized", &sanitize[..]), ("narrow", &narrow[..])] {
            if name == "narrow" && !multilib {
                continue;
            }
            let program = folder.join(format!("{}.{name}", fixture.name));
            compile(compiler, std::slice::from_ref(&c), &program);
            same_output(fixture, &native, &program, 2);
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
    for fixture in &FIXTURES {
        let wasm = folder.join(fixture.name).with_extension("wasm");
        let status = Command::new(&rustc)
            .args(["--edition", "2021", "--target", "wasm32-wasip1", "-A", "warnings", "-C", "opt-level=s"])
            .args(["-C", "lto=fat", "-C", "panic=abort", "-C", "codegen-units=1", "-C", "strip=debuginfo"])
            .args(["-C", "link-arg=--emit-relocs", "-C", "link-arg=-zstack-size=2097152"])
            .arg(self::fixture(fixture.name, "rs"))
            .arg("-o")
            .arg(&wasm)
            .status();
        assert!(status.is_ok_and(|status| status.success()), "{rustc:?} compiles {}.rs", fixture.name);
        if std::env::var_os("WASM_TO_C_BLESS").is_some() {
            std::fs::copy(&wasm, self::fixture(fixture.name, "wasm")).expect("the fixtures can be written");
        }
        let wasm = std::fs::read(wasm).expect("rustc has written it");
        let c = write_c(&wasm, Names::Short, folder.join(format!("{}.c", fixture.name)));
        let program = folder.join(fixture.name);
        compile(&["gcc", "-O0", "-std=gnu99"], std::slice::from_ref(&c), &program);
        same_output(fixture, &native(fixture.name), &program, 2);
    }
}

/// A compiler that has a std for wasm32-wasip1: the usual one, or the one that
/// `scripts/wasm-std.sh` provides.
fn rustc_for_wasm() -> Option<PathBuf> {
    let cache = std::env::var_os("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cache")));
    let cached = cache.map(|cache| cache.join("grundy/wasm-std/rustc"));
    let has_std = |rustc: &PathBuf| {
        let output =
            Command::new(rustc).args(["--target", "wasm32-wasip1", "--print", "target-libdir"]).output();
        let Ok(output) = output else { return false };
        let folder = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim());
        output.status.success() && std::fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some())
    };
    [Some(PathBuf::from("rustc")), cached].into_iter().flatten().find(has_std)
}
