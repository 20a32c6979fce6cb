//! Inputs of maximum size: they are not kept, the oracle of the checkout makes them when they are
//! first needed. A made input is found again by its fingerprint, so it is never an old one.

use super::build::{self, SharedOracle};
use super::single_file::cache;
use crate::problem::{Home, Work};
use anyhow::{Context, Result};
use grundy_fingerprint::Fingerprint;
use grundy_host::{Failure, child, files, pool};
use grundy_judge::{Case, cases};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The cases of a problem, ready to be run.
pub fn cases(home: &Home, work: &Work) -> Result<Vec<Case>> {
    ready(home, work.cases()?)
}

/// The cases with inputs that can be read: those that have to be made, are.
pub fn ready(home: &Home, mut cases: Vec<Case>) -> Result<Vec<Case>> {
    for case in cases.iter_mut().filter(|case| case.is_to_be_made()) {
        let place = MadeInput::new(home, case)?;
        if !place.input.is_file() {
            let oracle = build::oracle(&home.folder, &place.slug)?;
            place.make(&oracle, case)?;
        }
        place.accompany(case)?;
        case.input = place.input;
    }
    Ok(cases)
}

/// Makes the inputs that are missing by the oracle that all problems share. What goes wrong is left
/// to [`ready`], which has to say so.
pub fn prepare<'a>(home: &Home, cases: impl Iterator<Item = &'a Case>, shared: &SharedOracle) {
    let to_be_made = cases.filter(|case| case.is_to_be_made());
    let placed = to_be_made.filter_map(|case| Some((MadeInput::new(home, case).ok()?, case)));
    let missing: Vec<(MadeInput, &Case)> = placed.filter(|(place, _)| !place.input.is_file()).collect();
    if missing.is_empty() {
        return;
    }
    if let Some(oracle) = &**shared {
        pool::map(&missing, |(place, case)| place.make(oracle, case).ok());
    }
}

/// Where a made input is.
struct MadeInput {
    slug: String,
    input: PathBuf,
}

impl MadeInput {
    fn new(home: &Home, case: &Case) -> Result<MadeInput> {
        let folder = files::folder(&case.input);
        let slug = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let root = home.checkout().filter(|root| is_same(folder, &root.join("inputs").join(&slug)));
        let Some(root) = root else {
            let message = format!("{} has to be made", case.input.display());
            return Err(Failure::check(
                message,
                "only the oracle of a checkout makes inputs: write it into a file .in",
            ));
        };
        let fingerprint = cases::recorded(&case.input)?.input.to_string().replace(' ', "-");
        let input = cache(root).join("made").join(&slug).join(format!("{}-{fingerprint}.in", case.name));
        Ok(MadeInput { slug, input })
    }

    /// Asks the oracle for the input.
    fn make(&self, oracle: &Path, case: &Case) -> Result<()> {
        let output = child::output(Command::new(oracle).args(["make", &self.slug, &case.name]), b"")
            .with_context(|| oracle.display().to_string())?;
        let help =
            |what: &str| format!("{what} `{}` in tests/oracle/src/problem/{}.rs", case.name, self.slug);
        let made = case.input.display();
        if !output.status.success() {
            let message = format!(
                "the oracle does not make {made}: {}",
                String::from_utf8_lossy(&output.stderr).trim_end()
            );
            return Err(Failure::check(message, help("see")));
        }
        let input = String::from_utf8_lossy(&output.stdout);
        let (found, recorded) = (Fingerprint::new(&input), cases::recorded(&case.input)?.input);
        if found != recorded {
            let message = format!("{made}: the oracle makes another input now, {found}");
            return Err(Failure::check(
                message,
                help("record it if the right output is recorded, too; or see"),
            ));
        }
        let folder = files::folder(&self.input);
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        files::replace(&self.input, input.as_bytes()).map_err(|error| files::unwritten(&self.input, &error))
    }

    /// Puts the right output beside the input, so that a run of only this file is judged, too.
    fn accompany(&self, case: &Case) -> Result<()> {
        let beside = self.input.with_extension("out");
        if case.output.extension().is_none_or(|extension| extension != "out") {
            return Ok(());
        }
        let right = fs::read(&case.output).with_context(|| case.output.display().to_string())?;
        if fs::read(&beside).is_ok_and(|old| old == right) {
            return Ok(());
        }
        files::replace(&beside, right).map_err(|error| files::unwritten(&beside, &error))
    }
}

fn is_same(one: &Path, other: &Path) -> bool {
    matches!((fs::canonicalize(one), fs::canonicalize(other)), (Ok(one), Ok(other)) if one == other)
}
