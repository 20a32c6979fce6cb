//! The clipboard, by whichever of the usual programs is there and works, else by the terminal.

use anyhow::Result;
use grundy_host::Failure;
use std::process::{Command, Stdio};

/// The programs that put their input on the clipboard and those that print what is on it, the
/// likeliest first.
const CLIPBOARDS: &[(&[&str], &[&str])] = &[
    (&["pbcopy"], &["pbpaste"]),
    (&["wl-copy"], &["wl-paste", "--no-newline"]),
    (&["xclip", "-selection", "clipboard"], &["xclip", "-selection", "clipboard", "-out"]),
    (&["xsel", "--clipboard", "--input"], &["xsel", "--clipboard", "--output"]),
    (&["clip.exe"], &["powershell.exe", "-NoProfile", "-Command", GET]),
];

/// In UTF-8, which is not what Windows takes for a pipe by itself.
const GET: &str = "[Console]::OutputEncoding = [Text.Encoding]::UTF8; Get-Clipboard -Raw";

/// Puts a text on the clipboard, and says where it is then; if that is impossible, the help has
/// `instead`.
#[cfg(feature = "whole")]
pub fn copy(text: &str, instead: &str) -> Result<&'static str> {
    if CLIPBOARDS.iter().any(|(command, _)| copied(command, text)) {
        return Ok("on the clipboard");
    }
    if super::terminal_clipboard::copy(text) {
        return Ok("sent to the terminal for its clipboard (OSC 52), which may not take it");
    }
    Err(none(&format!("install one of them, or {instead}")))
}

/// The text on the clipboard.
pub fn paste() -> Result<String> {
    let bytes = CLIPBOARDS.iter().find_map(|(_, command)| pasted(command));
    let bytes = bytes.ok_or_else(|| none("install one of them, or do without the clipboard"))?;
    String::from_utf8(bytes)
        .map_err(|_| Failure::misuse("what is on the clipboard is not a text", "copy a text"))
}

fn none(help: &str) -> anyhow::Error {
    let names: Vec<&str> = CLIPBOARDS.iter().map(|(command, _)| command[0]).collect();
    Failure::misuse(format!("no clipboard: none of {} is installed and works", names.join(", ")), help)
}

/// Whether a program took the text. It may stay in the background, so only its input is a pipe.
#[cfg(feature = "whole")]
fn copied(command: &[&str], text: &str) -> bool {
    use std::io::Write;
    let mut program = Command::new(command[0]);
    program.args(&command[1..]).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut child) = program.spawn() else { return false };
    let bytes = if command[0] == "clip.exe" { utf_16(text) } else { text.as_bytes().to_owned() };
    let written = child.stdin.take().is_some_and(|mut stdin| stdin.write_all(&bytes).is_ok());
    child.wait().is_ok_and(|status| status.success()) && written
}

/// Windows' own program would take UTF-8 for the system's old code page; a mark says what it is.
#[cfg(feature = "whole")]
fn utf_16(text: &str) -> Vec<u8> {
    std::iter::once(0xfeff).chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect()
}

fn pasted(command: &[&str]) -> Option<Vec<u8>> {
    let mut program = Command::new(command[0]);
    let output = program.args(&command[1..]).stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then_some(output.stdout)
}
