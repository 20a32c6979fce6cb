//! A problem in one file with the templates that it uses, compiled without cargo.

use super::library_error::LibraryError;
use super::profile::{Profile, target};
use crate::problem::templates;
use anyhow::{Context, Result};
use grundy_bundle::{Solution, Twin, Whole, assemble};
use grundy_host::cache::key;
use grundy_host::{Failure, child, temporary::Folder};
use grundy_rust::messages::Diagnostic;
use grundy_rust::toolchain::toolchain;
use std::env;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The edition of the package `problems`; the templates compile in every edition.
const EDITION_OF_PROBLEMS: &str = "2024";
/// Lints that are errors unless a file says otherwise stay errors; of others nobody is told. One is
/// an error in no edition but 2024, in which a file may be only because another refuses it.
const LINTS: [&str; 2] = ["-Awarnings", "-Astatic_mut_refs"];
/// How many lines of the compiler's errors are shown for one problem.
const SHOWN: usize = 20;

/// The executable of a problem, made only from the problem and the templates that it uses;
/// `errors_of_library` are what the compiler has against the templates.
pub fn problem(
    root: &Path,
    slug: &str,
    profile: Profile,
    errors_of_library: &[LibraryError],
) -> Result<PathBuf> {
    let text = text(root, slug)?;
    compile(&cache(root), slug, &text, EDITION_OF_PROBLEMS, profile, &source(slug))?.map_err(|errors| {
        match errors_of_library
            .iter()
            .find(|error| text.contains(&format!("\npub mod {} {{\n", error.module)))
        {
            Some(error) => {
                let help = "fix the template: the compiler says above what is wrong with it";
                Failure::check(format!("it uses a template that does not compile: {}", error.text), help)
            }
            None => refused(&errors),
        }
    })
}

/// A problem and the templates that it uses in one file.
pub fn text(root: &Path, slug: &str) -> Result<String> {
    let path = root.join(source(slug));
    Ok(assemble(&Solution::in_file(&path, &templates(Some(root))?, &[])?, Twin::Full)?.text)
}

/// The file of a problem, from the root.
fn source(slug: &str) -> String {
    format!("problems/src/bin/{slug}.rs")
}

/// Compiles a text, unless the executable is in that folder from an earlier run; else what the
/// compiler says. That, and what the program says of itself (`dbg!`, a panic), calls the file
/// `shown`. No lint counts: the text is the tool's own.
pub fn compile(
    within: &Path,
    name: &str,
    text: &str,
    edition: &str,
    profile: Profile,
    shown: &str,
) -> Result<Result<PathBuf, String>> {
    let how = How { edition, profile, shown, lints: &["--cap-lints=allow"] };
    let made = text_to_executable(within, name, text, &how)?;
    Ok(made.map_err(|said| rendered(&said)))
}

/// The same for a solution with its libraries: lints that are errors are errors here, too. Those in
/// the libraries do not count, as in cargo's builds of what others have written.
pub fn compile_whole(
    within: &Path,
    name: &str,
    whole: &Whole,
    edition: &str,
    profile: Profile,
    shown: &str,
) -> Result<Result<PathBuf, String>> {
    let how = How { edition, profile, shown, lints: &LINTS };
    let said = match text_to_executable(within, name, &whole.text, &how)? {
        Ok(executable) => return Ok(Ok(executable)),
        Err(said) => without_lints_of(&whole.libraries, &said),
    };
    if said.lines().filter_map(Diagnostic::read).any(|found| found.is_error()) {
        return Ok(Err(rendered(&said)));
    }
    compile(within, name, &whole.text, edition, profile, shown)
}

/// Compiles a file where it is, so that the compiler finds its modules; else what it says. Compiled
/// each time, as it is not known what these modules are.
pub fn compile_file(
    within: &Path,
    name: &str,
    file: &Path,
    edition: &str,
    profile: Profile,
    shown: &str,
) -> Result<Result<PathBuf, String>> {
    let folder = within.join(profile.folder()).join(name);
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let executable = folder.join(format!("file{}", env::consts::EXE_SUFFIX));
    let made = rustc(within, file, &executable, &How { edition, profile, shown, lints: &LINTS })?;
    Ok(made.map(|()| executable).map_err(|said| rendered(&said)))
}

/// How a file is compiled.
struct How<'a> {
    edition: &'a str,
    profile: Profile,
    /// What it is called.
    shown: &'a str,
    /// What is said about lints.
    lints: &'a [&'a str],
}

fn text_to_executable(within: &Path, name: &str, text: &str, how: &How) -> Result<Result<PathBuf, String>> {
    let stem = key(&(text, how.edition, how.lints));
    let folder = within.join(how.profile.folder()).join(name);
    let executable = folder.join(format!("{stem}{}", env::consts::EXE_SUFFIX));
    if executable.is_file() {
        return Ok(Ok(executable));
    }
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let source = folder.join(format!("{stem}.rs"));
    if fs::read_to_string(&source).ok().as_deref() != Some(text) {
        fs::write(&source, text).with_context(|| source.display().to_string())?;
    }
    let made = rustc(within, &source, &executable, how)?;
    if made.is_ok() {
        remove_others(&folder, &stem);
    }
    Ok(made.map(|()| executable))
}

/// Makes an executable; else what the compiler says, in JSON.
fn rustc(within: &Path, source: &Path, executable: &Path, how: &How) -> Result<Result<(), String>> {
    let made = Folder::within(within)?;
    let program = made.path().join("program");
    let mut rustc = Command::new(&toolchain()?.rustc);
    rustc.args(["--edition", how.edition, "--crate-name=solution", "--error-format=json"]).args(how.lints);
    rustc.args(["--json=diagnostic-rendered-ansi", "-Cstrip=debuginfo"]).args(flags(how.profile));
    rustc.arg(format!("--remap-path-prefix={}={}", source.display(), how.shown));
    rustc.arg("-o").arg(&program).arg(source).env("TMPDIR", made.path()).stderr(Stdio::piped());
    let output = child::output(&mut rustc, b"").context("rustc cannot be started")?;
    if !output.status.success() {
        return Ok(Err(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    fs::rename(&program, executable).with_context(|| executable.display().to_string())?;
    Ok(Ok(()))
}

/// What the compiler says, as a terminal shows it.
fn rendered(said: &str) -> String {
    let line = |line| Diagnostic::read(line).map_or_else(|| format!("{line}\n"), |found| found.rendered);
    said.lines().map(line).collect()
}

/// What the compiler says, but for lints in the libraries.
fn without_lints_of(libraries: &Range<usize>, said: &str) -> String {
    let is_of_library = |line: &str| {
        Diagnostic::read(line).is_some_and(|found| {
            found.lint().is_some() && found.primary().is_some_and(|at| libraries.contains(&at.byte_start))
        })
    };
    said.lines().filter(|line| !is_of_library(line)).map(|line| format!("{line}\n")).collect()
}

/// Where the tool keeps what it compiles itself.
pub fn cache(root: &Path) -> PathBuf {
    target(root).join("grundy")
}

/// Removes what was made from earlier versions of the text.
fn remove_others(folder: &Path, stem: &str) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if !entry.file_name().to_string_lossy().starts_with(stem) {
            _ = fs::remove_file(entry.path()); // harmless if it stays
        }
    }
}

/// A failed check with the beginning of what the compiler says.
pub fn refused(errors: &str) -> anyhow::Error {
    let lines: Vec<&str> = errors.trim_end().lines().take(SHOWN).collect();
    let mut message = format!("it does not compile\n{}", lines.join("\n"));
    let more = errors.trim_end().lines().count() - lines.len();
    if more > 0 {
        message += &format!("\n… {more} more lines");
    }
    Failure::check(message, "")
}

fn flags(profile: Profile) -> &'static [&'static str] {
    match profile {
        Profile::Release => &["-Copt-level=3"],
        Profile::Debug => &["-Copt-level=1", "-Cdebug-assertions=on", "-Coverflow-checks=on"],
    }
}
