//! From Rust to WebAssembly.

use crate::base::failure::Failure;
use crate::base::ours::Folder;
use crate::bundle::rustc::{as_at_a_judge, feed};
use crate::bundle::toolchain::toolchain;
use anyhow::{Context, Result};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

const TARGET: &str = "wasm32-wasip1";
/// Names the compiler to use.
const VARIABLE: &str = "GRUNDY_WASM_RUSTC";

/// A program's module: small, with the relocations by which the translator finds dead code.
pub fn compile(rust: &str, edition: &str, stack: u64) -> Result<Vec<u8>> {
    let folder = Folder::new()?;
    let made = folder.path().join("solution.wasm");
    let mut rustc = Command::new(compiler()?);
    as_at_a_judge(&mut rustc, folder.path());
    rustc.args(["-", "--crate-name=solution", "--crate-type=bin", "--edition", edition, "--target", TARGET]);
    // The program is up to twice as fast with level 2 as with s, which would save 3% of the C.
    // The linting compiler reports the warnings; those of another version do not count.
    rustc.args(["--cap-lints=allow", "-Copt-level=2", "-Clto=fat", "-Cpanic=abort", "-Ccodegen-units=1"]);
    rustc.args([
        "-Cstrip=debuginfo",
        "-Clink-arg=--emit-relocs",
        &format!("-Clink-arg=-zstack-size={stack}"),
    ]);
    let output = feed(rustc.arg("-o").arg(&made), rust)?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(Failure::check(
            format!("the bundle does not compile to WebAssembly\n{}", said.trim_end()),
            "nothing was written; avoid crates and the parts of std that WebAssembly lacks",
        ));
    }
    std::fs::read(&made).with_context(|| format!("cannot read {}", made.display()))
}

/// Whether C files can be made here: whether a compiler has a std for WebAssembly.
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
