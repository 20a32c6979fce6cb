//! What the commands print: no colour in files, in pipes or under `NO_COLOR`, and no complaint
//! about a reader that stops early.

use crate::failure::{self, Failure};
use anstream::ColorChoice;
use anstyle::{AnsiColor, Style};
use anyhow::Result;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::OnceLock;

/// How much is shown of a long text.
const SHOWN_LINES: usize = 20;
const SHOWN_COLUMNS: usize = 100;

/// The first error on writing to standard output.
static REFUSED: OnceLock<io::Error> = OnceLock::new();

/// Prints to standard output. A closed pipe (`| head`) is not an error; any other error is kept for
/// [`check`], so that long work goes on and saves its results.
pub fn print(text: &str) {
    put(anstream::stdout().lock(), text.as_bytes());
}

/// The same without a change: for files, whose strings may hold escape sequences.
pub fn print_raw(content: impl AsRef<[u8]>) {
    put(io::stdout().lock(), content.as_ref());
}

fn put(mut out: impl Write, content: &[u8]) {
    if let Err(error) = out.write_all(content).and_then(|()| out.flush())
        && error.kind() != ErrorKind::BrokenPipe
    {
        _ = REFUSED.set(error);
    }
}

/// Whether everything that was printed has arrived; asked once, at the end.
///
/// # Errors
/// Misuse, with the system's reason.
pub fn check() -> Result<()> {
    match REFUSED.get() {
        Some(error) => {
            let help = "some of the output is lost: is the disk full?";
            Err(Failure::misuse(format!("cannot write to standard output: {error}"), help))
        }
        None => Ok(()),
    }
}

/// Prints to standard error.
pub fn note(text: &str) {
    _ = anstream::stderr().write_all(text.as_bytes()); // there is nowhere left to complain
}

/// Begins a new page: an empty screen on a terminal, nothing anywhere else.
pub fn page() {
    if is_screen() {
        print("\u{1b}[2J\u{1b}[3J\u{1b}[H");
    }
}

/// Whether standard output is a screen that can be cleared.
pub fn is_screen() -> bool {
    io::stdout().is_terminal() && anstream::AutoStream::choice(&io::stdout()) != ColorChoice::Never
}

/// Whether standard error takes no escape sequences: in a file or a pipe, under `NO_COLOR` or
/// `TERM=dumb`.
pub(crate) fn is_plain() -> bool {
    anstream::AutoStream::choice(&io::stderr()) == ColorChoice::Never
}

/// Prints `error: …` and `help: …`, and returns the exit code.
pub fn report(error: &anyhow::Error) -> ExitCode {
    let text = failure::text(error);
    if !text.is_empty() {
        note(&format!("error: {text}\n"));
    }
    failure::exit_code(error)
}

/// A text with `by` in front of each line.
pub fn indent(text: &str, by: &str) -> String {
    text.lines().map(|line| format!("{by}{line}\n")).collect()
}

/// The beginning of a text that may be long; the whole is elsewhere.
pub fn beginning(text: &str) -> String {
    let line = |line: &str| {
        let more = if line.chars().nth(SHOWN_COLUMNS).is_some() { "…" } else { "" };
        line.chars().take(SHOWN_COLUMNS).collect::<String>() + more + "\n"
    };
    let more = text.lines().count().saturating_sub(SHOWN_LINES);
    let end = if more > 0 { format!("… {more} more lines\n") } else { String::new() };
    text.lines().take(SHOWN_LINES).map(line).collect::<String>() + &end
}

/// The text in green.
pub fn good(text: &str) -> String {
    paint(text, AnsiColor::Green)
}

/// The text in red.
pub fn bad(text: &str) -> String {
    paint(text, AnsiColor::Red)
}

fn paint(text: &str, colour: AnsiColor) -> String {
    let style = Style::new().fg_color(Some(colour.into()));
    format!("{style}{text}{style:#}")
}
