//! What runs in pages, compiled to WebAssembly.

use crate::programs::profile::target;
use anyhow::{Context, Result};
use grundy_book::Program;
use grundy_host::{Failure, Progress, child};
use grundy_rust::toolchain::cargo;
use std::fs;
use std::path::Path;
use std::process::Command;

const TARGET: &str = "wasm32-wasip1";
/// Small and fast: the profile of the workspace for it.
const PROFILE: &str = "page";

/// Package, whose program has its name, and what pages call it.
const PROGRAMS: [(&str, &str); 2] = [("together", "problems"), ("grundy-book-wasm", "explorer")];

/// All programs that the checkout has.
pub fn programs(root: &Path) -> Result<Vec<Program>> {
    let busy = Progress::new("compiling what runs in pages".to_owned());
    let output = child::output(&mut command(root), b"").context("cargo cannot be started")?;
    drop(busy);
    if !output.status.success() {
        let complaint = String::from_utf8_lossy(&output.stderr).trim().to_owned();
        let help = format!(
            "if the target is missing: `rustup target add {TARGET}`, or on Debian \
             `RUSTC=$(scripts/wasm-std.sh)/rustc`; --no-programs makes pages that compute nothing"
        );
        let what = format!("what runs in pages does not compile to {TARGET}:\n{complaint}");
        return Err(Failure::check(what, help));
    }
    let read = |(package, name): (&str, &str)| {
        let file = target(root).join(TARGET).join(PROFILE).join(format!("{package}.wasm"));
        let module = fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?;
        Ok(Program { name: name.to_owned(), module })
    };
    PROGRAMS.into_iter().map(read).collect()
}

/// One for all, so that they are linked side by side.
fn command(root: &Path) -> Command {
    let mut command = cargo();
    command.current_dir(root).args(["build", "--quiet", "--target", TARGET, "--profile", PROFILE]);
    for (package, _) in PROGRAMS {
        command.args(["--package", package, "--bin", package]);
    }
    command
}
