//! What decides whether an output is right.

use grundy_header::Leeway;
use grundy_host::{Failure, called, quoted};
use grundy_judge::Executable;
use std::fs;
use std::path::{Path, PathBuf};

/// What decides whether an output is right.
#[derive(Debug, Clone, PartialEq)]
pub enum Judging {
    /// It must be the expected one, but for this leeway.
    Comparison(Leeway),
    Checker(Helper),
    /// An interactor, with whom the solution talks.
    Interactor(Helper),
}

/// A program that judges.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Helper {
    /// The part of a checkout's oracle that the problem's file has.
    Oracle,
    /// One of the user's.
    Own(FileOrCommand),
    /// Nobody has written it yet.
    Missing,
}

/// A program as its user names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileOrCommand {
    /// A source or an executable.
    File(PathBuf),
    Command(Executable),
}

impl Judging {
    /// How a problem of a checkout is judged: by the functions of its file among the oracles, else
    /// as its header says. The file is only read, so it may be half-written;
    /// `tests/oracle/build.rs` looks for the same lines.
    pub fn of(root: &Path, slug: &str, leeway: Leeway) -> Judging {
        let file = root.join(format!("tests/oracle/src/problem/{slug}.rs"));
        let text = fs::read_to_string(file).unwrap_or_default(); // a problem may lack it
        let has = |name: &str| text.lines().any(|line| line.starts_with(&format!("pub fn {name}(")));
        match (has("interact"), has("check")) {
            (true, _) => Judging::Interactor(Helper::Oracle),
            (_, true) => Judging::Checker(Helper::Oracle),
            _ => Judging::Comparison(leeway),
        }
    }

    /// Whether the solution talks with an interactor.
    pub fn talks(&self) -> bool {
        matches!(self, Judging::Interactor(_))
    }

    /// That there is no interactor in that folder, though the header of the source says that the
    /// solution talks with one; nothing if there is.
    pub fn lack(&self, source: &str, folder: &str) -> Option<anyhow::Error> {
        if *self != Judging::Interactor(Helper::Missing) {
            return None;
        }
        let message = format!(
            "the header of {source} says `interactive`, but there is no interactor {folder}/interact.*"
        );
        let help = format!(
            "`{} stress {} --begin interact.py` begins one (also interact.cpp, interact.rs); or name one: --interactor \
             PROGRAM",
            called(),
            quoted(source)
        );
        Some(Failure::check(message, help))
    }

    /// Its name in JSON.
    pub fn name(&self) -> &'static str {
        match self {
            Judging::Comparison(_) => "comparison",
            Judging::Checker(_) => "checker",
            Judging::Interactor(_) => "interactor",
        }
    }
}

/// Whether a header's Source says that the problem is interactive: `<address> (the judge,
/// interactive)`.
pub fn is_interactive(source: &str) -> bool {
    let note = source.split_once('>').map_or("", |(_, note)| note.trim());
    let note = note.strip_prefix('(').and_then(|note| note.strip_suffix(')')).unwrap_or_default();
    note.split(',').any(|word| word.trim() == "interactive")
}

#[cfg(test)]
mod tests {
    use super::is_interactive;

    #[test]
    fn a_note_behind_the_address_says_interactive() {
        for (source, wanted) in [
            ("<https://a.b> (Codeforces, interactive)", true),
            ("<https://a.b> (interactive, reads a file)", true),
            ("<https://a.b> (Codeforces > (1), interactive)", true),
            ("<https://a.b> (an interactive round)", false),
            ("<https://a.b/interactive>", false),
            ("interactive", false),
        ] {
            assert_eq!(is_interactive(source), wanted, "{source}");
        }
    }
}
