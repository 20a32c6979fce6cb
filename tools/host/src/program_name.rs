//! What the user calls this program.

use std::process::{Command, ExitCode};

/// `cargo grundy` where the launcher of a checkout says so, else `grundy`; for messages that show a
/// command to type.
pub fn called() -> &'static str {
    name(std::env::var_os("GRUNDY_CALLED").as_deref())
}

/// Only these two: text from the environment is never printed.
fn name(launcher: Option<&std::ffi::OsStr>) -> &'static str {
    if launcher.is_some_and(|name| name == "cargo grundy") { "cargo grundy" } else { "grundy" }
}

/// Where the launcher of a checkout says how to call it again.
const LAUNCHER: &str = "GRUNDY_LAUNCHER";
/// What it is told then: a part of the program does not have the command.
const WHOLE: &str = "GRUNDY_WHOLE";

/// The launcher of a checkout, which builds the program anew if a source of it has changed.
pub fn launcher() -> Option<Command> {
    std::env::var_os(LAUNCHER).map(Command::new)
}

/// Has the launcher of a checkout start the whole program with the same arguments.
pub fn become_whole() -> ExitCode {
    let Some(mut command) = launcher() else {
        eprintln!("error: this is a part of grundy, which `cargo grundy` starts");
        return ExitCode::from(2);
    };
    command.args(std::env::args_os().skip(1)).env(WHOLE, "1");
    become_launcher(command)
}

/// Has the launcher take the place of this program; comes back if that cannot be, or, where a
/// program cannot become another, when the other one has ended.
pub fn become_launcher(mut command: Command) -> ExitCode {
    #[cfg(unix)]
    let error = std::os::unix::process::CommandExt::exec(&mut command);
    #[cfg(not(unix))]
    let error = match command.status() {
        Ok(status) => {
            return ExitCode::from(status.code().and_then(|code| code.try_into().ok()).unwrap_or(2));
        }
        Err(error) => error,
    };
    eprintln!("error: the launcher cannot be started again: {error}");
    ExitCode::from(2)
}

/// A word as one types it in a shell.
pub fn quoted(word: &str) -> String {
    shlex::try_quote(word).map_or(word.to_owned(), Into::into) // a zero byte cannot be typed
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn only_the_launcher_changes_the_name() {
        assert_eq!(name(None), "grundy");
        assert_eq!(name(Some("cargo grundy".as_ref())), "cargo grundy");
        assert_eq!(name(Some("rm -rf".as_ref())), "grundy");
    }
}
