//! A library that a solution may use, as source text: the templates, or a crate.

use super::callers::{Caller, Callers, Exporting, callers};
use super::files::{Files, Twin, folder_of};
use super::macros::Macros;
use super::module::{LibraryRoot, Module, ModuleReader, ReadModules};
use super::scope::Hidden;
use super::settings::Settings;
use super::tree::{ModuleFilter, Tree, tree};
use super::unfit::{self, Linkable};
use anyhow::Result;
use grundy_host::Failure;
use grundy_rust::tokens::words;
use proc_macro2::TokenStream;
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
    /// Why its source may not become part of a bundle, if so, and what to do instead.
    pub refusal: Option<(String, String)>,
    /// What its licence asks to be kept with copies.
    pub notice: Option<String>,
    /// What the author should know if it becomes part of a bundle.
    pub remark: Option<String>,
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
    /// What the author should know.
    pub remarks: Vec<String>,
    /// The modules of packages and their editions.
    pub editions: Vec<(String, String)>,
    /// How often macros may call each other; 0 if no library says that.
    pub recursion_limit: u64,
}

/// What a library's tree depends on beside its own text.
struct Around<'a> {
    /// The macros that the libraries are known to export.
    macros: &'a Macros,
    /// Who calls those that ask cargo.
    callers: &'a Callers,
    /// The solution.
    by: Caller<'a>,
    /// What the root calls std's `alloc`.
    alloc: &'a str,
    twin: Twin,
    /// What was read of each library.
    read: &'a BTreeMap<usize, ReadModules>,
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

    /// The modules that the text of a solution reaches.
    pub fn link(&self, solution: &str, by: Caller, twin: Twin) -> Result<Linked> {
        let mut words = words(solution)?;
        let solution: TokenStream = solution.parse().map_err(syn::Error::from)?;
        let alloc = self.free_alloc(&words);
        let named = |(name, &library): (&String, &usize)| words.contains(name).then_some((library, None));
        // With one that uses it, unless the solution does.
        let mut reached: BTreeMap<usize, Option<usize>> = self.of_solution.iter().filter_map(named).collect();
        let (mut trees, mut macros, mut callers) = (Vec::new(), BTreeMap::new(), Callers::new());
        let mut read: BTreeMap<usize, ReadModules> = BTreeMap::new();
        loop {
            let (before, known, known_callers) = ((reached.len(), words.len()), macros, callers);
            reached.keys().for_each(|&library| _ = read.entry(library).or_default());
            let around =
                Around { macros: &known, callers: &known_callers, by, alloc: &alloc, twin, read: &read };
            trees.clear();
            for &library in reached.keys() {
                let tree = self.tree(library, &words, &around);
                trees.push((library, tree.map_err(|error| self.with_users(error, library, &reached))?));
            }
            let exported =
                |(library, tree): &(usize, Tree)| (self.module(*library).to_owned(), tree.macros.clone());
            macros = trees.iter().map(exported).collect();
            callers = callers_of(&solution, &trees)?;
            // What was read stays if nothing is known that it depends on and was not known before.
            if macros != known {
                read.retain(|_, modules| !modules.borrow().values().any(|module| module.imports_macros));
            }
            if callers != known_callers {
                let asks = |module: &Module| module.macros.iter().any(|one| one.asks);
                read.values().for_each(|modules| modules.borrow_mut().retain(|_, module| !asks(module)));
            }
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
            if (reached.len(), words.len()) == before && is_known && callers == known_callers {
                break;
            }
        }
        let checked = self.check(&solution, &trees);
        checked.map_err(|(library, error)| self.with_users(error, library, &reached))?;
        let mut linked = self.modules(trees, &alloc);
        let here = |(name, library): (&String, &usize)| {
            reached.contains_key(library).then(|| (name.clone(), self.module(*library).to_owned()))
        };
        linked.names = self.of_solution.iter().filter_map(here).collect();
        Ok(Linked { macros, ..linked })
    }

    /// The libraries' trees as modules for the root.
    fn modules(&self, trees: Vec<(usize, Tree)>, alloc: &str) -> Linked {
        let mut linked = Linked::default();
        if trees.iter().any(|(_, tree)| tree.needs_alloc) {
            let renamed = if alloc == "alloc" { String::new() } else { format!(" as {alloc}") };
            linked.modules += &format!("extern crate alloc{renamed};\n");
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
            linked.remarks.extend(self.all[library].remark.clone());
        }
        linked
    }

    /// The error about a library with the way from the solution to it, if others lead there.
    fn with_users(
        &self,
        error: anyhow::Error,
        library: usize,
        users: &BTreeMap<usize, Option<usize>>,
    ) -> anyhow::Error {
        let mut way: Vec<usize> = std::iter::successors(Some(library), |one| users[one]).collect();
        way.reverse();
        let names: Vec<&str> = way.iter().map(|&one| self.module(one)).collect();
        let error = match &names[..] {
            [first, rest @ ..] if !rest.is_empty() => {
                error.context(format!("{first} uses {}", rest.join(", which uses ")))
            }
            _ => error,
        };
        let remarks = way.iter().filter_map(|&one| self.all[one].remark.clone());
        remarks.fold(error, anyhow::Error::context)
    }

    /// A name for std's `alloc` in the root, which has something else by that name where the
    /// solution mentions it.
    fn free_alloc(&self, words: &BTreeSet<String>) -> String {
        let mut name = "alloc".to_owned();
        while words.contains(&name) || self.all.iter().any(|library| library.name == name) {
            name.push('_');
        }
        name
    }

    fn caller(&self, library: usize) -> Caller<'_> {
        let Library { name, settings, root, .. } = &self.all[library];
        let folder = match root {
            LibraryRoot::File(path) | LibraryRoot::Text(path, _) => folder_of(path),
            LibraryRoot::Listed(_) => Path::new(""),
        };
        Caller { module: Some(name), settings, folder }
    }

    /// Whether the libraries can be modules; of the first that cannot the place, and why.
    fn check(
        &self,
        solution: &TokenStream,
        trees: &[(usize, Tree)],
    ) -> std::result::Result<(), (usize, anyhow::Error)> {
        let mut linkable = Vec::new();
        for (library, tree) in trees {
            let tokens = tree.text.parse().map_err(|error| (*library, syn::Error::from(error).into()))?;
            linkable.push(Linkable { name: self.module(*library), tokens, exported: &tree.macros });
        }
        unfit::refusal(solution, &linkable).map_or(Ok(()), |(at, error)| Err((trees[at].0, error)))
    }

    /// One library's tree, given what words name and what is known of the others.
    fn tree(&self, library: usize, words: &BTreeSet<String>, around: &Around) -> Result<Tree> {
        let source = &self.all[library];
        if let Some((why, help)) = &source.refusal {
            return Err(Failure::misuse(why, help));
        }
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
        let reader = ModuleReader {
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
        };
        tree(&reader, &source.root, &ModuleFilter::Named(words))
    }
}

/// Who calls the macros of these trees that ask cargo.
fn callers_of(solution: &TokenStream, trees: &[(usize, Tree)]) -> Result<Callers> {
    let exporting = trees.iter().map(|(place, tree)| Exporting {
        place: *place,
        text: &tree.text,
        macros: &tree.macros,
        asking: &tree.asking,
    });
    callers(solution, &exporting.collect::<Vec<Exporting>>())
}
