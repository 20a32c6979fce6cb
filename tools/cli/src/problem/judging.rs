//! Who says whether an output to a problem is right, as the problem's file among the oracles shows.

use std::fs;
use std::path::Path;

/// Who says whether an output is right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Judging {
    /// It must be the expected one.
    Comparison,
    /// A checker.
    Checker,
    /// An interactor, with whom the solution talks.
    Interactor,
}

impl Judging {
    /// How a problem of a checkout is judged, by the functions of its file. The file is only read,
    /// so it may be half-written; `tests/oracle/build.rs` looks for the same lines.
    pub fn of(root: &Path, slug: &str) -> Judging {
        let file = root.join(format!("tests/oracle/src/problem/{slug}.rs"));
        let text = fs::read_to_string(file).unwrap_or_default(); // a problem may lack it
        let has = |name: &str| text.lines().any(|line| line.starts_with(&format!("pub fn {name}(")));
        match (has("interact"), has("check")) {
            (true, _) => Judging::Interactor,
            (_, true) => Judging::Checker,
            _ => Judging::Comparison,
        }
    }

    /// Its name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Judging::Comparison => "comparison",
            Judging::Checker => "checker",
            Judging::Interactor => "interactor",
        }
    }
}
