//! The modules of a library that are reached, as one text.

use super::adapt::{Names, adapt};
use super::clean::clean;
use super::files::{Files, Form};
use super::flaw;
use super::include::include;
use super::library::Root;
use super::reach::{acts, names_in_paths};
use crate::base::edits::Edits;
use crate::base::failure::Failure;
use crate::base::tokens;
use crate::problem::header::{bullet, title};
use anyhow::Result;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::{Path, PathBuf};
use syn::spanned::Spanned;
use syn::{Attribute, Expr, Item, ItemMacro, ItemMod, Lit, Meta};

/// What a library without std says to have its heap.
const ALLOC: &str = "extern crate alloc;";

/// What is read, and its place in a bundle.
pub struct Place<'a> {
    /// Where its files are.
    pub files: &'a Files,
    /// Which twins.
    pub form: Form,
    /// The features that are on.
    pub features: &'a [String],
    /// The library's module; `None` for the solution.
    pub within: Option<&'a str>,
    /// The libraries that it uses: their names in its code, and their modules.
    pub uses: &'a BTreeMap<String, String>,
    /// The macros that each library's module exports.
    pub macros: &'a BTreeMap<String, Vec<String>>,
}

/// Which modules are wanted.
pub enum Wanted<'a> {
    /// All.
    All,
    /// Those that these words of others name, and those that these name.
    Named(&'a BTreeSet<String>),
}

impl Wanted<'_> {
    fn has(&self, name: &str) -> bool {
        match self {
            Wanted::All => true,
            Wanted::Named(words) => words.contains(name),
        }
    }
}

/// What is reached.
pub struct Tree {
    /// The content of the library's module.
    pub text: String,
    /// All its words.
    pub words: BTreeSet<String>,
    /// The macros that it exports.
    pub macros: Vec<String>,
    /// Whether it names the crate `alloc`.
    pub needs_alloc: bool,
}

/// The modules of a library that are reached.
///
/// # Errors
/// A file that is missing, cannot be read or does not parse.
pub fn tree(place: &Place, root: &Root, wanted: &Wanted) -> Result<Tree> {
    let mut modules = vec![match root {
        Root::File(path) => place.load(path, folder_of(path), true)?,
        Root::Text(path, text) => place.module(text, path, folder_of(path), true)?,
        Root::Listed(list) => listed(list),
    }];
    let mut names = modules[0].names.clone();
    while let Some((parent, child, module)) = next(place, &modules, wanted, &names)? {
        names.extend(module.names.iter().cloned());
        modules[parent].children[child].loaded = Some(modules.len());
        modules.push(module);
    }
    let text = print(&modules, 0, place.within.is_some());
    let needs_alloc = modules.iter().any(|module| module.needs_alloc);
    if place.within.is_none() {
        return Ok(Tree { words: tokens::words(&text)?, text, macros: Vec::new(), needs_alloc });
    }
    let mut words = tokens::words(&text)?;
    let macros = exported(&modules, wanted, &mut words)?;
    let definitions = macros.iter().map(|one| format!("{}\npub(crate) use {};\n", one.definition, one.name));
    let text = definitions.chain([text]).collect();
    Ok(Tree { text, words, macros: macros.into_iter().map(|one| one.name).collect(), needs_alloc })
}

/// The exported macros that are called, for the start of the library's module: there all of it knows
/// them, and their paths lead there. The attribute itself would put them elsewhere.
fn exported(modules: &[Module], wanted: &Wanted, words: &mut BTreeSet<String>) -> Result<Vec<Macro>> {
    let mut ahead: Vec<Macro> = modules.iter().flat_map(|module| module.macros.iter().cloned()).collect();
    let mut called = Vec::new();
    while let Some(at) = ahead.iter().position(|one| wanted.has(&one.name) || words.contains(&one.name)) {
        let one = ahead.remove(at);
        words.extend(tokens::words(&one.definition)?);
        called.push(one);
    }
    Ok(called)
}

/// A module whose file has been read.
struct Module {
    text: String,
    /// What stands above it in a bundle.
    comment: String,
    children: Vec<Child>,
    /// The names that its paths may hold.
    names: BTreeSet<String>,
    /// The macros that it exports.
    macros: Vec<Macro>,
    /// Whether its children are reached only by name.
    is_list: bool,
    needs_alloc: bool,
}

/// An exported macro.
#[derive(Clone)]
struct Macro {
    name: String,
    /// The item.
    range: Range<usize>,
    /// The item without `#[macro_export]`.
    definition: String,
}

/// A `mod name;`.
struct Child {
    name: String,
    /// The item, and its semicolon.
    item: Range<usize>,
    semicolon: Range<usize>,
    /// Where its file may be.
    files: Vec<PathBuf>,
    /// Whether it brings macros to what follows.
    is_macro_use: bool,
    loaded: Option<usize>,
}

fn listed(list: &BTreeMap<String, PathBuf>) -> Module {
    let (mut text, mut children) = (String::new(), Vec::new());
    for (name, file) in list {
        let start = text.len();
        text += &format!("pub mod {name};");
        let (item, semicolon) = (start..text.len(), text.len() - 1..text.len());
        text.push('\n');
        let files = vec![file.clone()];
        children.push(Child {
            name: name.clone(),
            item,
            semicolon,
            files,
            is_macro_use: false,
            loaded: None,
        });
    }
    let (comment, names, macros) = (String::new(), BTreeSet::new(), Vec::new());
    Module { text, comment, children, names, macros, is_list: true, needs_alloc: false }
}

/// The next module that is reached: its parent, its place there, and itself.
fn next(
    place: &Place,
    modules: &[Module],
    wanted: &Wanted,
    names: &BTreeSet<String>,
) -> Result<Option<(usize, usize, Module)>> {
    for (parent, module) in modules.iter().enumerate() {
        for (at, child) in module.children.iter().enumerate().filter(|(_, child)| child.loaded.is_none()) {
            let is_named = child.is_macro_use || wanted.has(&child.name) || names.contains(&child.name);
            if is_named || !module.is_list {
                let loaded = place.child(child)?;
                if is_named || loaded.1 {
                    return Ok(Some((parent, at, loaded.0)));
                }
            }
        }
    }
    Ok(None)
}

fn print(modules: &[Module], at: usize, is_library: bool) -> String {
    let module = &modules[at];
    let mut edits = Edits::default();
    for exported in module.macros.iter().filter(|_| is_library) {
        edits.remove(&module.text, exported.range.clone());
    }
    for child in &module.children {
        match child.loaded {
            None => edits.remove(&module.text, child.item.clone()),
            Some(loaded) => {
                let comment = &modules[loaded].comment;
                if !comment.is_empty() {
                    edits.insert(child.item.start, format!("// {comment}\n"));
                }
                let text = print(modules, loaded, is_library);
                edits.replace(child.semicolon.clone(), format!(" {{\n{}\n}}\n", text.trim()));
            }
        }
    }
    edits.apply(&module.text)
}

impl Place<'_> {
    /// The module of a `mod name;`, and whether it acts unnamed.
    fn child(&self, child: &Child) -> Result<(Module, bool)> {
        for path in &child.files {
            if self.files.read(path, self.form)?.is_some() {
                let is_mod = path.file_name() == Some("mod.rs".as_ref());
                let folder = folder_of(path);
                let folder = if is_mod { folder.to_owned() } else { folder.join(&child.name) };
                let module = self.load(path, &folder, false)?;
                let acts = syn::parse_file(&module.text).is_ok_and(|file| acts(&file.items))
                    || module.children.iter().any(|child| child.is_macro_use);
                return Ok((module, acts));
            }
        }
        let places: Vec<String> = child.files.iter().map(|file| file.display().to_string()).collect();
        Err(Failure::misuse(
            format!("`mod {};` has no file: neither {}", child.name, places.join(" nor ")),
            "put the file there: it becomes part of the bundle",
        ))
    }

    /// The module in a file, whose children are in `folder`.
    fn load(&self, path: &Path, folder: &Path, is_root: bool) -> Result<Module> {
        let raw = self.files.read(path, self.form)?;
        let raw = raw
            .ok_or_else(|| Failure::misuse(format!("there is no file {}", path.display()), "put it there"))?;
        self.module(&raw, path, folder, is_root)
    }

    fn module(&self, raw: &str, path: &Path, folder: &Path, is_root: bool) -> Result<Module> {
        self.parsed(raw, path, folder, is_root).map_err(|error| match error.downcast::<syn::Error>() {
            Ok(error) => {
                let help = match self.within {
                    Some(_) => "fix the library: `cargo check` says more",
                    None => "nothing was written; fix the file until rustc accepts it",
                };
                Failure::check(flaw(&path.display().to_string(), &error), help)
            }
            Err(error) => error,
        })
    }

    fn parsed(&self, raw: &str, path: &Path, folder: &Path, is_root: bool) -> Result<Module> {
        let features: Vec<&str> = self.features.iter().map(String::as_str).collect();
        let text = clean(raw, &features)?;
        let text = include(&text, self.files, folder_of(path))?;
        let needs_alloc = self.within.is_some() && text.contains(ALLOC);
        // A library's own is not at the root of the crate, where all modules would know it.
        let text = if needs_alloc { text.replace(ALLOC, "") } else { text };
        let names = Names { libraries: self.uses, macros: self.macros, within: self.within, is_root };
        let text = adapt(&text, names)?;
        let file = syn::parse_file(&text)?;
        let mut module = Module {
            comment: if self.within.is_some() { summary(raw) } else { String::new() },
            names: names_in_paths(text.parse().map_err(syn::Error::from)?),
            children: Vec::new(),
            macros: Vec::new(),
            is_list: false,
            needs_alloc,
            text: String::new(),
        };
        children(&file.items, &text, self.within, folder, folder_of(path), &mut module);
        Ok(Module { text, ..module })
    }
}

/// Notes the `mod name;` and the exported macros of a file and its inline modules.
fn children(
    items: &[Item],
    text: &str,
    within: Option<&str>,
    folder: &Path,
    beside: &Path,
    module: &mut Module,
) {
    for item in items {
        match item {
            Item::Mod(ItemMod { content: Some((_, items)), ident, .. }) => {
                let folder = folder.join(ident.to_string());
                children(items, text, within, &folder, &folder, module);
            }
            Item::Mod(item @ ItemMod { semi: Some(semicolon), .. }) => {
                let name = item.ident.to_string();
                let name = name.trim_start_matches("r#").to_owned();
                let files = match item.attrs.iter().find_map(path_of) {
                    Some(path) => vec![beside.join(path)],
                    None => vec![folder.join(format!("{name}.rs")), folder.join(&name).join("mod.rs")],
                };
                module.children.push(Child {
                    name,
                    item: item.span().byte_range(),
                    semicolon: semicolon.span().byte_range(),
                    files,
                    is_macro_use: item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_use")),
                    loaded: None,
                });
            }
            Item::Macro(item) => module.macros.extend(macro_of(item, text, within)),
            _ => {}
        }
    }
}

/// A macro with `#[macro_export]`.
fn macro_of(item: &ItemMacro, text: &str, within: Option<&str>) -> Option<Macro> {
    let attribute = item.attrs.iter().find(|attribute| attribute.path().is_ident("macro_export"))?;
    let (range, cut) = (item.span().byte_range(), attribute.span().byte_range());
    let mut edits = Edits::default();
    if let (Some(within), Ok(list)) = (within, attribute.meta.require_list())
        && list.tokens.to_string().contains("local_inner_macros")
    {
        let calls = calls(item.mac.tokens.clone());
        calls.iter().for_each(|&at| edits.insert(at, format!("$crate::{within}::")));
    }
    edits.replace(cut, "");
    let whole = edits.apply(text);
    let grown = whole.len() + range.len() - text.len();
    let definition = whole[range.start..range.start + grown].trim_start().to_owned();
    Some(Macro { name: item.ident.as_ref()?.to_string(), range, definition })
}

/// Where macros are called without a path.
fn calls(tokens: TokenStream) -> Vec<usize> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is = |at: Option<usize>, c: char| {
        at.and_then(|at| tokens.get(at)).is_some_and(|t| matches!(t, TokenTree::Punct(p) if p.as_char() == c))
    };
    let mut found = Vec::new();
    for (i, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => found.extend(calls(group.stream())),
            TokenTree::Ident(name)
                if is(Some(i + 1), '!')
                    && matches!(tokens.get(i + 2), Some(TokenTree::Group(_)))
                    && !is(i.checked_sub(1), ':')
                    && !is(i.checked_sub(1), '$') =>
            {
                found.push(name.span().byte_range().start);
            }
            _ => {}
        }
    }
    found
}

fn folder_of(path: &Path) -> &Path {
    path.parent().unwrap_or(Path::new(""))
}

/// `#[path = "…"]`.
fn path_of(attribute: &Attribute) -> Option<String> {
    let Meta::NameValue(pair) = &attribute.meta else { return None };
    match &pair.value {
        Expr::Lit(literal) if pair.path.is_ident("path") => match &literal.lit {
            Lit::Str(path) => Some(path.value()),
            _ => None,
        },
        _ => None,
    }
}

/// A file's header in one line: title and theorem.
fn summary(text: &str) -> String {
    let mut parts: Vec<String> = title(text).into_iter().collect();
    parts.extend(bullet(text, "Theorem").map(|theorem| format!("Theorem: {theorem}")));
    parts.join(" ")
}
