//! Who says whether an output is right, ready to be asked.

use super::build;
use super::process::{self, Budget, Ending};
use crate::problem::judging::Judging;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// What a checker may use.
const CHECKER: Budget = Budget { time: Duration::from_secs(60), memory: 4 << 30, output: 1 << 20 };

/// Who says whether an output is right.
#[derive(Debug, Clone)]
pub enum Referee {
    /// It must be the expected one.
    Comparison,
    /// A program that gets the files of the input, the output, and an output that is right.
    Checker(Helper),
    /// A program that gets the file of the input and talks with the solution.
    Interactor(Helper),
}

/// A program that judges, called as those made with testlib are: it gets files as its last
/// arguments, exits with 0 if the output is right, with 1 or 2 if it is wrong, and with something
/// else if that cannot be said. Standard error says why.
#[derive(Debug, Clone)]
pub struct Helper {
    /// The executable.
    pub path: PathBuf,
    /// Its first arguments.
    pub words: Vec<String>,
}

/// What a helper says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ruling {
    /// The output is right.
    Right,
    /// It is wrong, and why.
    Wrong(String),
    /// It cannot be judged, and why.
    Failed(String),
}

impl Referee {
    /// That of a problem of a checkout. If it is a part of the oracle, it is built.
    ///
    /// # Errors
    /// It does not compile.
    pub fn of(root: &Path, slug: &str) -> Result<Referee> {
        match Judging::of(root, slug) {
            Judging::Comparison => Ok(Referee::Comparison),
            judging => Ok(Referee::within(&build::oracle(root, slug)?, slug, judging)),
        }
    }

    /// The same with an oracle that has been built.
    pub fn within(oracle: &Path, slug: &str, judging: Judging) -> Referee {
        let helper =
            |verb: &str| Helper { path: oracle.to_owned(), words: vec![verb.to_owned(), slug.to_owned()] };
        match judging {
            Judging::Comparison => Referee::Comparison,
            Judging::Checker => Referee::Checker(helper("check")),
            Judging::Interactor => Referee::Interactor(helper("interact")),
        }
    }

    /// Whether the solution talks with it.
    pub fn talks(&self) -> bool {
        matches!(self, Referee::Interactor(_))
    }
}

impl Helper {
    /// What a checker says about an output.
    ///
    /// # Errors
    /// It cannot be started.
    pub fn check(&self, input: &Path, output: &Path, answer: &Path) -> Result<Ruling> {
        let mut command = self.command(&[input, output, answer])?;
        let run = process::run_command(command.stdin(Stdio::null()), &CHECKER)?;
        Ok(match run.ending {
            Ending::Status(status) => Ruling::of(status.code(), &status.to_string(), &run.stderr),
            _ => Ruling::Failed("the checker does not end, or uses too much memory".to_owned()),
        })
    }

    /// The command with these files as last arguments. They are given whole, as the program may
    /// change its folder.
    ///
    /// # Errors
    /// A file is not there.
    pub fn command(&self, files: &[&Path]) -> Result<Command> {
        let mut command = Command::new(&self.path);
        command.args(&self.words);
        for file in files {
            command.arg(file.canonicalize().with_context(|| file.display().to_string())?);
        }
        Ok(command)
    }
}

impl Ruling {
    /// What a helper says by its exit code; `status` is how it ended, in words.
    pub fn of(code: Option<i32>, status: &str, stderr: &str) -> Ruling {
        let said: Vec<&str> = stderr.lines().filter(|line| !line.trim().is_empty()).take(5).collect();
        let said = said.join("\n");
        match code {
            Some(0) => Ruling::Right,
            Some(1 | 2) if said.is_empty() => Ruling::Wrong("it does not say why".to_owned()),
            Some(1 | 2) => Ruling::Wrong(said),
            _ if said.is_empty() => Ruling::Failed(status.to_owned()),
            _ => Ruling::Failed(said),
        }
    }
}
