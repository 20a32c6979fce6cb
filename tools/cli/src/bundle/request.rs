//! What is to be bundled: the source, the judge it is for, the samples that prove it.

use crate::base::failure::Failure;
use crate::problem::cases::{self, Case};
use crate::problem::catalogue::{self, Limits};
use crate::problem::judges::{self, Judge};
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The language of a bundle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Emit {
    /// The Rust file.
    Rust,
    /// One C file for gcc and g++, translated from the Rust file.
    C,
}

impl Emit {
    /// How a file in that language ends, and what it is called in scripts.
    pub fn extension(self) -> &'static str {
        match self {
            Emit::Rust => "rs",
            Emit::C => "c",
        }
    }
}

/// A solution and the judge it is for.
#[derive(Debug, Clone)]
pub struct Request {
    /// The slug, or the file's name without `.rs`.
    pub name: String,
    /// Where the source is, for messages.
    pub path: PathBuf,
    /// The source.
    pub text: String,
    /// The problem's address, where it is known.
    pub address: Option<String>,
    /// The judge; without one, any judge with a compiler that knows edition 2021.
    pub judge: Option<Judge>,
    /// The language.
    pub emit: Emit,
    /// Instead of the judge's edition.
    pub edition: Option<String>,
    /// Use the crates that the judge offers instead of their std-only twins.
    pub crates: bool,
    /// As short as possible.
    pub minify: bool,
    /// What it is run on.
    pub cases: Vec<Case>,
    /// The problem's limits.
    pub limits: Limits,
}

impl Request {
    /// A problem of the repository, for its own judge, with all its samples.
    ///
    /// # Errors
    /// An unknown slug, a malformed header, no sample.
    pub fn problem(root: &Path, slug: &str) -> Result<Request> {
        let problem = catalogue::problem(root, slug)?;
        Ok(Request {
            name: problem.slug,
            text: read(&problem.path)?,
            path: problem.path,
            address: Some(problem.source),
            judge: judges::of_slug(slug),
            emit: Emit::Rust,
            edition: None,
            crates: false,
            minify: false,
            cases: cases::of(root, slug)?,
            limits: problem.limits,
        })
    }

    /// Any file; its judge and its samples are those that its name or its place tells.
    ///
    /// # Errors
    /// A file or folder that cannot be read, half a sample.
    pub fn file(root: &Path, path: &Path) -> Result<Request> {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let beside = path.with_extension("");
        let folders = [beside, root.join("inputs").join(&name)];
        let cases = match folders.iter().find(|folder| folder.is_dir()) {
            Some(folder) => cases::within(folder, &folder.display().to_string())?,
            None => Vec::new(),
        };
        Ok(Request {
            judge: judges::of_slug(&name),
            text: read(path)?,
            path: path.to_owned(),
            name,
            address: None,
            emit: Emit::Rust,
            edition: None,
            crates: false,
            minify: false,
            cases,
            limits: Limits::default(),
        })
    }

    /// The edition to compile with.
    pub fn edition(&self) -> String {
        let judges = self.judge.as_ref().and_then(|judge| judge.edition.as_ref()).map(|edition| &edition.is);
        self.edition.as_ref().or(judges).cloned().unwrap_or_else(|| "2021".to_owned())
    }

    /// What the compiler is told.
    pub fn flags(&self) -> Vec<String> {
        let judges = self.judge.as_ref().and_then(|judge| judge.flags.as_ref());
        judges.map_or_else(|| vec!["-O".to_owned()], |flags| flags.is.clone())
    }

    /// The crates that the judge offers; to C, none.
    pub fn offers(&self) -> BTreeMap<String, String> {
        if self.emit == Emit::C {
            return BTreeMap::new();
        }
        self.judge.as_ref().map(Judge::known_crates).unwrap_or_default()
    }

    /// The crates that the judge offers, in words.
    pub fn offer(&self) -> String {
        let names: Vec<String> = self.offers().into_keys().collect();
        match &self.judge {
            _ if self.emit == Emit::C => "a C file has only std".to_owned(),
            None => "without --judge only std is there".to_owned(),
            Some(judge) if judge.crates.is_none() => {
                format!("which crates {} offers is not known", judge.title)
            }
            Some(judge) if names.is_empty() => format!("{} offers no crates", judge.title),
            Some(judge) => format!("{} offers {}", judge.title, names.join(", ")),
        }
    }

    /// A syntax error with its place in the file.
    pub fn located(&self, error: anyhow::Error) -> anyhow::Error {
        match error.downcast::<syn::Error>() {
            Ok(error) => {
                let (at, path) = (error.span().start(), self.path.display());
                let message = format!("{path}:{}:{}: {error}", at.line, at.column + 1);
                Failure::check(message, "nothing was written; mend the file until rustc accepts it")
            }
            Err(error) => error,
        }
    }
}

/// A source file without byte order mark, `#!` line and carriage returns, as the compiler reads it.
pub fn read(path: &Path) -> Result<String> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text).replace("\r\n", "\n");
    let script = text.starts_with("#!") && !text[2..].trim_start().starts_with('[');
    Ok(if script { text.split_once('\n').map_or(String::new(), |(_, rest)| rest.to_owned()) } else { text })
}
