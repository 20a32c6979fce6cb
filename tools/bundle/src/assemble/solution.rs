//! A solution and the libraries that it may use.

use super::callers::Caller;
use super::edition_2015;
use super::files::{Files, Twin, folder_of, plain};
use super::library::Libraries;
use super::link::Linked;
use super::module::{LibraryRoot, ModuleReader, ReadModules};
use super::scope::is_taken;
use super::settings::Settings;
use super::templates::{GRUNDY, Templates};
use super::tree::{ModuleFilter, tree};
use super::whole_file::is_whole;
use crate::class;
use crate::package_build::CargoProgram;
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
    /// What cargo has decided about it.
    pub settings: Settings,
    /// The cargo package that it is part of, if that has libraries.
    pub package: Option<CargoProgram>,
}

impl Solution {
    /// A source file that may use the templates. `features` are the templates'; without any they
    /// are std-only.
    ///
    /// # Errors
    /// Misuse: the file cannot be read.
    pub fn in_file(path: &Path, templates: &Templates, features: &[&str]) -> Result<Solution> {
        Solution::from_text(path, &source::read(path)?, templates, features)
    }

    /// The same for the text of a file. One that is whole by itself, with an own module `grundy`,
    /// say, uses no templates.
    ///
    /// # Errors
    /// A failed check: it is a class whose method a program cannot call.
    pub fn from_text(path: &Path, text: &str, templates: &Templates, features: &[&str]) -> Result<Solution> {
        if is_whole(&plain(text)) {
            return Solution::alone(path, text);
        }
        let libraries = Libraries {
            all: vec![templates.library(features)],
            of_solution: BTreeMap::from([(GRUNDY.to_owned(), 0)]),
            ..Libraries::default()
        };
        Ok(Solution { libraries, ..Solution::alone(path, text)? }.with_free_names())
    }

    /// The text of a file that uses no library.
    pub(super) fn alone(path: &Path, text: &str) -> Result<Solution> {
        Ok(Solution {
            name: path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
            path: path.to_owned(),
            text: class::with_main(plain(text), path)?,
            libraries: Libraries::default(),
            settings: Settings::default(),
            package: None,
        })
    }

    /// The solution, in which no module of a library has a name that it uses itself.
    pub(super) fn with_free_names(mut self) -> Solution {
        for library in &mut self.libraries.all {
            let is_hidden =
                |name: &String| self.libraries.hidden.contains(&("crate".to_owned(), name.clone()));
            while self.text.contains(&library.name) && is_taken(&self.text, &library.name)
                || is_hidden(&library.name)
            {
                library.name.push('_');
            }
        }
        self
    }

    /// Its text with its own modules, in which the libraries that are there are known.
    ///
    /// # Errors
    /// As [`assemble`](super::assemble).
    pub fn modules(&self, linked: &Linked) -> Result<String> {
        let reader = ModuleReader {
            files: &Files::Folder(PathBuf::new()),
            twin: Twin::Full,
            settings: &self.settings,
            called: "file",
            within: None,
            root: "crate",
            hidden: &self.libraries.hidden,
            aliases: &[],
            uses: &linked.names,
            macros: &linked.macros,
            callers: &BTreeMap::new(),
            alloc: "alloc",
            read: &ReadModules::default(),
        };
        let root = LibraryRoot::Text(self.path.clone(), self.text.clone());
        Ok(tree(&reader, &root, &ModuleFilter::All)?.text)
    }

    /// The modules that its text reaches, in one of its forms.
    ///
    /// # Errors
    /// As [`assemble`](super::assemble).
    pub fn link(&self, text: &str, twin: Twin) -> Result<Linked> {
        let by = Caller { module: None, settings: &self.settings, folder: folder_of(&self.path) };
        self.libraries.link(text, by, twin)
    }

    /// Whether it can be taken apart. What cannot is for the compiler, which says why.
    pub fn is_parsable(&self) -> bool {
        syn::parse_file(&self.text).is_ok()
    }

    /// The solution for a bundle of an edition: that of 2015 is written as every edition has it.
    pub fn for_edition(mut self, edition: &str) -> Solution {
        if edition == "2015" {
            self.text = edition_2015::modern(&self.text);
        }
        let libraries = self.libraries.all.iter_mut().map(|library| &mut library.settings);
        for settings in libraries.chain([&mut self.settings]) {
            settings.target = edition.to_owned();
        }
        self
    }
}
