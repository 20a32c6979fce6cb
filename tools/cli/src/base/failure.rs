//! Why a command stopped, and the exit code that says so.

use std::fmt::{self, Display};
use std::process::ExitCode;

/// 1 = wrong answer or failed check; 2 = bad input or misuse. Success is 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The work was done and the verdict is no.
    Check,
    /// What was asked for makes no sense, or cannot be read or written.
    Misuse,
}

/// What was wrong and where, and what to do next. Travels inside `anyhow::Error`.
#[derive(Debug)]
pub struct Failure {
    kind: Kind,
    message: String,
    help: String,
}

impl Failure {
    /// A failed check: exit code 1.
    pub fn check(message: impl Into<String>, help: impl Into<String>) -> anyhow::Error {
        Failure { kind: Kind::Check, message: message.into(), help: help.into() }.into()
    }

    /// A failed check whose report is printed already: exit code 1 and no further word.
    pub fn printed() -> anyhow::Error {
        Failure::check("", "")
    }

    /// Bad input or misuse: exit code 2.
    pub fn misuse(message: impl Into<String>, help: impl Into<String>) -> anyhow::Error {
        Failure { kind: Kind::Misuse, message: message.into(), help: help.into() }.into()
    }
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Failure {}

/// What was wrong, then `help: …` in a line of its own.
pub fn text(error: &anyhow::Error) -> String {
    let help = error.downcast_ref::<Failure>().map_or("", |failure| &failure.help);
    if help.is_empty() { format!("{error:#}") } else { format!("{error:#}\nhelp: {help}") }
}

/// Prints `error: …` and `help: …`, and gives the exit code. Errors without a kind of their own (a
/// file that cannot be read, say) are misuse.
pub fn report(error: &anyhow::Error) -> ExitCode {
    let text = text(error);
    if !text.is_empty() {
        anstream::eprintln!("error: {text}");
    }
    let check = error.downcast_ref::<Failure>().is_some_and(|failure| failure.kind == Kind::Check);
    ExitCode::from(if check { 1 } else { 2 })
}
