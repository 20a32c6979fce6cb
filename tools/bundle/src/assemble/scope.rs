//! The names of a file or a module: of what is beyond it, and of its own items.

use std::collections::BTreeMap;
use syn::spanned::Spanned;
use syn::{Attribute, Item, ItemExternCrate, UseTree};

/// What a text can name beyond itself, and where it stands.
#[derive(Debug, Clone, Copy)]
pub struct Names<'a> {
    /// The libraries: their names in this text, and their modules.
    pub libraries: &'a BTreeMap<String, String>,
    /// The macros that each library's module exports.
    pub macros: &'a BTreeMap<String, Vec<String>>,
    /// The module of the library that the text is from; `None` for the solution.
    pub within: Option<&'a str>,
    /// Whether it is the root of its crate.
    pub is_root: bool,
}

impl Names<'_> {
    /// The module of the library of that name.
    pub fn module(&self, name: &syn::Ident) -> Option<&str> {
        self.libraries.get(&name.to_string()).map(String::as_str)
    }
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

/// A library's `extern crate` of itself or of a part of std: its root is not the crate's, at which
/// `alloc` is declared.
pub fn of_the_system(item: &ItemExternCrate, within: &str) -> String {
    let name = item.ident.to_string();
    let from = if name == "self" { format!("crate::{within}") } else { format!("::{name}") };
    match &item.rename {
        Some((_, alias)) => format!("pub(crate) use {from} as {alias};"),
        None if name == "alloc" => "pub(crate) use ::alloc;".to_owned(),
        None => String::new(),
    }
}

/// Whether an item gives a name to a type, a trait or a module.
pub fn binds(item: &Item, name: &str) -> bool {
    fn imports(tree: &UseTree, name: &str, starts: bool) -> bool {
        match tree {
            // `use name;` and `use name::{self, …};` import the library itself.
            UseTree::Path(path) => {
                let is_self = |tree: &UseTree| matches!(tree, UseTree::Name(name) if name.ident == "self");
                let of_self = match &*path.tree {
                    UseTree::Group(group) => group.items.iter().any(is_self),
                    tree => is_self(tree),
                };
                !starts && path.ident == name && of_self || imports(&path.tree, name, false)
            }
            UseTree::Name(leaf) => !starts && leaf.ident == name,
            UseTree::Rename(leaf) => leaf.rename == name,
            UseTree::Group(group) => group.items.iter().any(|part| imports(part, name, starts)),
            UseTree::Glob(_) => false,
        }
    }
    match item {
        Item::Use(item) => imports(&item.tree, name, true),
        item => item_name(item).is_some_and(|own| own == name),
    }
}

/// Whether the root of a file has an item of that name, so that a library's module cannot have it.
pub fn is_taken(text: &str, name: &str) -> bool {
    let items = syn::parse_file(text).map(|file| file.items).unwrap_or_default();
    items.iter().filter_map(item_name).any(|own| own == name)
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
