//! A program that can be run: an executable, and the words that it always gets first.

use anyhow::Result;
use grundy_host::Failure;
use std::path::PathBuf;
use std::process::Command;

/// `python3 a.py`, or only a path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Executable {
    /// The file, or a name to look up.
    pub path: PathBuf,
    /// Its first arguments.
    pub words: Vec<String>,
    /// The source that its author can change, as they call it, if that is known.
    pub source: Option<String>,
}

impl Executable {
    /// A command as a shell would split it; `option` is what it was given to.
    ///
    /// # Errors
    /// Misuse: there is nothing in it, or a quote is not closed.
    pub fn parse(line: &str, option: &str) -> Result<Executable> {
        let words = shlex::split(line).filter(|words| !words.is_empty());
        let Some(mut words) = words else {
            let message =
                format!("{option} {line:?} is not a command: it is empty, or a quote is not closed");
            return Err(Failure::misuse(message, format!("for example {option} 'python3 a.py'")));
        };
        Ok(Executable { words: words.split_off(1), ..Executable::from(words.remove(0)) })
    }

    /// The same, made from this source.
    pub fn made_from(self, source: String) -> Executable {
        Executable { source: Some(source), ..self }
    }

    /// The command, ready for more arguments.
    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.path);
        command.args(&self.words);
        command
    }
}

impl<P: Into<PathBuf>> From<P> for Executable {
    fn from(path: P) -> Executable {
        Executable { path: path.into(), words: Vec::new(), source: None }
    }
}
