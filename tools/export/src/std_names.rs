//! What a program names of std.

use grundy_rust::tokens::{compact, is_sign};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::HashSet;
use syn::visit::Visit;
use syn::{File, ItemUse, UseTree};

/// What a text takes from modules of std.
pub struct StdNames {
    /// Of all imports: the names before the last one, and that.
    imports: Vec<(String, String)>,
    /// The text without blanks.
    pub compact: String,
    /// All words outside imports.
    used: HashSet<String>,
}

impl StdNames {
    /// Of a text that has tokens.
    pub fn of(text: &str) -> Option<StdNames> {
        Some(StdNames::new(&text.parse().ok()?, syn::parse_file(text).ok().as_ref()))
    }

    pub fn new(tokens: &TokenStream, file: Option<&File>) -> StdNames {
        let mut std = StdNames { imports: vec![], compact: compact(tokens), used: HashSet::new() };
        add_used(tokens.clone(), &mut std.used);
        file.into_iter().for_each(|file| std.visit_file(file));
        std
    }

    /// Whether this is named: by its path, also within a macro, or by an import.
    pub fn has(&self, module: &str, name: &str) -> bool {
        let path = format!("{module}::{name}");
        let ends = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
        let is_imported = |(from, what): &(String, String)| {
            from.ends_with(&format!("::{module}")) && [name, "*"].contains(&&**what)
        };
        self.compact.split(&path).skip(1).any(ends)
            || self.imports.iter().any(is_imported) && self.compact.contains(name)
    }

    /// Whether a module is there in imports alone, of which nothing is used: what used it was of
    /// another build. For modules without traits, which are used without being named.
    pub fn only_imports(&self, module: &str) -> bool {
        let mut names = self.imported_from(module).filter(|name| *name != "self").chain([module]);
        names.all(|name| name != "*" && !self.used.contains(name))
    }

    /// What is imported from a module: names, also the new ones, `self` and `*`.
    pub fn imported_from(&self, module: &str) -> impl Iterator<Item = &str> {
        let path = format!("::std::{module}");
        self.imports.iter().filter(move |(from, _)| *from == path).map(|(_, what)| &**what)
    }

    fn add(&mut self, from: &str, tree: &UseTree) {
        let mut name = |what: String| self.imports.push((from.to_owned(), what));
        match tree {
            UseTree::Name(last) => name(last.ident.to_string()),
            UseTree::Rename(last) => {
                name(last.ident.to_string());
                name(last.rename.to_string());
            }
            UseTree::Glob(_) => name("*".to_owned()),
            UseTree::Path(path) => {
                name(path.ident.to_string());
                self.add(&format!("{from}::{}", path.ident), &path.tree);
            }
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.add(from, tree)),
        }
    }
}

impl<'ast> Visit<'ast> for StdNames {
    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.add("", &item.tree);
    }
}

/// Adds the words that stand in no import.
fn add_used(tokens: TokenStream, used: &mut HashSet<String>) {
    let mut is_import = false;
    for token in tokens {
        match &token {
            _ if is_import => is_import = !is_sign(Some(&token), ';'),
            TokenTree::Ident(word) if word == "use" => is_import = true,
            TokenTree::Ident(word) => _ = used.insert(word.to_string()),
            TokenTree::Group(group) => add_used(group.stream(), used),
            _ => {}
        }
    }
}
