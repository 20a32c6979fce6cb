//! What `grundy stress` says in the end, to people or to scripts.

use crate::base::called::called;
use crate::base::failure::Failure;
use crate::base::terminal::{self, indent};
use crate::problem::cases;
use crate::problem::home::Home;
use crate::run::beforehand::FOUND;
use crate::run::search::Found;
use crate::run::trial::Trial;
use crate::run::worker::Failing;
use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// Of what, and to whom.
pub struct Report<'a> {
    /// The problem.
    pub name: &'a str,
    /// Where its cases are.
    pub folder: &'a Path,
    /// Whether the solution talks with an interactor.
    pub talks: bool,
    /// Whether a script reads it.
    pub json: bool,
}

impl Report<'_> {
    /// There is no difference.
    pub fn nothing(&self, seed: u64, found: &Found) {
        if self.json {
            return self.object(None, found_json(seed, found));
        }
        let what = if self.talks { "no failure" } else { "no difference" };
        let seconds = found.time.as_secs_f64();
        terminal::print(&format!("{what} on {} inputs in {seconds:.1} s\n", found.tried));
    }

    /// An earlier search has found this case, and the solution still fails on it.
    ///
    /// # Errors
    /// Always, as a failed check; or the case cannot be read.
    pub fn known(&self, trial: &Trial) -> Result<()> {
        let read = |file: &Path| fs::read_to_string(file).with_context(|| file.display().to_string());
        let input = read(&trial.case.input)?;
        let output = if self.talks { String::new() } else { read(&trial.case.output)? };
        let path = Home::shown(&trial.case.input);
        if self.json {
            let case = json!({ "input": input, "expected": output, "saved": path, "is_new": false });
            self.object(Some(trial), case);
            return Err(Failure::printed());
        }
        self.show(trial, &input, &output);
        terminal::print(&format!("found by an earlier search: {path}; nothing new was looked for\n"));
        Err(Failure::printed())
    }

    /// A new case is saved.
    ///
    /// # Errors
    /// Always, as a failed check; or the case cannot be written.
    pub fn difference(&self, seed: u64, failing_seed: u64, found: &Found, failing: &Failing) -> Result<()> {
        let Failing { case, trial } = failing;
        if !self.json {
            self.show(trial, &case.input, &case.output);
        }
        let answer = if self.talks { None } else { Some(case.output.as_str()) };
        let names = (1..).map(|n| format!("{FOUND}{n}"));
        let saved = cases::save(self.folder, names, &case.input, answer)?;
        let path = Home::shown(&self.folder.join(format!("{saved}.in")));
        if self.json {
            let mut object = found_json(seed, found);
            object["failing_seed"] = failing_seed.into();
            object["input"] = case.input.as_str().into();
            object["expected"] = case.output.as_str().into();
            object["saved"] = path.into();
            object["is_new"] = true.into();
            self.object(Some(trial), object);
            return Err(Failure::printed());
        }
        let and_out = if self.talks { "" } else { " and .out" };
        let (grundy, name) = (called(), self.name);
        terminal::print(&format!("saved: {path}{and_out}; `{grundy} test {name}` runs it from now on\n"));
        Err(Failure::printed())
    }

    /// What is wrong with the solution, and on what.
    fn show(&self, trial: &Trial, input: &str, output: &str) {
        let (verdict, detail) = (terminal::bad(trial.verdict.short()), &trial.detail);
        terminal::print(&format!("{verdict} {}: {detail}\ninput:\n{}", self.name, indent(input, "  ")));
        if !self.talks {
            terminal::print(&format!("expected:\n{}", indent(output, "  ")));
        }
    }

    fn object(&self, trial: Option<&Trial>, mut object: Value) {
        object["slug"] = self.name.into();
        object["verdict"] = trial.map(|trial| trial.verdict.short()).into();
        let detail = trial.map(|trial| anstream::adapter::strip_str(&trial.detail).to_string());
        object["detail"] = detail.into();
        terminal::print(&format!("{object:#}\n"));
    }
}

fn found_json(seed: u64, found: &Found) -> Value {
    json!({
        "seed": seed,
        "tried": found.tried,
        "seconds": found.time.as_secs_f64(),
    })
}
