//! What is wrong with the machine and not with a text, by what the compiler or cargo says.

use grundy_host::child;
use std::io;
use std::process::{Command, Stdio};

/// What programs say where there is no room. The linker writes by mapping the file into its memory.
const FULL: [&str; 3] = ["No space left on device", "signal 7 [Bus error]", "Disk quota exceeded"];
/// What cargo says where it may not write, and without the network.
const CLOSED: [&str; 2] = ["Read-only file system", "Permission denied"];
const OFFLINE: [&str; 4] =
    ["resolve host", "failed to download", "spurious network error", "failed to connect"];
const NO_CARGO: &str = "cargo cannot be started";

/// Whether there is no room for what a program makes.
pub fn is_full(said: &str) -> bool {
    says(said, &FULL)
}

/// What to do if cargo fails for no reason that lies in the package.
pub fn help_for_cargo(said: &str) -> Option<&'static str> {
    if is_full(said) {
        Some("make room there, or set CARGO_TARGET_DIR and TMPDIR to folders elsewhere")
    } else if says(said, &CLOSED) {
        Some("let cargo write `Cargo.lock` and its target folder there, or copy the package elsewhere")
    } else if says(said, &OFFLINE) {
        Some("run `cargo fetch` where there is a network: cargo does not have all packages yet")
    } else if said.contains(NO_CARGO) {
        Some("install Rust (https://rustup.rs), or set CARGO to cargo")
    } else {
        None
    }
}

/// What cargo prints, or in words why it fails. Ctrl-C reaches only this program, which ends cargo:
/// it does not look as if cargo refused something.
pub fn answer(cargo: &mut Command) -> Result<Vec<u8>, String> {
    let output = child::output(cargo.stderr(Stdio::piped()), b"").map_err(|error| no_cargo(&error))?;
    let said = || String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() { Ok(output.stdout) } else { Err(said()) }
}

/// That there is no cargo, in words.
pub fn no_cargo(error: &io::Error) -> String {
    format!("{NO_CARGO}: {error}")
}

fn says(said: &str, words: &[&str]) -> bool {
    words.iter().any(|word| said.contains(word))
}
