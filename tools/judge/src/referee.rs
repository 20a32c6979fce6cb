//! What decides whether an output is right, ready to be asked.

use crate::comparison::Comparison;
use crate::executable::Executable;
use crate::process::{self, Budget, Ending};
use anyhow::{Context, Result};
use std::path::{self, Path};
use std::process::{Command, ExitStatus, Stdio};
use std::time::Duration;

/// How many lines are shown of what a helper says.
const SHOWN: usize = 5;
/// What helpers made with testlib say first if they give points, whatever the exit code is then.
const PARTIAL: [&str; 2] = ["partially correct", "points "];
/// What interpreters say about a program's own fault; they exit with 1 then, as if it had judged.
const CRASHES: [&str; 2] = ["Traceback (most recent call last)", "Exception in thread \"main\""];

/// What a checker may use: far more than it needs, unless it never ends.
const CHECKER: Budget =
    Budget { time: Duration::from_secs(10), memory: 4 << 30, output: 1 << 20, files: None };

/// What decides whether an output is right.
#[derive(Debug, Clone)]
pub enum Referee {
    /// It must be the expected one, but for what this comparison allows.
    Comparison(Comparison),
    /// A program that gets the files of the input, the output, and an output that is right.
    Checker(Executable),
    /// A program that gets the file of the input and talks with the solution.
    Interactor(Executable),
}

/// What a checker or an interactor says about an output, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Ruling {
    Right,
    Wrong(String),
    /// It cannot be judged.
    Failed(String),
}

impl Referee {
    /// Whether the solution talks with it.
    pub fn talks(&self) -> bool {
        matches!(self, Referee::Interactor(_))
    }
}

/// What a checker says about an output. It is called as those made with testlib are: files are its
/// last arguments; it exits with 0 if the output is right, with 1 if it is wrong (2, 4 and 8: its
/// form is), and with something else if that cannot be said. Standard error says why.
pub(crate) fn check(checker: &Executable, input: &Path, output: &Path, answer: &Path) -> Result<Ruling> {
    let mut command = with_files(checker, &[input, output, answer])?;
    let run = process::run_command(command.stdin(Stdio::null()), &CHECKER)?;
    Ok(match run.ending {
        Ending::Status(status) => Ruling::from_exit(status, &run.stderr),
        Ending::OutOfOutput => Ruling::Failed("it prints without end".to_owned()),
        _ => Ruling::Failed("it does not end, or uses too much memory".to_owned()),
    })
}

/// The command with these files as last arguments. They are given whole, as the program may change
/// its folder.
pub(crate) fn with_files(program: &Executable, files: &[&Path]) -> Result<Command> {
    let mut command = program.command();
    for file in files {
        command.arg(path::absolute(file).with_context(|| file.display().to_string())?);
    }
    Ok(command)
}

impl Ruling {
    /// What a helper says by its exit code and on standard error.
    pub fn from_exit(status: ExitStatus, stderr: &str) -> Ruling {
        let code = status.code();
        let lines: Vec<&str> = stderr.lines().filter(|line| !line.trim().is_empty()).collect();
        let beginning = lines[..lines.len().min(SHOWN)].join("\n");
        if PARTIAL.iter().any(|start| beginning.starts_with(start)) {
            return Ruling::Wrong(format!("only partly right: {beginning}"));
        }
        if code == Some(1) && CRASHES.iter().any(|mark| stderr.contains(mark)) {
            let last = lines[lines.len().saturating_sub(SHOWN)..].join("\n");
            return Ruling::Failed(format!("it crashes\n{last}"));
        }
        match code {
            Some(0) => Ruling::Right,
            Some(1 | 2 | 4 | 8) if beginning.is_empty() => Ruling::Wrong("it does not say why".to_owned()),
            Some(1 | 2 | 4 | 8) => Ruling::Wrong(beginning),
            _ if beginning.is_empty() => Ruling::Failed(status.to_string()),
            _ => Ruling::Failed(beginning),
        }
    }
}
