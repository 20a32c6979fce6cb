//! Finds the parts of a file that can be removed one by one.

use super::unit::{Kind, Unit};
use super::{aliases::aliases, attributes, outside};
use grundy_rust::comments::Comments;
use grundy_rust::edits::with_comma;
use grundy_rust::tokens::{self, plain, split_at_commas};
use proc_macro2::TokenStream;
use std::collections::BTreeSet;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    AttrStyle, Attribute, GenericParam, ImplItem, Item, ItemImpl, ItemMacro, ItemMod, ItemUse, TraitItem,
    Type, UseTree,
};

/// All units of a file, each after the one around it.
pub fn units(text: &str, comments: &Comments) -> syn::Result<Vec<Unit>> {
    let file = syn::parse_file(text)?;
    let destructors = aliases(&file, "Drop");
    let mut finder =
        Finder { text, comments, destructors, scope: 0..text.len(), inside: None, units: Vec::new() };
    finder.visit_file(&file);
    outside::fix(&mut finder.units);
    Ok(finder.units)
}

struct Finder<'a> {
    text: &'a str,
    comments: &'a Comments<'a>,
    /// The names of the trait `Drop`.
    destructors: BTreeSet<String>,
    scope: Range<usize>,
    inside: Option<usize>,
    units: Vec<Unit>,
}

impl Finder<'_> {
    /// Adds a unit and what is inside it.
    fn add(&mut self, unit: Unit, visit: impl FnOnce(&mut Self)) {
        let outside = self.inside;
        self.units.push(Unit { parent: outside, scope: self.scope.clone(), ..unit });
        self.inside = Some(self.units.len() - 1);
        visit(self);
        self.inside = outside;
    }

    /// Visits what is in a module or block.
    fn within(&mut self, scope: Range<usize>, visit: impl FnOnce(&mut Self)) {
        let outside = std::mem::replace(&mut self.scope, scope);
        visit(self);
        self.scope = outside;
    }

    fn range(&self, node: &impl Spanned) -> Range<usize> {
        self.comments.with(node.span().byte_range())
    }

    /// Something here cannot be removed, so neither can the holder around it.
    fn pin(&mut self) {
        if let Some(holder) = self.inside
            && self.units[holder].kind == Kind::Holder
        {
            self.units[holder].fixed = true;
        }
    }

    fn call(&mut self, item: &ItemMacro) {
        let mut names = item.mac.path.segments.last().map(|last| vec![name(&last.ident)]).unwrap_or_default();
        names.extend(tokens::names(item.mac.tokens.clone()));
        let (range, path) = (self.range(item), item.mac.path.span().byte_range());
        self.add(Unit::new(Kind::Call, range, path, names), |_| {});
    }

    /// Something here acts without being mentioned, so it stays with everything around it.
    fn fix(&mut self) {
        let mut around = self.inside;
        while let Some(unit) = around {
            self.units[unit].fixed = true;
            around = self.units[unit].parent;
        }
    }

    fn named(&self, node: &impl Spanned, ident: &syn::Ident) -> Unit {
        let (name, range) = (plain(&ident.to_string()).into_owned(), self.range(node));
        let kind = if name.starts_with('_') { Kind::Tried } else { Kind::Item };
        Unit::new(kind, range, ident.span().byte_range(), vec![name])
    }

    /// Where a node begins after its attributes.
    fn head(&self, node: &impl Spanned, attributes: &[Attribute]) -> Option<usize> {
        let outer = attributes.iter().filter(|attribute| matches!(attribute.style, AttrStyle::Outer));
        let after = outer.map(|attribute| attribute.span().byte_range().end).max();
        Some(self.comments.next_token(after.unwrap_or(node.span().byte_range().start)))
    }

    /// The names that a tree imports from `from`.
    fn import(&mut self, tree: &UseTree, listed: bool, from: &str) {
        let own = tree.span().byte_range();
        let range = if listed { with_comma(self.text, own.clone()) } else { own.clone() };
        let (mut end, mut from) = (tree, from.to_owned());
        while let UseTree::Path(path) = end {
            from = name(&path.ident);
            end = &path.tree;
        }
        let words = match end {
            UseTree::Group(group) => {
                let holder = Unit::new(Kind::Holder, range, own, Vec::new());
                return self
                    .add(holder, |this| group.items.iter().for_each(|part| this.import(part, true, &from)));
            }
            UseTree::Name(own) if own.ident == "self" => vec![from.clone()],
            UseTree::Name(own) => vec![name(&own.ident), from],
            UseTree::Rename(own) => vec![name(&own.ident), from, name(&own.rename)],
            _ => Vec::new(),
        };
        self.add(Unit::new(Kind::Import, range, own, words), |_| {});
    }

    fn implementation(&mut self, item: &ItemImpl) {
        let parameters: Vec<String> = item.generics.params.iter().filter_map(parameter).collect();
        let names = |node: &dyn Spanned| -> Vec<String> {
            let text = &self.text[node.span().byte_range()];
            let names = text.parse().map(tokens::names).unwrap_or_default();
            names.into_iter().filter(|name| !parameters.contains(name)).collect()
        };
        let mut unit = Unit::new(
            Kind::Holder,
            self.range(item),
            item.self_ty.span().byte_range(),
            names(&*item.self_ty),
        );
        unit.implements = true;
        if let Some((path, _)) = &item.trait_
            && let Some(end) = path.segments.last()
        {
            unit.kind = Kind::Tried;
            unit.arguments = names(&end.arguments);
            unit.qualifier = qualifier(path);
            let mut of = name(&end.ident);
            if self.destructors.contains(&of) {
                of = "Drop".to_owned();
                unit.kind = Kind::Destructor;
                if let Type::Path(path) = &*item.self_ty {
                    unit.qualifier = qualifier(&path.path);
                    unit.words =
                        path.path.segments.last().map(|last| name(&last.ident)).into_iter().collect();
                }
            }
            unit.words.insert(0, of);
        }
        self.add(unit, |this| visit::visit_item_impl(this, item));
    }

    fn attribute(&mut self, attribute: &Attribute) {
        if matches!(attribute.style, AttrStyle::Outer) && attributes::acts(&attribute.meta) {
            self.fix();
        }
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

    fn module(&mut self, module: &ItemMod) {
        let own = module.ident.span().byte_range();
        let holder = Unit::new(Kind::Holder, self.range(module), own, vec![name(&module.ident)]);
        // What the file of `mod name;` holds is not known here.
        let holder = Unit { fixed: module.content.is_none(), ..holder };
        self.add(holder, |this| {
            this.within(module.span().byte_range(), |this| visit::visit_item_mod(this, module));
        });
    }

    fn derives(&mut self, attribute: &Attribute, on: &[String]) {
        let paths = syn::punctuated::Punctuated::<syn::Path, syn::Token![,]>::parse_terminated;
        for path in attribute.parse_args_with(paths).into_iter().flatten() {
            let own = path.span().byte_range();
            let mut words: Vec<String> =
                path.segments.last().map(|last| name(&last.ident)).into_iter().collect();
            words.extend(on.iter().cloned());
            self.add(Unit::new(Kind::Tried, with_comma(self.text, own.clone()), own, words), |_| {});
        }
    }
}

impl Visit<'_> for Finder<'_> {
    fn visit_item(&mut self, item: &Item) {
        let (ident, attributes) = match item {
            Item::Const(item) => (&item.ident, &item.attrs),
            Item::Enum(item) => (&item.ident, &item.attrs),
            Item::Fn(main) if main.sig.ident == "main" && self.inside.is_none() => {
                return visit::visit_item(self, item);
            }
            Item::Fn(item) => (&item.sig.ident, &item.attrs),
            Item::Macro(item) => match &item.ident {
                Some(ident) => (ident, &item.attrs),
                None => return self.call(item),
            },
            Item::Static(item) => (&item.ident, &item.attrs),
            Item::Struct(item) => (&item.ident, &item.attrs),
            Item::Trait(item) => (&item.ident, &item.attrs),
            Item::Type(item) => (&item.ident, &item.attrs),
            Item::Union(item) => (&item.ident, &item.attrs),
            Item::Mod(module) => return self.module(module),
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
        let unit = Unit { head: self.head(item, attributes), ..self.named(item, ident) };
        self.add(unit, |this| visit::visit_item(this, item));
    }

    fn visit_block(&mut self, block: &syn::Block) {
        self.within(block.span().byte_range(), |this| visit::visit_block(this, block));
    }

    fn visit_impl_item(&mut self, item: &ImplItem) {
        let (ident, attributes) = match item {
            ImplItem::Const(item) => (&item.ident, &item.attrs),
            ImplItem::Fn(item) => (&item.sig.ident, &item.attrs),
            ImplItem::Type(item) => (&item.ident, &item.attrs),
            _ => return self.pin(),
        };
        let mut unit = Unit { head: self.head(item, attributes), ..self.named(item, ident) };
        let holder =
            self.inside.map(|holder| &self.units[holder]).filter(|holder| holder.kind != Kind::Holder);
        if let Some(implementation) = holder {
            unit.kind = Kind::Member;
            unit.words.insert(0, implementation.words[0].clone());
        }
        self.add(unit, |this| visit::visit_impl_item(this, item));
    }

    fn visit_trait_item(&mut self, item: &TraitItem) {
        let (ident, attributes) = match item {
            TraitItem::Const(item) => (&item.ident, &item.attrs),
            TraitItem::Fn(item) => (&item.sig.ident, &item.attrs),
            TraitItem::Type(item) => (&item.ident, &item.attrs),
            _ => return self.pin(),
        };
        let mut unit = Unit { head: self.head(item, attributes), ..self.named(item, ident) };
        let of = self.inside.and_then(|holder| self.units[holder].words.first().cloned());
        unit.words.splice(0..0, of);
        self.add(unit, |this| visit::visit_trait_item(this, item));
    }

    fn visit_attribute(&mut self, attribute: &Attribute) {
        self.attribute(attribute);
    }
}

/// A name as the compiler compares it.
pub fn name(ident: &syn::Ident) -> String {
    plain(&ident.to_string()).into_owned()
}

/// The name of a generic parameter that is no lifetime.
fn parameter(parameter: &GenericParam) -> Option<String> {
    match parameter {
        GenericParam::Type(parameter) => Some(name(&parameter.ident)),
        GenericParam::Const(parameter) => Some(name(&parameter.ident)),
        GenericParam::Lifetime(_) => None,
    }
}

fn qualifier(path: &syn::Path) -> Option<String> {
    path.segments.iter().rev().nth(1).map(|segment| name(&segment.ident))
}

fn split_words(tokens: &TokenStream) -> Vec<String> {
    split_at_commas(tokens.clone()).iter().map(|part| part.to_string().replace(' ', "")).collect()
}
