//! Problems built with cargo, and where their executables are.

use crate::base::failure::Failure;
use anyhow::{Context, Result};
use serde_json::Value;
use std::collections::BTreeMap;
use std::env;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Cargo's profile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Profile {
    /// What the judges use, or close to it.
    Release,
    /// With overflow checks.
    Debug,
}

impl Profile {
    /// The profile that `--debug` asks for.
    pub fn of(debug: bool) -> Profile {
        if debug { Profile::Debug } else { Profile::Release }
    }
}

/// The executable of each of these problems, by slug; all problems if none is named. Cargo shows
/// its own messages.
///
/// # Errors
/// A failed check where cargo fails.
pub fn problems(root: &Path, slugs: &[String], profile: Profile) -> Result<BTreeMap<String, PathBuf>> {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root).args(["build", "--package", "problems"]);
    cargo.arg("--message-format=json-render-diagnostics");
    if profile == Profile::Release {
        cargo.arg("--release");
    }
    if !io::stderr().is_terminal() {
        cargo.arg("--quiet");
    }
    if slugs.is_empty() {
        cargo.arg("--bins");
    }
    for slug in slugs {
        cargo.args(["--bin", slug]);
    }
    let output = cargo.stderr(Stdio::inherit()).output().context("cargo cannot be started")?;
    if !output.status.success() {
        let help =
            "cargo says above what is wrong; meanwhile `cargo grundy test <slug>` builds only that problem";
        return Err(Failure::check("the problems do not compile", help));
    }
    let executable = |line: &str| {
        let message: Value = serde_json::from_str(line).ok()?;
        let path = message["executable"].as_str()?;
        Some((message["target"]["name"].as_str()?.to_owned(), PathBuf::from(path)))
    };
    Ok(String::from_utf8_lossy(&output.stdout).lines().filter_map(executable).collect())
}
