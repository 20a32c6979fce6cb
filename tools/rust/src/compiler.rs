//! Compilers called as a judge calls them, and cargo for what is not the user's own.

use crate::toolchain;
use anyhow::Context;
use grundy_host::child;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Runs a command on an input and collects its output.
pub fn feed(command: &mut Command, input: &str) -> anyhow::Result<Output> {
    let name = command.get_program().to_string_lossy().into_owned();
    child::output(command.stderr(Stdio::piped()), input.as_bytes())
        .with_context(|| format!("cannot run `{name}`"))
}

/// Cargo's variables must not reach the solution: `env!` would find them here, but not at the
/// judge. What a compiler leaves behind when it is killed is removed with the folder.
pub fn as_at_a_judge<'a>(compiler: &'a mut Command, folder: &Path) -> &'a mut Command {
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if ["CARGO", "RUSTC", "RUSTFLAGS", "RUSTDOC"].iter().any(|start| text.starts_with(start))
            || ["OUT_DIR", "GRUNDY_CALLED", "GRUNDY_LAUNCHER"].contains(&text.as_ref())
        {
            compiler.env_remove(&name);
        }
    }
    compiler.env("TMPDIR", folder).current_dir(folder)
}

/// Cargo, which builds with a compiler in a folder; what the user has set for packages of their own
/// does not count.
pub fn cargo_apart(folder: &Path, rustc: &Path) -> Command {
    let mut cargo = toolchain::cargo();
    let others = ["CARGO_BUILD_", "CARGO_PROFILE_", "CARGO_TARGET_", "CARGO_ENCODED_RUSTFLAGS", "RUSTFLAGS"];
    for (name, _) in std::env::vars_os() {
        if others.iter().any(|start| name.to_string_lossy().starts_with(start)) {
            cargo.env_remove(name);
        }
    }
    cargo.current_dir(folder).env("RUSTC", rustc);
    cargo.env("CARGO_TARGET_DIR", folder.join("target")).env("CARGO_TERM_COLOR", "never");
    cargo
}
