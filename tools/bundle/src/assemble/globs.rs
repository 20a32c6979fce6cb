//! Which glob imports bring a name that a library has, too. In a package, such an import comes
//! before the names of crates; in a bundle, where libraries are imported by name, it would not.

use super::scope::{Hidden, item_name};
use super::std_modules::{has_module, is_std};
use std::collections::BTreeMap;
use syn::{Item, UseTree, Visibility};

/// What globs hide of libraries with these names and modules in a text. Of std its modules are
/// known; of a glob whose module stands elsewhere, or is made by a macro, nothing is.
pub fn hidden(text: &str, libraries: &BTreeMap<String, String>) -> syn::Result<Hidden> {
    let mut modules = Modules { all: BTreeMap::new(), libraries };
    modules.add("crate", &syn::parse_file(text)?.items);
    let mut hidden = Hidden::new();
    for (path, module) in &modules.all {
        for name in libraries.keys() {
            let brings = |(glob, _): &(Vec<String>, bool)| {
                let from = modules.find(path, glob, DEEPEST);
                from.is_some_and(|from| modules.has(&from, name, path, DEEPEST))
            };
            if module.globs.iter().any(brings) {
                hidden.insert((path.clone(), name.clone()));
            }
        }
    }
    Ok(hidden)
}

/// How many imports of imports are followed.
const DEEPEST: usize = 16;

struct Modules<'a> {
    all: BTreeMap<String, Module>,
    libraries: &'a BTreeMap<String, String>,
}

#[derive(Default)]
struct Module {
    /// The types, traits and modules that it declares, and whether others may see them.
    declared: BTreeMap<String, bool>,
    /// The names that it imports, what they are of, and whether others may see them.
    imported: Vec<(String, Vec<String>, bool)>,
    /// The paths of its globs, and whether others may see what they bring.
    globs: Vec<(Vec<String>, bool)>,
}

impl Modules<'_> {
    fn add(&mut self, path: &str, items: &[Item]) {
        let mut module = Module::default();
        for item in items {
            if let Item::Use(item) = item {
                let is_visible = !matches!(item.vis, Visibility::Inherited);
                module.import(&item.tree, &mut Vec::new(), is_visible);
            }
            if let Some(name) = item_name(item) {
                module.declared.insert(name.to_string(), is_visible(item));
            }
            if let Item::Mod(inner) = item {
                let items = inner.content.as_ref().map_or(&[][..], |(_, items)| items);
                self.add(&format!("{path}::{}", inner.ident), items);
            }
        }
        self.all.insert(path.to_owned(), module);
    }

    /// The path from `crate` or std on of what another path means in a module.
    fn find(&self, within: &str, path: &[String], depth: usize) -> Option<String> {
        let (first, rest) = path.split_first()?;
        let start = match first.as_str() {
            "crate" => "crate".to_owned(),
            "self" => within.to_owned(),
            "super" => within.rsplit_once("::")?.0.to_owned(),
            name => match self.meaning(within, name, depth) {
                None if is_std(name) && !self.libraries.contains_key(name) => name.to_owned(),
                meant => meant?,
            },
        };
        rest.iter().try_fold(start, |at, name| match name.as_str() {
            "super" => Some(at.rsplit_once("::")?.0.to_owned()),
            "self" => Some(at),
            name => self.meaning(&at, name, depth),
        })
    }

    /// What a name means that a module declares, or imports by name or from all of std.
    fn meaning(&self, within: &str, name: &str, depth: usize) -> Option<String> {
        let Some(module) = self.all.get(within) else {
            return has_module(within, name).then(|| format!("{within}::{name}"));
        };
        if module.declared.contains_key(name) {
            return Some(format!("{within}::{name}"));
        }
        let depth = depth.checked_sub(1)?;
        if let Some((_, of, _)) = module.imported.iter().find(|(own, ..)| own == name) {
            return self.find(within, of, depth);
        }
        let mut of_std = module.globs.iter().filter_map(|(glob, _)| match &glob[..] {
            [part] if is_std(part) => self.find(within, glob, depth),
            _ => None,
        });
        of_std.find(|part| has_module(part, name)).map(|part| format!("{part}::{name}"))
    }

    /// Whether a module has a type, a trait or a module of that name that another may see, and that
    /// is not the library itself.
    fn has(&self, at: &str, name: &str, from: &str, depth: usize) -> bool {
        let (Some(module), Some(depth)) = (self.all.get(at), depth.checked_sub(1)) else {
            return has_module(at, name);
        };
        let is_around = format!("{from}::").starts_with(&format!("{at}::"));
        if let Some(&is_visible) = module.declared.get(name) {
            return (is_visible || is_around) && !self.is_library(&format!("{at}::{name}"));
        }
        let imported = module.imported.iter().find(|(own, ..)| own == name);
        if let Some((_, of, _)) = imported.filter(|(.., is_visible)| *is_visible || is_around) {
            return match self.find(at, of, depth) {
                Some(meant) => !self.is_library(&meant),
                // Of std, or a function.
                None => of.first().is_some_and(|first| is_std(first)),
            };
        }
        let globs = module.globs.iter().filter(|(_, is_visible)| *is_visible || is_around);
        let globs = globs.filter_map(|(glob, _)| self.find(at, glob, depth));
        globs.into_iter().any(|inner| self.has(&inner, name, from, depth))
    }

    fn is_library(&self, path: &str) -> bool {
        let mut modules = self.libraries.values();
        path.strip_prefix("crate::").is_some_and(|name| modules.any(|module| module == name))
    }
}

impl Module {
    fn import(&mut self, tree: &UseTree, path: &mut Vec<String>, is_visible: bool) {
        match tree {
            UseTree::Path(inner) => {
                path.push(inner.ident.to_string());
                self.import(&inner.tree, path, is_visible);
                path.pop();
            }
            UseTree::Group(group) => {
                group.items.iter().for_each(|part| self.import(part, path, is_visible));
            }
            UseTree::Glob(_) => self.globs.push((path.clone(), is_visible)),
            UseTree::Name(leaf) if leaf.ident == "self" => {
                let name = path.last().cloned().unwrap_or_default();
                self.imported.push((name, path.clone(), is_visible));
            }
            UseTree::Name(leaf) => self.name(leaf.ident.to_string(), &leaf.ident, path, is_visible),
            UseTree::Rename(leaf) => self.name(leaf.rename.to_string(), &leaf.ident, path, is_visible),
        }
    }

    fn name(&mut self, name: String, of: &syn::Ident, path: &[String], is_visible: bool) {
        let of = (of != "self").then(|| of.to_string());
        self.imported.push((name, path.iter().cloned().chain(of).collect(), is_visible));
    }
}

fn is_visible(item: &Item) -> bool {
    let visibility = match item {
        Item::Enum(item) => &item.vis,
        Item::Mod(item) => &item.vis,
        Item::Struct(item) => &item.vis,
        Item::Trait(item) => &item.vis,
        Item::TraitAlias(item) => &item.vis,
        Item::Type(item) => &item.vis,
        Item::Union(item) => &item.vis,
        _ => return false,
    };
    !matches!(visibility, Visibility::Inherited)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The modules in which `y` is not the library.
    fn modules(text: &str) -> Vec<String> {
        let libraries = BTreeMap::from([("y".to_owned(), "y".to_owned())]);
        hidden(text, &libraries).unwrap().into_iter().map(|(path, _)| path).collect()
    }

    #[test]
    fn a_glob_may_bring_the_name_of_a_library() {
        assert_eq!(modules("mod a { pub mod y {} } use a::*; mod y {}"), ["crate"]);
        assert_eq!(modules("mod a { pub mod y {} } mod b { use super::a::*; } mod y {}"), ["crate::b"]);
        assert_eq!(modules("mod a { mod y {} mod b { use super::*; } } mod y {}"), ["crate::a::b"]);
        assert_eq!(modules("mod a { pub use std::fmt as y; } use crate::{a::{*}}; mod y {}"), ["crate"]);
        assert_eq!(modules("mod a { pub use b::*; mod b { pub enum y {} } } use a::*; mod y {}").len(), 2);
        assert_eq!(modules("use c::a as b; mod c { pub mod a { pub struct y; } } use b::*;"), ["crate"]);
    }

    #[test]
    fn so_may_a_glob_of_std() {
        let hides = |text: &str, name: &str| {
            let libraries = BTreeMap::from([(name.to_owned(), name.to_owned())]);
            !hidden(text, &libraries).unwrap().is_empty()
        };
        assert!(hides("use std::*;", "cmp") && hides("use ::core::*;", "cmp"));
        assert!(hides("use std::{*, io::Read};", "cmp") && hides("mod a { use core::{*}; }", "cmp"));
        assert!(hides("mod a { pub use std::*; } use a::*;", "io"));
        assert!(hides("use std::*; use collections::*;", "hash_map"));
        assert!(hides("use std as s; use s::*;", "cmp"));
        assert!(!hides("use std::*;", "gcd") && !hides("use std::io::*;", "cmp"));
        assert!(!hides("use core::*;", "vec") && !hides("use alloc::*;", "alloc"));
        let cmp = BTreeMap::from([("cmp".to_owned(), "cmp".to_owned())]);
        assert_eq!(hidden("mod a { use std::*; } use a::*;", &cmp).unwrap().len(), 1, "it is private");
    }

    #[test]
    fn others_do_not() {
        assert!(modules("mod a { mod y {} pub fn y() {} } use a::*; mod y {}").is_empty());
        assert!(modules("mod a { use crate::y::{self}; mod b { use super::*; } } mod y {}").is_empty());
        assert!(modules("mod a { pub use crate::y; } use a::*; use std::io::*; mod y {}").is_empty());
        assert!(
            modules("mod a { pub use super::b::y; } mod b { pub fn y() {} } use a::*; mod y {}").is_empty()
        );
        assert!(modules("mod a { use super::*; } mod y { pub mod z {} }").is_empty());
        assert!(modules("mod a { pub use super::a::*; } use a::*; mod y {}").is_empty());
    }
}
