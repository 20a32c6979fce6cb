//! `cargo grundy bundle` checks a bundle for its judge; here each bundle is also compiled by every
//! supported compiler.

use crate::bundle::root;
use crate::proofs::{Facts, Maker, Proofs, origin, version};
use grundy_bundle::{Emit, bundle, unproven};
use grundy_cli::bundling::{BundleOptions, BundleTask};
use grundy_cli::problem::home::Home;
use grundy_cli::problem::{catalogue, judges};
use grundy_host::failure;
use grundy_rust::toolchain::toolchain;
use std::fs;
use std::iter;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// If this variable is set, as in CI, the old compiler must be there.
const REQUIRED: &str = "GRUNDY_OLD_RUSTC_REQUIRED";

/// Debian 12's `rustc`, or the one that the variable names.
pub fn old_rustc() -> Option<PathBuf> {
    let path = std::env::var_os("GRUNDY_OLD_RUSTC").unwrap_or_else(|| "/usr/bin/rustc".into());
    let version =
        Command::new(&path).arg("--version").output().map(|output| output.stdout).unwrap_or_default();
    let version = String::from_utf8_lossy(&version).into_owned();
    if version.starts_with("rustc 1.63.") {
        return Some(path.into());
    }
    let found = if version.is_empty() { "there is none" } else { version.trim() };
    let message = format!(
        "no rustc 1.63 at {} ({found}), so nothing shows that old judges can compile the bundles.\n\
         help: `apt-get install rustc` on Debian 12 puts it there, beside rustup's; or set GRUNDY_OLD_RUSTC",
        Path::new(&path).display()
    );
    assert!(std::env::var_os(REQUIRED).is_none(), "{message}\n({REQUIRED} is set)");
    eprintln!("SKIPPED: {message}");
    None
}

/// Whether a compiler accepts a file; if not, its output.
fn compiles(rustc: &Path, edition: &str, file: &Path, folder: &Path) -> Result<(), String> {
    let mut command = Command::new(rustc);
    command.args(["--edition", edition, "--emit=metadata", "--crate-name=bundle"]).arg(file);
    if edition == "2021" && rustc == toolchain().unwrap().rustc {
        command.args(["-D", "warnings"]); // `bundle` itself lets a solution have some
    }
    let made = folder.join(format!("{}-{edition}.rmeta", file.file_stem().unwrap().to_string_lossy()));
    let output = command.arg("-o").arg(made).output().map_err(|error| error.to_string())?;
    let said = String::from_utf8_lossy(&output.stderr);
    if output.status.success() { Ok(()) } else { Err(format!("{} {edition}: {said}", rustc.display())) }
}

/// Also shows that every problem has a bundle that is std-only, compiles without a warning and
/// passes its samples.
#[test]
#[ignore = "minutes; scripts/check.sh runs it"]
fn every_bundle_compiles_from_1_63_to_now_in_all_editions() {
    let folder = TempDir::new().unwrap();
    let (now, old) = (&toolchain().unwrap().rustc, old_rustc());
    let editions = |rustc: &PathBuf, known: &[&'static str]| -> Vec<(PathBuf, &'static str)> {
        known.iter().map(|edition| (rustc.clone(), *edition)).collect()
    };
    let mut compilers = editions(now, &["2015", "2018", "2021", "2024"]);
    compilers.extend(old.iter().flat_map(|old| editions(old, &["2015", "2018", "2021"])));
    let versions: Vec<String> = iter::once(now).chain(&old).map(version).collect();

    let home = Home::of_checkout(root());
    let request = |slug: &str, no_run: bool| {
        let options = BundleOptions { emit: Some(Emit::Rust), no_run, ..BundleOptions::default() };
        BundleTask::new(&home, slug, &options).map(|task| task.request)
    };
    let said = |error| failure::text(&error);
    let maker = Maker {
        origin: &|slug: &String| request(slug, true).and_then(|request| origin(&request)).map_err(said),
        text: &|slug| request(slug, true).and_then(|request| unproven(&request)).map_err(said),
        facts: &|slug, text| {
            Facts::new(text, &versions.join("\n")).and_files(&root().join("inputs").join(slug))
        },
        prove: &|slug| match request(slug, false).and_then(|request| bundle(&request)) {
            Ok(made) => refusals(slug, &made.text, &compilers, folder.path()),
            Err(error) => vec![format!("{slug}: {}", failure::text(&error))],
        },
    };
    Proofs::of("bundles").assert_all(&catalogue::slugs(root()).unwrap(), String::clone, &maker);
}

/// What the compilers say that do not take a bundle.
fn refusals(slug: &str, text: &str, compilers: &[(PathBuf, &str)], folder: &Path) -> Vec<String> {
    // A problem may use a crate that its judge offers; then only that judge's compiler counts, and
    // `bundle` has already used it.
    if text.contains("itertools") {
        return Vec::new();
    }
    let file = folder.join(format!("{slug}.rs"));
    // Where the judge wants the methods of a class, it has the class, and a program.
    let is_class = judges::of_slug(slug).is_some_and(|judge| judge.wants_class.is_some_and(|rule| rule.is));
    let class = if is_class { "#![allow(dead_code)] struct Solution; fn main() {} " } else { "" };
    fs::write(&file, format!("{class}{text}")).unwrap();
    let results = compilers.iter().map(|(rustc, edition)| compiles(rustc, edition, &file, folder));
    results.filter_map(Result::err).collect()
}
