//! What is checked before a search: the brute force and the validator on the samples, the
//! solution on the inputs that earlier searches have found.

use super::oracle::Opinion;
use super::worker::{BRUTE, Setup, Worker};
use crate::cases::{self, Case};
use crate::diff;
use crate::no_answer::NoAnswer;
use crate::referee::Referee;
use crate::text_file::read;
use crate::trial::{self, Trial};
use crate::verdict::{self, Verdict};
use anyhow::Result;
use grundy_host::{Failure, Progress, terminal};
use std::time::Duration;

/// How the names of the cases begin that a search has saved.
pub const FOUND: &str = "own_stress_";

/// Runs the brute force on the samples, except those with the word `max` in their name: they are
/// too large for it. Others on which it takes longer than `patience`, or ten seconds, are named and
/// left out. A validator has to accept all of them.
///
/// # Errors
/// Misuse if it differs; the help says whose fault that may be.
pub fn check_samples(worker: &mut Worker, cases: &[Case], patience: Duration) -> Result<()> {
    let busy = Progress::new("comparing the brute force with the samples".to_owned());
    let mut warnings = String::new();
    let checked = compare(worker, cases, patience.min(BRUTE), &mut warnings);
    drop(busy); // it may not be in the way of what is printed
    terminal::note(&warnings);
    checked
}

/// Says in `warnings` which samples are left out.
fn compare(worker: &mut Worker, cases: &[Case], mut patience: Duration, warnings: &mut String) -> Result<()> {
    for case in cases {
        let input = read(&case.input)?;
        if let Some(refusal) = worker.refusal(&String::from_utf8_lossy(&input))? {
            let message = refusal.of(&case.input.display().to_string());
            return Err(Failure::misuse(message, "a sample from the judge is legal: fix the validator"));
        }
        if cases::is_large(&case.name) || worker.inputs.talks() || !case.has_answer() {
            continue; // an interactor has no brute force beside it
        }
        let opinion = worker.inputs.opinion_alone(&input, patience)?;
        if let Opinion::Failed(why @ NoAnswer::Hangs(_)) = &opinion {
            *warnings += &skipped(case, why, &worker.inputs.brute());
            patience /= 2; // all of them together may take twice as long as one
            continue;
        }
        let Some(why) = mistake(worker, case, opinion)? else { continue };
        let message = format!("on {}, the brute force {why}", case.input.display());
        let help = "a sample from the judge is right: fix BRUTE; check one of your own by hand; if it is only too \
                    large for a brute force, put the word `max` into its name, as in max_heaps.in";
        return Err(Failure::misuse(message.trim_end(), help.replace("BRUTE", &worker.inputs.brute())));
    }
    Ok(())
}

/// That the brute force is not compared with a sample.
fn skipped(case: &Case, why: &NoAnswer, brute: &str) -> String {
    format!(
        "warning: on {}, the brute force {why}, so it is not compared with that sample: if it is too large for a brute \
         force, put the word `max` into its name, as in max_heaps.in; or else fix {brute}\n",
        case.input.display()
    )
}

/// What is wrong with what the brute force says about a sample.
fn mistake(worker: &Worker, case: &Case, opinion: Opinion) -> Result<Option<String>> {
    let expected = read(&case.output)?;
    let expected = String::from_utf8_lossy(&expected);
    let output = match opinion {
        Opinion::Solved { output, .. } => output,
        Opinion::Rejected { why, .. } => return Ok(Some(format!("rejects the input: {why}"))),
        Opinion::Failed(why) => return Ok(Some(why.to_string())),
    };
    let why = match &worker.setup().referee {
        Referee::Checker(checker) => match trial::check(checker, case, output.as_bytes())? {
            (Verdict::Accepted, _) => None,
            (_, why) => Some(why),
        },
        Referee::Comparison(comparison) => {
            let (expected, output) = comparison.levelled(&expected, &output);
            let is_wrong = verdict::compare(&expected, &output) == Verdict::WrongAnswer;
            is_wrong.then(|| diff::explain(&expected, &output))
        }
        Referee::Interactor(_) => None,
    };
    Ok(why.map(|why| format!("is wrong: {why}")))
}

/// The first case of an earlier search on which the solution still fails.
pub fn still_failing(worker: &Worker, cases: &[Case]) -> Result<Option<Trial>> {
    for case in cases.iter().filter(|case| case.name.starts_with(FOUND)) {
        let Setup { executable, limits, referee, .. } = worker.setup();
        let trial = trial::run(executable, case, limits, referee)?;
        if trial.verdict != Verdict::Accepted {
            return Ok(Some(trial));
        }
    }
    Ok(None)
}
