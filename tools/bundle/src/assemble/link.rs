//! Which libraries a solution reaches: what reaches what is only known once each has been read.

use super::callers::{Caller, Callers, Exporting, callers};
use super::files::Twin;
use super::library::{Around, Libraries, Notice, Refusal};
use super::macros::Macros;
use super::module::{Module, ReadModules};
use super::tree::Tree;
use super::unfit::{self, Linkable};
use anyhow::Result;
use grundy_host::Failure;
use grundy_rust::tokens::words_of;
use proc_macro2::TokenStream;
use std::collections::{BTreeMap, BTreeSet};

/// The libraries that a solution reaches, as modules for the root of its crate.
#[derive(Debug, Clone, Default)]
pub struct Linked {
    /// `mod grundy { … }`, and so on.
    pub modules: String,
    /// The names by which the solution can call the libraries that are there, with their modules.
    pub names: BTreeMap<String, String>,
    /// What `#[macro_use] extern crate` imports.
    pub macros: Macros,
    /// The modules of libraries, and what their licences ask to be kept with them.
    pub notices: Vec<(String, Notice)>,
    /// What the author should know.
    pub remarks: Vec<String>,
    /// The modules of packages and their editions.
    pub editions: Vec<(String, String)>,
    /// How often macros may call each other; 0 if no library says that.
    pub recursion_limit: u64,
}

/// The libraries that are reached, each with one that uses it, unless the solution does.
type Reached = BTreeMap<usize, Option<usize>>;
/// Libraries and their trees.
type Trees = Vec<(usize, Tree)>;
/// Libraries, each with one that imports its macros.
type Awaited = Vec<(usize, usize)>;

impl Libraries {
    /// The modules that the text of a solution reaches.
    pub fn link(&self, solution: &str, by: Caller, twin: Twin) -> Result<Linked> {
        let solution: TokenStream = solution.parse().map_err(syn::Error::from)?;
        let mut words = words_of(solution.clone());
        let alloc = self.free_alloc(&words);
        let named = |(name, &library): (&String, &usize)| words.contains(name).then_some((library, None));
        let mut reached: Reached = self.of_solution.iter().filter_map(named).collect();
        let (mut macros, mut callers) = (BTreeMap::new(), Callers::new());
        let mut read: BTreeMap<usize, ReadModules> = BTreeMap::new();
        let trees = loop {
            let (before, known, known_callers) = ((reached.len(), words.len()), macros, callers);
            reached.keys().for_each(|&library| _ = read.entry(library).or_default());
            let around =
                Around { macros: &known, callers: &known_callers, by, alloc: &alloc, twin, read: &read };
            let (trees, awaited) = self.trees(&reached, &words, &around)?;
            let exported =
                |(library, tree): &(usize, Tree)| (self.module(*library).to_owned(), tree.macros.clone());
            macros = trees.iter().map(exported).collect();
            callers = callers_of(&solution, &trees)?;
            // What was read stays if nothing is known that it depends on and was not known before.
            let is_stale = |module: &Module| {
                module.imports_macros.iter().any(|library| macros.get(library) != known.get(library))
            };
            read.retain(|_, modules| !modules.borrow().values().any(is_stale));
            if callers != known_callers {
                let asks = |module: &Module| module.macros.iter().any(|one| one.asks);
                read.values().for_each(|modules| modules.borrow_mut().retain(|_, module| !asks(module)));
            }
            for (first, library) in awaited {
                reached.entry(first).or_insert(Some(library));
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
                break trees;
            }
        };
        let checked = self.check(&solution, &trees);
        checked.map_err(|(library, error)| self.with_users(error, library, &reached))?;
        let mut linked = self.modules(trees, &alloc);
        let here = |(name, library): (&String, &usize)| {
            reached.contains_key(library).then(|| (name.clone(), self.module(*library).to_owned()))
        };
        linked.names = self.of_solution.iter().filter_map(here).collect();
        Ok(Linked { macros, ..linked })
    }

    /// The trees of libraries that are reached, given what words name; and the libraries that must
    /// be known before some of these can be read, with those.
    fn trees(
        &self,
        reached: &Reached,
        words: &BTreeSet<String>,
        around: &Around,
    ) -> Result<(Trees, Awaited)> {
        for &library in reached.keys() {
            let refusal = self.all[library].refusal.as_ref();
            if let Some(Refusal { why, help, .. }) = refusal.filter(|refusal| refusal.concerns(words)) {
                return Err(self.with_users(Failure::misuse(why, help), library, reached));
            }
        }
        let (mut trees, mut awaited) = (Vec::new(), Vec::new());
        for &library in reached.keys() {
            let of_library = |error| self.with_users(error, library, reached);
            let first = self.awaited(library, around).map_err(of_library)?;
            if first.is_empty() {
                trees.push((library, self.tree(library, words, around).map_err(of_library)?));
            }
            awaited.extend(first.into_iter().map(|first| (first, library)));
        }
        Ok((trees, awaited))
    }

    /// The libraries' trees as modules for the root.
    fn modules(&self, trees: Trees, alloc: &str) -> Linked {
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
            linked.notices.extend(self.all[library].notice.clone().map(|notice| (name.to_owned(), notice)));
            linked.remarks.extend(self.all[library].remark.clone());
        }
        linked
    }

    /// The error about a library with the way from the solution to it, if others lead there.
    fn with_users(&self, error: anyhow::Error, library: usize, users: &Reached) -> anyhow::Error {
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
