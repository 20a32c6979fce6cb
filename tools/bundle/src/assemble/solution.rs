//! A solution and the libraries that it may use.

use super::edition_2015;
use super::files::plain;
use super::library::Libraries;
use super::scope::is_taken;
use super::templates::{GRUNDY, Templates};
use anyhow::Result;
use grundy_rust::source;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// A source file and the libraries it may use.
#[derive(Debug, Clone)]
pub struct Solution {
    /// The slug, or the file's name without `.rs`.
    pub name: String,
    /// Where the source is, for messages.
    pub path: PathBuf,
    /// The source without byte order mark, `#!` line and carriage returns.
    pub text: String,
    /// The libraries.
    pub libraries: Libraries,
    /// The features of its package that are on.
    pub features: Vec<String>,
    /// The cargo package that it is part of, if that has libraries.
    pub package: Option<CargoProgram>,
}

/// A program of a cargo package.
#[derive(Debug, Clone)]
pub struct CargoProgram {
    /// The package's `Cargo.toml`.
    pub manifest: PathBuf,
    /// `--bin` or `--example`.
    pub option: &'static str,
    /// Its name.
    pub name: String,
    /// Its edition.
    pub edition: String,
    /// Its source.
    pub source: PathBuf,
    /// Whether it needs packages that are not on this disk by path.
    pub has_crates: bool,
}

impl Solution {
    /// A source file that may use the templates. `features` are the templates'; without any they
    /// are std-only.
    ///
    /// # Errors
    /// Misuse: the file cannot be read.
    pub fn in_file(path: &Path, templates: &Templates, features: &[&str]) -> Result<Solution> {
        Ok(Solution::from_text(path, &source::read(path)?, templates, features))
    }

    /// The same for the text of a file.
    pub fn from_text(path: &Path, text: &str, templates: &Templates, features: &[&str]) -> Solution {
        let solution = Solution {
            name: path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
            path: path.to_owned(),
            text: plain(text),
            libraries: Libraries {
                all: vec![templates.library(features)],
                of_solution: BTreeMap::from([(GRUNDY.to_owned(), 0)]),
            },
            features: Vec::new(),
            package: None,
        };
        solution.with_free_names()
    }

    /// The solution, in which no module of a library has a name that it uses itself.
    pub(super) fn with_free_names(mut self) -> Solution {
        for library in &mut self.libraries.all {
            while self.text.contains(&library.name) && is_taken(&self.text, &library.name) {
                library.name.push('_');
            }
        }
        self
    }

    /// The solution of edition 2015, written as every edition has it.
    pub fn modern(self) -> Solution {
        Solution { text: edition_2015::modern(&self.text), ..self }
    }
}
