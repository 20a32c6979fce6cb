//! Programs on all of their cases, on all cores.

use crate::cases::Case;
use crate::executable::Executable;
use crate::referee::Referee;
use crate::stream::LineListener;
use crate::trial::{self, Trial};
use crate::verdict::Verdict;
use anyhow::Result;
use grundy_header::Limits;
use grundy_host::{Failure, failure, pool};
use std::mem;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

/// A referee that is made when the first case needs it: a checker may have to be compiled.
pub type LazyReferee<'a> = LazyLock<Result<Referee>, Box<dyn FnOnce() -> Result<Referee> + Send + 'a>>;

/// One program and all of its cases.
pub struct Job<'a> {
    /// The program that is judged.
    pub executable: &'a Executable,
    /// What a run may use.
    pub limits: Limits,
    /// What it is run on.
    pub cases: Vec<Case>,
    /// What decides whether an output is right.
    pub referee: LazyReferee<'a>,
}

/// How jobs are run.
pub struct Batch<'a> {
    /// How many programs run at the same time.
    pub cores: usize,
    /// Set when the results are not wanted any more: then no other run starts.
    pub is_cancelled: &'a AtomicBool,
    /// Gets what the programs write to standard error, a line at a time, at once.
    pub listener: Option<CaseListener>,
}

/// Gets the name of a case and a line.
pub type CaseListener = Arc<dyn Fn(&str, &str) + Send + Sync>;

impl Batch<'_> {
    /// Runs all jobs on all of their cases; `done` gets the place of each job and its results, in
    /// the order of the jobs, as soon as they and all before them are there.
    pub fn run(&self, jobs: &[Result<Job>], mut done: impl FnMut(usize, Result<Vec<Trial>>)) {
        let count = |job: &Result<Job>| job.as_ref().map_or(1, |job| job.cases.len());
        let pairs: Vec<(usize, usize)> =
            jobs.iter().enumerate().flat_map(|(i, job)| (0..count(job)).map(move |k| (i, k))).collect();
        let alone = RwLock::new(());
        let trial = |&(i, k): &(usize, usize)| {
            let job = known(&jobs[i])?;
            self.trial(job, &job.cases[k], &alone)
        };
        let (mut trials, mut failure) = (Vec::new(), None);
        pool::in_order_on(self.cores, &pairs, trial, |&(i, k), trial| {
            match trial {
                Ok(trial) => trials.push(trial),
                Err(error) => failure = failure.take().or(Some(error)),
            }
            if k + 1 == count(&jobs[i]) {
                let trials = mem::take(&mut trials);
                done(i, failure.take().map_or(Ok(trials), Err));
            }
        });
    }

    /// One run. Beside others a program takes a little longer, so one that is only a little too
    /// slow is run once more, with the machine to itself.
    fn trial(&self, job: &Job, case: &Case, alone: &RwLock<()>) -> Result<Trial> {
        let run = || {
            let listener = self.listener.clone().map(|listener| -> LineListener {
                let name = case.name.clone();
                Arc::new(move |line| listener(&name, line))
            });
            trial::run_heard(job.executable, case, &job.limits, known(&job.referee)?, listener)
        };
        if self.is_cancelled.load(Relaxed) {
            return Err(Failure::check("it was cancelled", ""));
        }
        let beside = alone.read().unwrap_or_else(PoisonError::into_inner);
        let trial = run()?;
        drop(beside);
        let is_close = |limit| trial.time > limit && trial.time < 2 * limit;
        if self.cores > 1 && trial.verdict == Verdict::TimeLimit && job.limits.time.is_some_and(is_close) {
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
