//! The names of a file or a module: of what is beyond it, and of its own items.

use super::cfg;
use super::macros::Macros;
use super::std_modules::is_std;
use grundy_rust::tokens::split_at_commas;
use std::collections::{BTreeMap, BTreeSet};
use syn::spanned::Spanned;
use syn::{Attribute, Expr, Item, ItemExternCrate, Lit, Meta, UseTree, Visibility};

/// Modules by their paths from `crate` on, and names that mean something else in them than a
/// library.
pub type Hidden = BTreeSet<(String, String)>;

/// What a text can name beyond itself, and where it stands.
#[derive(Debug, Clone, Copy)]
pub struct Names<'a> {
    /// The libraries: their names in this text, and their modules.
    pub libraries: &'a BTreeMap<String, String>,
    /// The macros that each library's module exports.
    pub macros: &'a Macros,
    /// The module of the library that the text is from; `None` for the solution.
    pub within: Option<&'a str>,
    /// What `extern crate` at the root of its crate names besides the libraries: all of it knows
    /// that.
    pub aliases: &'a [Alias],
    /// The path of its module in the bundle.
    pub place: &'a str,
    /// Where its globs bring a name that a library has.
    pub hidden: &'a Hidden,
    /// What the bundle's root calls std's `alloc`, of which a library has to know where it is.
    pub alloc: &'a str,
    /// Whether it is the root of its crate.
    pub is_root: bool,
    /// Whether its imports and global paths begin at that root, as in edition 2015.
    pub is_2015: bool,
}

impl Names<'_> {
    /// Where a path of edition 2015 begins that has this first name.
    pub fn root_2015(&self, name: &syn::Ident) -> Option<String> {
        let within = self.within.filter(|_| self.is_2015)?;
        let is_elsewhere =
            is_std(&name.to_string()) || ["self", "super", "crate"].iter().any(|known| name == known);
        (!is_elsewhere).then(|| format!("crate::{within}::{name}"))
    }

    /// What the `extern crate` items of a module name besides the libraries. Of two libraries with
    /// a macro of the same name the last one counts.
    pub fn given(&self, items: &[Item], text: &str) -> Vec<Alias> {
        let mut all: Vec<Alias> = Vec::new();
        for item in items {
            let Item::ExternCrate(item) = item else { continue };
            for alias in self.given_by(item, text) {
                all.retain(|other| other.name != alias.name || other.cfg != alias.cfg);
                all.push(alias);
            }
        }
        all
    }

    /// The same of one item.
    pub fn given_by(&self, item: &ItemExternCrate, text: &str) -> Vec<Alias> {
        let Some(of) = self.path(&item.ident) else { return Vec::new() };
        let cfg = cfg::attributes(&item.attrs, text);
        let alias = |name: String, is_macro| Alias { of: of.clone(), name, is_macro, cfg: cfg.clone() };
        let is_elsewhere = item.ident == "alloc" && of != "::alloc" && self.module(&item.ident).is_none();
        let name = match &item.rename {
            Some((_, name)) => Some(name).filter(|name| *name != "_"),
            None => Some(&item.ident).filter(|_| is_elsewhere),
        };
        let renamed = name.map(|name| alias(name.to_string(), false)).into_iter();
        let attribute = item.attrs.iter().find(|attribute| attribute.path().is_ident("macro_use"));
        let macros = self.module(&item.ident).and_then(|module| self.macros.get(module));
        let macros = macros
            .into_iter()
            .flatten()
            .filter(|name| attribute.is_some_and(|used| imports_macro(used, name)));
        renamed.chain(macros.map(|name| alias(name.clone(), true))).collect()
    }

    /// Where a crate is that `extern crate` names, unless that item may stay as it is: in a
    /// library, whose root is not the crate's, it may not.
    pub fn path(&self, name: &syn::Ident) -> Option<String> {
        match (self.module(name), self.within) {
            (Some(module), _) => Some(format!("crate::{module}")),
            (None, Some(within)) if name == "self" => Some(format!("crate::{within}")),
            (None, Some(_)) if name == "alloc" => Some(format!("::{}", self.alloc)),
            (None, Some(_)) => Some(format!("::{name}")),
            (None, None) => None,
        }
    }

    /// Where a global path leads that has this first name, if that is not a crate in a bundle.
    pub fn global(&self, name: &syn::Ident) -> Option<String> {
        let module = self.module(name).map(|module| format!("crate::{module}"));
        let alias = || self.aliases.iter().find(|alias| !alias.is_macro && name == &alias.name);
        module.or_else(|| alias().map(|alias| alias.of.clone())).or_else(|| self.root_2015(name))
    }

    /// The names of libraries that mean something else where these items are. What a library has by
    /// its own name is a function, most often, and hides nothing.
    pub fn bound(&self, items: &[Item]) -> BTreeSet<String> {
        let is_of = |item: &Item, name: &str| match item {
            Item::Use(item) => matches!(&item.tree, UseTree::Path(path) if path.ident == name),
            _ => false,
        };
        let is_bound = |name: &&String| items.iter().any(|item| !is_of(item, name) && binds(item, name));
        self.libraries.keys().filter(is_bound).cloned().collect()
    }

    /// The module of the library of that name.
    pub fn module(&self, name: &syn::Ident) -> Option<&str> {
        self.libraries.get(&name.to_string()).map(String::as_str)
    }
}

/// Whether `#[macro_use]`, or `#[macro_use(…)]` with a list, imports a macro.
fn imports_macro(attribute: &Attribute, name: &str) -> bool {
    match &attribute.meta {
        Meta::List(list) => split_at_commas(list.tokens.clone()).iter().any(|one| one.to_string() == name),
        _ => true,
    }
}

/// A name that `extern crate` gives to a crate, or to one of its macros.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Alias {
    pub name: String,
    /// The path of the crate: `crate::library`, `::std`.
    pub of: String,
    pub is_macro: bool,
    /// The `#[cfg(…)]` of the item, which only the compiler decides.
    pub cfg: String,
}

impl Alias {
    /// How it is imported from its crate.
    pub fn part(&self) -> String {
        if self.is_macro { self.name.clone() } else { format!("self as {}", self.name) }
    }

    /// Whether a module cannot import it, since an item of the module has its name.
    pub fn is_bound(&self, items: &[Item]) -> bool {
        let may_bind = |item: &&Item| match item {
            // `use alloc::alloc::{alloc, Layout};` imports a function.
            Item::Use(item) => match &item.tree {
                UseTree::Path(path) => self.is_macro || path.ident != self.name || names_self(&path.tree),
                _ => true,
            },
            // Types and modules may have the name of a macro.
            _ => !self.is_macro,
        };
        items.iter().filter(may_bind).any(|item| binds(item, &self.name))
    }
}

/// An import of what one `extern crate` names, if that is anything.
pub fn imports(visibility: &str, aliases: &[Alias]) -> String {
    let parts: Vec<String> = aliases.iter().map(Alias::part).collect();
    aliases.first().map_or(String::new(), |first| import(visibility, &first.of, &parts))
}

/// An import of parts of a crate.
pub fn import(visibility: &str, of: &str, parts: &[String]) -> String {
    format!(" {visibility}use {of}::{{{}}}; ", parts.join(", "))
}

/// Where the inner attributes of a file, or of the block that begins at `open`, are over.
pub fn after_inner(attributes: &[Attribute], text: &str, open: usize) -> usize {
    let ends = attributes.iter().map(|attribute| attribute.span().byte_range());
    match ends.filter(|range| range.end > open).max_by_key(|range| range.end) {
        // The rest of the line belongs to the comment.
        Some(range) if text[range.clone()].starts_with("//") => {
            text[range.end..].find('\n').map_or(text.len(), |newline| range.end + newline + 1)
        }
        range => range.map_or(open, |range| range.end),
    }
}

/// The visibility of a name of another crate that items import.
pub fn visibility<'a>(items: &'a [Item], name: &str) -> Option<&'a Visibility> {
    fn imports(tree: &UseTree, name: &str) -> bool {
        match tree {
            UseTree::Path(path) => path.ident == name && names_self(&path.tree),
            UseTree::Name(leaf) => leaf.ident == name,
            UseTree::Group(group) => group.items.iter().any(|part| imports(part, name)),
            UseTree::Rename(_) | UseTree::Glob(_) => false,
        }
    }
    items.iter().find_map(|item| match item {
        Item::ExternCrate(item) => {
            let known_as = item.rename.as_ref().map_or(&item.ident, |(_, alias)| alias);
            (known_as == name).then_some(&item.vis)
        }
        Item::Use(item) => imports(&item.tree, name).then_some(&item.vis),
        _ => None,
    })
}

/// Whether a tree is `self` or a group with it.
fn names_self(tree: &UseTree) -> bool {
    match tree {
        UseTree::Group(group) => group.items.iter().any(names_self),
        tree => matches!(tree, UseTree::Name(name) if name.ident == "self"),
    }
}

/// The number in `#![recursion_limit = "…"]`.
pub fn recursion_limit(attributes: &[Attribute]) -> u64 {
    let limits = attributes.iter().filter_map(|attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("recursion_limit") => match &pair.value {
            Expr::Lit(literal) => match &literal.lit {
                Lit::Str(number) => number.value().parse().ok(),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    });
    limits.max().unwrap_or(0)
}

/// Whether an item gives a name to a type, a trait or a module.
pub fn binds(item: &Item, name: &str) -> bool {
    fn imports(tree: &UseTree, name: &str, starts: bool) -> bool {
        match tree {
            // `use cfg_if::cfg_if;` imports a macro.
            UseTree::Path(path)
                if starts && path.ident == name && matches!(&*path.tree, UseTree::Name(_)) =>
            {
                false
            }
            // `use name;` and `use name::{self, …};` import the library itself.
            UseTree::Path(path) => {
                !starts && path.ident == name && names_self(&path.tree) || imports(&path.tree, name, false)
            }
            UseTree::Name(leaf) => !starts && leaf.ident == name,
            UseTree::Rename(leaf) => leaf.rename == name,
            UseTree::Group(group) => group.items.iter().any(|part| imports(part, name, starts)),
            UseTree::Glob(_) => false,
        }
    }
    match item {
        Item::Use(item) => imports(&item.tree, name, true),
        Item::ExternCrate(item) => item.rename.as_ref().is_some_and(|(_, alias)| alias == name),
        item => item_name(item).is_some_and(|own| own == name),
    }
}

/// Whether the root of a file has an item of that name or imports one, so that a library's module
/// cannot have it. A macro may have the same name.
pub fn is_taken(text: &str, name: &str) -> bool {
    let items = syn::parse_file(text).map(|file| file.items).unwrap_or_default();
    let is_macro = text.contains(&format!("{name}!"));
    items.iter().any(|item| match item {
        Item::Use(item) => !is_macro && imports_part(&item.tree, name, true),
        item => item_name(item).is_some_and(|own| own == name),
    })
}

/// Whether a tree imports something of that name that is not the root of a path.
fn imports_part(tree: &UseTree, name: &str, starts: bool) -> bool {
    match tree {
        UseTree::Path(path) => imports_part(&path.tree, name, false),
        UseTree::Name(leaf) => !starts && leaf.ident == name,
        UseTree::Rename(leaf) => leaf.rename == name && !(starts && leaf.ident == name),
        UseTree::Group(group) => group.items.iter().any(|part| imports_part(part, name, starts)),
        UseTree::Glob(_) => false,
    }
}

/// Whether an item gives a name to anything but a macro.
pub fn names(item: &Item, name: &str) -> bool {
    let value = match item {
        Item::Const(item) => Some(&item.ident),
        Item::Fn(item) => Some(&item.sig.ident),
        Item::Static(item) => Some(&item.ident),
        _ => None,
    };
    value.is_some_and(|own| own == name) || binds(item, name)
}

/// The name that an item gives to a type, a trait or a module.
pub fn item_name(item: &Item) -> Option<&syn::Ident> {
    match item {
        Item::Enum(item) => Some(&item.ident),
        Item::Mod(item) => Some(&item.ident),
        Item::Struct(item) => Some(&item.ident),
        Item::Trait(item) => Some(&item.ident),
        Item::TraitAlias(item) => Some(&item.ident),
        Item::Type(item) => Some(&item.ident),
        Item::Union(item) => Some(&item.ident),
        _ => None,
    }
}
