//! The user's browser, which outlives this program.

use grundy_judge::Executable;
use std::env;
use std::io::{Error, ErrorKind, Result};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

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
/// Within this time an opener without a browser has ended.
const EARLY: Duration = Duration::from_millis(500);
/// In the Linux of Windows the browser is that of Windows.
#[cfg(target_os = "linux")]
const WINDOWS: &[&str] = &["rundll32.exe", "url.dll,FileProtocolHandler"];

/// Opens a page in the browser that the variable BROWSER names, or in that of the system. As
/// elsewhere, the variable may hold several commands, with colons between them, of which the first
/// counts that can be started and does not fail; `%s` in a command stands for the address. An empty
/// variable is none.
pub fn open(page: &str) -> Result<()> {
    if !["https://", "http://"].iter().any(|start| page.starts_with(start)) {
        return Err(Error::new(ErrorKind::InvalidInput, format!("{page} is not the address of a page")));
    }
    let variable = env::var_os("BROWSER").unwrap_or_default();
    let browsers = variable.to_string_lossy();
    if !browsers.trim().is_empty() {
        let named = browsers.split(SEPARATOR).filter(|browser| !browser.trim().is_empty());
        return first(named.map(|browser| with_page(browser, page)))
            .unwrap_or_else(|| Err(Error::new(ErrorKind::NotFound, "the variable BROWSER names none")));
    }
    #[cfg(target_os = "linux")]
    if env::var_os("WSL_DISTRO_NAME").is_some() && started(command(WINDOWS, page)).is_ok() {
        return Ok(());
    }
    first(OPENERS.iter().map(|opener| Ok(command(opener, page)))).unwrap_or(Ok(()))
}

/// Starts the first of these that opens something; else why not: what a program that is there says
/// is more than that another is not there. None if there are none.
fn first(commands: impl Iterator<Item = Result<Command>>) -> Option<Result<()>> {
    let mut why: Option<Error> = None;
    for command in commands {
        let Err(error) = command.and_then(started) else { return Some(Ok(())) };
        if why.as_ref().is_none_or(|why| why.kind() == ErrorKind::NotFound) {
            why = Some(error);
        }
    }
    why.map(Err)
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

fn command(words: &[&str], page: &str) -> Command {
    let mut command = Command::new(words[0]);
    command.args(&words[1..]).arg(page);
    command
}

/// Starts a program that is waited for only as long as it takes to say that it can open nothing:
/// some openers end only with the browser. On Unix it is no process of this terminal's group, so
/// Ctrl-C does not close it.
fn started(mut command: Command) -> Result<()> {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    let name = command.get_program().display().to_string();
    // Below Windows `explorer.exe` ends with 1 whether it opens the page or not.
    let tells = !name.ends_with(".exe");
    let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    let mut child = child.map_err(|error| Error::new(error.kind(), format!("`{name}`: {error}")))?;
    let (sender, end) = mpsc::channel();
    // What has ended does not stay as a zombie.
    thread::spawn(move || _ = sender.send(child.wait()));
    match end.recv_timeout(EARLY) {
        Ok(Ok(status)) if tells && !status.success() => {
            Err(Error::other(format!("`{name}` ended with {status}")))
        }
        _ => Ok(()),
    }
}
