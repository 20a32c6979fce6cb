//! Programs on all of their samples, on all cores.

use super::executable::Executable;
use super::profile::Profile;
use super::referee::Referee;
use super::trial::{self, Trial};
use super::verdict::Verdict;
use crate::problem::cases::{self, Case};
use crate::problem::home::Home;
use crate::problem::work::Work;
use anyhow::Result;
use grundy_header::Limits;
use grundy_host::failure::{self, Failure};
use grundy_host::pool;
use std::mem;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{OnceLock, PoisonError, RwLock};

/// A problem and its program, or why there is none.
pub struct Entry {
    /// Its name.
    pub name: String,
    /// The problem, or its flaw.
    pub work: Result<Work>,
    /// What is run, or why that is not possible.
    pub executable: Result<Executable>,
}

/// How programs are run on their samples.
pub struct Runs<'a> {
    /// Where the problems are.
    pub home: &'a Home,
    /// How the programs are compiled, which tells how patient to be.
    pub profile: Profile,
    /// How many run at the same time.
    pub jobs: usize,
    /// Set when the results are not wanted any more: then no other run starts.
    pub is_cancelled: &'a AtomicBool,
}

/// A problem, ready to be run.
struct Ready<'a> {
    work: &'a Work,
    executable: &'a Executable,
    limits: Limits,
    cases: Vec<Case>,
    /// Built by whoever needs it first.
    referee: OnceLock<Result<Referee>>,
}

impl Runs<'_> {
    /// Runs all on all samples; `done` gets the results of each, in the order of the entries, as
    /// soon as they and all before them are there.
    pub fn all(&self, entries: &[Entry], mut done: impl FnMut(&Entry, Result<Vec<Trial>>)) {
        let ready: Vec<Result<Ready>> = entries.iter().map(|entry| self.ready(entry)).collect();
        let count = |ready: &Result<Ready>| ready.as_ref().map_or(1, |ready| ready.cases.len());
        let pairs: Vec<(usize, usize)> =
            ready.iter().enumerate().flat_map(|(i, one)| (0..count(one)).map(move |k| (i, k))).collect();
        let alone = RwLock::new(());
        let trial = |&(i, k): &(usize, usize)| {
            let ready = known(&ready[i])?;
            self.trial(ready, &ready.cases[k], &alone)
        };
        let (mut trials, mut flaw) = (Vec::new(), None);
        pool::in_order_on(self.jobs, &pairs, trial, |&(i, k), trial| {
            match trial {
                Ok(trial) => trials.push(trial),
                Err(error) => flaw = flaw.take().or(Some(error)),
            }
            if k + 1 == count(&ready[i]) {
                let trials = mem::take(&mut trials);
                done(&entries[i], flaw.take().map_or(Ok(trials), Err));
            }
        });
    }

    /// The limits of a problem as they count for these programs.
    pub fn limits(&self, work: &Work) -> Limits {
        work.limits.relaxed(self.profile.patience())
    }

    fn ready<'a>(&self, entry: &'a Entry) -> Result<Ready<'a>> {
        let (work, executable) = (known(&entry.work)?, known(&entry.executable)?);
        let (limits, cases) = (self.limits(work), cases::of(work)?);
        Ok(Ready { work, executable, limits, cases, referee: OnceLock::new() })
    }

    /// One run. Beside others a program takes a little longer, so one that is only a little too
    /// slow is run once more, with the machine to itself.
    fn trial(&self, ready: &Ready, case: &Case, alone: &RwLock<()>) -> Result<Trial> {
        let referee = ready.referee.get_or_init(|| Referee::of(self.home, ready.work));
        let run = || trial::run(ready.executable, case, &ready.limits, known(referee)?);
        if self.is_cancelled.load(Relaxed) {
            return Err(Failure::check("it was cancelled", ""));
        }
        let beside = alone.read().unwrap_or_else(PoisonError::into_inner);
        let trial = run()?;
        drop(beside);
        let is_close = |limit| trial.time > limit && trial.time < 2 * limit;
        if self.jobs > 1 && trial.verdict == Verdict::TimeLimit && ready.limits.time.is_some_and(is_close) {
            let _alone = alone.write().unwrap_or_else(PoisonError::into_inner);
            return run();
        }
        Ok(trial)
    }
}

/// The value, or a new error that says the same as its own.
fn known<T>(value: &Result<T>) -> Result<&T> {
    value.as_ref().map_err(failure::again)
}
