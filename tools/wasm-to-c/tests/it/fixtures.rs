//! The committed programs: as Rust, as WebAssembly, as native programs and as C.

use crate::support::folder;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use wasm_to_c::{Names, Options, translate};

/// The Rust programs in `tests/fixtures` that are committed as WebAssembly, too.
const NAMES: [&str; 6] = ["floats", "torture", "games", "lines", "memory", "wide"];

/// Bytes of memory that a fixture has.
const MEMORY: u64 = 40 << 20;

pub fn path(name: &str, extension: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name).with_extension(extension)
}

/// The committed WebAssembly of a fixture.
pub fn wasm(name: &str) -> Vec<u8> {
    std::fs::read(path(name, "wasm")).expect("a committed file")
}

/// The fixture as a native program, compiled once for all tests.
pub fn native(name: &str) -> PathBuf {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    let folder = FOLDER.get_or_init(|| {
        let folder = folder("native");
        NAMES.iter().for_each(|name| compile_native(name, &folder));
        folder
    });
    folder.join(format!("{}.native", name.trim_end_matches("64")))
}

fn compile_native(name: &str, folder: &Path) {
    let program = folder.join(format!("{name}.native"));
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".into());
    let status = Command::new(rustc)
        .args(["--edition", "2021", "-O", "-A", "warnings"])
        .arg(path(name, "rs"))
        .arg("-o")
        .arg(&program)
        .status();
    assert!(status.is_ok_and(|status| status.success()), "rustc compiles {name}.rs");
}

/// Translates a module and writes the C file; a failed test shows its size and largest function.
pub fn write_c(wasm: &[u8], names: Names, to: PathBuf) -> PathBuf {
    let header = format!("/* {} */\n", to.display());
    let lines = names == Names::Readable;
    let options = Options { memory: MEMORY, names, lines, header, ..Options::default() };
    let output = translate(wasm, &options).unwrap_or_else(|e| panic!("{}: {e}", to.display()));
    println!("{}: {} bytes, largest {:?}", to.display(), output.c.len(), output.functions.first());
    std::fs::write(&to, &output.c).expect("the folder can be written");
    to
}
