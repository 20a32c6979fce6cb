//! Why a command stopped, and the exit code that says so.

use crate::names::nearest;
use std::fmt::{self, Display};
use std::process::ExitCode;

/// 1 = wrong answer or failed check; 2 = bad input or misuse. Success is 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum FailureKind {
    /// The work was done and the verdict is no.
    Check,
    /// The request makes no sense, or something cannot be read or written.
    Misuse,
}

/// What was wrong and where, and what to do about it; inside an `anyhow::Error`.
#[derive(Debug, Clone)]
pub struct Failure {
    kind: FailureKind,
    message: String,
    help: String,
}

impl Failure {
    /// A failed check: exit code 1.
    pub fn check(message: impl Into<String>, help: impl Into<String>) -> anyhow::Error {
        Failure { kind: FailureKind::Check, message: message.into(), help: help.into() }.into()
    }

    /// A failed check whose report is printed already: only the exit code, 1, is left.
    pub fn printed() -> anyhow::Error {
        Failure::printed_as(FailureKind::Check)
    }

    /// The same with the exit code for that kind.
    pub fn printed_as(kind: FailureKind) -> anyhow::Error {
        Failure { kind, message: String::new(), help: String::new() }.into()
    }

    /// Bad input or misuse: exit code 2.
    pub fn misuse(message: impl Into<String>, help: impl Into<String>) -> anyhow::Error {
        Failure { kind: FailureKind::Misuse, message: message.into(), help: help.into() }.into()
    }
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Failure {}

/// The same error once more.
pub fn again(error: &anyhow::Error) -> anyhow::Error {
    match error.downcast_ref::<Failure>() {
        // With what was added on the way.
        Some(failure) => Failure { message: format!("{error:#}"), ..failure.clone() }.into(),
        None => anyhow::anyhow!("{error:#}"),
    }
}

/// The same as misuse: what was to judge is at fault, and nothing has been judged.
pub fn as_misuse(error: anyhow::Error) -> anyhow::Error {
    match error.downcast_ref::<Failure>() {
        Some(failure) => Failure::misuse(format!("{error:#}"), failure.help.clone()),
        None => error,
    }
}

/// What to do about it; empty if nobody says.
pub fn help(error: &anyhow::Error) -> &str {
    error.downcast_ref::<Failure>().map_or("", |failure| &failure.help)
}

/// The same, if that is what to do about it.
pub fn with_help(error: &anyhow::Error, help: impl Into<String>) -> anyhow::Error {
    Failure { kind: kind(error), message: format!("{error:#}"), help: help.into() }.into()
}

/// What was wrong, then `help: …` on a line of its own.
pub fn text(error: &anyhow::Error) -> String {
    let help = help(error);
    if help.is_empty() { format!("{error:#}") } else { format!("{error:#}\nhelp: {help}") }
}

/// The kind of an error; one that is not a [`Failure`] (a file that cannot be read, say) is misuse.
pub fn kind(error: &anyhow::Error) -> FailureKind {
    error.downcast_ref::<Failure>().map_or(FailureKind::Misuse, |failure| failure.kind)
}

/// The exit code for an error.
pub(crate) fn exit_code(error: &anyhow::Error) -> ExitCode {
    ExitCode::from(match kind(error) {
        FailureKind::Check => 1,
        FailureKind::Misuse => 2,
    })
}

/// "No such thing", with the name that was probably meant.
pub fn unknown(kind: &str, name: &str, known: &[String], else_help: &str) -> anyhow::Error {
    let help = match nearest(name, known) {
        Some(nearest) => format!("did you mean `{nearest}`? {else_help}"),
        None => else_help.to_owned(),
    };
    Failure::misuse(format!("no {kind} `{name}`"), help)
}
