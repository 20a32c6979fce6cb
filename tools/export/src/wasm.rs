//! From Rust to WebAssembly: with 64-bit addresses if std can be built for that here (`sysroot`),
//! else with the 32-bit std that toolchains have.

use crate::std_sources::Form;
use crate::sysroot::Sysroot;
use crate::system;
use anyhow::{Context, Result};
use grundy_host::failure::{Failure, again};
use grundy_host::temporary::Folder;
use grundy_rust::compiler::{as_at_a_judge, feed};
use grundy_rust::toolchain::toolchain;
use grundy_std_for_c::text::FLOATS;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// Sums and the like have several parts at once, which take no longer than one: without vectors
/// LLVM would not see a reason for that.
const INTERLEAVING: &str = "-Cllvm-args=-force-target-max-scalar-interleave=4";
/// Those of level 2: with them files of level 3 are on average no longer than those of level 2.
const THRESHOLDS: [&str; 2] = ["-Cllvm-args=-inline-threshold=225", "-Cllvm-args=-unroll-threshold=150"];
const NARROW_TARGET: &str = "wasm32-wasip1";
/// Names the compiler to use.
const VARIABLE: &str = "GRUNDY_WASM_RUSTC";

/// A std for WebAssembly.
#[derive(Clone, Copy)]
pub enum Std {
    /// With 64-bit addresses.
    Wide(&'static Sysroot, &'static Path),
    /// With 32-bit addresses.
    Narrow(&'static Path),
}

impl Std {
    /// That of 64 bits, built if need be.
    ///
    /// # Errors
    /// A failed check: the compiler lacks the sources, or they cannot be built.
    pub fn wide(form: Form) -> Result<Std> {
        static BUILT: [OnceLock<Result<Sysroot>>; 3] = [const { OnceLock::new() }; 3];
        let rustc = with_sources().ok_or_else(|| {
            Failure::check("this compiler lacks the sources of its std", "rustup component add rust-src")
        })?;
        let built = BUILT[form as usize].get_or_init(|| Sysroot::new(rustc, form));
        built.as_ref().map(|sysroot| Std::Wide(sysroot, rustc)).map_err(again)
    }

    /// That of 32 bits.
    ///
    /// # Errors
    /// A failed check: no compiler has it.
    pub fn narrow() -> Result<Std> {
        with_narrow_std().map(Std::Narrow).ok_or_else(Std::missing)
    }

    /// The error where there is neither.
    pub fn missing() -> anyhow::Error {
        let help = "rustup component add rust-src";
        match named() {
            Some(named) => Failure::check(
                format!("{VARIABLE} names {}, which has no std for WebAssembly", named.display()),
                format!("unset {VARIABLE}, then `{help}`"),
            ),
            None => Failure::check(
                "a C file is made by way of WebAssembly, and no rustc here has a std for it, or its sources",
                format!(
                    "{help}\n      (rustup target add {NARROW_TARGET} for a `usize` of 32 bits; scripts/wasm-std.sh where rustup cannot fetch it, on Debian; {VARIABLE}=PATH for any other rustc that has it)"
                ),
            ),
        }
    }
}

/// How a program is compiled.
#[derive(Clone, Copy)]
pub struct Build<'a> {
    pub edition: &'a str,
    /// Bytes of stack for variables in memory.
    pub stack: u64,
    /// The level of optimization. Level 3 makes a program up to twice as fast as s, which saves 3%
    /// of the C, or 10% if much is inlined. Level 2 chooses between tuples by their addresses:
    /// `max_by_key` took five times as long.
    pub level: &'static str,
    /// Whether an overflow is a panic.
    pub checks_overflow: bool,
    pub std: Std,
}

/// A program's module: small, with the relocations by which the translator finds dead code.
pub fn compile(rust: &str, build: &Build) -> Result<Vec<u8>> {
    // What is added needs std: a program without it is compiled as it is, and so is one with
    // mistakes.
    if (rust.contains("f64") || rust.contains("f32"))
        && let Ok(wasm) = compile_once(&format!("{rust}\n{FLOATS}"), build)?
    {
        return Ok(wasm);
    }
    compile_once(rust, build)?.map_err(|messages| {
        system::of_processor(rust).unwrap_or_else(|| {
            Failure::check(
                format!("the bundle does not compile to WebAssembly\n{messages}"),
                "nothing was written; avoid crates and the parts of std that WebAssembly lacks",
            )
        })
    })
}

/// The module, or what the compiler says.
fn compile_once(rust: &str, build: &Build) -> Result<Result<Vec<u8>, String>> {
    let folder = Folder::new()?;
    let made = folder.path().join("solution.wasm");
    let (Std::Wide(_, compiler) | Std::Narrow(compiler)) = build.std;
    let mut rustc = Command::new(compiler);
    as_at_a_judge(&mut rustc, folder.path());
    rustc.args(["-", "--crate-name=solution", "--crate-type=bin", "--edition", build.edition]);
    match build.std {
        Std::Wide(sysroot, _) => sysroot.use_in(&mut rustc),
        Std::Narrow(_) => rustc.args(["--target", NARROW_TARGET]),
    };
    // The linting compiler reports the warnings; those of another version do not count.
    rustc.args(["--cap-lints=allow", "-Clto=fat", "-Cpanic=abort", "-Ccodegen-units=1", "-Cstrip=debuginfo"]);
    rustc.args([
        &format!("-Copt-level={}", build.level),
        INTERLEAVING,
        "-Clink-arg=--emit-relocs",
        &format!("-Clink-arg=-zstack-size={}", build.stack),
    ]);
    if build.level == "3" {
        rustc.args(THRESHOLDS);
    }
    if build.checks_overflow {
        rustc.arg("-Coverflow-checks=on");
    }
    let output = feed(rustc.arg("-o").arg(&made), rust)?;
    if !output.status.success() {
        return Ok(Err(String::from_utf8_lossy(&output.stderr).trim_end().to_owned()));
    }
    std::fs::read(&made).map(Ok).with_context(|| format!("cannot read {}", made.display()))
}

/// Whether C files can be made here, that is, whether a compiler has a std for WebAssembly or its
/// sources.
pub fn can_export() -> bool {
    with_sources().is_some() || with_narrow_std().is_some()
}

/// Whether `usize` has 64 bits in the C files that are made here.
pub fn is_wide() -> bool {
    with_sources().is_some()
}

/// The compiler that the variable names, else the usual one, if it has the sources of its std.
fn with_sources() -> Option<&'static Path> {
    static FOUND: OnceLock<Option<PathBuf>> = OnceLock::new();
    let find = || named().or_else(usual).filter(|rustc| Sysroot::has_sources(rustc));
    FOUND.get_or_init(find).as_deref()
}

/// The compiler that the variable names, and no other; without the variable the usual one, else
/// that of `scripts/wasm-std.sh`.
fn with_narrow_std() -> Option<&'static Path> {
    static FOUND: OnceLock<Option<PathBuf>> = OnceLock::new();
    let find = || match named() {
        Some(named) => Some(named).filter(|rustc| has_narrow_std(rustc)),
        None => [usual(), cached()].into_iter().flatten().find(|rustc| has_narrow_std(rustc)),
    };
    FOUND.get_or_init(find).as_deref()
}

fn named() -> Option<PathBuf> {
    env::var_os(VARIABLE).map(PathBuf::from)
}

fn usual() -> Option<PathBuf> {
    toolchain().ok().map(|toolchain| toolchain.rustc.clone())
}

/// Where `scripts/wasm-std.sh` puts one.
fn cached() -> Option<PathBuf> {
    let caches = env::var_os("XDG_CACHE_HOME").filter(|folder| !folder.is_empty()).map(PathBuf::from);
    let caches = caches.or_else(|| Some(env::home_dir()?.join(".cache")));
    caches.map(|folder| folder.join("grundy/wasm-std/rustc"))
}

/// Whether there is a library for the target; a compiler may know the target without having one.
fn has_narrow_std(rustc: &Path) -> bool {
    let output = Command::new(rustc).args(["--target", NARROW_TARGET, "--print", "target-libdir"]).output();
    let Ok(output) = output else { return false };
    let folder = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim());
    output.status.success() && std::fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some())
}
