//! What the subcommands print: colour only on a terminal and without `NO_COLOR`, and no fuss about
//! a closed pipe.

use anstyle::{AnsiColor, Style};
use std::io::Write;

/// Prints to standard output. A reader that stops early (`| head`) is not an error.
pub fn print(text: &str) {
    let mut out = anstream::stdout().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

/// A text in green.
pub fn good(text: &str) -> String {
    paint(text, AnsiColor::Green)
}

/// A text in red.
pub fn bad(text: &str) -> String {
    paint(text, AnsiColor::Red)
}

fn paint(text: &str, colour: AnsiColor) -> String {
    let style = Style::new().fg_color(Some(colour.into()));
    format!("{style}{text}{style:#}")
}
