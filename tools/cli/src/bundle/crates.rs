//! The crates that a judge offers, built by cargo so that a bundle that imports them can be proven.

use crate::base::failure::Failure;
use anyhow::{Context, Result};
use proc_macro2::{TokenStream, TokenTree};
use serde_json::Value;
use std::collections::BTreeMap;
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;

/// What rustc is told about the offered crates that the text names. Only those of the workspace can
/// be told: the others are not here to compile with.
pub fn flags(root: &Path, offers: &BTreeMap<String, String>, text: &str) -> Result<Vec<String>> {
    let lock = std::fs::read_to_string(root.join("Cargo.lock")).unwrap_or_default();
    let tokens: TokenStream = text.parse().map_err(syn::Error::from)?;
    let mut flags = Vec::new();
    for (name, version) in offers {
        let here = lock.contains(&format!("name = \"{name}\"\nversion = \"{version}\"\n"));
        let ident = name.replace('-', "_");
        if here && names(tokens.clone(), &ident) {
            let file = built(root, name, version)?;
            flags.extend(["--extern".to_owned(), format!("{ident}={}", file.display())]);
            let folder = file.parent().unwrap_or(root).join("deps");
            flags.extend(["-L".to_owned(), format!("dependency={}", folder.display())]);
        }
    }
    Ok(flags)
}

/// Whether a word occurs in the code.
fn names(tokens: TokenStream, ident: &str) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(word) => word == ident,
        TokenTree::Group(group) => names(group.stream(), ident),
        _ => false,
    })
}

/// The library file of a crate; built once.
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
    let output = cargo.stderr(Stdio::inherit()).output().context("cargo cannot be started")?;
    let text = String::from_utf8_lossy(&output.stdout);
    let found = text.lines().filter_map(|line| library(line, &name.replace('-', "_"))).next_back();
    match found {
        Some(file) if output.status.success() => Ok(built.entry(name.to_owned()).or_insert(file).clone()),
        _ => Err(Failure::check(
            format!("the crate {name} {version} cannot be built, so a bundle with it cannot be proven"),
            "leave out --crates, or see what cargo says above",
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
