//! One executable on one case.

use crate::cases::Case;
use crate::comparison::{Comparison, without_blank_ends};
use crate::executable::Executable;
use crate::process::{self, Budget, Memory, Run};
use crate::referee::{self, Referee, Ruling};
use crate::stream::LineListener;
use crate::talk;
use crate::text_file;
use crate::transcript::Transcript;
use crate::verdict::{self, Verdict};
use anyhow::{Context, Result};
use grundy_fingerprint::Fingerprint;
use grundy_header::Limits;
use grundy_host::{Failure, pool, temporary::Folder, terminal::beginning};
use std::fs;
use std::time::Duration;

/// The most bytes that a solution may say in a conversation.
const MAX_TALK: usize = 16 << 20;
/// The most bytes of an output that nothing is expected of.
const MAX_UNJUDGED: usize = 16 << 20;

/// A case that an executable was run on.
#[derive(Debug, Clone)]
pub struct Trial {
    /// The case.
    pub case: Case,
    /// The judge's answer.
    pub verdict: Verdict,
    /// CPU time used.
    pub time: Duration,
    /// Peak memory.
    pub memory: Memory,
    /// Why it is not accepted, in one line or more: the difference, what the program said, or the
    /// end of the conversation.
    pub detail: String,
    /// The beginning of what it wrote to standard error.
    pub stderr: String,
    /// The conversation, if it was one.
    pub transcript: Transcript,
}

/// Runs an executable on a case.
///
/// # Errors
/// A file cannot be read, or the executable cannot be started; misuse if the case cannot be
/// judged.
pub fn run(executable: &Executable, case: &Case, limits: &Limits, referee: &Referee) -> Result<Trial> {
    run_heard(executable, case, limits, referee, None)
}

/// The same; the listener gets what the executable writes to standard error at once.
pub(crate) fn run_heard(
    executable: &Executable,
    case: &Case,
    limits: &Limits,
    referee: &Referee,
    listener: Option<LineListener>,
) -> Result<Trial> {
    if let Referee::Interactor(helper) = referee {
        return talk(executable, case, limits, helper, listener);
    }
    let run = execute(executable, case, limits, listener)?;
    let judged = judge(&run, case, limits, referee)?;
    Ok(Trial::from_run(&run, case, judged))
}

/// Runs two executables on a case, at the same time. A checker, which may take long, is asked once
/// if they write the same.
pub fn run_both(
    executables: [&Executable; 2],
    case: &Case,
    limits: &Limits,
    referee: &Referee,
) -> Result<[Trial; 2]> {
    if referee.talks() {
        return both(executables, |executable| run(executable, case, limits, referee));
    }
    let runs = both(executables, |executable| execute(executable, case, limits, None))?;
    let is_alike =
        runs.iter().all(|run| verdict::failure(run, limits).is_none()) && runs[0].stdout == runs[1].stdout;
    let judged = if is_alike {
        let judged = judge(&runs[0], case, limits, referee)?;
        [judged.clone(), judged]
    } else {
        both(runs.each_ref(), |run| judge(run, case, limits, referee))?
    };
    let [one, other] = judged;
    Ok([Trial::from_run(&runs[0], case, one), Trial::from_run(&runs[1], case, other)])
}

/// The answer to a run without a conversation, and why.
pub fn judge(run: &Run, case: &Case, limits: &Limits, referee: &Referee) -> Result<(Verdict, String)> {
    if !case.has_answer() {
        let verdict = verdict::failure(run, limits).unwrap_or(Verdict::NoAnswer);
        let detail = verdict::detail(run, &verdict, "", &run.text());
        return Ok((verdict, detail));
    }
    if let (Referee::Checker(checker), None) = (referee, verdict::failure(run, limits)) {
        return check(checker, case, &run.stdout);
    }
    let comparison = match referee {
        Referee::Comparison(comparison) => *comparison,
        _ => Comparison::default(), // it has failed already
    };
    if let Some(expected) = case.fingerprint()? {
        return Ok(recognised(run, case, limits, &expected, comparison));
    }
    let expected = text_file::read(&case.output)?;
    let expected = String::from_utf8_lossy(&expected);
    let got = run.text();
    let (expected, got) = comparison.levelled(&expected, &got);
    let verdict = verdict::for_run(run, limits, &expected, &got);
    let detail = verdict::detail(run, &verdict, &expected, &got);
    Ok((verdict, detail))
}

/// The answer to a run if only the fingerprint of the right output is kept, and why.
fn recognised(
    run: &Run,
    case: &Case,
    limits: &Limits,
    expected: &Fingerprint,
    comparison: Comparison,
) -> (Verdict, String) {
    if let Some(failure) = verdict::failure(run, limits) {
        let detail = verdict::detail(run, &failure, "", &run.text());
        return (failure, detail);
    }
    let found = Fingerprint::new(&run.text());
    let is_right = |text: &str| Fingerprint::new(text) == *expected;
    if found == *expected || !comparison.is_strict && is_right(&without_blank_ends(&run.text())) {
        return (Verdict::Accepted, String::new());
    }
    let input = case.input.display();
    (
        Verdict::WrongAnswer,
        format!("the output is not the right one ({found}, not {expected}); the input is {input}"),
    )
}

/// What a checker says about an output, and why; misuse if it cannot judge.
pub(crate) fn check(checker: &Executable, case: &Case, output: &[u8]) -> Result<(Verdict, String)> {
    let folder = Folder::new()?;
    let file = folder.path().join("output");
    fs::write(&file, output).with_context(|| file.display().to_string())?;
    match referee::check(checker, &case.input, &file, &case.output)? {
        Ruling::Right => Ok((Verdict::Accepted, String::new())),
        Ruling::Wrong(why) => Ok((Verdict::WrongAnswer, why)),
        Ruling::Failed(how) => Err(unjudged("checker", checker, case, (&how, "the case, or else "))),
        Ruling::Broken(how) => Err(unjudged("checker", checker, case, (&how, ""))),
    }
}

/// The same work on two things at the same time.
fn both<T: Send, R: Send>([one, other]: [T; 2], work: impl Fn(T) -> Result<R> + Sync) -> Result<[R; 2]> {
    let (other, one) = pool::both(|| work(other), || work(one));
    Ok([one?, other?])
}

fn execute(
    executable: &Executable,
    case: &Case,
    limits: &Limits,
    listener: Option<LineListener>,
) -> Result<Run> {
    let expected = match case.fingerprint()? {
        Some(fingerprint) => fingerprint.length(),
        None if !case.has_answer() => MAX_UNJUDGED,
        None => fs::metadata(&case.output).with_context(|| case.output.display().to_string())?.len() as usize,
    };
    process::run_heard(executable, &case.input, &Budget::for_answer(limits, expected), listener)
}

impl Trial {
    fn from_run(run: &Run, case: &Case, (verdict, detail): (Verdict, String)) -> Trial {
        let (time, memory) = (run.time, run.memory);
        let (case, stderr) = (case.clone(), run.stderr.clone());
        Trial { case, verdict, time, memory, detail, stderr, transcript: Transcript::default() }
    }
}

fn talk(
    executable: &Executable,
    case: &Case,
    limits: &Limits,
    interactor: &Executable,
    listener: Option<LineListener>,
) -> Result<Trial> {
    let mut budget = Budget::around(limits, MAX_TALK);
    budget.time *= 2; // the interactor may take as long as the solution
    let talk =
        talk::run(executable, &mut referee::with_files(interactor, &[&case.input])?, &budget, listener)?;
    let (run, transcript) = (talk.run, talk.transcript);
    let failure = match verdict::failure(&run, limits) {
        // How it ends after the interactor has ruled is not its own fault.
        Some(Verdict::RuntimeError(_)) if !talk.is_solution_first && talk.ruling != Ruling::Right => None,
        failure => failure,
    };
    let conversation = || format!("{}{}", transcript.short(), transcript.end());
    let unjudged = |how: &str, or: &str| {
        let how = format!("{how}\n{}", conversation().trim_end());
        unjudged("interactor", interactor, case, (&how, or))
    };
    let (verdict, why) = match (failure, talk.ruling) {
        (Some(verdict), _) => (verdict.clone(), verdict::detail(&run, &verdict, "", "")),
        (None, Ruling::Right) => (Verdict::Accepted, String::new()),
        (None, Ruling::Wrong(why)) => (Verdict::WrongAnswer, why),
        (None, Ruling::Failed(how)) => return Err(unjudged(&how, "the case, or else ")),
        (None, Ruling::Broken(how)) => return Err(unjudged(&how, "")),
    };
    let detail = match verdict {
        Verdict::Accepted => why,
        _ => format!("{}\n{}", why.trim_end(), conversation()),
    };
    let Run { time, memory, stderr, .. } = run;
    Ok(Trial { case: case.clone(), verdict, time, memory, detail, stderr, transcript })
}

/// The failure for a case that a program cannot judge: why, and what else may be to blame.
fn unjudged(who: &str, program: &Executable, case: &Case, (how, or): (&str, &str)) -> anyhow::Error {
    let (what, input) = match fs::read_to_string(&case.input) {
        Ok(text) if case.name.is_empty() => {
            ("an input of the search".to_owned(), format!("\ninput:\n{}", beginning(&text)))
        }
        _ => (case.input.display().to_string(), String::new()),
    };
    let fault = program.source.clone().unwrap_or_else(|| format!("the {who}"));
    let message = format!("the {who} cannot judge {what}: {how}{input}");
    Failure::misuse(message.trim_end(), format!("fix {or}{fault}"))
}
