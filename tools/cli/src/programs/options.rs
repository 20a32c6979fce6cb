//! What the user may say about a run: the program, who judges, the samples and the limits.

use super::make;
use super::profile::Profile;
use crate::problem::{FileOrCommand, Helper, Home, Judging, Work};
use anyhow::Result;
use grundy_header::Leeway;
use grundy_header::Limits;
use grundy_host::{Failure, quoted, terminal};
use grundy_judge::Executable;
use std::env;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::time::Duration;

const MEBIBYTE: f64 = (1 << 20) as f64;
/// The bounds of `--time`, in seconds, and of `--memory`, in MiB: what any judge grants, and more.
const SECONDS: RangeInclusive<f64> = 0.001..=3600.0;
const MEBIBYTES: RangeInclusive<f64> = 1.0..=(1 << 20) as f64;

// What the user may choose. No doc comment: it would become the help of the command.
#[derive(Debug, Clone, Default, clap::Args)]
#[allow(missing_docs, reason = "see above")]
pub struct RunOptions {
    /// The program to run instead, in any language: a command ('python3 a.py'), a source, or an
    /// executable
    #[arg(long, value_name = "COMMAND")]
    pub run: Option<String>,
    /// What decides whether an output is right: a source, an executable or a command. It is called
    /// as those made with testlib are: with the files of the input, the output and the answer
    #[arg(long, value_name = "PROGRAM", conflicts_with_all = ["interactor", "eps", "any_order"])]
    pub checker: Option<String>,
    /// The program with which the solution talks: a source, an executable or a command. Its last
    /// argument is the file of the input
    #[arg(long, value_name = "PROGRAM", conflicts_with_all = ["eps", "any_order"])]
    pub interactor: Option<String>,
    /// Numbers may differ by this much, absolutely or relatively
    #[arg(long, value_name = "1e-6", value_parser = grundy_header::epsilon, conflicts_with = "any_order",
        allow_hyphen_values = true)]
    pub eps: Option<f64>,
    /// The lines may be in any order; if there is only one, its words
    #[arg(long)]
    pub any_order: bool,
    /// Blanks at the ends of lines and blank lines at the end count, too, as at judges with PE
    #[arg(long, conflicts_with_all = ["checker", "interactor"])]
    pub strict: bool,
    /// The folder with the samples (CASE.in, CASE.out)
    #[arg(long, value_name = "FOLDER")]
    pub samples: Option<PathBuf>,
    /// Only the case of this name; may be repeated
    #[arg(long = "case", value_name = "CASE")]
    pub cases: Vec<String>,
    /// The limit of CPU time instead of the problem's
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_hyphen_values = true)]
    pub time: Option<Duration>,
    /// The limit of memory instead of the problem's
    #[arg(long, value_name = "MIB", value_parser = mebibytes, allow_hyphen_values = true)]
    pub memory: Option<u64>,
}

impl RunOptions {
    /// Whether they make sense only for one problem.
    pub fn are_of_one(&self) -> bool {
        let programs = [&self.run, &self.checker, &self.interactor];
        self.samples.is_some() || !self.cases.is_empty() || programs.into_iter().any(Option::is_some)
    }

    /// A problem, as these options want it.
    pub fn applied(&self, work: Work) -> Result<Work> {
        let judging = match (&self.checker, &self.interactor, self.eps) {
            (Some(checker), ..) => Judging::Checker(Helper::Own(helper(checker, "--checker")?)),
            (_, Some(interactor), _) => Judging::Interactor(Helper::Own(helper(interactor, "--interactor")?)),
            (.., Some(epsilon)) => Judging::Comparison(Leeway::Numbers(epsilon)),
            _ if self.any_order => Judging::Comparison(Leeway::Order),
            _ => work.judging,
        };
        let folder = match &self.samples {
            Some(folder) if !folder.is_dir() => return Err(no_folder(folder)),
            Some(folder) => std::path::absolute(folder)?,
            None => work.folder,
        };
        let is_strict = work.is_strict || self.strict;
        let work = Work { judging, folder, limits: self.limits(work.limits), is_strict, ..work };
        match &self.cases[..] {
            [] => Ok(work),
            names => work.only(names),
        }
    }

    /// The problem of `--run` alone: a source among the command's words says which it is, else
    /// there must be samples.
    pub fn unnamed(&self, home: &Home) -> Result<Work> {
        let Some(line) = &self.run else {
            return Err(Failure::misuse("no problem is named", "name its slug, or a file with a solution"));
        };
        let command = Executable::parse(line, "--run")?;
        let words = command.words.iter().map(PathBuf::from).chain([command.path]);
        let files: Vec<PathBuf> = words.filter(|word| word.is_file()).collect();
        let source = files.iter().find(|file| home.is_source(file)).or(files.last());
        match source {
            Some(source) => Work::of_file(home, source),
            None if self.samples.is_some() => Ok(Work {
                is_of_checkout: false,
                judging: Judging::Comparison(Leeway::None),
                ..Work::unread(home, "program")
            }),
            None => Err(Failure::misuse(
                format!("nothing says which problem --run {line:?} solves"),
                "name its slug or file, too, or the folder with the samples: --samples FOLDER",
            )),
        }
    }

    /// The program of `--run`, compiled if need be.
    pub fn program(&self, home: &Home, profile: Profile) -> Result<Option<Executable>> {
        let Some(line) = &self.run else { return Ok(None) };
        match helper(line, "--run")? {
            FileOrCommand::File(file) => make::make(home, &file, profile).map(Some),
            FileOrCommand::Command(command) => Ok(Some(command)),
        }
    }

    /// The same options on a command line, each after a blank.
    pub fn words(&self) -> String {
        let text = |name, value: &Option<String>| value.clone().map(|value| (name, value));
        let valued = [
            text("run", &self.run),
            text("checker", &self.checker),
            text("interactor", &self.interactor),
            self.eps.map(|eps| ("eps", eps.to_string())),
            self.samples.as_ref().map(|folder| ("samples", folder.display().to_string())),
            self.time.map(|time| ("time", time.as_secs_f64().to_string())),
            self.memory.map(|bytes| ("memory", (bytes as f64 / MEBIBYTE).to_string())),
        ];
        let word = |(name, value): (&str, String)| format!(" --{name} {}", quoted(&value));
        let words: String = valued.into_iter().flatten().map(word).collect();
        let any_order = if self.any_order { " --any-order" } else { "" };
        let strict = if self.strict { " --strict" } else { "" };
        let cases = self.cases.iter().map(|case| format!(" --case {}", quoted(case)));
        words + any_order + strict + &cases.collect::<String>()
    }

    fn limits(&self, limits: Limits) -> Limits {
        if self.time.is_none() && self.memory.is_none() {
            return limits;
        }
        let (time, memory) = (self.time.or(limits.time), self.memory.or(limits.memory));
        let seconds = time.map(|time| format!("{} s", time.as_secs_f64()));
        let mebibytes = memory.map(|bytes| format!("{} MB", bytes as f64 / MEBIBYTE));
        let parts: Vec<String> = seconds.into_iter().chain(mebibytes).collect();
        Limits { time, memory, text: parts.join(", "), files: limits.files }
    }
}

/// What a file or a command is that was given to an option.
pub fn helper(line: &str, option: &str) -> Result<FileOrCommand> {
    let path = Path::new(line);
    if path.is_file() {
        return Ok(FileOrCommand::File(std::path::absolute(path)?));
    }
    let command = Executable::parse(line, option)?;
    let is_path = command.path.components().count() > 1
        || command.path.extension().is_some() && !is_installed(&command.path);
    if is_path && !command.path.is_file() {
        let message = format!("{option}: there is no file {}", command.path.display());
        return Err(Failure::misuse(message, "name a source, an executable, or a command in quotes"));
    }
    if !is_path && !is_installed(&command.path) {
        let message = format!("{option}: there is no program {} on the PATH", command.path.display());
        return Err(Failure::misuse(message, "is it installed? a program of this folder begins with ./"));
    }
    note_shell(line, &command, option);
    Ok(FileOrCommand::Command(command))
}

/// Whether the system finds a program of that name.
fn is_installed(name: &Path) -> bool {
    let folders = env::var_os("PATH").unwrap_or_default();
    // Elsewhere, names have endings that need not be typed.
    cfg!(not(unix)) || env::split_paths(&folders).any(|folder| folder.join(name).is_file())
}

/// Says that nobody but the program sees what a shell would obey.
fn note_shell(line: &str, command: &Executable, option: &str) {
    const OPERATORS: [&str; 9] = ["|", "||", "&", "&&", ";", "<", ">", ">>", "2>"];
    let is_meant = |word: &&str| OPERATORS.contains(word) || word.ends_with(';');
    let unquoted = line.split_whitespace().filter(is_meant);
    let found = unquoted.into_iter().find(|unquoted| command.words.iter().any(|word| word == unquoted));
    if let Some(word) = found {
        terminal::note(&format!(
            "note: {option} starts a program without a shell, so `{word}` is only its argument; for a shell: \
             {option} \"sh -c '…'\"\n"
        ));
    }
}

/// The failure for samples that are nowhere.
pub fn no_folder(folder: &Path) -> anyhow::Error {
    let help = "--samples takes the folder with the files <case>.in and <case>.out";
    Failure::misuse(format!("there is no folder {}", folder.display()), help)
}

/// What `--time` takes.
pub fn seconds(text: &str) -> Result<Duration, String> {
    number(text, SECONDS).map(Duration::from_secs_f64)
}

/// What `--memory` takes, in bytes.
pub fn mebibytes(text: &str) -> Result<u64, String> {
    number(text, MEBIBYTES).map(|number| (number * MEBIBYTE) as u64)
}

fn number(text: &str, range: RangeInclusive<f64>) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number| range.contains(number)); // nor NaN
    number.ok_or_else(|| format!("write a number from {} to {}", range.start(), range.end()))
}
