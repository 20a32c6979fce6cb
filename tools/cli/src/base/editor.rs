//! The user's editor, started on a file and left alone.

use anyhow::Result;
use grundy_host::{Failure, terminal};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

/// The words of its command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Editor(Vec<String>);

/// What a command may have in the place of the file's path.
const FILE: &str = "{file}";

impl Editor {
    /// Reads a command as a shell would: `code --goto {file}:14`. Without `{file}`, the path
    /// follows the command.
    pub fn parse(command: &str) -> Result<Editor> {
        let words = shlex::split(command).filter(|words| !words.is_empty());
        words.map(Editor).ok_or_else(|| {
            let help = "write a program and its arguments: `code`, `subl -n`, `emacsclient -n {file}`";
            Failure::misuse(format!("`{command}` is not a command"), help)
        })
    }

    /// Starts it on a file, and does not wait for it; it goes on when this program ends. If
    /// something is wrong with it, that is only said.
    pub fn open(&self, file: &Path) {
        let words = self.words(file);
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        #[cfg(unix)] // Ctrl-C is not for the editor
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let failed = move |why: String| terminal::note(&format!("note: the editor `{}`: {why}\n", words[0]));
        match command.spawn() {
            Ok(mut process) => {
                thread::spawn(move || match process.wait() {
                    Ok(status) if !status.success() => failed(format!("ended with {status}")),
                    _ => (),
                });
            }
            Err(error) => failed(error.to_string()),
        }
    }

    /// The command with the file's path.
    fn words(&self, file: &Path) -> Vec<String> {
        let path = file.display().to_string();
        let mut words: Vec<String> = self.0.iter().map(|word| word.replace(FILE, &path)).collect();
        if words == self.0 {
            words.push(path);
        }
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_is_one_word() {
        let words = |command: &str| Editor::parse(command).unwrap().words(Path::new("a b/x.rs"));
        assert_eq!(words("code"), ["code", "a b/x.rs"]);
        assert_eq!(words("'my editor' --goto {file}:14 -n"), ["my editor", "--goto", "a b/x.rs:14", "-n"]);
        for command in ["", "  ", "code 'x"] {
            assert!(Editor::parse(command).unwrap_err().to_string().contains("is not a command"));
        }
    }
}
