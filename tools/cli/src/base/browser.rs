//! The user's browser, which outlives this program.

use grundy_judge::Executable;
use std::env;
use std::io::{Error, ErrorKind, Result};
use std::process::{Command, Stdio};
use std::thread;

/// Programs that open a page in the browser of the system, the likeliest first. The address is one
/// word of theirs: no shell reads it, and so no `cmd /C start`, to which `&` says something.
#[cfg(target_os = "macos")]
const OPENERS: &[&[&str]] = &[&["open"]];
#[cfg(windows)]
const OPENERS: &[&[&str]] = &[&["rundll32", "url.dll,FileProtocolHandler"]];
#[cfg(not(any(target_os = "macos", windows)))]
const OPENERS: &[&[&str]] = &[
    &["xdg-open"],
    &["gio", "open"],
    &["sensible-browser"],
    &["x-www-browser"],
    &["firefox"],
    &["chromium"],
    &["google-chrome"],
];
/// What stands between the commands of the variable BROWSER.
const SEPARATOR: char = if cfg!(windows) { ';' } else { ':' };
/// In the Linux of Windows the browser is that of Windows.
#[cfg(target_os = "linux")]
const WINDOWS: &[&str] = &["rundll32.exe", "url.dll,FileProtocolHandler"];

/// Opens a page in the browser that the variable BROWSER names, or in that of the system. As
/// elsewhere, the variable may hold several commands, with colons between them, of which the first
/// that can be started is; `%s` in a command stands for the address.
pub fn open(page: &str) -> Result<()> {
    if !["https://", "http://"].iter().any(|start| page.starts_with(start)) {
        return Err(Error::new(ErrorKind::InvalidInput, format!("{page} is not the address of a page")));
    }
    if let Some(browser) = env::var_os("BROWSER") {
        let browsers = browser.to_string_lossy().into_owned();
        let mut result = Err(Error::new(ErrorKind::NotFound, "the variable BROWSER names none"));
        for browser in browsers.split(SEPARATOR).filter(|browser| !browser.trim().is_empty()) {
            result = with_page(browser, page).and_then(|mut command| started(&mut command));
            if result.is_ok() {
                break;
            }
        }
        return result;
    }
    #[cfg(target_os = "linux")]
    if env::var_os("WSL_DISTRO_NAME").is_some() && started(command(WINDOWS).arg(page)).is_ok() {
        return Ok(());
    }
    let mut result = Ok(());
    for opener in OPENERS {
        result = started(command(opener).arg(page));
        if result.is_ok() {
            break;
        }
    }
    result
}

/// A command of the variable, with the address in it.
fn with_page(browser: &str, page: &str) -> Result<Command> {
    let mut browser = Executable::parse(browser, "BROWSER")
        .map_err(|error| Error::new(ErrorKind::InvalidInput, error.to_string()))?;
    let has_place = browser.words.iter().any(|word| word.contains("%s"));
    browser.words.iter_mut().for_each(|word| *word = word.replace("%s", page));
    browser.words.extend((!has_place).then(|| page.to_owned()));
    Ok(browser.command())
}

fn command(words: &[&str]) -> Command {
    let mut command = Command::new(words[0]);
    command.args(&words[1..]);
    command
}

/// Starts a program that is not waited for: some openers end only with the browser. On Unix it is
/// no process of this terminal's group, so Ctrl-C does not close it.
fn started(command: &mut Command) -> Result<()> {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
    thread::spawn(move || child.wait()); // what has ended does not stay as a zombie
    Ok(())
}
