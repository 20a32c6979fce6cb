//! From Rust to WebAssembly.

use anyhow::{Context, Result};
use grundy_host::failure::Failure;
use grundy_host::temporary::Folder;
use grundy_rust::compiler::{as_at_a_judge, feed};
use grundy_rust::toolchain::toolchain;
use grundy_std_for_c::text::FLOATS;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

const TARGET: &str = "wasm32-wasip1";
/// Names the compiler to use.
const VARIABLE: &str = "GRUNDY_WASM_RUSTC";

/// Levels of optimisation, fast programs first and short ones last. Level 2 makes a program up to
/// twice as fast as s, which saves 3% of the C, or 10% if much is inlined.
pub const LEVELS: [&str; 3] = ["2", "s", "z"];

/// A program's module: small, with the relocations by which the translator finds dead code.
pub fn compile(rust: &str, edition: &str, stack: u64, level: &str) -> Result<Vec<u8>> {
    // What is added needs std: a program without it is compiled as it is, and so is one with
    // mistakes.
    if (rust.contains("f64") || rust.contains("f32"))
        && let Ok(wasm) = compile_once(&format!("{rust}\n{FLOATS}"), edition, stack, level)?
    {
        return Ok(wasm);
    }
    compile_once(rust, edition, stack, level)?.map_err(|messages| {
        Failure::check(
            format!("the bundle does not compile to WebAssembly\n{messages}"),
            "nothing was written; avoid crates and the parts of std that WebAssembly lacks",
        )
    })
}

/// The module, or what the compiler says.
fn compile_once(rust: &str, edition: &str, stack: u64, level: &str) -> Result<Result<Vec<u8>, String>> {
    let folder = Folder::new()?;
    let made = folder.path().join("solution.wasm");
    let mut rustc = Command::new(compiler()?);
    as_at_a_judge(&mut rustc, folder.path());
    rustc.args(["-", "--crate-name=solution", "--crate-type=bin", "--edition", edition, "--target", TARGET]);
    // The linting compiler reports the warnings; those of another version do not count.
    rustc.args(["--cap-lints=allow", "-Clto=fat", "-Cpanic=abort", "-Ccodegen-units=1", "-Cstrip=debuginfo"]);
    rustc.args([
        &format!("-Copt-level={level}"),
        "-Clink-arg=--emit-relocs",
        &format!("-Clink-arg=-zstack-size={stack}"),
    ]);
    let output = feed(rustc.arg("-o").arg(&made), rust)?;
    if !output.status.success() {
        return Ok(Err(String::from_utf8_lossy(&output.stderr).trim_end().to_owned()));
    }
    std::fs::read(&made).map(Ok).with_context(|| format!("cannot read {}", made.display()))
}

/// Whether C files can be made here, that is, whether a compiler has a std for WebAssembly.
pub fn can_export() -> bool {
    compiler().is_ok()
}

fn compiler() -> Result<&'static Path> {
    static FOUND: OnceLock<Option<PathBuf>> = OnceLock::new();
    FOUND.get_or_init(find).as_deref().ok_or_else(missing)
}

/// The compiler that the variable names, and no other; without the variable the usual one, else
/// that of `scripts/wasm-std.sh`.
fn find() -> Option<PathBuf> {
    if let Some(named) = env::var_os(VARIABLE) {
        return Some(PathBuf::from(named)).filter(|rustc| has_std(rustc));
    }
    let usual = toolchain().ok().map(|toolchain| toolchain.rustc.clone());
    let caches = env::var_os("XDG_CACHE_HOME").filter(|folder| !folder.is_empty()).map(PathBuf::from);
    let caches = caches.or_else(|| Some(env::home_dir()?.join(".cache")));
    let cached = caches.map(|folder| folder.join("grundy/wasm-std/rustc"));
    [usual, cached].into_iter().flatten().find(|rustc| has_std(rustc))
}

/// Whether there is a library for the target; a compiler may know the target without having one.
fn has_std(rustc: &Path) -> bool {
    let output = Command::new(rustc).args(["--target", TARGET, "--print", "target-libdir"]).output();
    let Ok(output) = output else { return false };
    let folder = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim());
    output.status.success() && std::fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some())
}

fn missing() -> anyhow::Error {
    match env::var_os(VARIABLE) {
        Some(named) => Failure::check(
            format!("{VARIABLE} names {}, which has no std for {TARGET}", named.display()),
            format!("unset {VARIABLE}, then `rustup target add {TARGET}`"),
        ),
        None => Failure::check(
            format!("a C file is made by way of WebAssembly, and no rustc here has a std for {TARGET}"),
            format!(
                "rustup target add {TARGET}\n      (scripts/wasm-std.sh where rustup cannot fetch it, on Debian; {VARIABLE}=PATH for any other rustc that has it)"
            ),
        ),
    }
}
