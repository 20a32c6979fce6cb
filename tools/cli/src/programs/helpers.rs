//! The helper programs of a problem: the oracle of a checkout, or the user's generator, brute force
//! and validator.

use super::build;
use super::make::make;
use super::options;
use super::profile::Profile;
use crate::problem::{FileOrCommand, Helper, Home, Judging, Work};
use anyhow::{Context, Result};
use grundy_host::{Failure, called, failure};
use grundy_judge::Executable;
use grundy_judge::stress::{HelperProgram, InputSource, Oracle};
use grundy_rust::source;
use std::path::{Path, PathBuf};

/// Where random inputs and right answers come from: the user's programs, which options name or
/// which stand beside the samples; in a checkout the oracle, unless there is one of these. All is
/// built.
pub fn input_source(
    home: &Home,
    work: &Work,
    generator: Option<&str>,
    brute: Option<&str>,
) -> Result<InputSource> {
    let talks = work.judging.talks();
    if work.is_of_checkout && generator.is_none() && brute.is_none() {
        return Ok(InputSource::from_oracle(oracle(&home.folder, &work.name)?, talks));
    }
    let generator = find(home, work, ("gen", "generator"), generator)?;
    let brute = if talks { None } else { find(home, work, ("brute", "brute force"), brute)? };
    match (generator, brute) {
        (Some(generator), brute) if talks || brute.is_some() => {
            Ok(InputSource::from_programs(generator, brute, talks))
        }
        (None, Some(_)) => Err(missing(home, work, "generator of random inputs", "gen")),
        (None, None) if talks => Err(missing(home, work, "generator of secret inputs", "gen")),
        (_, None) => Err(missing(home, work, "brute force", "brute")),
        (Some(_), Some(_)) => unreachable!("the first arm has it"),
    }
}

/// The program that an option names, which is a source, an executable or a command, or else the one
/// beside the samples, `gen.py` for `gen`; built.
pub fn find(
    home: &Home,
    work: &Work,
    (name, who): (&str, &'static str),
    option: Option<&str>,
) -> Result<Option<HelperProgram>> {
    let Some((executable, file)) = program(home, work, name, option)? else { return Ok(None) };
    let shown = match (&file, option) {
        (Some(file), _) => Home::shown(file),
        (None, line) => line.unwrap_or(name).to_owned(),
    };
    HelperProgram::new(who, shown, executable, file.as_deref()).map(Some)
}

/// The program that an option names or that stands beside the samples, built, and its file if it is
/// one.
pub fn program(
    home: &Home,
    work: &Work,
    name: &str,
    option: Option<&str>,
) -> Result<Option<(Executable, Option<PathBuf>)>> {
    let found = match option {
        Some(line) => Some(options::helper(line, &format!("--{name}"))?),
        None => work.helper(home, name)?.map(FileOrCommand::File),
    };
    Ok(match found {
        Some(FileOrCommand::File(file)) => {
            // What all others are compared with must not overflow silently.
            let made = make(home, &file, Profile::Debug).with_context(|| Home::shown(&file));
            let made = made.map_err(failure::as_misuse)?;
            Some((made, Some(file)))
        }
        Some(FileOrCommand::Command(command)) => Some((command, None)),
        None => None,
    })
}

/// The oracle of a problem of the checkout, built.
pub fn oracle(root: &Path, slug: &str) -> Result<Oracle> {
    check_oracle(root, slug)?;
    let executable = build::oracle(root, slug)?;
    Ok(Oracle::new(slug, format!("tests/oracle/src/problem/{slug}.rs"), executable))
}

/// Checks that a problem has an oracle.
pub fn check_oracle(root: &Path, slug: &str) -> Result<()> {
    let known = source::stems(&root.join("tests/oracle/src/problem"))?;
    if known.iter().any(|known| known == slug) {
        return Ok(());
    }
    let remedy = format!("or write tests/oracle/src/problem/{slug}.rs");
    Err(failure::unknown("brute force for", slug, &known, &remedy))
}

/// The failure for a program that is not there, where an option can name one.
fn missing(home: &Home, work: &Work, what: &str, name: &str) -> anyhow::Error {
    if work.is_of_checkout {
        let help = format!("name one: --{name} PROGRAM; the oracle is used if both are left out");
        return Failure::misuse(format!("{} has no {what}", work.name), help);
    }
    to_begin(home, work, what, &format!("; or name a program: --{name} PROGRAM"))
}

/// The same where none can: the help says how to begin it, and what else would do.
pub fn to_begin(home: &Home, work: &Work, what: &str, or: &str) -> anyhow::Error {
    let word = match home.checkout() {
        Some(_) => Home::shown(&work.source),
        None => work.name.clone(),
    };
    let language = home.config.brute.as_deref().unwrap_or("py");
    let first = match &work.judging {
        Judging::Interactor(Helper::Missing) => format!("interact.{language} and "),
        judging if judging.talks() => String::new(),
        _ => format!("brute.{language} and "),
    };
    let folder = Home::shown(&work.folder);
    let help = format!(
        "`{} stress {word} --begin {language}` writes {folder}/{first}gen.{language} for you to fill in (or cpp, py, \
         rs){or}",
        called()
    );
    Failure::misuse(format!("{} has no {what}", work.name), help)
}
