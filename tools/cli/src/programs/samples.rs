//! Solutions on all of their samples.

use super::profile::Profile;
use super::referee::referee;
use crate::problem::home::Home;
use crate::problem::work::Work;
use anyhow::Result;
use grundy_header::Limits;
use grundy_host::failure;
use grundy_judge::batch::{Batch, Job, LazyReferee};
use grundy_judge::executable::Executable;
use grundy_judge::trial::Trial;
use std::sync::atomic::AtomicBool;

/// A problem and its program, or why there is none.
pub struct Entry {
    pub name: String,
    /// The problem, or its flaw.
    pub work: Result<Work>,
    /// What is run, or why that is not possible.
    pub executable: Result<Executable>,
}

/// How programs are run on their samples.
pub struct Runs<'a> {
    pub home: &'a Home,
    /// How the programs are compiled, which tells how patient to be.
    pub profile: Profile,
    /// How many run at the same time.
    pub jobs: usize,
    /// Set when the results are not wanted any more: then no other run starts.
    pub is_cancelled: &'a AtomicBool,
}

impl Runs<'_> {
    /// Runs all on all samples; `done` gets the results of each, in the order of the entries, as
    /// soon as they and all before them are there.
    pub fn all(&self, entries: &[Entry], mut done: impl FnMut(&Entry, Result<Vec<Trial>>)) {
        let jobs: Vec<Result<Job>> = entries.iter().map(|entry| self.job(entry)).collect();
        let batch = Batch { cores: self.jobs, is_cancelled: self.is_cancelled };
        batch.run(&jobs, |i, trials| done(&entries[i], trials));
    }

    /// The limits of a problem as they count for these programs.
    pub fn limits(&self, work: &Work) -> Limits {
        work.limits.relaxed(self.profile.patience())
    }

    fn job<'a>(&'a self, entry: &'a Entry) -> Result<Job<'a>> {
        let work = entry.work.as_ref().map_err(failure::again)?;
        let executable = entry.executable.as_ref().map_err(failure::again)?;
        let referee = LazyReferee::new(Box::new(move || referee(self.home, work)));
        Ok(Job { executable, limits: self.limits(work), cases: work.cases()?, referee })
    }
}
