//! Who says whether an output to a problem is right.

use std::fs;
use std::path::{Path, PathBuf};

/// Who says whether an output is right.
#[derive(Debug, Clone, PartialEq)]
pub enum Judging {
    /// It must be the expected one, but for this leeway.
    Comparison(Leeway),
    /// A checker.
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

/// In what an output may differ from the expected one.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub enum Leeway {
    /// In nothing.
    #[default]
    None,
    /// In each number, by at most that much, absolutely or relatively.
    Numbers(f64),
    /// In the order of the lines; if there is only one, of its words.
    Order,
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

impl Leeway {
    /// The forms that a header can have.
    pub const FORMS: &'static str = "`eps 1e-6` or `any order`";

    /// As a header says it: `eps 1e-6` or `any order`.
    pub fn parse(text: &str) -> Option<Leeway> {
        match text.trim() {
            "any order" => Some(Leeway::Order),
            text => epsilon(text.strip_prefix("eps ")?).ok().map(Leeway::Numbers),
        }
    }
}

/// The largest difference of numbers that counts as none.
///
/// # Errors
/// It is no number from 0 to 1.
pub fn epsilon(text: &str) -> Result<f64, String> {
    let number = text.trim().parse().ok().filter(|number| (0.0..=1.0).contains(number)); // nor NaN
    number.ok_or_else(|| "write a number from 0 to 1, like 1e-6".to_owned())
}
