//! The search for an input on which a program and the brute force differ, or on which it does not
//! satisfy the interactor.

use super::diff;
use super::executable::Executable;
use super::in_process::InProcess;
use super::oracle::{Opinion, Oracle};
use super::process::Budget;
use super::referee::Referee;
use super::shrink::shrink;
use super::trial::{self, Trial};
use super::verdict::{self, Verdict};
use crate::base::failure::Failure;
use crate::base::ours::Folder;
use crate::base::terminal;
use crate::problem::cases::Case;
use crate::problem::header::Limits;
use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

/// How long a brute force may work on a sample.
const SAMPLE: Duration = Duration::from_secs(60);
/// How long it may work on an input of its own generator, and on one while shrinking.
const BRUTE: (Duration, Duration) = (Duration::from_secs(10), Duration::from_secs(2));
/// How many more inputs are tried in search of a smaller one that fails, and for how long.
const SMALLER: (u64, Duration) = (200, Duration::from_secs(2));
/// How long to shrink.
const SHRINK: Duration = Duration::from_secs(20);

/// The two programs that are compared.
pub struct Search {
    /// The generator, and the brute force, whose answers are right.
    pub oracle: Oracle,
    /// Who says whether another answer is right.
    pub referee: Referee,
    /// The other program.
    pub executable: Executable,
    /// The same program in a process that solves many inputs, as long as that works.
    pub in_process: Option<InProcess>,
    /// The time that the program may use.
    pub limits: Limits,
    /// Where its inputs are written.
    pub folder: Folder,
}

/// An input and the answer of the brute force.
#[derive(Clone)]
pub struct Solved {
    /// The input.
    pub input: String,
    /// The output; none if the program talks with an interactor.
    pub output: String,
    /// Whether the input continues after the last case.
    unread: bool,
}

/// An input on which the program fails.
pub struct Failing {
    /// The input and the right answer.
    pub case: Solved,
    /// What the program did, and why that is wrong.
    pub trial: Trial,
}

/// What was found.
pub struct Found {
    /// How many random inputs were tried.
    pub count: u64,
    /// The shortest of the first inputs on which the program fails.
    pub failing: Option<Failing>,
}

impl Search {
    /// Runs the brute force on the samples, except those with the word `max` in their name: they
    /// are too large for it.
    ///
    /// # Errors
    /// A failed check if it differs; the help says whose fault that may be.
    pub fn check_oracle(&mut self, cases: &[Case]) -> Result<()> {
        if self.referee.talks() {
            return Ok(()); // there is no brute force
        }
        for case in cases.iter().filter(|case| !case.name.split('_').any(|word| word == "max")) {
            let (input, expected) = (read(&case.input)?, read(&case.output)?);
            let expected = String::from_utf8_lossy(&expected);
            let flaw = match self.oracle.opinion(&input, SAMPLE)? {
                Opinion::Solved { output, .. } => match (verdict::compare(&expected, &output), &self.referee)
                {
                    (Verdict::WrongAnswer, Referee::Checker(checker)) => {
                        match trial::check(checker, case, output.as_bytes())? {
                            (Verdict::Accepted, _) => continue,
                            (_, why) => why,
                        }
                    }
                    (Verdict::WrongAnswer, _) => diff::explain(&expected, &output),
                    _ => continue,
                },
                Opinion::Rejected { why, .. } => format!("it rejects the input: {why}"),
                Opinion::Failed(how) => format!("it {how}"),
            };
            let message = format!("the brute force fails on {}: {flaw}", case.input.display());
            let help = "a sample from the judge is right: fix tests/oracle/src/problem/SLUG.rs; check one of your \
                        own by hand; if it is only too large for a brute force, put the word `max` into its \
                        name, as in max_heaps.in";
            return Err(Failure::check(message.trim_end(), help.replace("SLUG", self.oracle.slug())));
        }
        Ok(())
    }

    /// Compares the programs on random inputs until one fails or the time is over.
    ///
    /// # Errors
    /// A failed check if the brute force fails.
    pub fn search(&mut self, seed: u64, time: Duration) -> Result<Found> {
        let bar = shown(ProgressBar::new(time.as_millis() as u64), "{wide_bar} {msg}");
        let (start, mut count) = (Instant::now(), 0);
        let mut failing = None;
        while failing.is_none() && start.elapsed() < time {
            bar.set_position(start.elapsed().as_millis() as u64);
            bar.set_message(format!("{count} inputs"));
            let case = self.random_case(seed.wrapping_add(count))?;
            failing = self.fails(&case)?;
            count += 1;
        }
        if let Some(first) = failing {
            bar.set_message("a difference; looking for a smaller input");
            failing = Some(self.shortest(first, seed, count)?);
            bar.finish_and_clear();
            let first = seed.wrapping_add(count - 1);
            terminal::note(&format!("a difference on input {count} (seed {first})\n"));
        } else {
            bar.finish_and_clear();
        }
        Ok(Found { count, failing })
    }

    /// The shortest failing input among those that follow.
    fn shortest(&mut self, first: Failing, seed: u64, count: u64) -> Result<Failing> {
        let (found, mut shortest) = (Instant::now(), first);
        for more in count..count + SMALLER.0 {
            if found.elapsed() > SMALLER.1 {
                break;
            }
            let case = self.random_case(seed.wrapping_add(more))?;
            if case.input.len() < shortest.case.input.len() {
                shortest = self.fails_alike(&case, &shortest)?.unwrap_or(shortest);
            }
        }
        Ok(shortest)
    }

    /// The random input of a seed, solved.
    fn random_case(&mut self, seed: u64) -> Result<Solved> {
        if self.referee.talks() {
            let input = self.oracle.generate(seed, BRUTE.0)?;
            return Ok(Solved { input, output: String::new(), unread: false });
        }
        let (input, opinion) = self.oracle.case(seed, BRUTE.0)?;
        let flaw = match opinion {
            Opinion::Solved { output, unread } => return Ok(Solved { input, output, unread }),
            Opinion::Rejected { why, .. } => format!("rejects: {why}"),
            Opinion::Failed(how) => how,
        };
        let message =
            format!("on an input of its own generator, the brute force {flaw}\ninput:\n{}", input.trim_end());
        let help = format!("fix tests/oracle/src/problem/{}.rs (seed {seed})", self.oracle.slug());
        Err(Failure::check(message, help))
    }

    /// Whether the program fails on an input. What goes wrong in the process that solves many
    /// inputs is tried again in a new one.
    fn fails(&mut self, case: &Solved) -> Result<Option<Failing>> {
        let Some(in_process) = &mut self.in_process else { return self.fails_alone(case) };
        let start = Instant::now();
        let output = in_process.output(&case.input, Budget::around(&self.limits, 0).time);
        let is_slow = self.limits.time.is_some_and(|limit| start.elapsed() > limit);
        let is_other = |output: &str| verdict::compare(&case.output, output) != Verdict::Accepted;
        let oddity = match output {
            Ok(output) if is_other(&output) => match &self.referee {
                Referee::Checker(checker) => {
                    let saved = self.saved(case)?;
                    match trial::check(checker, &saved, output.as_bytes())?.0 {
                        Verdict::Accepted => return Ok(None),
                        _ => "gives a wrong answer",
                    }
                }
                _ => "gives another answer",
            },
            Ok(_) if !is_slow => return Ok(None),
            Ok(_) => return self.fails_alone(case), // it may be slow, or the machine busy
            Err(ref how) => how,
        };
        let failing = self.fails_alone(case)?;
        if failing.is_none() {
            terminal::note(&format!(
                "note: when one process solves many inputs, the program {oddity}, but on that input alone it \
                 is right, so it may keep state between inputs; from now on, each input has its own process\n"
            ));
        }
        self.in_process = None;
        Ok(failing)
    }

    /// Whether the program fails on an input in a new process.
    fn fails_alone(&self, case: &Solved) -> Result<Option<Failing>> {
        let trial = trial::run(&self.executable, &self.saved(case)?, &self.limits, &self.referee)?;
        if trial.verdict == Verdict::Accepted {
            return Ok(None);
        }
        Ok(Some(Failing { case: case.clone(), trial }))
    }

    /// The case in files.
    fn saved(&self, case: &Solved) -> Result<Case> {
        let file = |end: &str| self.folder.path().join(format!("case.{end}"));
        let saved = Case { name: "case".to_owned(), input: file("in"), output: file("out") };
        for (file, text) in [(&saved.input, &case.input), (&saved.output, &case.output)] {
            fs::write(file, text).with_context(|| file.display().to_string())?;
        }
        Ok(saved)
    }

    /// A smaller input on which the program fails in the same way.
    pub fn shrunk(&mut self, failing: Failing) -> Failing {
        let bar = shown(ProgressBar::new_spinner(), "{spinner} shrinking: {msg}");
        let start = Instant::now();
        let (mut tries, mut smallest) = (0, None);
        // If something cannot be run, shrinking ends with what has been found.
        shrink(&failing.case.input, |candidate| {
            if start.elapsed() > SHRINK {
                return None;
            }
            tries += 1;
            bar.set_message(format!("{tries} inputs tried, {} bytes", candidate.len()));
            bar.tick();
            let (output, unread) = match self.referee.talks() {
                true => (String::new(), false),
                false => match self.oracle.opinion(candidate.as_bytes(), BRUTE.1).ok()? {
                    Opinion::Solved { output, unread } => (output, unread),
                    _ => return Some(false),
                },
            };
            let case = Solved { input: candidate.to_owned(), output, unread };
            let found = match self.fails_alike(&case, &failing) {
                Err(_) if self.referee.talks() => return Some(false), // the interactor rejects it
                found => found.ok()?,
            };
            let fails = found.is_some();
            smallest = found.or(smallest.take());
            Some(fails)
        });
        bar.finish_and_clear();
        smallest.unwrap_or(failing)
    }

    /// The case if the program fails on it in the same way.
    fn fails_alike(&self, case: &Solved, failing: &Failing) -> Result<Option<Failing>> {
        if !self.referee.talks() && (case.output.is_empty() || (case.unread && !failing.case.unread)) {
            return Ok(None);
        }
        let found = self.fails_alone(case)?;
        Ok(found.filter(|found| found.trial.verdict == failing.trial.verdict))
    }
}

fn read(file: &Path) -> Result<Vec<u8>> {
    fs::read(file).with_context(|| file.display().to_string())
}

/// A progress bar in that form; hidden unless on a terminal that takes escape sequences.
fn shown(bar: ProgressBar, template: &str) -> ProgressBar {
    if terminal::is_plain() {
        return ProgressBar::hidden();
    }
    bar.with_style(ProgressStyle::with_template(template).expect("the template is right"))
}
