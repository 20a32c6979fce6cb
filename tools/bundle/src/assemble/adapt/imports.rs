//! Imports of libraries, which begin at the root of the bundle.

use super::Adapter;
use grundy_rust::edits::with_comma;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::{ItemUse, UseTree};

impl Adapter<'_> {
    /// Lets an import of the text begin where its library is in the bundle.
    pub fn adapt_import(&mut self, item: &ItemUse) {
        self.remove_own_name(&item.tree, item.span().byte_range());
        // A library's module has another name if the root knows something by that name.
        let is_renamed = self.names.libraries.iter().any(|(name, module)| name != module);
        if item.leading_colon.is_none()
            && (self.depth > 0 || !self.names.is_root || self.names.within.is_some() || is_renamed)
        {
            self.start_at_root(&item.tree);
        }
        self.spread_colons(item);
    }

    /// Whether something else has that name where an import begins: that comes before a library.
    fn is_local(&self, name: &syn::Ident) -> bool {
        let scopes = if self.names.is_2015 { self.local.first() } else { self.local.last() };
        scopes.into_iter().flatten().any(|bound| bound.contains(&name.to_string()))
    }

    /// Removes an import of a library itself: the module knows that name already.
    fn remove_own_name(&mut self, tree: &UseTree, whole: Range<usize>) {
        match tree {
            UseTree::Name(name) if self.names.module(&name.ident).is_some() => self.edits.replace(whole, ""),
            UseTree::Path(path) if self.names.module(&path.ident).is_some() => match &*path.tree {
                UseTree::Group(group) => {
                    for part in &group.items {
                        if matches!(part, UseTree::Name(name) if name.ident == "self") {
                            self.remove_part(part);
                        }
                    }
                }
                UseTree::Name(name) if name.ident == "self" => self.edits.replace(whole, ""),
                _ => {}
            },
            UseTree::Group(group) => {
                for part in &group.items {
                    if matches!(part, UseTree::Name(name) if self.names.module(&name.ident).is_some()) {
                        self.remove_part(part);
                    } else {
                        self.remove_own_name(part, part.span().byte_range());
                    }
                }
            }
            _ => {}
        }
    }

    /// `use grundy::x;` becomes `use crate::grundy::x;`, which others may import from here.
    fn start_at_root(&mut self, tree: &UseTree) {
        let name = match tree {
            UseTree::Path(path) => &path.ident,
            UseTree::Rename(rename) => &rename.ident,
            UseTree::Group(group) => return group.items.iter().for_each(|part| self.start_at_root(part)),
            UseTree::Name(name) if self.names.module(&name.ident).is_none() => &name.ident,
            UseTree::Name(_) | UseTree::Glob(_) => return,
        };
        let is_own = self.is_local(name) || self.is_hidden(&name.to_string());
        let module = self.names.module(name).filter(|_| !is_own);
        let module = module.map(|module| format!("crate::{module}"));
        if let Some(new) = module.or_else(|| self.names.root_2015(name)) {
            self.edits.replace(name.span().byte_range(), new);
        }
    }

    fn remove_part(&mut self, part: &UseTree) {
        self.edits.replace(with_comma(self.text, part.span().byte_range()), "");
    }

    /// `use ::{grundy::x, std::y};` becomes `use {crate::grundy::x, ::std::y};`.
    fn spread_colons(&mut self, item: &ItemUse) {
        let (Some(colons), UseTree::Group(group)) = (&item.leading_colon, &item.tree) else { return };
        self.edits.replace(colons.span().byte_range(), "");
        for part in &group.items {
            let at = part.span().byte_range().start;
            let name = match part {
                UseTree::Path(path) => &path.ident,
                UseTree::Rename(rename) => &rename.ident,
                UseTree::Name(name) if self.names.module(&name.ident).is_some() => continue,
                _ => {
                    self.edits.insert(at, "::");
                    continue;
                }
            };
            match self.names.module(name).map(str::to_owned) {
                Some(module) => self.edits.replace(name.span().byte_range(), format!("crate::{module}")),
                None => self.edits.insert(at, "::"),
            }
        }
    }
}
