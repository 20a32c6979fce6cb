//! What is watched: solutions, and for each the files on which its verdict depends.

use crate::problem::{Home, HomeKind, RUST, Work, config, sources::sources};
use crate::programs::RunOptions;
use anyhow::Result;
use grundy_host::Failure;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf, absolute};
use std::time::SystemTime;

/// Deeper folders with libraries are not looked into.
const DEPTH: u32 = 4;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Target {
    pub source: PathBuf,
    /// Its samples and what helps.
    folder: PathBuf,
}

/// All that is watched.
pub struct Targets<'a> {
    home: &'a Home,
    /// The only solution; without it, all of the folder.
    only: Option<Target>,
    /// What the options name.
    named: Vec<PathBuf>,
}

impl Target {
    fn of(home: &Home, source: &Path) -> Result<Target> {
        let folder = match home.kind {
            HomeKind::Checkout => home.samples(&home.name_of(source)),
            HomeKind::Contest | HomeKind::Folder => absolute(source)?.with_extension(""),
        };
        Ok(Target { source: absolute(source)?, folder })
    }

    /// Whether a file says something about this solution alone.
    pub fn owns(&self, home: &Home, file: &Path) -> bool {
        file == self.source
            || file.parent() == Some(&*self.folder)
            || Some(file) == self.oracle(home).as_deref()
    }

    /// When its source was saved.
    pub fn saved(&self) -> Option<SystemTime> {
        fs::metadata(&self.source).and_then(|file| file.modified()).ok()
    }

    /// Whether there is a solution. An editor may have emptied the file to write it anew.
    pub fn is_whole(&self) -> bool {
        fs::metadata(&self.source).is_ok_and(|file| file.len() > 0)
    }

    /// Its part of a checkout's oracle.
    fn oracle(&self, home: &Home) -> Option<PathBuf> {
        Some(home.checkout()?.join("tests/oracle/src/problem").join(self.source.file_name()?))
    }
}

impl Targets<'_> {
    /// The solution that the user names, or all.
    pub fn new<'a>(home: &'a Home, word: Option<&str>, options: &RunOptions) -> Result<Targets<'a>> {
        let only = match (word, &options.run) {
            (Some(word), _) => Some(named(home, word)?),
            (None, Some(_)) => Some(options.unnamed(home)?.into()),
            (None, None) => {
                Work::names(home)?; // or there is nothing
                None
            }
        };
        let only = match (only, &options.samples) {
            (Some(only), Some(folder)) => Some(Target { folder: absolute(folder)?, ..only }),
            (only, _) => only,
        };
        let commands = [&options.run, &options.checker, &options.interactor].into_iter().flatten();
        let words = commands.flat_map(|line| shlex::split(line).unwrap_or_default());
        let named = words.filter(|word| Path::new(word).is_file()).map(absolute);
        Ok(Targets { home, only, named: named.collect::<Result<_, _>>()? })
    }

    /// Those that are there now.
    pub fn list(&self) -> Result<Vec<Target>> {
        match &self.only {
            Some(only) => Ok(vec![only.clone()]),
            None => sources(self.home)?.iter().map(|source| Target::of(self.home, source)).collect(),
        }
    }

    /// The files that count, of which some may not exist yet.
    pub fn files(&self, targets: &[Target]) -> BTreeSet<PathBuf> {
        let mut files: BTreeSet<PathBuf> = self.named.iter().cloned().collect();
        files.insert(self.home.folder.join(config::NAME));
        for target in targets {
            files.insert(target.source.clone());
            files.extend(target.oracle(self.home));
            files.extend(within(&target.folder));
        }
        if self.home.kind != HomeKind::Folder {
            libraries(&self.home.folder.join("src"), &self.home.sources, DEPTH, &mut files);
        }
        files
    }

    /// Whether a file that belongs to no solution alone may matter to any.
    pub fn is_shared(&self, file: &PathBuf) -> bool {
        self.named.contains(file) || file.parent() != Some(&self.home.sources)
    }
}

impl From<Work> for Target {
    fn from(work: Work) -> Target {
        Target { source: absolute(&work.source).unwrap_or(work.source), folder: work.folder }
    }
}

/// The solution that a word means, even if its header has a flaw.
fn named(home: &Home, word: &str) -> Result<Target> {
    match Work::list(home, &[word.to_owned()])?.remove(0) {
        (_, Ok(work)) => Ok(work.into()),
        (_, Err(_)) if Path::new(word).is_file() => {
            Ok(Target { source: absolute(word)?, folder: absolute(Path::new(word).with_extension(""))? })
        }
        (name, Err(_)) => Target::of(home, &home.sources.join(name).with_extension(RUST)),
    }
}

/// The failure for a solution that has become something else.
pub fn not_a_file(source: &Path) -> anyhow::Error {
    let what = if source.is_dir() { "a folder" } else { "not a file" };
    let message = format!("{} is {what}", Home::shown(source));
    Failure::misuse(message, "a solution is a file: move away what is in its place")
}

/// The files in a folder; a folder that may come is watched by the name of a file in it.
fn within(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let files = entries.filter(|entry| !entry.file_name().to_string_lossy().starts_with('.'));
    let files = files.map(|entry| entry.path()).filter(|path| path.is_file());
    files.chain([folder.to_owned(), folder.join("sample.in")]).collect()
}

/// The Rust files below a folder that are not solutions.
fn libraries(folder: &Path, solutions: &Path, depth: u32, files: &mut BTreeSet<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() && path != solutions && depth > 0 {
            libraries(&path, solutions, depth - 1, files);
        } else if path.extension().is_some_and(|extension| extension == RUST) {
            files.insert(path);
        }
    }
}
