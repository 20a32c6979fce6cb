//! The samples: what is handed over must be right on every one, as the original is.

use super::places;
use crate::original::Original;
use anyhow::Result;
use grundy_header::{Leeway, Limits};
use grundy_host::{Failure, called, child::signal};
use grundy_judge::{Case, Comparison, Executable, Referee, Trial, Verdict, trial};
use std::borrow::Cow;
use std::process::ExitStatus;

/// The exit code of a C file that has no memory left, and the number of the signal of one that has
/// no stack left.
const OUT_OF_MEMORY: i32 = 102;
const SIGABRT: i32 = 6;

/// How often both are run again, to see whether they do the same each time.
const AGAIN: usize = 3;

pub struct Trials<'a> {
    pub cases: &'a [Case],
    pub limits: &'a Limits,
    pub referee: Referee,
    /// Whether white space alone cannot make an output wrong.
    pub forgives_spaces: bool,
    /// What must do the same.
    pub original: &'a Original<'a>,
    /// Bytes of memory that the file may use, if nobody says what the judge grants.
    pub assumed_memory: Option<u64>,
    /// What the file does otherwise, as all of its kind do.
    pub otherwise: Option<String>,
}

impl Trials<'_> {
    /// Checks that an executable, called `what` in messages, gives a right answer on every sample,
    /// and that the original does; if not, the error says whose fault that is.
    pub fn run(&self, executable: &Executable, what: &str) -> Result<()> {
        let original = &Executable::from(self.original.executable()?);
        for case in self.cases {
            let [made, typed] = self.trials([executable, original], case)?;
            match (self.is_right(&made), self.is_right(&typed)) {
                (true, true) => {}
                (false, false) if made.verdict == typed.verdict => {
                    let full = self.trial(&self.original.full()?.into(), case)?;
                    return Err(if self.is_right(&full) {
                        self.differs(what, &made, &full, case)
                    } else if self.is_near(original, case)? {
                        near(&full, case)
                    } else {
                        self.wrong(&full, case)
                    });
                }
                // What the judge would not grant to the original, either.
                (false, false) if is_short_of_memory(&made) && typed.verdict == Verdict::MemoryLimit => {
                    return Err(self.wrong(&typed, case));
                }
                _ if is_short_of_memory(&made) => return Err(self.short_of_memory(what, &made, &typed, case)),
                _ if !self.differs_always(executable, original, &typed, case)? => {
                    return Err(unsteady(case));
                }
                _ => return Err(self.differs(what, &made, &typed, case)),
            }
        }
        Ok(())
    }

    /// The expected output and another one, alike in what they may differ in. What a judge forgives
    /// at the ends of lines is no reason to write it differently.
    pub fn levelled<'t>(&self, expected: &'t str, got: &'t str) -> (Cow<'t, str>, Cow<'t, str>) {
        let leeway = match self.referee {
            Referee::Comparison(comparison) => comparison.leeway,
            _ => Leeway::None,
        };
        Comparison { leeway, is_strict: true }.levelled(expected, got)
    }

    fn trial(&self, executable: &Executable, case: &Case) -> Result<Trial> {
        trial::run(executable, case, self.limits, &self.referee)
    }

    fn trials(&self, executables: [&Executable; 2], case: &Case) -> Result<[Trial; 2]> {
        trial::run_both(executables, case, self.limits, &self.referee)
    }

    /// Whether the original does the same in its next runs, and the file never does. What one of
    /// them does by chance, in few of its runs, it does not do again.
    fn differs_always(
        &self,
        made: &Executable,
        original: &Executable,
        typed: &Trial,
        case: &Case,
    ) -> Result<bool> {
        for _ in 0..AGAIN {
            let [made, again] = self.trials([made, original], case)?;
            if is_same(&made, typed) || !is_same(&again, typed) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether an executable gives a right answer on every sample.
    #[cfg(feature = "c")]
    pub fn are_right(&self, executable: &Executable) -> Result<bool> {
        for case in self.cases {
            if !self.is_right(&self.trial(executable, case)?) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn is_right(&self, trial: &Trial) -> bool {
        trial.verdict == Verdict::Accepted
            || self.forgives_spaces && trial.verdict == Verdict::PresentationError
    }

    /// Whether the answer differs from the expected one in nothing but a little in its numbers.
    fn is_near(&self, executable: &Executable, case: &Case) -> Result<bool> {
        let Referee::Comparison(exact @ Comparison { leeway: Leeway::None, .. }) = self.referee else {
            return Ok(false);
        };
        let referee = Referee::Comparison(Comparison { leeway: Leeway::Numbers(1e-6), ..exact });
        Ok(self.is_right(&trial::run(executable, case, self.limits, &referee)?))
    }

    fn wrong(&self, trial: &Trial, case: &Case) -> anyhow::Error {
        let (verdict, name) = (verdict(trial), case.input.display());
        let asked_for = places::asked_for(self.original.text);
        let or =
            asked_for.map_or(String::new(), |names| format!(", or {names} says something else at a judge"));
        Failure::check(
            format!("the solution fails on {name}: {verdict}"),
            format!(
                "nothing was written; the solution or the sample is wrong{or}: `{} test` shows more",
                called()
            ),
        )
    }

    fn differs(&self, what: &str, made: &Trial, typed: &Trial, case: &Case) -> anyhow::Error {
        self.unlike_the_solution(format!(
            "{what} does not do what the solution does on {}\nthe solution: {}\n{}: {}",
            case.input.display(),
            verdict(typed),
            what.trim_end_matches(','),
            verdict(made)
        ))
    }

    fn short_of_memory(&self, what: &str, made: &Trial, typed: &Trial, case: &Case) -> anyhow::Error {
        let (granted, help) = match self.assumed_memory {
            Some(bytes) => (
                format!("the {} MB that are assumed where no limit is given", bytes >> 20),
                "give the judge's limit with --memory, or use less memory",
            ),
            None => (
                "the judge grants".to_owned(),
                "use less memory (the limit is in the problem's header, or --memory)",
            ),
        };
        Failure::check(
            format!(
                "{what} needs more memory on {} than {granted}\nthe solution: {}, {}\nthe C file: {}",
                case.input.display(),
                typed.verdict.short(),
                typed.memory,
                made.detail
            ),
            format!("nothing was written; the answer is not wrong: {help}"),
        )
    }

    /// The error of a file that does something else, as the message says.
    pub fn unlike_the_solution(&self, message: String) -> anyhow::Error {
        let places = places::asked_for(self.original.text);
        let places = places.map(|names| format!("{names} says something else in one file"));
        let reasons: Vec<String> = self.otherwise.iter().cloned().chain(places).collect();
        let fault = "this is a fault of grundy, not yours: please report it, with the file";
        let help = if reasons.is_empty() {
            format!("nothing was written; {fault}")
        } else {
            format!("nothing was written; {}; if that is not the reason, {fault}", reasons.join("; "))
        };
        Failure::check(message, help)
    }
}

/// The verdict, and why, if it is not that all is well.
fn verdict(trial: &Trial) -> String {
    let colon = if trial.detail.is_empty() { "" } else { ": " };
    format!("{}{colon}{}", trial.verdict.short(), trial.detail)
}

/// Whether two runs of one program ended alike.
fn is_same(one: &Trial, other: &Trial) -> bool {
    (&one.verdict, &one.detail) == (&other.verdict, &other.detail)
}

/// Whether the C file ended because its heap is full or its stack: it says so.
fn is_short_of_memory(trial: &Trial) -> bool {
    let is_its_end =
        |status: ExitStatus| status.code() == Some(OUT_OF_MEMORY) || signal(status) == Some(SIGABRT);
    matches!(trial.verdict, Verdict::RuntimeError(status) if is_its_end(status))
        && is_out_of_memory(&trial.detail)
}

/// The same, by what it says.
pub fn is_out_of_memory(said: &str) -> bool {
    said.contains("out of memory: ") || said.contains("out of stack")
}

fn near(trial: &Trial, case: &Case) -> anyhow::Error {
    Failure::check(
        format!("the solution writes numbers otherwise than {}: {}", case.output.display(), trial.detail),
        "nothing was written; if the judge allows that, say so in the header: `//! - **Judged**: eps 1e-6`",
    )
}

fn unsteady(case: &Case) -> anyhow::Error {
    let message = format!("the solution does not do the same each time on {}", case.input.display());
    Failure::check(message, "nothing was written; does it depend on time, memory or chance?")
}
