//! A library that a solution may use, as source text: the templates, or a crate.

use super::files::{Files, Twin};
use super::macros::Macros;
use super::module::{LibraryRoot, ModuleReader};
use super::scope::Hidden;
use super::settings::Settings;
use super::tree::{ModuleFilter, Tree, tree};
use anyhow::Result;
use grundy_host::Failure;
use grundy_rust::tokens::words;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Debug, Clone)]
pub struct Library {
    /// What its module is called in the bundle: as those who use it call it.
    pub name: String,
    pub files: Files,
    pub root: LibraryRoot,
    pub settings: Settings,
    /// The libraries that it uses: their names in its code, and their places among all.
    pub uses: BTreeMap<String, usize>,
    /// Why its source may not become part of a bundle, if so, and what to do instead.
    pub refusal: Option<(String, String)>,
    /// What its licence asks to be kept with copies.
    pub notice: Option<String>,
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

/// The libraries that a solution reaches, as modules for the root of its crate.
#[derive(Debug, Clone, Default)]
pub struct Linked {
    /// `mod grundy { … }`, and so on.
    pub modules: String,
    /// The names by which the solution can call the libraries that are there, with their modules.
    pub names: BTreeMap<String, String>,
    /// What `#[macro_use] extern crate` imports.
    pub macros: Macros,
    /// What licences ask to be kept.
    pub notices: Vec<String>,
    /// The modules of packages and their editions.
    pub editions: Vec<(String, String)>,
    /// How often macros may call each other; 0 if no library says that.
    pub recursion_limit: u64,
}

impl Libraries {
    fn module(&self, library: usize) -> &str {
        &self.all[library].name
    }

    /// All names by which they are called, with one of the modules that are called so.
    pub fn names(&self) -> BTreeMap<String, String> {
        let of_all = self.all.iter().flat_map(|library| &library.uses).chain(&self.of_solution);
        of_all.map(|(name, &to)| (name.clone(), self.module(to).to_owned())).collect()
    }

    /// The modules that a text reaches.
    pub fn link(&self, solution: &str, twin: Twin) -> Result<Linked> {
        let mut words = words(solution)?;
        let named = |(name, &library): (&String, &usize)| words.contains(name).then_some((library, None));
        // With one that uses it, unless the solution does.
        let mut reached: BTreeMap<usize, Option<usize>> = self.of_solution.iter().filter_map(named).collect();
        let (mut trees, mut macros) = (Vec::new(), BTreeMap::new());
        loop {
            let (before, known) = ((reached.len(), words.len()), macros);
            trees.clear();
            for &library in reached.keys() {
                let tree = self.tree(library, &words, &known, twin);
                trees.push((library, tree.map_err(|error| self.with_users(error, library, &reached))?));
            }
            let exported =
                |(library, tree): &(usize, Tree)| (self.module(*library).to_owned(), tree.macros.clone());
            macros = trees.iter().map(exported).collect();
            for (library, tree) in &trees {
                let uses = &self.all[*library].uses;
                for (_, &to) in uses.iter().filter(|(name, _)| tree.words.contains(*name)) {
                    reached.entry(to).or_insert(Some(*library));
                }
                // What one library may use of another.
                if !uses.is_empty() {
                    words.extend(tree.words.iter().cloned());
                }
            }
            let uses_others = |library: &usize| !self.all[*library].uses.is_empty();
            let is_known = macros == known || !reached.keys().any(uses_others);
            if (reached.len(), words.len()) == before && is_known {
                break;
            }
        }
        let mut linked = Linked { macros, ..Linked::default() };
        if trees.iter().any(|(_, tree)| tree.needs_alloc) {
            linked.modules += "extern crate alloc;\n";
        }
        for (library, tree) in trees {
            let name = self.module(library);
            linked.modules += &format!("mod {name} {{\n{}}}\n", tree.text);
            linked.recursion_limit = linked.recursion_limit.max(tree.recursion_limit);
            let edition = &self.all[library].settings.edition;
            if !edition.is_empty() {
                linked.editions.push((name.to_owned(), edition.clone()));
            }
            linked.notices.extend(self.all[library].notice.clone());
        }
        let here = |(name, library): (&String, &usize)| {
            reached.contains_key(library).then(|| (name.clone(), self.module(*library).to_owned()))
        };
        linked.names = self.of_solution.iter().filter_map(here).collect();
        Ok(linked)
    }

    /// The error about a library with the way from the solution to it, if others lead there.
    fn with_users(
        &self,
        error: anyhow::Error,
        library: usize,
        users: &BTreeMap<usize, Option<usize>>,
    ) -> anyhow::Error {
        let way = std::iter::successors(Some(library), |one| users[one]);
        let mut way: Vec<&str> = way.map(|one| self.module(one)).collect();
        way.reverse();
        match &way[..] {
            [first, rest @ ..] if !rest.is_empty() => {
                error.context(format!("{first} uses {}", rest.join(", which uses ")))
            }
            _ => error,
        }
    }

    /// One library's tree, given what words name and what macros the others are known to export.
    fn tree(&self, library: usize, words: &BTreeSet<String>, macros: &Macros, twin: Twin) -> Result<Tree> {
        let source = &self.all[library];
        if let Some((why, help)) = &source.refusal {
            return Err(Failure::misuse(why, help));
        }
        let uses = source.uses.iter().map(|(name, &to)| (name.clone(), self.module(to).to_owned())).collect();
        // Only the templates have twins.
        let (twin, called) = match source.root {
            LibraryRoot::Listed(_) => (twin, "template"),
            _ => (Twin::Full, "library"),
        };
        let (files, settings, within) = (&source.files, &source.settings, Some(&*source.name));
        let (root, hidden, uses) = (&*format!("crate::{}", source.name), &self.hidden, &uses);
        let aliases = &[];
        let reader =
            ModuleReader { files, twin, settings, called, within, root, hidden, aliases, uses, macros };
        tree(&reader, &source.root, &ModuleFilter::Named(words))
    }
}
