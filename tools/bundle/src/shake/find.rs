//! Finds the parts of a file that can be removed one by one.

use super::names::{aliases, is_of_std, name};
use super::unit::{Unit, UnitKind, UnitName};
use super::{marks, nested_impls};
use crate::attributes;
use grundy_rust::comments::Comments;
use grundy_rust::edits::with_comma;
use grundy_rust::tokens;
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
    nested_impls::fix(&mut finder.units);
    marks::tie(&mut finder.units);
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
            && self.units[holder].kind == UnitKind::Holder
        {
            self.units[holder].fixed = true;
        }
    }

    fn call(&mut self, item: &ItemMacro) {
        let name = UnitName::Call {
            name: item.mac.path.segments.last().map(|last| name(&last.ident)),
            arguments: tokens::names(item.mac.tokens.clone()),
        };
        let (range, path) = (self.range(item), item.mac.path.span().byte_range());
        self.add(Unit::new(UnitKind::Call, range, path, name), |_| {});
    }

    /// Something here acts without being mentioned, so it stays with everything around it.
    fn fix(&mut self) {
        let mut around = self.inside;
        while let Some(unit) = around {
            self.units[unit].fixed = true;
            around = self.units[unit].parent;
        }
    }

    /// An item; `within` is the trait that declares it.
    fn item(
        &self,
        node: &impl Spanned,
        (ident, attributes): (&syn::Ident, &[Attribute]),
        within: Option<String>,
    ) -> Unit {
        let name = name(ident);
        let kind = if name.starts_with('_') { UnitKind::Tried } else { UnitKind::Item };
        let name = UnitName::Item { within, name };
        Unit {
            head: self.head(node, attributes),
            ..Unit::new(kind, self.range(node), ident.span().byte_range(), name)
        }
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
        let name = match end {
            UseTree::Group(group) => {
                let holder = Unit::new(UnitKind::Holder, range, own, UnitName::Nameless);
                return self
                    .add(holder, |this| group.items.iter().for_each(|part| this.import(part, true, &from)));
            }
            UseTree::Name(own) if own.ident == "self" => {
                UnitName::Import { name: from, from: None, alias: None }
            }
            UseTree::Name(own) => UnitName::Import { name: name(&own.ident), from: Some(from), alias: None },
            UseTree::Rename(own) => {
                let (name, alias) = (name(&own.ident), Some(name(&own.rename)));
                UnitName::Import { name, from: Some(from), alias }
            }
            UseTree::Glob(_) | UseTree::Path(_) => UnitName::Nameless,
        };
        self.add(Unit::new(UnitKind::Import, range, own, name), |_| {});
    }

    fn implementation(&mut self, item: &ItemImpl) {
        let parameters: Vec<String> = item.generics.params.iter().filter_map(parameter).collect();
        let names = |node: &dyn Spanned| -> Vec<String> {
            let text = &self.text[node.span().byte_range()];
            let names = text.parse().map(tokens::names).unwrap_or_default();
            names.into_iter().filter(|name| !parameters.contains(name)).collect()
        };
        let (mut of, mut on) = (None, names(&*item.self_ty));
        let (range, place) = (self.range(item), item.self_ty.span().byte_range());
        let mut unit = Unit::new(UnitKind::Holder, range, place, UnitName::Nameless);
        unit.is_impl = true;
        if let Some((path, _)) = &item.trait_
            && let Some(end) = path.segments.last()
        {
            unit.kind = UnitKind::Tried;
            unit.arguments = names(&end.arguments);
            unit.qualifier = qualifier(path);
            let mut name_of = name(&end.ident);
            if self.destructors.contains(&name_of) {
                name_of = "Drop".to_owned();
                unit.kind = UnitKind::Destructor;
                if let Type::Path(path) = &*item.self_ty {
                    unit.qualifier = qualifier(&path.path);
                    on = path.path.segments.last().map(|last| name(&last.ident)).into_iter().collect();
                }
            }
            of = Some(name_of);
        }
        unit.name = UnitName::Implementation { of, on };
        self.add(unit, |this| visit::visit_item_impl(this, item));
    }

    fn attribute(&mut self, attribute: &Attribute) {
        if matches!(attribute.style, AttrStyle::Outer) && attributes::acts(&attribute.meta) {
            self.fix();
        }
        let Ok(list) = attribute.meta.require_list() else { return };
        let range = attribute.span().byte_range();
        if list.path.is_ident("allow") {
            self.add(Unit::new(UnitKind::Allow, range.clone(), range, UnitName::Nameless), |_| {});
        } else if list.path.is_ident("derive") {
            let on: Vec<String> =
                self.inside.into_iter().flat_map(|item| self.units[item].name.words()).cloned().collect();
            self.add(Unit::new(UnitKind::Holder, range.clone(), range, UnitName::Nameless), |this| {
                this.derives(attribute, &on);
            });
        }
    }

    fn module(&mut self, module: &ItemMod) {
        let own = module.ident.span().byte_range();
        let name = UnitName::Item { within: None, name: name(&module.ident) };
        let holder = Unit::new(UnitKind::Holder, self.range(module), own, name);
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
            let of = path.segments.last().map(|last| name(&last.ident));
            let name = UnitName::Implementation { of, on: on.to_vec() };
            self.add(Unit::new(UnitKind::Tried, with_comma(self.text, own.clone()), own, name), |_| {});
        }
    }
}

impl Visit<'_> for Finder<'_> {
    fn visit_item(&mut self, item: &Item) {
        let (ident, attributes) = match item {
            Item::Const(item) => (&item.ident, &item.attrs[..]),
            Item::Enum(item) => (&item.ident, &item.attrs[..]),
            Item::Fn(main) if main.sig.ident == "main" && self.inside.is_none() => {
                return visit::visit_item(self, item);
            }
            Item::Fn(item) => (&item.sig.ident, &item.attrs[..]),
            Item::Macro(item) => match &item.ident {
                Some(ident) => (ident, &item.attrs[..]),
                None => return self.call(item),
            },
            Item::Static(item) => (&item.ident, &item.attrs[..]),
            Item::Struct(item) => (&item.ident, &item.attrs[..]),
            Item::Trait(item) => (&item.ident, &item.attrs[..]),
            Item::Type(item) => (&item.ident, &item.attrs[..]),
            Item::Union(item) => (&item.ident, &item.attrs[..]),
            Item::Mod(module) => return self.module(module),
            Item::Impl(item) => return self.implementation(item),
            Item::Use(ItemUse { tree, attrs, .. }) => {
                let range = self.range(item);
                let holder = Unit::new(UnitKind::Holder, range.clone(), range, UnitName::Nameless);
                return self.add(holder, |this| {
                    attrs.iter().for_each(|attribute| this.attribute(attribute));
                    let first = this.units.len();
                    this.import(tree, false, "");
                    let is_of_std = is_of_std(tree);
                    this.units[first..].iter_mut().for_each(|unit| unit.is_of_std = is_of_std);
                });
            }
            _ => return self.pin(),
        };
        if ident == "_" {
            return self.pin(); // `const _: () = assert!(…);`
        }
        let unit = self.item(item, (ident, attributes), None);
        self.add(unit, |this| visit::visit_item(this, item));
    }

    fn visit_block(&mut self, block: &syn::Block) {
        self.within(block.span().byte_range(), |this| visit::visit_block(this, block));
    }

    fn visit_impl_item(&mut self, item: &ImplItem) {
        let (ident, attributes) = match item {
            ImplItem::Const(item) => (&item.ident, &item.attrs[..]),
            ImplItem::Fn(item) => (&item.sig.ident, &item.attrs[..]),
            ImplItem::Type(item) => (&item.ident, &item.attrs[..]),
            _ => return self.pin(),
        };
        let holder = self.inside.and_then(|holder| self.units[holder].name.implementation());
        let within = holder.map(|(of, _)| of.clone());
        let is_member = within.is_some();
        let mut unit = self.item(item, (ident, attributes), within);
        if is_member {
            unit.kind = UnitKind::Member;
        }
        self.add(unit, |this| visit::visit_impl_item(this, item));
    }

    fn visit_trait_item(&mut self, item: &TraitItem) {
        let (ident, attributes) = match item {
            TraitItem::Const(item) => (&item.ident, &item.attrs[..]),
            TraitItem::Fn(item) => (&item.sig.ident, &item.attrs[..]),
            TraitItem::Type(item) => (&item.ident, &item.attrs[..]),
            _ => return self.pin(),
        };
        let within = self.inside.and_then(|holder| self.units[holder].name.words().next().cloned());
        let unit = self.item(item, (ident, attributes), within);
        self.add(unit, |this| visit::visit_trait_item(this, item));
    }

    fn visit_attribute(&mut self, attribute: &Attribute) {
        self.attribute(attribute);
    }
}

/// The name of a generic parameter that is not a lifetime.
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
