//! The dependency by which the package of a contest folder finds the templates.

use crate::problem::home::Home;
use grundy_host::called;
use grundy_host::failure::{self, Failure, FailureKind};
use std::fs;
use std::path::Path;

/// Where the templates are in a contest folder.
pub const TEMPLATES: &str = ".grundy/templates";

/// What to do so that solutions find the templates, if the folder has them and is a package of the
/// user's own that does not depend on them.
pub fn missing(folder: &Path) -> Option<String> {
    (lacks_it(folder) && folder.join(TEMPLATES).is_dir()).then(|| {
        format!(
            "add to [dependencies] of Cargo.toml, so that solutions find the templates:\n  \
             grundy = {{ path = \"{TEMPLATES}\" }}"
        )
    })
}

/// Whether a folder is a package that does not depend on the templates.
fn lacks_it(folder: &Path) -> bool {
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
    let manifest: toml::Table = toml::from_str(&manifest).unwrap_or_default(); // cargo says what is wrong with it
    let has_it = manifest.get("dependencies").is_some_and(|all| all.get("grundy").is_some());
    manifest.contains_key("package") && !has_it
}

/// Why a solution does not compile, with the dependency if that is what is missing.
pub fn explained(source: &Path, error: anyhow::Error) -> anyhow::Error {
    let is_concerned =
        failure::kind(&error) == FailureKind::Check && failure::text(&error).contains("crate `grundy`");
    let source = std::path::absolute(source).unwrap_or_default();
    let package = source.ancestors().skip(1).find(|folder| folder.join("Cargo.toml").is_file());
    let Some(package) = package.filter(|package| is_concerned && lacks_it(package)) else { return error };
    let help = missing(package).unwrap_or_else(|| {
        format!(
            "the package does not depend on the templates: `{} init` in {} puts them there, and says what to add to \
             Cargo.toml",
            called(),
            Home::shown(package)
        )
    });
    Failure::check(format!("{error:#}"), help)
}
