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

/// Package and program, and what pages call it.
const PROGRAMS: [(&str, &str, &str); 3] = [
    ("together", "together", "problems"),
    ("grundy-book-wasm", "grundy-book-wasm", "explorer"),
    ("grundy-book-wasm", "grundy-book-find", "find"),
];

/// All programs that the checkout has.
pub fn programs(root: &Path) -> Result<Vec<Program>> {
    let mut made = Vec::new();
    for (package, program, name) in PROGRAMS {
        let busy = Progress::new(format!("compiling {package} for pages"));
        let output =
            child::output(&mut command(root, package, program), b"").context("cargo cannot be started")?;
        drop(busy);
        if !output.status.success() {
            let complaint = String::from_utf8_lossy(&output.stderr).trim().to_owned();
            let help = format!(
                "if the target is missing: `rustup target add {TARGET}`, or on Debian \
                 `RUSTC=$(scripts/wasm-std.sh)/rustc`; --no-programs makes pages that compute nothing"
            );
            return Err(Failure::check(
                format!("{package} does not compile to {TARGET}:\n{complaint}"),
                help,
            ));
        }
        let file = target(root).join(TARGET).join(PROFILE).join(format!("{program}.wasm"));
        let module = fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?;
        made.push(Program { name: name.to_owned(), module });
    }
    Ok(made)
}

fn command(root: &Path, package: &str, program: &str) -> Command {
    let mut command = cargo();
    command.current_dir(root).args(["build", "--quiet", "--package", package, "--bin", program]);
    command.args(["--target", TARGET, "--profile", PROFILE]);
    command
}
