//! The crates that a judge offers, built by the checkout's cargo to prove a bundle that imports
//! them.

use crate::assemble::Solution;
use crate::base::failure::Failure;
use crate::base::tokens::words;
use crate::bundle::rustc::Target;
use anyhow::{Context, Result};
use serde_json::Value;
use std::collections::BTreeMap;
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;

/// rustc's arguments about the offered crates that the text names. Only those of the checkout's
/// lock file can be built; any other crate is missing, and rustc will say so.
pub fn externs(solution: &Solution, target: &Target, text: &str) -> Result<Vec<String>> {
    let Some(root) = &solution.root else { return Ok(Vec::new()) };
    let lock = std::fs::read_to_string(root.join("Cargo.lock")).unwrap_or_default();
    let words = words(text)?;
    let mut externs = Vec::new();
    for (name, version) in &target.crates {
        let is_here = lock.contains(&format!("name = \"{name}\"\nversion = \"{version}\"\n"));
        let ident = name.replace('-', "_");
        if is_here && words.contains(&ident) {
            let file = built(root, name, version)?;
            externs.extend(["--extern".to_owned(), format!("{ident}={}", file.display())]);
            let folder = file.parent().unwrap_or(root).join("deps");
            externs.extend(["-L".to_owned(), format!("dependency={}", folder.display())]);
        }
    }
    Ok(externs)
}

/// The library file of a crate, built once.
fn built(root: &Path, name: &str, version: &str) -> Result<PathBuf> {
    static BUILT: Mutex<BTreeMap<String, PathBuf>> = Mutex::new(BTreeMap::new());
    let mut built = BUILT.lock().expect("building does not panic");
    if let Some(file) = built.get(name) {
        return Ok(file.clone());
    }
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root).args([
        "build",
        "--release",
        "--quiet",
        "--message-format=json-render-diagnostics",
    ]);
    cargo.args(["--package", &format!("{name}@{version}")]);
    let output = cargo.stderr(Stdio::inherit()).output().context("cannot run `cargo`")?;
    let text = String::from_utf8_lossy(&output.stdout);
    let found = text.lines().filter_map(|line| library(line, &name.replace('-', "_"))).next_back();
    match found {
        Some(file) if output.status.success() => Ok(built.entry(name.to_owned()).or_insert(file).clone()),
        _ => Err(Failure::check(
            format!("the crate {name} {version} cannot be built, so a bundle with it cannot be proven"),
            "leave out --crates, or fix what cargo reports above",
        )),
    }
}

/// The library file that one of cargo's messages announces.
fn library(line: &str, ident: &str) -> Option<PathBuf> {
    let message: Value = serde_json::from_str(line).ok()?;
    if message["target"]["name"].as_str()? != ident {
        return None;
    }
    message["filenames"]
        .as_array()?
        .iter()
        .filter_map(Value::as_str)
        .find(|file| file.ends_with(".rlib"))
        .map(PathBuf::from)
}
