//! The cases of a problem where the user works on it.

use crate::problem::home::Home;
use crate::problem::scaffold::NO_SAMPLE;
use crate::problem::work::Work;
use anyhow::Result;
use grundy_host::{Failure, called, failure};
use grundy_judge::{Case, cases};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

impl Work {
    /// The same with these cases only, which must be there.
    pub fn only(self, names: &[String]) -> Result<Work> {
        let known: Vec<String> = self.cases()?.into_iter().map(|case| case.name).collect();
        if let Some(name) = names.iter().find(|name| !known.contains(name)) {
            let help = format!("the cases are in {}", Home::shown(&self.folder));
            return Err(failure::unknown("case", name, &known, &help));
        }
        Ok(Work { only: names.to_vec(), ..self })
    }

    /// Refuses to judge without an interactor.
    pub fn check_interactor(&self) -> Result<()> {
        let (source, folder) = (Home::shown(&self.source), Home::shown(&self.folder));
        self.judging.lack(&source, &folder).map_or(Ok(()), Err)
    }

    /// The cases of this problem, by name, of which some may have no output.
    pub fn inputs(&self) -> Result<Vec<Case>> {
        self.check_interactor()?;
        let mut cases = cases::within(&self.folder, &Home::shown(&self.folder), self.judging.talks())?;
        cases.retain(|case| self.only.is_empty() || self.only.contains(&case.name));
        Ok(cases)
    }

    /// Checks that none of the cases is a sample of the checkout that is still to be pasted.
    pub fn check_pasted(&self, cases: &[Case]) -> Result<()> {
        let mut files = cases.iter().flat_map(|case| [&case.input, &case.output]);
        match files.find(|file| self.is_of_checkout && begins(file, NO_SAMPLE)) {
            Some(file) => {
                let help = "paste it there, from the judge's page";
                Err(Failure::check(format!("{} has no sample yet", Home::shown(file)), help))
            }
            None => Ok(()),
        }
    }

    /// The same; in a checkout, each input has its output.
    pub fn cases(&self) -> Result<Vec<Case>> {
        let talks = self.judging.talks();
        let cases = self.inputs()?;
        self.check_pasted(&cases)?;
        match cases.iter().find(|case| !case.has_answer()) {
            Some(case) if self.is_of_checkout && !talks => Err(self.without_output(&case.name)),
            _ => Ok(cases),
        }
    }

    /// That a case has no output, and where one comes from.
    fn without_output(&self, name: &str) -> anyhow::Error {
        let (grundy, folder) = (called(), Home::shown(&self.folder));
        let how = if cases::is_large(name) {
            format!("write {folder}/{name}.out; the brute force is too slow for it, the solution no witness;")
        } else {
            format!("`{grundy} answer {}` asks the brute force; or write {folder}/{name}.out,", self.name)
        };
        let help =
            format!("{how} or delete {folder}/{name}.in; `{grundy} test --input FILE` only runs an input");
        Failure::check(format!("{folder} has {name}.in without {name}.out"), help)
    }
}

/// Whether a file begins with that text.
fn begins(file: &Path, text: &str) -> bool {
    let read = |file: File| io::read_to_string(file.take(text.len() as u64));
    File::open(file).and_then(read).is_ok_and(|head| head == text)
}
