//! What `grundy stress` says in the end, to people or to scripts.

use crate::commands::verdicts::complaint;
use crate::problem::Home;
use anyhow::{Context, Result};
use grundy_host::terminal::{self, beginning, indent};
use grundy_host::{Failure, called};
use grundy_judge::stress::{Cut, FOUND, Failing, SearchReport, Smallest};
use grundy_judge::{Trial, cases};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::time::Duration;

/// Of what, and to whom.
pub struct Report<'a> {
    pub name: &'a str,
    /// Where its cases are.
    pub folder: &'a Path,
    pub talks: bool,
    /// Whether a script reads it.
    pub json: bool,
}

impl Report<'_> {
    /// There is no difference.
    pub fn nothing(&self, seed: u64, found: &SearchReport) {
        if self.json {
            return self.object(None, tried(seed, found.tried, found.time));
        }
        terminal::print(&none(self.talks, found.tried, found.time));
    }

    /// What is printed if a signal ends the search, after that many inputs and that much time.
    pub fn stopped(&self, seed: u64) -> impl Fn(u64, Duration) -> String + Send + use<> {
        let (name, talks, json) = (self.name.to_owned(), self.talks, self.json);
        move |count, time| {
            if !json {
                return format!("stopped: {}", none(talks, count, time));
            }
            let mut object = tried(seed, count, time);
            object["slug"] = name.as_str().into();
            object["stopped"] = true.into();
            format!("{object:#}\n")
        }
    }

    /// What is printed if the search for a smaller input than that of a seed is cut off: nothing is
    /// saved then.
    pub fn unfinished(&self, seed: u64) -> impl Fn() -> String + Send + use<> {
        let (name, json) = (self.name.to_owned(), self.json);
        move || {
            if json {
                let object = json!({ "slug": name, "failing_seed": seed, "stopped": true });
                return format!("{object:#}\n");
            }
            format!(
                "stopped: a difference on the input of seed {seed}, not saved; `--seed {seed} --count 1` finds it again\n"
            )
        }
    }

    /// An earlier search has found this case, and the solution still fails on it.
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
        terminal::print(&format!(
            "found by an earlier search: {path}; nothing new was looked for until it is right, or deleted\n"
        ));
        Err(Failure::printed())
    }

    /// A new case is saved.
    pub fn difference(
        &self,
        seed: u64,
        failing_seed: u64,
        found: &SearchReport,
        smallest: &Smallest,
    ) -> Result<()> {
        let Failing { case, trial } = &smallest.failing;
        if !self.json {
            self.show(trial, &case.input, &case.output);
        }
        let answer = if self.talks { None } else { Some(case.output.as_str()) };
        let names = (1..).map(|n| format!("{FOUND}{n}"));
        let saved = cases::save(self.folder, names, &case.input, answer)?;
        let path = Home::shown(&self.folder.join(format!("{saved}.in")));
        if self.json {
            let mut object = tried(seed, found.tried, found.time);
            object["failing_seed"] = failing_seed.into();
            object["input"] = case.input.as_str().into();
            object["expected"] = case.output.as_str().into();
            object["saved"] = path.into();
            object["is_new"] = true.into();
            object["shrinking_ended_by"] = smallest.cut.as_ref().map(short).into();
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
        terminal::print(&format!(
            "{verdict} {}: {detail}\ninput:\n{}",
            self.name,
            indent(&beginning(input), "  ")
        ));
        if !self.talks {
            terminal::print(&format!("expected:\n{}", indent(&beginning(output), "  ")));
        }
        terminal::print(&complaint(trial));
    }

    fn object(&self, trial: Option<&Trial>, mut object: Value) {
        object["slug"] = self.name.into();
        object["verdict"] = trial.map(|trial| trial.verdict.short()).into();
        let detail = trial.map(|trial| anstream::adapter::strip_str(&trial.detail).to_string());
        object["detail"] = detail.into();
        object["stderr"] = trial.map(|trial| trial.stderr.as_str()).into();
        terminal::print(&format!("{object:#}\n"));
    }
}

/// Why there may be a smaller input, for scripts.
fn short(cut: &Cut) -> &'static str {
    match cut {
        Cut::Time(_) => "time",
        Cut::Interrupt => "interrupt",
        Cut::Error(_) => "error",
    }
}

fn none(talks: bool, count: u64, time: Duration) -> String {
    let what = if talks { "no failure" } else { "no difference" };
    format!("{what} on {count} inputs in {:.1} s\n", time.as_secs_f64())
}

fn tried(seed: u64, count: u64, time: Duration) -> Value {
    json!({ "seed": seed, "tried": count, "seconds": time.as_secs_f64() })
}
