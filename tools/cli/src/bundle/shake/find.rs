//! Finds the parts of a file that can be removed one by one.

use super::unit::{Kind, Unit};
use crate::base::edits::{with_comma, with_comments};
use crate::base::tokens::split_at_commas;
use proc_macro2::TokenStream;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, ImplItem, Item, ItemImpl, ItemUse, Type, UseTree};

/// All units of a file, each after the one around it.
pub fn units(text: &str) -> syn::Result<Vec<Unit>> {
    let file = syn::parse_file(text)?;
    let mut finder = Finder { text, inside: None, units: Vec::new() };
    finder.visit_file(&file);
    Ok(finder.units)
}

struct Finder<'a> {
    text: &'a str,
    inside: Option<usize>,
    units: Vec<Unit>,
}

impl Finder<'_> {
    /// Adds a unit and what is inside it.
    fn add(&mut self, unit: Unit, visit: impl FnOnce(&mut Self)) {
        let outside = self.inside;
        self.units.push(Unit { parent: outside, ..unit });
        self.inside = Some(self.units.len() - 1);
        visit(self);
        self.inside = outside;
    }

    fn range(&self, node: &impl Spanned) -> Range<usize> {
        with_comments(self.text, node.span().byte_range())
    }

    /// Something here cannot be removed, so neither can the unit around it.
    fn pin(&mut self) {
        if let Some(holder) = self.inside {
            self.units[holder].fixed = true;
        }
    }

    fn named(&self, node: &impl Spanned, ident: &syn::Ident) -> Unit {
        let (name, range) = (ident.to_string(), self.range(node));
        let kind = if name.starts_with('_') { Kind::Tried } else { Kind::Item };
        Unit::new(kind, range, ident.span().byte_range(), vec![name])
    }

    /// The names that a tree imports from `from`.
    fn import(&mut self, tree: &UseTree, listed: bool, from: &str) {
        let own = tree.span().byte_range();
        let range = if listed { with_comma(self.text, own.clone()) } else { own.clone() };
        let (mut end, mut from) = (tree, from.to_owned());
        while let UseTree::Path(path) = end {
            from = path.ident.to_string();
            end = &path.tree;
        }
        let words = match end {
            UseTree::Group(group) => {
                let holder = Unit::new(Kind::Holder, range, own, Vec::new());
                return self
                    .add(holder, |this| group.items.iter().for_each(|part| this.import(part, true, &from)));
            }
            UseTree::Name(name) if name.ident == "self" => vec![from.clone()],
            UseTree::Name(name) => vec![name.ident.to_string(), from],
            UseTree::Rename(name) => vec![name.ident.to_string(), from, name.rename.to_string()],
            _ => Vec::new(),
        };
        self.add(Unit::new(Kind::Import, range, own, words), |_| {});
    }

    fn implementation(&mut self, item: &ItemImpl) {
        let mut words = type_words(&item.self_ty);
        let (range, name) = (self.range(item), item.self_ty.span().byte_range());
        let unit = match &item.trait_ {
            None => Unit { implements: true, ..Unit::new(Kind::Holder, range, name, words) },
            Some((path, _)) => {
                let of = path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default();
                // A destructor runs without being called by name.
                let kind = if of == "Drop" { Kind::Member } else { Kind::Tried };
                words.insert(0, of);
                Unit { implements: true, ..Unit::new(kind, range, name, words) }
            }
        };
        self.add(unit, |this| visit::visit_item_impl(this, item));
    }

    fn attribute(&mut self, attribute: &Attribute) {
        let Ok(list) = attribute.meta.require_list() else { return };
        let range = attribute.span().byte_range();
        if list.path.is_ident("allow") {
            let words = split_words(&list.tokens);
            self.add(Unit::new(Kind::Allow, range.clone(), range, words), |_| {});
        } else if list.path.is_ident("derive") {
            let on = self.inside.map(|item| self.units[item].words.clone()).unwrap_or_default();
            self.add(Unit::new(Kind::Holder, range.clone(), range, Vec::new()), |this| {
                this.derives(attribute, &on);
            });
        }
    }

    fn derives(&mut self, attribute: &Attribute, on: &[String]) {
        let paths = syn::punctuated::Punctuated::<syn::Path, syn::Token![,]>::parse_terminated;
        for path in attribute.parse_args_with(paths).into_iter().flatten() {
            let name = path.span().byte_range();
            let mut words: Vec<String> =
                path.segments.last().map(|last| last.ident.to_string()).into_iter().collect();
            words.extend(on.iter().cloned());
            self.add(Unit::new(Kind::Tried, with_comma(self.text, name.clone()), name, words), |_| {});
        }
    }
}

impl Visit<'_> for Finder<'_> {
    fn visit_item(&mut self, item: &Item) {
        let ident = match item {
            Item::Const(item) => &item.ident,
            Item::Enum(item) => &item.ident,
            Item::Fn(main) if main.sig.ident == "main" && self.inside.is_none() => {
                return visit::visit_item(self, item);
            }
            Item::Fn(item) => &item.sig.ident,
            Item::Macro(item) => match &item.ident {
                Some(ident) => ident,
                None => return self.pin(),
            },
            Item::Static(item) => &item.ident,
            Item::Struct(item) => &item.ident,
            Item::Trait(item) => &item.ident,
            Item::Type(item) => &item.ident,
            Item::Union(item) => &item.ident,
            Item::Mod(module) => {
                let name = module.ident.span().byte_range();
                let holder = Unit::new(Kind::Holder, self.range(item), name, vec![module.ident.to_string()]);
                // What the file of `mod name;` holds is not known here.
                let holder = Unit { fixed: module.content.is_none(), ..holder };
                return self.add(holder, |this| visit::visit_item(this, item));
            }
            Item::Impl(item) => return self.implementation(item),
            Item::Use(ItemUse { tree, attrs, .. }) => {
                let range = self.range(item);
                let holder = Unit::new(Kind::Holder, range.clone(), range, Vec::new());
                return self.add(holder, |this| {
                    attrs.iter().for_each(|attribute| this.attribute(attribute));
                    this.import(tree, false, "");
                });
            }
            _ => return self.pin(),
        };
        if ident == "_" {
            return self.pin(); // `const _: () = assert!(…);`
        }
        let unit = self.named(item, ident);
        self.add(unit, |this| visit::visit_item(this, item));
    }

    fn visit_impl_item(&mut self, item: &ImplItem) {
        let ident = match item {
            ImplItem::Const(item) => &item.ident,
            ImplItem::Fn(item) => &item.sig.ident,
            ImplItem::Type(item) => &item.ident,
            _ => return self.pin(),
        };
        let mut unit = self.named(item, ident);
        let holder =
            self.inside.map(|holder| &self.units[holder]).filter(|holder| holder.kind != Kind::Holder);
        if let Some(implementation) = holder {
            unit.kind = Kind::Member;
            unit.words.insert(0, implementation.words[0].clone());
        }
        self.add(unit, |this| visit::visit_impl_item(this, item));
    }

    fn visit_trait_item(&mut self, item: &syn::TraitItem) {
        let ident = match item {
            syn::TraitItem::Const(item) => &item.ident,
            syn::TraitItem::Fn(item) => &item.sig.ident,
            syn::TraitItem::Type(item) => &item.ident,
            _ => return self.pin(),
        };
        let mut unit = self.named(item, ident);
        let of = self.inside.and_then(|holder| self.units[holder].words.first().cloned());
        unit.words.splice(0..0, of);
        self.add(unit, |this| visit::visit_trait_item(this, item));
    }

    fn visit_attribute(&mut self, attribute: &Attribute) {
        self.attribute(attribute);
    }
}

/// The names in a type.
fn type_words(of: &Type) -> Vec<String> {
    let range = of.span().source_text().unwrap_or_default();
    range
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .filter(|w| !w.is_empty())
        .map(str::to_owned)
        .collect()
}

fn split_words(tokens: &TokenStream) -> Vec<String> {
    split_at_commas(tokens.clone()).iter().map(|part| part.to_string().replace(' ', "")).collect()
}
