//! The solution's file, adapted so that it shares one crate with the templates.
//!
//! The templates become `mod grundy { pub mod … }` at the crate root, so a path `grundy::…` in the
//! root means what it meant before, whatever other names the file has. An extern crate can do three
//! things that a module cannot, and they are replaced here: its name is known in nested modules,
//! `::grundy` names it everywhere, and `use grundy;` imports it.

use super::LIBRARY;
use crate::base::edits::{Edits, with_comma};
use crate::base::failure::Failure;
use proc_macro2::{Spacing, TokenStream, TokenTree};
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Item, ItemExternCrate, ItemMod, ItemUse, UseTree};

/// The text, in which every way of naming the library works inside one crate; `used` says whether
/// the library will be there.
pub fn adapt(text: &str, used: bool) -> anyhow::Result<String> {
    let file = syn::parse_file(text)?;
    let mut adapter = Adapter { text, used, aliases: vec!["self".to_owned()], edits: Edits::default() };
    adapter.find_aliases(&file.items);
    if file.items.iter().any(|item| item_name(item).is_some_and(|name| name == LIBRARY)) {
        return Err(Failure::misuse(
            format!("the file has an item called `{LIBRARY}` of its own"),
            "rename that item: the templates of a bundle live in `mod grundy`",
        ));
    }
    adapter.visit_file(&file);
    global_paths(text, text.parse().map_err(syn::Error::from)?, &mut adapter.edits);
    Ok(adapter.edits.apply(text))
}

struct Adapter<'a> {
    text: &'a str,
    used: bool,
    /// How nested modules import the library: `self`, `self as g`.
    aliases: Vec<String>,
    edits: Edits,
}

impl Adapter<'_> {
    /// `extern crate grundy as g;` at the root names the library everywhere.
    fn find_aliases(&mut self, items: &[Item]) {
        for item in items {
            if let Item::ExternCrate(ItemExternCrate { ident, rename: Some((_, alias)), .. }) = item
                && ident == LIBRARY
            {
                self.aliases.push(format!("self as {alias}"));
            }
        }
    }

    fn import(&self) -> String {
        format!("use crate::{LIBRARY}::{{{}}};", self.aliases.join(", "))
    }

    /// Removes an import of the library itself: the root has the module of that name already.
    fn remove_own_name(&mut self, tree: &UseTree, whole: Range<usize>) {
        match tree {
            UseTree::Name(name) if name.ident == LIBRARY => self.edits.remove(self.text, whole),
            UseTree::Path(path) if path.ident == LIBRARY => match &*path.tree {
                UseTree::Group(group) => {
                    for part in &group.items {
                        if matches!(part, UseTree::Name(name) if name.ident == "self") {
                            self.remove_part(part);
                        }
                    }
                }
                UseTree::Name(name) if name.ident == "self" => self.edits.remove(self.text, whole),
                _ => {}
            },
            UseTree::Group(group) => {
                for part in &group.items {
                    if matches!(part, UseTree::Name(name) if name.ident == LIBRARY) {
                        self.remove_part(part);
                    } else {
                        self.remove_own_name(part, part.span().byte_range());
                    }
                }
            }
            _ => {}
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
            let ours = |ident: &syn::Ident| ident == LIBRARY;
            match part {
                UseTree::Path(path) if ours(&path.ident) => self.edits.insert(at, "crate::"),
                UseTree::Rename(rename) if ours(&rename.ident) => self.edits.insert(at, "crate::"),
                UseTree::Name(name) if ours(&name.ident) => {}
                _ => self.edits.insert(at, "::"),
            }
        }
    }
}

impl Visit<'_> for Adapter<'_> {
    fn visit_item_mod(&mut self, module: &ItemMod) {
        let Some((brace, items)) = &module.content else { return };
        let own = items.iter().any(|item| item_name(item).is_some_and(|name| name == LIBRARY));
        if self.used && !own {
            let inner = module.attrs.iter().map(|attribute| attribute.span().byte_range().end);
            let open = brace.span.open().byte_range().end;
            self.edits.insert(
                inner.filter(|&end| end > open).max().unwrap_or(open),
                format!(" {} ", self.import()), // no line more: errors keep theirs
            );
        }
        visit::visit_item_mod(self, module);
    }

    fn visit_item_use(&mut self, item: &ItemUse) {
        self.remove_own_name(&item.tree, item.span().byte_range());
        self.spread_colons(item);
    }

    fn visit_item_extern_crate(&mut self, item: &ItemExternCrate) {
        if item.ident == LIBRARY {
            let range = item.span().byte_range();
            match &item.rename {
                Some((_, alias)) => {
                    self.edits.replace(range, format!("use crate::{LIBRARY}::{{self as {alias}}};"));
                }
                None => self.edits.remove(self.text, range),
            }
        }
    }
}

/// The name that an item gives to a type, a trait or a module.
fn item_name(item: &Item) -> Option<&syn::Ident> {
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

/// `::grundy` becomes `crate::grundy`, in macros too, unless it continues a path (`a::grundy`).
fn global_paths(text: &str, tokens: TokenStream, edits: &mut Edits) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (i, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => global_paths(text, group.stream(), edits),
            TokenTree::Ident(name) if name == LIBRARY && i >= 2 && is_colons(&tokens[i - 2..i]) => {
                let at = tokens[i - 2].span().byte_range().start;
                if i == 2 || !ends_path(text, &tokens[i - 3], at) {
                    edits.insert(at, "crate");
                }
            }
            _ => {}
        }
    }
}

fn is_colons(pair: &[TokenTree]) -> bool {
    match pair {
        [TokenTree::Punct(a), TokenTree::Punct(b)] => {
            a.as_char() == ':' && b.as_char() == ':' && a.spacing() == Spacing::Joint
        }
        _ => false,
    }
}

/// Whether colons after this token continue a path: it is a name that is no keyword, or a `>` or a
/// group that touches the colons.
fn ends_path(text: &str, token: &TokenTree, colons: usize) -> bool {
    match token {
        TokenTree::Ident(name) => {
            let name = name.to_string();
            matches!(name.as_str(), "crate" | "self" | "super" | "Self")
                || syn::parse_str::<syn::Ident>(&name).is_ok()
        }
        TokenTree::Punct(punct) => punct.as_char() == '>' && token.span().byte_range().end == colons,
        TokenTree::Group(_) => token.span().byte_range().end == colons && !text[..colons].ends_with('}'),
        TokenTree::Literal(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn adapted(text: &str) -> anyhow::Result<String> {
        adapt(text, true)
    }

    #[test]
    fn without_the_library_modules_stay() {
        assert_eq!(adapt("mod a {}\n", false).unwrap(), "mod a {}\n");
    }

    #[test]
    fn the_root_keeps_its_paths() {
        let text = "use grundy::nim;\nuse grundy::{mex::mex, scan::*};\nfn f() { grundy::nim::sum(); }\n";
        assert_eq!(adapted(text).unwrap(), text);
    }

    #[test]
    fn the_library_by_its_own_name() {
        assert_eq!(adapted("use grundy;\nuse grundy::{self, nim};\n").unwrap(), "use grundy::{ nim};\n");
        assert_eq!(adapted("#[macro_use]\nextern crate grundy;\nfn f() {}\n").unwrap(), "fn f() {}\n");
        let alias = "use crate::grundy::{self as g};\nmod a { use crate::grundy::{self, self as g}; }\n";
        assert_eq!(adapted("extern crate grundy as g;\nmod a {}\n").unwrap(), alias);
    }

    #[test]
    fn nested_modules_import_it() {
        let nested = adapted("mod a { #![allow(x)] use grundy::nim; }\nmod b { mod grundy {} }\n").unwrap();
        assert!(nested.contains("#![allow(x)] use crate::grundy::{self};  use grundy::nim;"), "{nested}");
        assert!(nested.contains("mod b { mod grundy { use crate::grundy::{self}; } }"), "{nested}");
    }

    #[test]
    fn global_paths_start_at_the_crate() {
        let text = "use ::grundy::a;\nmacro_rules! m { () => { ::grundy::b() } }\nfn f() { x::grundy::c(); 1 > ::grundy::d(); }\n";
        let wanted = text.replace(" ::grundy", " crate::grundy");
        assert_eq!(adapted(text).unwrap(), wanted);
        assert_eq!(
            adapted("use ::{grundy::a, std::mem, grundy};\n").unwrap(),
            "use {crate::grundy::a, ::std::mem, };\n"
        );
    }

    #[test]
    fn an_own_item_of_that_name_is_refused() {
        assert!(adapted("mod grundy {}\n").is_err());
        assert!(adapted("fn grundy() {}\n").is_ok());
    }
}
