//! The judge's answer to a run: whether it kept the limits, and whether the output is right.

use crate::comparison::{BLANKS, Comparison};
use crate::diff;
use crate::process::{Ending, Run};
use grundy_header::Limits;
use grundy_host::terminal;
use std::process::ExitStatus;

/// The judge's answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// Accepted: equal line by line (the end of the last line may be missing, CRLF counts as LF).
    Accepted,
    /// Equal but for white space.
    PresentationError,
    /// The output differs.
    WrongAnswer,
    /// Ended by a signal or with an exit code other than 0.
    RuntimeError(ExitStatus),
    /// More CPU time than the limit, or killed.
    TimeLimit,
    /// More memory than the limit.
    MemoryLimit,
    /// Killed because the output would not end.
    OutputLimit,
    /// It ended well, but there is no right output to compare its own with.
    NoAnswer,
}

impl Verdict {
    /// The judges' abbreviation.
    pub fn short(&self) -> &'static str {
        match self {
            Verdict::Accepted => "AC",
            Verdict::PresentationError => "PE",
            Verdict::WrongAnswer => "WA",
            Verdict::RuntimeError(_) => "RE",
            Verdict::TimeLimit => "TLE",
            Verdict::MemoryLimit => "MLE",
            Verdict::OutputLimit => "OLE",
            Verdict::NoAnswer => "--",
        }
    }

    /// Whether it speaks against the program; an output that cannot be judged does not.
    pub fn is_failure(&self) -> bool {
        !matches!(self, Verdict::Accepted | Verdict::NoAnswer)
    }
}

/// The answer to a run with this output, by the limits and the expected output.
pub fn for_run(run: &Run, limits: &Limits, expected: &str, got: &str) -> Verdict {
    failure(run, limits).unwrap_or_else(|| compare(expected, got))
}

/// The answer that does not depend on the output; `None` if the output decides.
pub fn failure(run: &Run, limits: &Limits) -> Option<Verdict> {
    let over_memory = limits.memory.is_some_and(|limit| run.memory.bytes > limit && !run.memory.at_most);
    match run.ending {
        Ending::OutOfOutput => Some(Verdict::OutputLimit),
        Ending::OutOfMemory => Some(Verdict::MemoryLimit),
        Ending::OutOfTime | Ending::Sleeps | Ending::Waits => Some(Verdict::TimeLimit),
        _ if over_memory => Some(Verdict::MemoryLimit),
        _ if limits.time.is_some_and(|limit| run.time > limit) => Some(Verdict::TimeLimit),
        Ending::Status(status) if !status.success() => Some(Verdict::RuntimeError(status)),
        Ending::Status(_) => None,
    }
}

/// The answer to an output alone, as HDU and POJ compare.
pub fn compare(expected: &str, got: &str) -> Verdict {
    let visible = |c: &char| !BLANKS.contains(c);
    if expected.lines().eq(got.lines()) {
        Verdict::Accepted
    } else if expected.chars().filter(visible).eq(got.chars().filter(visible)) {
        Verdict::PresentationError
    } else {
        Verdict::WrongAnswer
    }
}

/// The answer to an output that may differ from the expected one in what the comparison allows.
pub fn compare_with(comparison: Comparison, expected: &str, got: &str) -> Verdict {
    let (expected, got) = comparison.levelled(expected, got);
    compare(&expected, &got)
}

/// Why a run with this output is not accepted; empty if it is.
pub fn detail(run: &Run, verdict: &Verdict, expected: &str, got: &str) -> String {
    let cpu = run.time.as_millis();
    let killed = match run.ending {
        Ending::Status(_) => "",
        _ => " (killed)",
    };
    match verdict {
        Verdict::Accepted => String::new(),
        Verdict::NoAnswer if got.trim().is_empty() => {
            "there is no output to compare with; it prints nothing".to_owned()
        }
        Verdict::NoAnswer => {
            format!("there is no output to compare with; it prints\n{}", terminal::beginning(got))
        }
        Verdict::WrongAnswer | Verdict::PresentationError => diff::explain(expected, got),
        Verdict::RuntimeError(status) => {
            let complaint: Vec<&str> = run.stderr.lines().filter(|line| !line.is_empty()).take(5).collect();
            [&[status.to_string().as_str()], &complaint[..]].concat().join("\n  ")
        }
        Verdict::TimeLimit if run.ending == Ending::Waits => {
            "both wait for the other: was the output flushed, or is the talk over?".to_owned()
        }
        Verdict::TimeLimit if run.ending == Ending::OutOfTime => {
            format!("it has not ended (killed after {cpu} ms of CPU time){}", printed(got))
        }
        Verdict::TimeLimit if run.ending == Ending::Sleeps => {
            format!("it waits for something (killed after {cpu} ms of CPU time){}", printed(got))
        }
        Verdict::TimeLimit => format!("{cpu} ms of CPU time{killed}"),
        Verdict::MemoryLimit if killed.is_empty() => format!("{} of memory", run.memory),
        Verdict::MemoryLimit => format!("{} of memory{killed}{}", run.memory, printed(got)),
        Verdict::OutputLimit => format!("more than {} bytes of output{killed}", run.written),
    }
}

/// What a program had printed when it was killed.
fn printed(got: &str) -> String {
    match got.trim() {
        "" => String::new(),
        _ => format!("; it has printed\n{}", terminal::beginning(got)),
    }
}
