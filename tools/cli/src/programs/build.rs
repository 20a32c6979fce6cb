//! What cargo builds, and where the executables are.

use super::library_error::LibraryError;
use super::profile::{Profile, target};
use super::single_file;
use crate::problem::{Judging, catalogue};
use anyhow::{Context, Result};
use grundy_header::Leeway;
use grundy_host::{Failure, child, pool, terminal};
use grundy_rust::messages::CargoMessage;
use grundy_rust::toolchain;
use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

/// The oracle of all problems, built when the first problem needs it; none if they are few, or if
/// it does not compile: then each problem has its own.
pub type SharedOracle<'a> = LazyLock<Option<PathBuf>, Box<dyn FnOnce() -> Option<PathBuf> + Send + 'a>>;

/// The executable of each problem by slug, or why there is none.
pub type Executables = BTreeMap<String, Result<PathBuf>>;

/// The executables of these problems, or of all problems if none is named. A problem that does not
/// compile does not affect the others.
pub fn problems(root: &Path, slugs: &[String], profile: Profile) -> Result<Executables> {
    let mut command = cargo(root);
    command.args(["--package", "problems", "--keep-going"]);
    if profile == Profile::Release {
        command.arg("--release");
    }
    for slug in slugs {
        command.args(["--bin", slug]);
    }
    let wanted = if slugs.is_empty() {
        command.arg("--bins");
        catalogue::slugs(root)?
    } else {
        slugs.to_vec()
    };
    let folder = target(root).join(profile.folder());
    if wanted.iter().all(|slug| is_fresh(&folder.join(slug), root)) {
        command.arg("--quiet");
    }
    let mut made = make(command)?;
    let without = |slug: &&String| !made.executables.contains_key(*slug) && !made.errors.contains_key(*slug);
    let missing: Vec<String> = wanted.iter().filter(without).cloned().collect();
    if !missing.is_empty() && made.library_errors.is_empty() {
        let help = "fix what cargo reports above";
        return Err(Failure::check("cargo cannot build the problems", help));
    }
    let mut executables = Executables::new();
    for slug in wanted {
        if let Some(executable) = made.executables.remove(&slug) {
            executables.insert(slug, Ok(executable));
        } else if let Some(errors) = made.errors.remove(&slug) {
            executables.insert(slug.clone(), Err(single_file::refused(&errors)));
        }
    }
    // A half-written template breaks the library, but should only stop the problems that use it.
    let alone = |slug: &String| single_file::problem(root, slug, profile, &made.library_errors);
    pool::in_order(&missing, alone, |slug, executable| {
        executables.insert(slug.clone(), executable);
    });
    Ok(executables)
}

/// The program of all problems, which wants a slug as its first argument. To compile and link it
/// costs a third of what the programs of 126 problems cost. None if some problem or template does
/// not compile: then nobody is told, as the others have to be built without it.
pub fn together(root: &Path, profile: Profile) -> Result<Option<PathBuf>> {
    let mut command = cargo(root);
    command.args(["--package", "together", "--bin", "together", "--features", "together/crates"]);
    if profile == Profile::Release {
        command.arg("--release");
    }
    if is_fresh(&target(root).join(profile.folder()).join("together"), root) {
        command.arg("--quiet");
    }
    let mut made = make_silently(command)?;
    let executable = made.executables.remove("together");
    if executable.is_some() {
        made.notes.iter().for_each(|note| terminal::note(note));
    }
    Ok(executable)
}

/// The program that runs the brute force of one problem, or what else judges its outputs. It has
/// its own target folder, but the crates that all of them use are compiled only once. Cargo would
/// make it anew after every other one, so it is asked only if something has changed.
pub fn oracle(root: &Path, slug: &str) -> Result<PathBuf> {
    let folder = target(root).join("oracle");
    let executable = folder.join(slug).join("release/oracle");
    if is_fresh(&executable, root) {
        return Ok(executable.with_extension(env::consts::EXE_EXTENSION));
    }
    let mut command = cargo(root);
    command.args(["--package", "oracle", "--bin", "oracle", "--release", "--target-dir"]);
    command.arg(folder.join(slug)).env("GRUNDY_ORACLE", slug);
    command.env("CARGO_BUILD_BUILD_DIR", folder.join("build"));
    // All others are compared with it, so it must not overflow silently.
    command.env("CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS", "true");
    let mut made = make(command)?;
    made.executables.remove("oracle").ok_or_else(|| {
        let help = format!("fix what the compiler reports above in tests/oracle/src/problem/{slug}.rs");
        let talks = Judging::of(root, slug, Leeway::None).talks();
        let what = if talks { "interactor" } else { "brute force" };
        Failure::misuse(format!("the {what} of {slug} does not compile"), help)
    })
}

/// The program that knows the oracles of all problems. It is not optimised: it only makes inputs
/// and judges, and the tests have compiled most of it.
pub fn oracle_of_all(root: &Path) -> Result<PathBuf> {
    let mut command = cargo(root);
    command.args(["--package", "oracle", "--bin", "oracle"]).env_remove("GRUNDY_ORACLE");
    if is_fresh(&target(root).join("debug/oracle"), root) {
        command.arg("--quiet");
    }
    let executable = make(command)?.executables.remove("oracle");
    executable
        .ok_or_else(|| Failure::check("an oracle does not compile", "fix what the compiler reports above"))
}

fn cargo(root: &Path) -> Command {
    let mut command = toolchain::cargo();
    command.current_dir(root).args(["build", "--message-format=json-diagnostic-rendered-ansi"]);
    command
}

#[derive(Default)]
struct CargoOutput {
    executables: BTreeMap<String, PathBuf>,
    /// The compiler's errors in the targets that are executables.
    errors: BTreeMap<String, String>,
    /// The compiler's errors in the libraries that they need.
    library_errors: Vec<LibraryError>,
    /// Warnings, and errors in libraries.
    notes: Vec<String>,
}

/// Runs cargo, which shows its progress. Warnings, and errors in libraries, are printed.
fn make(command: Command) -> Result<CargoOutput> {
    let made = make_silently(command)?;
    made.notes.iter().for_each(|note| terminal::note(note));
    Ok(made)
}

fn make_silently(mut command: Command) -> Result<CargoOutput> {
    let output = child::output(&mut command, b"").context("cargo cannot be started")?;
    let mut made = CargoOutput::default();
    for message in CargoMessage::read_all(&String::from_utf8_lossy(&output.stdout)) {
        let is_program = message.is_of_program();
        let name = message.target.name;
        if let Some(path) = message.executable {
            made.executables.insert(name.clone(), path);
        }
        let Some(said) = message.message else { continue };
        let is_error = said.level.starts_with("error");
        if is_error && is_program {
            made.errors.entry(name).or_default().push_str(&said.rendered);
        } else {
            if is_error {
                made.library_errors.extend(LibraryError::new(&said));
            }
            made.notes.push(said.rendered);
        }
    }
    Ok(made)
}

/// Whether an executable is newer than what cargo makes it from: the manifests, and what the `.d`
/// file beside it lists, apart from what a build script writes.
fn is_fresh(executable: &Path, root: &Path) -> bool {
    let changed = |path: &Path| fs::metadata(path).and_then(|file| file.modified()).ok();
    let made = changed(&PathBuf::from(format!("{}{}", executable.display(), env::consts::EXE_SUFFIX)));
    let is_older = |source: &Path| changed(source).is_some_and(|time| made.is_some_and(|made| time <= made));
    let list = fs::read_to_string(executable.with_extension("d")).unwrap_or_default();
    let Some((_, sources)) = list.trim_end().split_once(": ") else { return false };
    // A blank within a path is written as `\ `.
    let sources = sources.replace("\\ ", "\0");
    let sources = sources.split(' ').map(|source| PathBuf::from(source.replace('\0', " ")));
    let manifests = ["Cargo.toml", "Cargo.lock"].map(|name| root.join(name));
    let written = target(root);
    sources.filter(|source| !source.starts_with(&written)).chain(manifests).all(|source| is_older(&source))
}
