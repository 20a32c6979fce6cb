//! A library that a solution may use, as source text: the templates, or a crate.

use super::files::{Files, Form};
use super::module::Place;
use super::tree::{self, Wanted};
use anyhow::Result;
use grundy_host::failure::Failure;
use grundy_rust::tokens::words;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// A library.
#[derive(Debug, Clone)]
pub struct Library {
    /// What its module is called in the bundle: as those who use it call it.
    pub name: String,
    /// Where its files are.
    pub files: Files,
    /// Its modules.
    pub root: Root,
    /// The features that are on.
    pub features: Vec<String>,
    /// The libraries that it uses: their names in its code, and their places among all.
    pub uses: BTreeMap<String, usize>,
    /// Why its source may not become part of a bundle, if so, and what to do instead.
    pub refusal: Option<(String, String)>,
    /// What its licence asks to be kept with copies.
    pub notice: Option<String>,
}

/// How the modules of a library are found.
#[derive(Debug, Clone)]
pub enum Root {
    /// From its root file, by the `mod` items.
    File(PathBuf),
    /// The same, where the text of that file is known.
    Text(PathBuf, String),
    /// They are all there are, by name: public, and without anything that acts unnamed.
    Listed(BTreeMap<String, PathBuf>),
}

/// The libraries that a solution may use.
#[derive(Debug, Clone, Default)]
pub struct Libraries {
    /// All of them.
    pub all: Vec<Library>,
    /// Their names in the solution, and their places among all.
    pub of_solution: BTreeMap<String, usize>,
}

/// The libraries that a solution reaches, as modules for the root of its crate.
#[derive(Debug, Clone, Default)]
pub struct Linked {
    /// `mod grundy { … }`, and so on.
    pub modules: String,
    /// The names by which the solution can call the libraries that are there, with their modules.
    pub names: BTreeMap<String, String>,
    /// Their macros by library: what `#[macro_use] extern crate` imports.
    pub macros: BTreeMap<String, Vec<String>>,
    /// What licences ask to be kept.
    pub notices: Vec<String>,
}

impl Libraries {
    /// The name of a library's module.
    fn module(&self, library: usize) -> &str {
        &self.all[library].name
    }

    /// The modules that a text reaches.
    ///
    /// # Errors
    /// A library that cannot be read, does not parse, or may not be copied.
    pub fn link(&self, solution: &str, form: Form) -> Result<Linked> {
        let mut words = words(solution)?;
        let named = |(name, &library): (&String, &usize)| words.contains(name).then_some(library);
        let mut reached: BTreeSet<usize> = self.of_solution.iter().filter_map(named).collect();
        let mut trees;
        loop {
            let before = (reached.clone(), words.len());
            trees = Vec::new();
            for &library in &reached {
                trees.push((library, self.tree(library, &words, form)?));
            }
            for (library, tree) in &trees {
                let uses = &self.all[*library].uses;
                reached.extend(uses.iter().filter(|(name, _)| tree.words.contains(*name)).map(|(_, to)| to));
                // What one library may use of another.
                if !uses.is_empty() {
                    words.extend(tree.words.iter().cloned());
                }
            }
            if (reached.len(), words.len()) == (before.0.len(), before.1) {
                break;
            }
        }
        let mut linked = Linked::default();
        if trees.iter().any(|(_, tree)| tree.needs_alloc) {
            linked.modules += "extern crate alloc;\n";
        }
        for (library, tree) in trees {
            let name = self.module(library);
            linked.modules += &format!("mod {name} {{\n{}}}\n", tree.text);
            linked.macros.insert(name.to_owned(), tree.macros);
            linked.notices.extend(self.all[library].notice.clone());
        }
        let here = |(name, library): (&String, &usize)| {
            reached.contains(library).then(|| (name.clone(), self.module(*library).to_owned()))
        };
        linked.names = self.of_solution.iter().filter_map(here).collect();
        Ok(linked)
    }

    fn tree(&self, library: usize, words: &BTreeSet<String>, form: Form) -> Result<tree::Tree> {
        let is = &self.all[library];
        if let Some((why, help)) = &is.refusal {
            return Err(Failure::misuse(why, help));
        }
        let uses = is.uses.iter().map(|(name, &to)| (name.clone(), self.module(to).to_owned())).collect();
        // Only the templates have twins.
        let (form, called) = match is.root {
            Root::Listed(_) => (form, "template"),
            _ => (Form::Full, "library"),
        };
        let (files, features, within) = (&is.files, &is.features[..], Some(&*is.name));
        let place = Place { files, form, features, called, within, uses: &uses, macros: &BTreeMap::new() };
        tree::tree(&place, &is.root, &Wanted::Named(words))
    }
}
