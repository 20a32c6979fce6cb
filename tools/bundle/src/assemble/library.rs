//! A library that a solution may use, as source text: the templates, or a crate.

use super::callers::{Caller, Callers};
use super::files::{Files, Twin, folder_of};
use super::macros::Macros;
use super::module::{LibraryRoot, ModuleReader, ReadModules};
use super::scope::Hidden;
use super::settings::Settings;
use super::tree::{ModuleFilter, Tree, tree};
use anyhow::Result;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

#[derive(Debug, Clone)]
pub struct Library {
    /// What its module is called in the bundle: as those who use it call it.
    pub name: String,
    pub files: Files,
    pub root: LibraryRoot,
    pub settings: Settings,
    /// The libraries that it uses: their names in its code, and their places among all.
    pub uses: BTreeMap<String, usize>,
    /// Why its source may not become part of a bundle, if so.
    pub refusal: Option<Refusal>,
    /// What its licence asks to be kept with copies.
    pub notice: Option<Notice>,
    /// What the author should know if it becomes part of a bundle.
    pub remark: Option<String>,
}

/// What a licence asks to be kept with copies of a package.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// The package, its version, and the licences that it names.
    pub title: String,
    pub terms: String,
}

/// Why a library may not become part of a bundle.
#[derive(Debug, Clone)]
pub struct Refusal {
    pub why: String,
    /// What to do instead.
    pub help: String,
    /// The names that need it, if these are known; without them nothing of it is used.
    pub only_with: Option<BTreeSet<String>>,
}

impl Refusal {
    pub fn new(why: String, only_with: Option<BTreeSet<String>>) -> Refusal {
        let help = "do without it, or choose a judge that offers it (`grundy judges`)".to_owned();
        Refusal { why, help, only_with }
    }

    /// Whether a bundle with these words needs the library.
    pub fn concerns(&self, words: &BTreeSet<String>) -> bool {
        self.only_with.as_ref().is_none_or(|names| !names.is_disjoint(words))
    }
}

/// The libraries that a solution may use.
#[derive(Debug, Clone, Default)]
pub struct Libraries {
    pub all: Vec<Library>,
    /// Their names in the solution, and their places among all.
    pub of_solution: BTreeMap<String, usize>,
    /// Where globs bring a name that one of them has.
    pub hidden: Hidden,
}

/// What a library's tree depends on beside its own text.
pub struct Around<'a> {
    /// The macros that the libraries are known to export.
    pub macros: &'a Macros,
    /// Who calls those that ask cargo.
    pub callers: &'a Callers,
    /// The solution.
    pub by: Caller<'a>,
    /// What the root calls std's `alloc`.
    pub alloc: &'a str,
    pub twin: Twin,
    /// What was read of each library.
    pub read: &'a BTreeMap<usize, ReadModules>,
}

impl Libraries {
    pub fn module(&self, library: usize) -> &str {
        &self.all[library].name
    }

    /// Whether the source of one may not become part of any bundle, or not of each.
    pub fn any_is_refused(&self) -> bool {
        self.all.iter().any(|library| library.refusal.is_some())
    }

    /// All names by which they are called, with one of the modules that are called so.
    pub fn names(&self) -> BTreeMap<String, String> {
        let of_all = self.all.iter().flat_map(|library| &library.uses).chain(&self.of_solution);
        of_all.map(|(name, &to)| (name.clone(), self.module(to).to_owned())).collect()
    }

    fn caller(&self, library: usize) -> Caller<'_> {
        let Library { name, settings, root, .. } = &self.all[library];
        let folder = match root {
            LibraryRoot::File(path) | LibraryRoot::Text(path, _) => folder_of(path),
            LibraryRoot::Listed(_) => Path::new(""),
        };
        Caller { module: Some(name), settings, folder }
    }

    /// One library's tree, given what words name and what is known of the others.
    pub fn tree(&self, library: usize, words: &BTreeSet<String>, around: &Around) -> Result<Tree> {
        let read = |reader: &ModuleReader| tree(reader, &self.all[library].root, &ModuleFilter::Named(words));
        self.with_reader(library, around, read)
    }

    /// The libraries whose macros one imports, of which it is not known yet which these are: its
    /// files would be read in vain.
    pub fn awaited(&self, library: usize, around: &Around) -> Result<Vec<usize>> {
        let LibraryRoot::File(root) = &self.all[library].root else { return Ok(Vec::new()) };
        let read = |reader: &ModuleReader| reader.load(root, folder_of(root), reader.root);
        let mut imported = self.with_reader(library, around, read)?.imports_macros;
        imported.retain(|module| !around.macros.contains_key(module));
        Ok((0..self.all.len())
            .filter(|&other| imported.iter().any(|name| name == self.module(other)))
            .collect())
    }

    /// What comes of reading one library.
    fn with_reader<T>(
        &self,
        library: usize,
        around: &Around,
        work: impl FnOnce(&ModuleReader) -> Result<T>,
    ) -> Result<T> {
        let source = &self.all[library];
        let uses = source.uses.iter().map(|(name, &to)| (name.clone(), self.module(to).to_owned())).collect();
        // Only the templates have twins.
        let (twin, called) = match source.root {
            LibraryRoot::Listed(_) => (around.twin, "template"),
            _ => (Twin::Full, "library"),
        };
        let (files, settings, within) = (&source.files, &source.settings, Some(&*source.name));
        let (root, hidden, uses) = (&*format!("crate::{}", source.name), &self.hidden, &uses);
        let caller = |place: &Option<usize>| place.map_or(around.by, |library| self.caller(library));
        let callers = around.callers.iter();
        let callers = callers.map(|(name, places)| (name.clone(), places.iter().map(caller).collect()));
        let (callers, macros, alloc) = (&callers.collect(), around.macros, around.alloc);
        let aliases = &[];
        work(&ModuleReader {
            files,
            twin,
            settings,
            called,
            within,
            root,
            hidden,
            aliases,
            uses,
            macros,
            callers,
            alloc,
            read: &around.read[&library],
        })
    }
}
