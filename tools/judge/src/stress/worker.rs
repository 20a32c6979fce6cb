//! One of those who search for a failing input: it has processes of its own.

use super::oracle::Opinion;
use crate::cases::Case;
use crate::comparison::levelled;
use crate::executable::Executable;
use crate::process::{self, Budget};
use crate::referee::Referee;
use crate::stress::input_source::{InputSource, Random};
use crate::stress::server_program::ServerProgram;
use crate::trial::{self, Trial};
use crate::verdict::{self, Verdict};
use anyhow::{Context, Result};
use grundy_header::Limits;
use grundy_host::failure::Failure;
use grundy_host::temporary::Folder;
use grundy_host::terminal;
use std::fs::{self, File};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// How long a brute force may work on an input of its own generator.
pub const BRUTE: Duration = Duration::from_secs(10);
/// What a validator may use.
const VALIDATOR: Budget = Budget { time: Duration::from_secs(10), memory: 2 << 30, output: 1 << 20 };

/// What all of them share.
pub struct Common {
    /// Who says whether an answer is right.
    pub referee: Referee,
    /// The program that is tried.
    pub executable: Executable,
    /// The time that it may use.
    pub limits: Limits,
    /// Says by its exit code whether an input is legal.
    pub validator: Option<Executable>,
    /// Where inputs are written.
    pub folder: Folder,
    /// Whether each input needs a process of its own.
    pub is_alone: AtomicBool,
    /// How many there are.
    pub workers: AtomicUsize,
}

/// One of them.
pub struct Worker {
    /// What they share.
    pub common: Arc<Common>,
    /// The generator, and the brute force, whose answers are right.
    pub truth: InputSource,
    /// The program in a process that answers many inputs.
    kept: Option<ServerProgram>,
    number: usize,
}

/// An input and the answer of the brute force.
#[derive(Clone)]
pub struct Solved {
    /// The input.
    pub input: String,
    /// The output; none if the program talks with an interactor.
    pub output: String,
    /// Whether the input continues after the last case.
    pub unread: bool,
}

/// An input on which the program fails.
pub struct Failing {
    /// The input and the right answer.
    pub case: Solved,
    /// What the program did, and why that is wrong.
    pub trial: Trial,
}

impl Worker {
    /// The first one.
    pub fn new(common: Common, truth: InputSource, kept: Option<ServerProgram>) -> Worker {
        let number = common.workers.fetch_add(1, Relaxed);
        Worker { common: Arc::new(common), truth, kept, number }
    }

    /// One beside it.
    ///
    /// # Errors
    /// There is no room for its inputs.
    pub fn another(&self) -> Result<Worker> {
        let common = Arc::clone(&self.common);
        let number = common.workers.fetch_add(1, Relaxed);
        Ok(Worker {
            truth: self.truth.another()?,
            kept: self.kept.as_ref().map(ServerProgram::another),
            common,
            number,
        })
    }

    /// The random input of a seed, solved.
    ///
    /// # Errors
    /// A failed check if the generator or the brute force fails.
    pub fn random(&mut self, seed: u64) -> Result<Solved> {
        let random = self.truth.random(seed, BRUTE)?;
        self.solved(random)
    }

    /// A random input whose answer is known.
    ///
    /// # Errors
    /// A failed check if it is not.
    pub fn solved(&self, Random { seed, input, opinion }: Random) -> Result<Solved> {
        let flaw = match opinion {
            Opinion::Solved { output, unread } => return Ok(Solved { input, output, unread }),
            Opinion::Rejected { why, .. } => format!("rejects: {why}"),
            Opinion::Failed(how) => how,
        };
        let input = terminal::beginning(&input);
        let message =
            format!("on an input of its own generator, the brute force {flaw}\ninput:\n{}", input.trim_end());
        Err(Failure::check(message, format!("fix {} (seed {seed})", self.truth.brute())))
    }

    /// Whether the program fails on an input. What goes wrong in the process that answers many
    /// inputs is tried again in a new one.
    ///
    /// # Errors
    /// Something cannot be run.
    pub fn fails(&mut self, case: &Solved) -> Result<Option<Failing>> {
        let common = Arc::clone(&self.common);
        if common.is_alone.load(Relaxed) {
            self.kept = None;
        }
        let Some(kept) = &mut self.kept else { return self.fails_alone(case) };
        let start = Instant::now();
        let output = kept.answer(case.input.as_bytes(), Budget::around(&common.limits, 0).time);
        let is_slow = common.limits.time.is_some_and(|limit| start.elapsed() > limit);
        let oddity = match output {
            Ok(output) if !self.is_right(case, &output)? => match common.referee {
                Referee::Checker(_) => "gives a wrong answer".to_owned(),
                _ => "gives another answer".to_owned(),
            },
            Ok(_) if !is_slow => return Ok(None),
            Ok(_) => return self.fails_alone(case), // it may be slow, or the machine busy
            Err(how) => how,
        };
        let failing = self.fails_alone(case)?;
        if failing.is_none() && !common.is_alone.swap(true, Relaxed) {
            terminal::note(&format!(
                "note: when one process solves many inputs, the program {oddity}, but on that input alone it \
                 is right, so it may keep state between inputs; from now on, each input has its own process\n"
            ));
        }
        self.kept = None;
        Ok(failing)
    }

    /// The answer of the program, which did not fail otherwise.
    fn is_right(&self, case: &Solved, output: &str) -> Result<bool> {
        Ok(match &self.common.referee {
            _ if verdict::compare(&case.output, output) == Verdict::Accepted => true,
            Referee::Comparison(leeway) => {
                let (expected, got) = levelled(*leeway, &case.output, output);
                verdict::compare(&expected, &got) == Verdict::Accepted
            }
            Referee::Checker(checker) => {
                trial::check(checker, &self.saved(case)?, output.as_bytes())?.0 == Verdict::Accepted
            }
            Referee::Interactor(_) => false, // it has no process that answers many inputs
        })
    }

    /// Whether the program fails on an input in a new process.
    ///
    /// # Errors
    /// Something cannot be run.
    pub fn fails_alone(&self, case: &Solved) -> Result<Option<Failing>> {
        let common = &self.common;
        let try_it = || trial::run(&common.executable, &self.saved(case)?, &common.limits, &common.referee);
        let mut trial = try_it()?;
        if matches!(&trial.verdict, Verdict::RuntimeError(status) if status.contains("SIGKILL")) {
            trial = try_it()?; // nobody kills himself so: the system or the user did
        }
        if trial.verdict == Verdict::Accepted {
            return Ok(None);
        }
        Ok(Some(Failing { case: case.clone(), trial }))
    }

    /// The case if the program fails on it in the same way.
    ///
    /// # Errors
    /// Something cannot be run.
    pub fn fails_alike(&self, case: &Solved, failing: &Failing) -> Result<Option<Failing>> {
        if !self.truth.talks() && (case.output.is_empty() || (case.unread && !failing.case.unread)) {
            return Ok(None);
        }
        let found = self.fails_alone(case)?;
        Ok(found.filter(|found| found.trial.verdict == failing.trial.verdict))
    }

    /// Why the validator refuses an input; nothing if it does not, or if there is none.
    ///
    /// # Errors
    /// It cannot be run.
    pub fn refusal(&self, input: &str) -> Result<Option<String>> {
        let Some(validator) = &self.common.validator else { return Ok(None) };
        let file = self.common.folder.path().join(format!("legal{}.in", self.number));
        fs::write(&file, input).with_context(|| file.display().to_string())?;
        let stdin = File::open(&file).with_context(|| file.display().to_string())?;
        let run = process::run_command(validator.command().stdin(stdin), &VALIDATOR)?;
        let failure = verdict::failure(&run, &Limits::default());
        Ok(failure.map(|verdict| verdict::detail(&run, &verdict, "", "")))
    }

    /// The case in files.
    fn saved(&self, case: &Solved) -> Result<Case> {
        let file = |end: &str| self.common.folder.path().join(format!("case{}.{end}", self.number));
        let saved = Case { name: "case".to_owned(), input: file("in"), output: file("out") };
        for (file, text) in [(&saved.input, &case.input), (&saved.output, &case.output)] {
            fs::write(file, text).with_context(|| file.display().to_string())?;
        }
        Ok(saved)
    }
}
