//! One executable on one case.

use crate::problem::cases::Case;
use crate::problem::header::Limits;
use crate::run::process::{self, Budget, Memory};
use crate::run::verdict::{self, Verdict};
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;
use std::time::Duration;

/// A case that an executable was run on.
#[derive(Debug, Clone)]
pub struct Trial {
    /// The case.
    pub case: Case,
    /// The judge's answer.
    pub verdict: Verdict,
    /// CPU time.
    pub time: Duration,
    /// The peak.
    pub memory: Memory,
    /// Why it is not accepted, in one line or more: the difference, or what the program said.
    pub detail: String,
}

/// Runs an executable on a case.
///
/// # Errors
/// A file cannot be read, or the executable cannot be started.
pub fn run(executable: &Path, case: &Case, limits: &Limits) -> Result<Trial> {
    let bytes = fs::read(&case.output).with_context(|| case.output.display().to_string())?;
    let expected = String::from_utf8_lossy(&bytes);
    let run = process::run(executable, &case.input, &Budget::for_answer(limits, &expected))?;
    let verdict = verdict::of(&run, limits, &expected);
    let detail = verdict::detail(&run, &verdict, &expected);
    Ok(Trial { case: case.clone(), verdict, time: run.time, memory: run.memory, detail })
}
