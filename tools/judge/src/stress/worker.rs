//! One of those that search for a failing input: it has processes of its own.

use super::frame_server::FrameServer;
use super::input_source::{InputSource, RandomInput};
use super::oracle::Opinion;
use crate::cases::Case;
use crate::executable::Executable;
use crate::no_answer::NoAnswer;
use crate::process::{self, Budget};
use crate::referee::Referee;
use crate::trial::{self, Trial};
use crate::verdict::{self, Verdict};
use anyhow::{Context, Result};
use grundy_header::Limits;
use grundy_host::{Failure, child::signal, temporary::Folder, terminal};
use std::fs::{self, File};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// How long a brute force may work on an input of its own generator.
pub(super) const BRUTE: Duration = Duration::from_secs(10);
/// What a validator may use.
const VALIDATOR: Budget =
    Budget { time: Duration::from_secs(10), memory: 2 << 30, output: 1 << 20, files: None };

/// What a checker may use that is kept alive.
const CHECKER_MEMORY: u64 = 4 << 30;
const CHECKER_TIME: Duration = Duration::from_secs(60);
/// The number of the signal that nobody can catch.
const SIGKILL: i32 = 9;

/// What is tried, and what decides whether it fails.
pub struct Setup {
    /// What decides whether an answer is right.
    pub referee: Referee,
    /// The program that is tried.
    pub executable: Executable,
    /// The time that it may use.
    pub limits: Limits,
    /// A program whose exit code says whether an input is legal.
    pub validator: Option<Executable>,
    /// Where inputs are written.
    pub folder: Folder,
}

/// What all workers share.
struct Shared {
    setup: Setup,
    /// Whether each input needs a process of its own.
    is_alone: AtomicBool,
    /// Whether the user knows that each output needs a process of the checker's.
    checks_alone: AtomicBool,
    /// How many workers there are.
    workers: AtomicUsize,
}

/// One that searches for a failing input.
pub struct Worker {
    shared: Arc<Shared>,
    /// The generator, and the brute force, whose answers are right.
    pub inputs: InputSource,
    /// The program in a process that answers many inputs.
    server: Option<FrameServer>,
    /// The checker in such a process: asked with the lines of three paths, it answers nothing if
    /// the output is right, and why not otherwise.
    checker: Option<FrameServer>,
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

/// What a validator says that does not accept an input.
pub(super) enum Refusal {
    Illegal(String),
    Hangs,
}

impl Refusal {
    /// The same in words, of an input that is called so.
    pub fn of(&self, input: &str) -> String {
        match self {
            Refusal::Illegal(why) => format!("the validator refuses {input}: {}", why.trim_end()),
            Refusal::Hangs => format!("on {input}, the validator {}", NoAnswer::Hangs(VALIDATOR.time)),
        }
    }
}

impl Worker {
    /// The first worker; `server` is the program in a process that answers many inputs.
    pub fn new(setup: Setup, inputs: InputSource, server: Option<FrameServer>) -> Worker {
        let (is_alone, checks_alone, workers) =
            (AtomicBool::new(false), AtomicBool::new(false), AtomicUsize::new(1));
        let shared = Shared { setup, is_alone, checks_alone, workers };
        let checker = match &shared.setup.referee {
            Referee::Checker(checker) => FrameServer::if_willing(checker, None, CHECKER_MEMORY),
            _ => None,
        };
        Worker { shared: Arc::new(shared), inputs, server, checker, number: 0 }
    }

    /// Another worker beside this one.
    pub fn another(&self) -> Result<Worker> {
        let shared = Arc::clone(&self.shared);
        let number = shared.workers.fetch_add(1, Relaxed);
        Ok(Worker {
            inputs: self.inputs.another()?,
            server: self.server.as_ref().map(FrameServer::another),
            checker: self.checker.as_ref().map(FrameServer::another),
            shared,
            number,
        })
    }

    /// Whether there is a validator.
    pub fn has_validator(&self) -> bool {
        self.shared.setup.validator.is_some()
    }

    pub(super) fn setup(&self) -> &Setup {
        &self.shared.setup
    }

    /// The random input of a seed, solved.
    pub(super) fn random(&mut self, seed: u64) -> Result<Solved> {
        let random = self.inputs.random(seed, BRUTE)?;
        self.solved(random)
    }

    /// A random input whose answer is known; misuse if it is not.
    pub(super) fn solved(&self, RandomInput { seed, input, opinion }: RandomInput) -> Result<Solved> {
        let what = match opinion {
            Opinion::Solved { output, unread } => return Ok(Solved { input, output, unread }),
            Opinion::Rejected { why, .. } => format!("rejects: {why}"),
            Opinion::Failed(why) => why.to_string(),
        };
        let input = terminal::beginning(&input);
        let message =
            format!("on an input of its own generator, the brute force {what}\ninput:\n{}", input.trim_end());
        Err(Failure::misuse(message, format!("fix {} (seed {seed})", self.inputs.brute())))
    }

    /// Whether the program fails on an input. What goes wrong in the process that answers many
    /// inputs is tried again in a new one.
    pub(super) fn fails(&mut self, case: &Solved) -> Result<Option<Failing>> {
        if self.shared.is_alone.load(Relaxed) {
            self.server = None;
        }
        let Some(server) = &mut self.server else {
            return if self.is_soon_right(case)? { Ok(None) } else { self.fails_alone(case) };
        };
        let (start, limits) = (Instant::now(), &self.shared.setup.limits);
        let output = server.answer(case.input.as_bytes(), Budget::around(limits, 0).time);
        let is_slow = limits.time.is_some_and(|limit| start.elapsed() > limit);
        let oddity = match output {
            Ok(output) if !self.is_right(case, &output)? => match self.setup().referee {
                Referee::Checker(_) => "gives a wrong answer".to_owned(),
                _ => "gives another answer".to_owned(),
            },
            Ok(_) if !is_slow => return Ok(None),
            Ok(_) => return self.fails_alone(case), // it may be slow, or the machine busy
            Err(why) => why.to_string(),
        };
        let failing = self.fails_alone(case)?;
        if failing.is_none() && !self.shared.is_alone.swap(true, Relaxed) {
            terminal::note(&format!(
                "note: when one process solves many inputs, the program {oddity}, but on that input alone it \
                 is right, so it may keep state between inputs; from now on, each input has its own process\n"
            ));
        }
        self.server = None;
        Ok(failing)
    }

    /// Whether a checker that is kept alive says that the program is right; without one, no.
    fn is_soon_right(&mut self, case: &Solved) -> Result<bool> {
        if self.checker.is_none() {
            return Ok(false);
        }
        let Setup { executable, limits, .. } = self.setup();
        let budget = Budget::for_answer(limits, case.output.len());
        let run = process::run(executable, &self.saved(case)?.input, &budget)?;
        Ok(verdict::failure(&run, limits).is_none() && self.is_right(case, &run.text())?)
    }

    /// What the checker that is kept alive says, if it does.
    fn ruling(&mut self, case: &Solved, output: &str) -> Result<Option<bool>> {
        let Some(mut checker) = self.checker.take() else { return Ok(None) };
        let saved = self.saved(case)?;
        let file = saved.output.with_extension("got");
        fs::write(&file, output).with_context(|| file.display().to_string())?;
        let paths = [&saved.input, &file, &saved.output].map(|path| format!("{}\n", path.display()));
        let answer = checker.answer(paths.concat().as_bytes(), CHECKER_TIME);
        match answer {
            Ok(why) => {
                self.checker = Some(checker);
                Ok(Some(why.trim().is_empty()))
            }
            Err(why) => {
                if !self.shared.checks_alone.swap(true, Relaxed) {
                    terminal::note(&format!(
                        "note: when one process checks many outputs, the checker {why}; from now on, each has its own \
                         process\n"
                    ));
                }
                Ok(None)
            }
        }
    }

    /// The answer of the program, which did not fail otherwise.
    fn is_right(&mut self, case: &Solved, output: &str) -> Result<bool> {
        if verdict::compare(&case.output, output) == Verdict::Accepted {
            return Ok(true);
        }
        if let Some(is_right) = self.ruling(case, output)? {
            return Ok(is_right);
        }
        Ok(match &self.setup().referee {
            Referee::Comparison(comparison) => {
                verdict::compare_with(*comparison, &case.output, output) == Verdict::Accepted
            }
            Referee::Checker(checker) => {
                trial::check(checker, &self.saved(case)?, output.as_bytes())?.0 == Verdict::Accepted
            }
            Referee::Interactor(_) => false, // it has no process that answers many inputs
        })
    }

    /// Whether the program fails on an input in a new process.
    fn fails_alone(&self, case: &Solved) -> Result<Option<Failing>> {
        let Setup { executable, limits, referee, .. } = self.setup();
        let try_it = || trial::run(executable, &self.saved(case)?, limits, referee);
        let mut trial = try_it()?;
        if matches!(trial.verdict, Verdict::RuntimeError(status) if signal(status) == Some(SIGKILL)) {
            trial = try_it()?; // programs do not kill themselves like that: the system or the user did
        }
        if trial.verdict == Verdict::Accepted {
            return Ok(None);
        }
        Ok(Some(Failing { case: case.clone(), trial }))
    }

    /// The case if the program fails on it in the same way.
    pub(super) fn fails_alike(&self, case: &Solved, failing: &Failing) -> Result<Option<Failing>> {
        let becomes_silent = case.output.is_empty() && !failing.case.output.is_empty();
        if !self.inputs.talks() && (becomes_silent || (case.unread && !failing.case.unread)) {
            return Ok(None);
        }
        let found = self.fails_alone(case)?;
        Ok(found.filter(|found| found.trial.verdict == failing.trial.verdict))
    }

    /// Why the validator refuses an input; nothing if it does not, or if there is none.
    pub(super) fn refusal(&self, input: &str) -> Result<Option<Refusal>> {
        let Some(validator) = &self.setup().validator else { return Ok(None) };
        let file = self.setup().folder.path().join(format!("legal{}.in", self.number));
        fs::write(&file, input).with_context(|| file.display().to_string())?;
        let stdin = File::open(&file).with_context(|| file.display().to_string())?;
        let run = process::run_command(validator.command().stdin(stdin), &VALIDATOR)?;
        Ok(verdict::failure(&run, &Limits::default()).map(|verdict| match verdict {
            Verdict::TimeLimit => Refusal::Hangs,
            verdict => Refusal::Illegal(verdict::detail(&run, &verdict, "", "")),
        }))
    }

    /// The case in files.
    fn saved(&self, case: &Solved) -> Result<Case> {
        let file = |end: &str| self.setup().folder.path().join(format!("case{}.{end}", self.number));
        let saved = Case { name: String::new(), input: file("in"), output: file("out") };
        for (file, text) in [(&saved.input, &case.input), (&saved.output, &case.output)] {
            fs::write(file, text).with_context(|| file.display().to_string())?;
        }
        Ok(saved)
    }
}
