//! The compiler of this machine, and the versions of others.

use crate::version::Version;
use anyhow::Result;
use grundy_host::failure::Failure;
use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::thread;

/// The compiler of this machine.
pub struct Toolchain {
    /// The compiler itself: rustup's launcher would look it up each time.
    pub rustc: PathBuf,
    /// Its version, if it is a release.
    pub version: Option<Version>,
    /// Whether it takes what only a nightly one does.
    pub is_nightly: bool,
}

/// What compiles here has edition 2024, if it is ours.
const OLDEST: Version = Version::stable(85);

/// The compiler of this machine, looked up once.
///
/// # Errors
/// Misuse: there is none, it cannot be run, or it is too old.
pub fn toolchain() -> Result<&'static Toolchain> {
    static FOUND: OnceLock<Result<Toolchain, String>> = OnceLock::new();
    let found = FOUND.get_or_init(find_toolchain).as_ref().map_err(|why| {
        Failure::misuse(
            format!("`rustc` cannot be run: {why}"),
            "install Rust (https://rustup.rs), or set RUSTC to the compiler",
        )
    })?;
    match found.version {
        Some(version) if version < OLDEST => Err(Failure::misuse(
            format!("{} is Rust {version}, but {OLDEST} or newer is needed here", found.rustc.display()),
            "`rustup update stable`, or set RUSTC to a newer compiler; what it makes may still be for an older one",
        )),
        _ => Ok(found),
    }
}

fn find_toolchain() -> Result<Toolchain, String> {
    let launcher = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let (sysroot, version) = thread::scope(|scope| {
        let version = scope.spawn(|| ask(launcher.as_ref(), "--version"));
        (ask(launcher.as_ref(), "--print=sysroot"), version.join().expect("asking does not panic"))
    });
    let (sysroot, version) = (sysroot?, version?);
    let direct = Path::new(sysroot.trim()).join(format!("bin/rustc{EXE_SUFFIX}"));
    Ok(Toolchain {
        rustc: if direct.exists() { direct } else { launcher.into() },
        version: release(&version),
        is_nightly: version.contains("nightly") || version.contains("-dev"),
    })
}

/// Cargo: the one that runs this program, if one does.
pub fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// The version of a compiler; `None` if it is not a release, or cannot be run.
pub fn version_of(rustc: &Path) -> Option<Version> {
    match toolchain() {
        Ok(ours) if ours.rustc == rustc => ours.version,
        _ => release(&ask(rustc, "--version").ok()?),
    }
}

/// From `rustc 1.78.0 (9fc6b4312 2024-05-02)`.
fn release(answer: &str) -> Option<Version> {
    Version::read(answer.strip_prefix("rustc ")?)
}

/// What a compiler answers, or in words why it does not.
fn ask(rustc: &Path, question: &str) -> Result<String, String> {
    let output = Command::new(rustc).arg(question).output().map_err(|error| error.to_string())?;
    if output.status.success() {
        return String::from_utf8(output.stdout).map_err(|error| error.to_string());
    }
    // A launcher that has no compiler says so.
    let said = String::from_utf8_lossy(&output.stderr);
    Err(if said.trim().is_empty() { output.status.to_string() } else { said.trim().to_owned() })
}
