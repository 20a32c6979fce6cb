//! A solution and the libraries that it may use: those of its cargo package, or the templates.

use crate::problem::carried_files::TEMPLATES;
use anyhow::Result;
use grundy_bundle::{Solution, Templates};
use grundy_host::Failure;
use std::collections::BTreeMap;
use std::path::Path;

/// The checkout's templates; outside a checkout those that the tool carries with it.
pub fn templates(root: Option<&Path>) -> Result<Templates> {
    match root {
        Some(root) => Templates::in_folder(root),
        None if TEMPLATES.is_empty() => Err(Failure::misuse(
            "this build of grundy contains no templates, and this folder is not in a checkout of grundy",
            "run it inside a checkout; `cargo install --path tools/cli` installs a program that works in any folder",
        )),
        None => Ok(Templates::carried(TEMPLATES)),
    }
}

/// The template `scan` as bundles have it.
pub fn lean_scan(root: Option<&Path>) -> Result<Option<String>> {
    templates(root)?.lean("scan")
}

/// A source file anywhere: with the libraries of its cargo package, if it is a program of one; else
/// with the templates. The crates in `offered` are the judge's own, in these versions.
pub fn solution(
    root: Option<&Path>,
    path: &Path,
    features: &[&str],
    offered: &BTreeMap<String, String>,
) -> Result<Solution> {
    let is_problem = root.is_some_and(|root| is_within(path, &root.join("problems")));
    let of_package = if is_problem { None } else { Solution::in_package(path, offered)? };
    of_package.map_or_else(|| Solution::in_file(path, &templates(root)?, features), Ok)
}

fn is_within(path: &Path, folder: &Path) -> bool {
    matches!((path.canonicalize(), folder.canonicalize()), (Ok(path), Ok(folder)) if path.starts_with(&folder))
}

#[cfg(all(test, feature = "embedded"))]
mod tests {
    use super::*;

    #[test]
    fn the_tool_carries_the_templates_of_the_checkout() {
        let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
        let (carried, here) = (templates(None).unwrap(), templates(Some(root)).unwrap());
        assert!(carried.names().count() > 40);
        assert!(carried.names().eq(here.names()));
        for (path, text) in TEMPLATES {
            assert_eq!(*text, std::fs::read_to_string(root.join(path)).unwrap(), "{path}");
        }
    }
}
