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
/// What interpreters say about a program's own fault; they exit with 1 or 2 then, as if it had
/// judged.
const CRASHES: [&str; 6] = [
    "Traceback (most recent call last)",
    "can't open file '",
    "Exception in thread \"main\"",
    "Error: Could not find or load main class",
    "\nNode.js v",
    "goroutine 1 [running]",
];
/// What Python calls errors without a traceback, as the program has not begun.
const UNREADABLE: [&str; 3] = ["SyntaxError: ", "IndentationError: ", "TabError: "];
/// What programs say that crash because there is nothing left to read.
const ENDS: [&str; 8] = [
    "EOFError",
    "base 10: ''",
    "to float: ''",
    "got 0)",
    "NoSuchElementException",
    "UnexpectedEof",
    "kind: Empty",
    "`None` value",
];

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
    /// It cannot be judged: so the program says, or its exit code.
    Failed(String),
    /// It cannot be judged, which is the fault of what should judge.
    Broken(String),
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
        Ending::OutOfOutput => Ruling::Broken("it prints without end".to_owned()),
        _ => Ruling::Broken("it does not end, or uses too much memory".to_owned()),
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
        if matches!(code, Some(1 | 2)) && is_crash(stderr) {
            let last = lines[lines.len().saturating_sub(SHOWN)..].join("\n");
            return Ruling::Broken(format!("it crashes\n{last}"));
        }
        match code {
            Some(0) => Ruling::Right,
            Some(1 | 2 | 4 | 8) if beginning.is_empty() => Ruling::Wrong("it does not say why".to_owned()),
            Some(1 | 2 | 4 | 8) => Ruling::Wrong(beginning),
            // A signal, a panic of Rust, or a program that the system does not start.
            None | Some(101 | 126 | 127) if !beginning.is_empty() => Ruling::Broken(beginning),
            None | Some(101 | 126 | 127) => Ruling::Broken(status.to_string()),
            _ if beginning.is_empty() => Ruling::Failed(status.to_string()),
            _ => Ruling::Failed(beginning),
        }
    }

    /// The same where the solution has ended first: a program that then finds nothing to read and
    /// crashes has no mistake.
    pub fn if_solution_was_first(self) -> Ruling {
        match self {
            Ruling::Broken(how) if ENDS.iter().any(|mark| how.contains(mark)) => {
                Ruling::Wrong("the solution ended before the interactor had its answer".to_owned())
            }
            ruling => ruling,
        }
    }
}

fn is_crash(stderr: &str) -> bool {
    // It names the file first, which what a checker says itself hardly does.
    let is_unreadable = stderr.lines().any(|line| line.starts_with("  File \""))
        && stderr.lines().any(|line| UNREADABLE.iter().any(|mark| line.starts_with(mark)));
    is_unreadable || CRASHES.iter().any(|mark| stderr.contains(mark))
}
