//! The modules of a library that are reached, or all of the solution, as one text.

use super::files::folder_of;
use super::macros::{ExportedMacro, called_macros, definitions, is_attribute};
use super::module::{Child, LibraryRoot, Module, ModuleReader};
use super::scope::{after_inner, names};
use super::summary::comment;
use super::unfit::macro_with_file;
use anyhow::Result;
use grundy_host::Failure;
use grundy_rust::edits::Edits;
use grundy_rust::tokens;
use proc_macro2::TokenStream;
use std::collections::BTreeSet;
use syn::{File, Item};

pub enum ModuleFilter<'a> {
    All,
    /// Those that these words of others name, and those that these name.
    Named(&'a BTreeSet<String>),
}

impl ModuleFilter<'_> {
    fn has(&self, name: &str) -> bool {
        match self {
            ModuleFilter::All => true,
            ModuleFilter::Named(words) => words.contains(name),
        }
    }
}

pub struct Tree {
    /// The content of the library's module.
    pub text: String,
    pub words: BTreeSet<String>,
    pub macros: Vec<String>,
    /// Those of the macros that ask cargo about who calls them.
    pub asking: Vec<String>,
    pub needs_alloc: bool,
    pub recursion_limit: u64,
}

pub fn tree(reader: &ModuleReader, root: &LibraryRoot, filter: &ModuleFilter) -> Result<Tree> {
    let mut root = match root {
        LibraryRoot::File(path) => reader.load(path, folder_of(path), reader.root)?,
        LibraryRoot::Text(path, text) => reader.module(text, path, folder_of(path), reader.root)?,
        LibraryRoot::Listed(list) => Module::listing(list, reader.root),
    };
    let aliases = std::mem::take(&mut root.aliases);
    let reader = &ModuleReader { aliases: &aliases, ..*reader };
    if let Some(library) = reader.within.filter(|_| !root.children.is_empty()) {
        // Before the rest, which may be long.
        let text = with_macros(&mut root, reader)?;
        refuse_files_of_macros(library, &text, text.parse().map_err(syn::Error::from)?)?;
    }
    let mut reached = Reached { names: root.names.clone(), ..Reached::default() };
    while reached.reach(&mut root, reader, filter)? {}
    let is_library = reader.within.is_some();
    let text = print(&root, is_library);
    let tokens: TokenStream = text.parse().map_err(syn::Error::from)?;
    let mut words = tokens::words_of(tokens.clone());
    let needs_alloc = reached.needs_alloc || root.needs_alloc;
    if !is_library {
        let (macros, asking) = (Vec::new(), Vec::new());
        return Ok(Tree { text, words, macros, asking, needs_alloc, recursion_limit: 0 });
    }
    let defined = match reader.within {
        Some(library) => refuse_files_of_macros(library, &text, tokens.clone())?,
        None => definitions(tokens.clone()),
    };
    reached.macros.append(&mut root.macros);
    let mut all = words.clone();
    if let ModuleFilter::Named(others) = filter {
        all.extend(others.iter().cloned());
    }
    let macros = called_macros(reached.macros, &mut all)?;
    let is_moved = |one: &&ExportedMacro| !one.keeps_place();
    let mut twice =
        macros.iter().filter(is_moved).filter(|one| defined.iter().any(|(name, _)| *name == one.name));
    if let (Some(library), Some(twice)) = (reader.within, twice.next()) {
        let what = format!("{library} has two macros `{}`, and exports only one", twice.name);
        return Err(Failure::misuse(what, "in one file they cannot be told apart: rename one of them"));
    }
    let file: File = syn::parse2(tokens)?;
    let (start, end): (String, String) = macros.iter().map(|one| exported(one, &file.items)).unzip();
    words.extend(tokens::words(&start)?);
    let asking = macros.iter().filter(|one| one.asks).map(|one| one.name.clone()).collect();
    let macros = macros.into_iter().map(|one| one.name).collect();
    let at = after_inner(&file.attrs, &text, 0);
    let text = format!("{}\n{start}{}{end}", &text[..at], &text[at..]);
    let (text, recursion_limit) = (text.trim_start().to_owned(), root.recursion_limit);
    Ok(Tree { text, words, macros, asking, needs_alloc, recursion_limit })
}

/// The text of a root and of the modules that bring it their macros.
fn with_macros(root: &mut Module, reader: &ModuleReader) -> Result<String> {
    let mut text = root.text.clone();
    for child in root.children.iter_mut().filter(|child| child.is_macro_use) {
        if child.module.is_none() && !reader.lacks(child)? {
            child.module = Some(reader.child(child)?);
        }
        text.extend(child.module.iter().map(|module| &*module.text));
    }
    Ok(text)
}

/// The macros that are defined in a text of a library, which has these tokens; none that is called
/// may declare a file.
fn refuse_files_of_macros(
    library: &str,
    text: &str,
    tokens: TokenStream,
) -> Result<Vec<(String, TokenStream)>> {
    let defined = definitions(tokens);
    if let Some((name, module)) = macro_with_file(text, &defined)? {
        let what = format!("{library} has a macro that declares a file: `mod {module};` in `{name}!`");
        return Err(Failure::misuse(what, "such a library cannot become a part of one file: do without it"));
    }
    Ok(defined)
}

/// What the library's module has at its start, and at its end, so that a macro has a path. An
/// import brings all that has the name, so beside another item of that name it comes from a module
/// where the macro is alone.
fn exported(one: &ExportedMacro, items: &[Item]) -> (String, String) {
    let ExportedMacro { name, definition, cfg, .. } = one;
    let place = format!("{name}_macro");
    let inner = format!("pub(crate) use {name};");
    let outer = format!("{cfg}pub(crate) use {place}::{name};\n");
    let import = if items.iter().any(|item| names(item, name)) {
        format!("{cfg}mod {place} {{ {inner} }}\n{outer}")
    } else {
        format!("{cfg}{inner}\n")
    };
    if is_attribute(name) {
        let inner = format!("{}\npub(crate) use {place} as {name};", one.called(&place));
        return (format!("{cfg}mod {place} {{\n{inner}\n}}\n{outer}"), String::new());
    }
    match (one.keeps_place(), one.is_at_root) {
        (false, _) => (format!("{definition}\n{import}"), String::new()),
        (true, true) => (String::new(), format!("\n{import}")),
        // Private modules may be around it: what has the path is another one.
        (true, false) => (format!("{cfg}mod {place} {{\n{definition}\n{inner}\n}}\n{outer}"), String::new()),
    }
}

/// What the modules that are reached have brought.
#[derive(Default)]
struct Reached {
    names: BTreeSet<String>,
    macros: Vec<ExportedMacro>,
    needs_alloc: bool,
}

impl Reached {
    /// Reaches what can be reached in a module; whether there was more.
    fn reach(&mut self, module: &mut Module, reader: &ModuleReader, filter: &ModuleFilter) -> Result<bool> {
        let mut more = false;
        for child in &mut module.children {
            if !child.is_reached && self.leads_to(child, reader, filter)? {
                child.is_reached = true;
                let module = child.module.as_ref().expect("it has been read");
                self.names.extend(module.names.iter().cloned());
                self.macros.extend(module.macros.iter().cloned());
                self.needs_alloc |= module.needs_alloc;
                more = true;
            }
            if let (true, Some(module)) = (child.is_reached, &mut child.module) {
                more |= self.reach(module, reader, filter)?;
            }
        }
        Ok(more)
    }

    /// Whether a module is named, or acts unnamed. It is read only if that matters.
    fn leads_to(&self, child: &mut Child, reader: &ModuleReader, filter: &ModuleFilter) -> Result<bool> {
        let is_named = child.is_macro_use || filter.has(&child.name) || self.names.contains(&child.name);
        if child.module.is_none() && reader.lacks(child)? {
            return Ok(false);
        }
        if child.module.is_none() && (is_named || !child.is_passive) {
            child.module = Some(reader.child(child)?);
        }
        let Some(module) = child.module.as_mut().filter(|_| !is_named) else { return Ok(is_named) };
        // It may only hold others that act.
        for inner in &mut module.children {
            if module.acts || self.leads_to(inner, reader, filter)? {
                return Ok(true);
            }
        }
        Ok(module.acts)
    }
}

/// A module and what is reached in it. Most exported macros of a library stand elsewhere.
fn print(module: &Module, is_library: bool) -> String {
    let mut edits = Edits::default();
    for exported in module.macros.iter().filter(|_| is_library) {
        let in_place = exported.in_place();
        if in_place.is_empty() {
            edits.remove(&module.text, exported.range.clone());
        } else {
            edits.replace(exported.range.clone(), in_place);
        }
    }
    for child in &module.children {
        let inner = child.module.as_ref().filter(|_| child.is_reached);
        let Some(inner) = inner else {
            edits.remove(&module.text, child.item.clone());
            continue;
        };
        if !inner.comment.is_empty() {
            edits.insert(child.item.start, comment(&inner.comment, 1));
        }
        edits.replace(child.semicolon.clone(), format!(" {{\n{}\n}}\n", print(inner, is_library).trim()));
        child.path.iter().for_each(|path| edits.remove(&module.text, path.clone()));
    }
    edits.apply(&module.text)
}
