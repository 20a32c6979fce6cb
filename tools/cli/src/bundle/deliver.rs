//! Where a finished bundle goes: a file, or the clipboard.

use crate::base::failure::Failure;
use crate::base::files;
use anyhow::{Context, Result};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Writes a file at once or not at all.
pub fn write(path: &Path, text: &str) -> Result<()> {
    files::replace(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// The programs that put their input on the clipboard, the likeliest first.
const CLIPBOARDS: &[&[&str]] = &[
    &["pbcopy"],
    &["wl-copy"],
    &["xclip", "-selection", "clipboard"],
    &["xsel", "--clipboard", "--input"],
    &["clip.exe"],
];

/// Puts a text on the clipboard by the first of the usual programs that can.
pub fn copy(text: &str) -> Result<()> {
    if CLIPBOARDS.iter().any(|command| copied(command, text)) {
        return Ok(());
    }
    let names: Vec<&str> = CLIPBOARDS.iter().map(|command| command[0]).collect();
    Err(Failure::misuse(
        format!("no clipboard: none of {} is here and works", names.join(", ")),
        "install one of them, or use `-o FILE`",
    ))
}

/// Whether a clipboard program took the text. They may stay in the background, so only their input
/// is a pipe.
fn copied(command: &[&str], text: &str) -> bool {
    let mut program = Command::new(command[0]);
    program.args(&command[1..]).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut child) = program.spawn() else { return false };
    let written = child.stdin.take().is_some_and(|mut stdin| stdin.write_all(text.as_bytes()).is_ok());
    child.wait().is_ok_and(|status| status.success()) && written
}
