//! The clipboard, by whichever of the usual programs is there.

use crate::base::failure::Failure;
use anyhow::Result;
use std::io::Write;
use std::process::{Command, Stdio};

/// The programs that put their input on the clipboard, the likeliest first.
const CLIPBOARDS: &[&[&str]] = &[
    &["pbcopy"],
    &["wl-copy"],
    &["xclip", "-selection", "clipboard"],
    &["xsel", "--clipboard", "--input"],
    &["clip.exe"],
];

/// Puts a text on the clipboard.
///
/// # Errors
/// Misuse, if no program can.
pub fn copy(text: &str) -> Result<()> {
    if CLIPBOARDS.iter().any(|command| copied(command, text)) {
        return Ok(());
    }
    let names: Vec<&str> = CLIPBOARDS.iter().map(|command| command[0]).collect();
    Err(Failure::misuse(
        format!("no clipboard: none of {} is installed and works", names.join(", ")),
        "install one of them, or use `-o FILE`",
    ))
}

/// Whether a program took the text. It may stay in the background, so only its input is a pipe.
fn copied(command: &[&str], text: &str) -> bool {
    let mut program = Command::new(command[0]);
    program.args(&command[1..]).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut child) = program.spawn() else { return false };
    let written = child.stdin.take().is_some_and(|mut stdin| stdin.write_all(text.as_bytes()).is_ok());
    child.wait().is_ok_and(|status| status.success()) && written
}
