//! What decides whether an output is right.

use grundy_header::Leeway;
use std::fs;
use std::path::{Path, PathBuf};

/// What decides whether an output is right.
#[derive(Debug, Clone, PartialEq)]
pub enum Judging {
    /// It must be the expected one, but for this leeway.
    Comparison(Leeway),
    Checker(Helper),
    /// An interactor, with whom the solution talks.
    Interactor(Helper),
}

/// A program that judges.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Helper {
    /// The part of a checkout's oracle that the problem's file has.
    Oracle,
    /// A source or an executable.
    File(PathBuf),
    /// A command as it was typed.
    Command(String),
}

impl Judging {
    /// How a problem of a checkout is judged: by the functions of its file among the oracles, else
    /// as its header says. The file is only read, so it may be half-written;
    /// `tests/oracle/build.rs` looks for the same lines.
    pub fn of(root: &Path, slug: &str, leeway: Leeway) -> Judging {
        let file = root.join(format!("tests/oracle/src/problem/{slug}.rs"));
        let text = fs::read_to_string(file).unwrap_or_default(); // a problem may lack it
        let has = |name: &str| text.lines().any(|line| line.starts_with(&format!("pub fn {name}(")));
        match (has("interact"), has("check")) {
            (true, _) => Judging::Interactor(Helper::Oracle),
            (_, true) => Judging::Checker(Helper::Oracle),
            _ => Judging::Comparison(leeway),
        }
    }

    /// Whether the solution talks with an interactor.
    pub fn talks(&self) -> bool {
        matches!(self, Judging::Interactor(_))
    }

    /// Its name in JSON.
    pub fn name(&self) -> &'static str {
        match self {
            Judging::Comparison(_) => "comparison",
            Judging::Checker(_) => "checker",
            Judging::Interactor(_) => "interactor",
        }
    }
}
