//! What is checked before a search: the brute force and the validator on the samples, the
//! solution on the inputs that earlier searches have found.

use super::oracle::Opinion;
use super::worker::{Setup, Worker};
use crate::cases::Case;
use crate::diff;
use crate::referee::Referee;
use crate::text_file::read;
use crate::trial::{self, Trial};
use crate::verdict::{self, Verdict};
use anyhow::Result;
use grundy_host::{Failure, Progress};
use std::time::Duration;

/// How long a brute force may work on a sample.
const SAMPLE: Duration = Duration::from_secs(60);
/// How the names of the cases begin that a search has saved.
pub const FOUND: &str = "own_stress_";

/// Runs the brute force on the samples, except those with the word `max` in their name: they are
/// too large for it. A validator has to accept all of them.
///
/// # Errors
/// Misuse if it differs; the help says whose fault that may be.
pub fn check_samples(worker: &mut Worker, cases: &[Case]) -> Result<()> {
    let _busy = Progress::new("comparing the brute force with the samples".to_owned());
    for case in cases {
        let input = read(&case.input)?;
        if let Some(why) = worker.refusal(&String::from_utf8_lossy(&input))? {
            let message = format!("the validator refuses {}: {}", case.input.display(), why.trim_end());
            return Err(Failure::misuse(message, "a sample from the judge is legal: fix the validator"));
        }
        let is_large = case.name.split('_').any(|word| word == "max");
        if is_large || worker.inputs.talks() || !case.has_answer() {
            continue; // an interactor has no brute force beside it
        }
        let Some(why) = mistake(worker, case, &input)? else { continue };
        let message = format!("on {}, the brute force {why}", case.input.display());
        let help = "a sample from the judge is right: fix BRUTE; check one of your own by hand; if it is only too \
                    large for a brute force, put the word `max` into its name, as in max_heaps.in";
        return Err(Failure::misuse(message.trim_end(), help.replace("BRUTE", &worker.inputs.brute())));
    }
    Ok(())
}

/// What is wrong with the brute force's answer to a sample.
fn mistake(worker: &mut Worker, case: &Case, input: &[u8]) -> Result<Option<String>> {
    let expected = read(&case.output)?;
    let expected = String::from_utf8_lossy(&expected);
    let output = match worker.inputs.opinion(input, SAMPLE)? {
        Opinion::Solved { output, .. } => output,
        Opinion::Rejected { why, .. } => return Ok(Some(format!("rejects the input: {why}"))),
        Opinion::Failed(how) => return Ok(Some(how)),
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
