//! One problem where the user works on it: its files, and what is known of it.

use crate::problem::catalogue;
use crate::problem::home::Home;
use crate::problem::judges::{self, Judge};
use crate::problem::judging::{FileOrCommand, Helper, Judging, is_interactive};
use crate::problem::languages::RUST;
use crate::problem::places;
use crate::problem::sources::{is_slug, located, sources};
use anyhow::{Context, Result};
use grundy_header::{self as header, Limits};
use grundy_header::{Bullet, HeaderFlaw, Leeway, Problem};
use grundy_host::{Failure, called, names};
use std::fs;
use std::path::{Path, PathBuf};

/// A solution and what belongs to it.
#[derive(Debug, Clone, PartialEq)]
pub struct Work {
    /// The slug, or the file's name without its extension.
    pub name: String,
    pub source: PathBuf,
    /// The folder with its samples, which may not exist, and in a contest folder with what helps.
    pub folder: PathBuf,
    /// Whether it is a problem of the checkout.
    pub is_of_checkout: bool,
    pub address: Option<String>,
    pub limits: Limits,
    pub judging: Judging,
    /// Whether the user wants blanks at the ends of lines to count, whatever the judge does.
    pub is_strict: bool,
    /// The names of the cases that the user wants; all without any.
    pub only: Vec<String>,
}

impl Work {
    /// What a word means here: a file with a solution, or the name of one.
    pub fn find(home: &Home, word: &str) -> Result<Work> {
        Work::list(home, &[word.to_owned()])?.remove(0).1
    }

    /// The same for several words, or for all solutions if there is none, each once; with their
    /// names. A flaw of one is no error of the others.
    pub fn list(home: &Home, words: &[String]) -> Result<Vec<(String, Result<Work>)>> {
        let mut works: Vec<(String, Result<Work>)> = Vec::new();
        let words = if words.is_empty() { &Work::names(home)?[..] } else { words };
        let mut add = |name: String, work: Result<Work>| {
            let source = |work: &Result<Work>| work.as_ref().ok().map(|work| work.source.clone());
            if !works.iter().any(|(other, known)| *other == name && source(known) == source(&work)) {
                works.push((name, work));
            }
        };
        let is_slug = |word: &&String| home.checkout().is_some() && is_slug(word);
        let known = home.checkout().map(catalogue::slugs).transpose()?.unwrap_or_default();
        let spelt = |word: &String| catalogue::known_slug(word, &known).unwrap_or(word).clone();
        let words: Vec<String> =
            words.iter().map(|word| if is_slug(&word) { spelt(word) } else { word.clone() }).collect();
        let slugs: Vec<String> = words.iter().filter(is_slug).cloned().collect();
        let mut problems = match home.checkout() {
            Some(root) if !slugs.is_empty() => catalogue::entries(root, &slugs)?,
            _ => Vec::new(),
        };
        for word in &words {
            if let Some(at) = problems.iter().position(|entry| entry.slug == *word) {
                let entry = problems.remove(at);
                add(entry.slug, entry.problem.map(|problem| Work::of_problem(home, problem)));
            } else if !is_slug(&word) {
                let path = located(home, word)?;
                add(home.name_of(&path), Work::of_file(home, &path));
            }
        }
        Ok(works)
    }

    /// The names of all solutions, as [`Work::find`] takes them.
    pub fn names(home: &Home) -> Result<Vec<String>> {
        match home.checkout() {
            Some(root) => catalogue::slugs(root),
            None => {
                let names: Vec<String> = sources(home)?.iter().map(|source| Home::shown(source)).collect();
                if names.is_empty() {
                    let message = format!("there is no solution in {}", home.sources.display());
                    return Err(Failure::misuse(message, format!("`{} new NAME` begins one", called())));
                }
                Ok(names)
            }
        }
    }

    /// The judge that was asked for; else the one that its name, its address or the contest folder
    /// names.
    pub fn judge(&self, home: &Home, asked: Option<&str>) -> Result<Option<Judge>> {
        if let Some(name) = asked {
            return judges::named(name).map(Some);
        }
        let of_address = || self.address.as_ref().and_then(|address| places::of_site(address).cloned());
        let found = judges::of_slug(&self.name).or_else(of_address);
        match (found, &home.config.judge) {
            (None, Some(name)) => judges::named(name).map(Some),
            (found, _) => Ok(found),
        }
    }

    /// A problem of the checkout of which only the oracle is asked.
    pub fn unread(home: &Home, slug: &str) -> Work {
        Work {
            name: slug.to_owned(),
            source: home.sources.join(slug).with_extension(RUST),
            folder: home.samples(slug),
            is_of_checkout: true,
            address: None,
            limits: Limits::default(),
            judging: Judging::of(&home.folder, slug, Leeway::None),
            is_strict: false,
            only: Vec::new(),
        }
    }

    fn of_problem(home: &Home, problem: Problem) -> Work {
        Work {
            folder: home.samples(&problem.slug),
            is_of_checkout: true,
            judging: Judging::of(&home.folder, &problem.slug, problem.leeway),
            is_strict: false,
            only: Vec::new(),
            source: problem.path,
            address: Some(problem.source),
            limits: problem.limits,
            name: problem.slug,
        }
    }

    /// The problem that a file solves; in a checkout this may be one of its own.
    pub fn of_file(home: &Home, path: &Path) -> Result<Work> {
        let name = home.name_of(path);
        if let Some(root) = home.checkout()
            && path.canonicalize().ok() == home.sources.join(format!("{name}.{RUST}")).canonicalize().ok()
        {
            return Ok(Work::of_problem(home, catalogue::problem(root, &name)?));
        }
        let folder = path.with_extension("");
        let in_checkout = home.checkout().map(|root| root.join("inputs").join(&name));
        let folder = match in_checkout.filter(|inputs| !folder.is_dir() && inputs.is_dir()) {
            Some(inputs) => inputs,
            None if folder == path => home.sources.join(format!("{name}.samples")), // of an executable
            None => folder,
        };
        // A pipe can be read only once.
        let header = if path.is_file() { comment(home, path)? } else { String::new() };
        let flaw = |line: usize, message: String| {
            Failure::misuse(
                format!("{}:{line}: {message}", path.display()),
                "mend the header, or delete that line of it",
            )
        };
        if let Some((bullet, known)) = misspelt(&header) {
            let message = format!("nobody reads the bullet `{}`: write `{known}`", bullet.name);
            return Err(flaw(bullet.line, message));
        }
        let unread = |unread: HeaderFlaw| flaw(unread.line, unread.message);
        let bullet = |name| header::bullets(&header).into_iter().find(|bullet| bullet.name == name);
        let limits = match bullet("Limits") {
            Some(limits) => Limits::parse(&limits.value)
                .ok_or_else(|| flaw(limits.line, format!("cannot read the limits `{}`", limits.value)))?,
            None => Limits::default(),
        };
        let files = header::files(&header).map_err(unread)?;
        let limits = Limits { files, ..limits };
        let leeway = header::judged(&header).map_err(unread)?;
        let note = bullet("Source").map_or(String::new(), |source| source.value);
        let address = header::address(&note).map(str::to_owned);
        let judging = match (helper(home, &folder, "interact")?, helper(home, &folder, "check")?) {
            (Some(interactor), _) => Judging::Interactor(Helper::Own(FileOrCommand::File(interactor))),
            (_, Some(checker)) => Judging::Checker(Helper::Own(FileOrCommand::File(checker))),
            _ if is_interactive(&note) => Judging::Interactor(Helper::Missing),
            _ => Judging::Comparison(leeway),
        };
        let address = address.or_else(|| places::address_of(&name));
        let source = path.to_owned();
        let (is_of_checkout, is_strict, only) = (false, false, Vec::new());
        Ok(Work { name, source, folder, is_of_checkout, address, limits, judging, is_strict, only })
    }

    /// Whether blanks at the ends of lines and blank lines at the end of an output count.
    pub fn counts_blanks(&self, home: &Home) -> Result<bool> {
        let judge = self.judge(home, None)?;
        let rule = judge.and_then(|judge| judge.presentation_error);
        Ok(self.is_strict || rule.is_some_and(|rule| rule.is))
    }

    /// The program that helps with this problem in its folder: `brute` is the file `brute.py`, for
    /// example.
    pub fn helper(&self, home: &Home, name: &str) -> Result<Option<PathBuf>> {
        if self.is_of_checkout { Ok(None) } else { helper(home, &self.folder, name) }
    }
}

fn helper(home: &Home, folder: &Path, name: &str) -> Result<Option<PathBuf>> {
    let Ok(entries) = fs::read_dir(folder) else { return Ok(None) };
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    let is_it = |path: &PathBuf| path.file_stem().is_some_and(|stem| stem == name) && path.is_file();
    files.retain(|path| is_it(path) && home.is_source(path));
    if let [one, other, ..] = &files[..] {
        let message =
            format!("there are two programs for the same: {} and {}", Home::shown(one), Home::shown(other));
        return Err(Failure::misuse(message, "delete or rename one of them"));
    }
    Ok(files.pop())
}

/// The header of a source, in the form of Rust's.
pub fn comment(home: &Home, path: &Path) -> Result<String> {
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    let mark = match home.language(&extension) {
        _ if extension == RUST => "//!",
        Some(language) => &language.comment,
        None => return Ok(String::new()),
    };
    let bytes = fs::read(path).with_context(|| path.display().to_string())?;
    let text = String::from_utf8_lossy(&bytes);
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    // Attributes, `#include` and other comments may be above it.
    let is_above = |line: &&str| {
        !line.starts_with(mark) && (line.trim().is_empty() || line.starts_with('#') || line.starts_with("//"))
    };
    let lines = text.lines().skip_while(is_above).map_while(|line| line.strip_prefix(mark));
    Ok(lines.map(|line| format!("//!{line}\n")).collect())
}

/// The first bullet of a header that is nearly one of those that count, and that one.
fn misspelt(header: &str) -> Option<(Bullet, String)> {
    let known = ["Source", "Limits", "Files", "Judged"].map(str::to_owned);
    header::bullets(header).into_iter().find_map(|bullet| {
        let meant = names::nearest(&bullet.name, &known).filter(|known| **known != bullet.name)?.clone();
        Some((bullet, meant))
    })
}
