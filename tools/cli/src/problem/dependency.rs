//! The dependency by which the package of a contest folder finds the templates.

use crate::problem::home::{Home, HomeKind};
use grundy_host::failure::{self, Failure, FailureKind};
use std::fs;
use std::path::Path;

/// Where the templates are in a contest folder.
pub const TEMPLATES: &str = ".grundy/templates";

/// What to do so that solutions find the templates, if the folder has them and is a package of the
/// user's own that does not depend on them.
pub fn missing(folder: &Path) -> Option<String> {
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).ok()?;
    let manifest: toml::Table = toml::from_str(&manifest).ok()?; // cargo says what is wrong with it
    let has_it = manifest.get("dependencies").is_some_and(|all| all.get("grundy").is_some());
    let lacks_it = manifest.contains_key("package") && !has_it && folder.join(TEMPLATES).is_dir();
    lacks_it.then(|| {
        format!(
            "add to [dependencies] of Cargo.toml, so that solutions find the templates:\n  \
             grundy = {{ path = \"{TEMPLATES}\" }}"
        )
    })
}

/// Why a solution does not compile, with the dependency if that is what is missing.
pub fn explained(home: &Home, source: &Path, error: anyhow::Error) -> anyhow::Error {
    let package = source.ancestors().skip(1).find(|folder| folder.join("Cargo.toml").is_file());
    let is_concerned = home.kind == HomeKind::Contest
        && package == Some(&home.folder)
        && failure::kind(&error) == FailureKind::Check
        && failure::text(&error).contains("`grundy`");
    match missing(&home.folder).filter(|_| is_concerned) {
        Some(help) => Failure::check(format!("{error:#}"), help),
        None => error,
    }
}
