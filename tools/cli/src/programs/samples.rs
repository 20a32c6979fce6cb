//! Solutions on all of their samples.

use super::build::{self, SharedOracle};
use super::made_inputs;
use super::profile::Profile;
use super::referee::referee_by;
use crate::problem::{Home, Work};
use anyhow::Result;
use grundy_header::Limits;
use grundy_host::failure;
use grundy_judge::batch::{Batch, CaseListener, Job, LazyReferee};
use grundy_judge::{Case, Executable, Trial};
use std::sync::atomic::AtomicBool;

/// From here on one oracle of all problems costs less than one for each that needs one.
const MANY: usize = 8;

/// A problem and its program, or why there is none.
pub struct TestEntry {
    pub name: String,
    pub work: Result<Work>,
    /// What is run, or why that is not possible.
    pub executable: Result<Executable>,
}

/// How programs are run on their samples.
pub struct Runs<'a> {
    pub home: &'a Home,
    /// How the programs are compiled, which tells how patient to be.
    pub profile: Profile,
    pub jobs: usize,
    /// Set when the results are not wanted any more: then no other run starts.
    pub is_cancelled: &'a AtomicBool,
    /// Gets what the programs write to standard error, at once.
    pub listener: Option<CaseListener>,
}

impl Runs<'_> {
    /// Runs all on all samples; `done` gets the results of each, in the order of the entries, as
    /// soon as they and all before them are there.
    pub fn all(&self, entries: &[TestEntry], mut done: impl FnMut(&TestEntry, Result<Vec<Trial>>)) {
        let listed = |entry: &TestEntry| entry.work.as_ref().map_err(failure::again)?.cases();
        let cases: Vec<Result<Vec<Case>>> = entries.iter().map(listed).collect();
        let are_many = entries.iter().filter(|entry| entry.work.is_ok()).count() >= MANY;
        let shared = SharedOracle::new(Box::new(|| {
            let is_cheaper = are_many && self.home.checkout().is_some();
            if is_cheaper { build::oracle_of_all(&self.home.folder).ok() } else { None }
        }));
        made_inputs::prepare(self.home, cases.iter().flatten().flatten(), &shared);
        let jobs: Vec<Result<Job>> =
            entries.iter().zip(cases).map(|(entry, cases)| self.job(entry, cases, &shared)).collect();
        let batch =
            Batch { cores: self.jobs, is_cancelled: self.is_cancelled, listener: self.listener.clone() };
        batch.run(&jobs, |i, trials| done(&entries[i], trials));
    }

    /// The limits of a problem as they count for these programs.
    pub fn limits(&self, work: &Work) -> Limits {
        work.limits.relaxed(self.profile.patience())
    }

    fn job<'a>(
        &'a self,
        entry: &'a TestEntry,
        cases: Result<Vec<Case>>,
        shared: &'a SharedOracle,
    ) -> Result<Job<'a>> {
        let work = entry.work.as_ref().map_err(failure::again)?;
        let executable = entry.executable.as_ref().map_err(failure::again)?;
        let oracle = move || match &**shared {
            Some(oracle) => Ok(oracle.clone()),
            None => build::oracle(&self.home.folder, &work.name),
        };
        let referee = LazyReferee::new(Box::new(move || referee_by(self.home, work, oracle)));
        Ok(Job {
            executable,
            limits: self.limits(work),
            cases: made_inputs::ready(self.home, cases?)?,
            referee,
        })
    }
}
