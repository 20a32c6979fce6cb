//! `cargo grundy build`: problems built with cargo, and where their executables are.

use crate::catalogue;
use crate::failure::Failure;
use crate::report;
use anyhow::{Context, Result};
use serde_json::Value;
use std::collections::BTreeMap;
use std::env;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Build problems and print the path of each executable
///
/// The file's name is the problem's slug.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  cargo grundy build --debug                    all problems, with overflow checks
  time $(cargo grundy build hdu1848) < big.in   one problem under your own tools")]
pub struct Args {
    /// The problems; all if none is named
    #[arg(value_name = "SLUG")]
    slugs: Vec<String>,
    /// Build with the dev profile: overflow checks
    #[arg(long)]
    debug: bool,
}

/// Runs the subcommand.
pub fn run(args: &Args) -> Result<()> {
    let root = catalogue::root()?;
    let slugs: Vec<String> =
        catalogue::problems(&root, &args.slugs)?.into_iter().map(|problem| problem.slug).collect();
    let executables = problems(&root, &args.slugs, Profile::of(args.debug))?;
    for slug in slugs {
        report::print(&format!("{}\n", executables[&slug].display()));
    }
    Ok(())
}

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

/// The executable of each of these problems, by slug; all problems if none is named. Cargo shows its own messages.
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
