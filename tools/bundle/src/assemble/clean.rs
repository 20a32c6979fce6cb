//! Removes from a file what no judge needs: doc comments, tests, what a known `cfg` turns off, lint
//! levels; of what is published elsewhere all comments.

use super::cfg::decide;
use super::parsed::Parsed;
use super::settings::Settings;
use grundy_rust::comments::Comments;
use grundy_rust::edits::Edits;
use grundy_rust::tokens::split_at_commas;
use proc_macro2::{TokenStream, TokenTree};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{AttrStyle, Attribute, ImplItem, Item, ItemUse, Meta, Stmt, TraitItem, Visibility};

/// The text without all that, which is a library's or the solution's. What others may import from
/// it gets the visibility `within`.
pub fn clean(text: &str, settings: &Settings, within: &str, is_library: bool) -> syn::Result<String> {
    let Parsed { tokens, file, .. } = Parsed::parse(text)?;
    if is_off(&file.attrs, settings) {
        return Ok("#![cfg(any())]".to_owned());
    }
    let comments = Comments::of(text, tokens.clone());
    let mut cleaner = Cleaner { text, comments, settings, within, edits: Edits::default() };
    cleaner.visit_file(&file);
    decide(tokens, settings, is_library, &mut cleaner.edits);
    for heading in cleaner.comments.headings() {
        if cleaner.edits.empty(text, heading.about.clone()) {
            cleaner.edits.remove(text, heading.range.clone());
        }
    }
    if settings.is_published {
        cleaner.remove_comments();
    }
    Ok(cleaner.edits.apply(text))
}

/// Whether `#![cfg(…)]` at the top of a file turns all of it off.
fn is_off(attributes: &[Attribute], settings: &Settings) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::List(list) => list.path.is_ident("cfg") && settings.hold(list.tokens.clone()) == Some(false),
        _ => false,
    })
}

struct Cleaner<'a> {
    text: &'a str,
    comments: Comments<'a>,
    settings: &'a Settings,
    within: &'a str,
    edits: Edits,
}

impl Cleaner<'_> {
    fn remove_comments(&mut self) {
        for range in self.comments.ranges() {
            if self.text[range.clone()].starts_with("//") {
                self.edits.remove(self.text, range.clone());
            } else {
                self.edits.replace(range.clone(), " "); // it may be all that is between two words
            }
        }
    }

    /// Removes a node that its attributes turn off; whether it did.
    fn removed(&mut self, attributes: &[Attribute], node: &impl Spanned) -> bool {
        let off = attributes.iter().any(|attribute| self.turns_off(attribute));
        if off {
            let range = self.comments.with(node.span().byte_range());
            self.edits.remove(self.text, range);
        }
        off
    }

    fn turns_off(&self, attribute: &Attribute) -> bool {
        match &attribute.meta {
            Meta::Path(path) => path.is_ident("test") || path.is_ident("bench"),
            _ => is_off(std::slice::from_ref(attribute), self.settings),
        }
    }

    /// The replacement for an attribute that no judge needs; `None` to keep the attribute.
    fn replacement(&self, attribute: &Attribute) -> Option<String> {
        let path = attribute.path();
        let tokens = || attribute.meta.require_list().ok().map(|list| list.tokens.clone());
        if path.segments.first().is_some_and(|tool| tool.ident == "clippy") {
            return Some(String::new());
        }
        match path.get_ident()?.to_string().as_str() {
            "doc" | "must_use" | "deprecated" | "deny" | "warn" | "forbid" => Some(String::new()),
            "cfg" if self.settings.hold(tokens()?) == Some(true) => Some(String::new()),
            "cfg_attr" => {
                let parts = split_at_commas(tokens()?);
                let holds = self.settings.hold(parts.first()?.clone())?;
                Some(if holds { applied(attribute, &parts[1..]) } else { String::new() })
            }
            "allow" | "expect" => Some(allow(attribute, split_at_commas(tokens()?))),
            _ => None,
        }
    }
}

fn applied(attribute: &Attribute, parts: &[TokenStream]) -> String {
    let is_doc = |part: &&TokenStream| matches!((*part).clone().into_iter().next(), Some(TokenTree::Ident(name)) if name == "doc");
    parts.iter().filter(|part| !is_doc(part)).map(|part| format!("{}[{part}]", pound(attribute))).collect()
}

/// An `allow` of rustc's own lints only, without the reason, which old compilers reject.
fn allow(attribute: &Attribute, parts: Vec<TokenStream>) -> String {
    let foreign = ["clippy", "rustdoc", "reason"];
    let parts: Vec<String> = parts.iter().map(ToString::to_string).collect();
    let known = |part: &&String| !foreign.contains(&part.split_whitespace().next().unwrap_or(""));
    let known: Vec<&str> = parts.iter().filter(known).map(String::as_str).collect();
    if known.is_empty() {
        String::new()
    } else {
        format!("{}[allow({})]", pound(attribute), known.join(", "))
    }
}

fn pound(attribute: &Attribute) -> &'static str {
    if matches!(attribute.style, AttrStyle::Outer) { "#" } else { "#!" }
}

impl Visit<'_> for Cleaner<'_> {
    fn visit_item(&mut self, item: &Item) {
        if !self.removed(item_attributes(item), item) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item(&mut self, item: &ImplItem) {
        let attributes = match item {
            ImplItem::Const(item) => &item.attrs,
            ImplItem::Fn(item) => &item.attrs,
            ImplItem::Type(item) => &item.attrs,
            ImplItem::Macro(item) => &item.attrs,
            _ => return,
        };
        if !self.removed(attributes, item) {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_trait_item(&mut self, item: &TraitItem) {
        let attributes = match item {
            TraitItem::Const(item) => &item.attrs,
            TraitItem::Fn(item) => &item.attrs,
            TraitItem::Type(item) => &item.attrs,
            TraitItem::Macro(item) => &item.attrs,
            _ => return,
        };
        if !self.removed(attributes, item) {
            visit::visit_trait_item(self, item);
        }
    }

    fn visit_stmt(&mut self, statement: &Stmt) {
        let attributes = match statement {
            Stmt::Local(local) => &local.attrs[..],
            Stmt::Macro(call) => &call.attrs[..],
            _ => &[],
        };
        if !self.removed(attributes, statement) {
            visit::visit_stmt(self, statement);
        }
    }

    /// rustc never calls a public import unused, and a crate of one file needs no public one.
    fn visit_item_use(&mut self, item: &ItemUse) {
        if let Visibility::Public(public) = &item.vis {
            self.edits.replace(public.span().byte_range(), self.within);
        }
        visit::visit_item_use(self, item);
    }

    fn visit_attribute(&mut self, attribute: &Attribute) {
        if let Some(new) = self.replacement(attribute) {
            let range = attribute.span().byte_range();
            if new.is_empty() {
                self.edits.remove(self.text, range);
            } else {
                self.edits.replace(range, new);
            }
        }
    }
}

/// The outer attributes of an item of any kind.
fn item_attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::ExternCrate(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::ForeignMod(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::TraitAlias(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_of_what_is_published_elsewhere() {
        let text = "// Head.\n\nfn/* a */f() {\n    // b\n    g(); // c\n    \"// d\";\n}\n";
        let published = Settings { is_published: true, ..Settings::default() };
        assert_eq!(
            clean(text, &published, "pub", false).unwrap(),
            "\nfn f() {\n    g(); \n    \"// d\";\n}\n"
        );
        assert_eq!(clean(text, &Settings::default(), "pub", false).unwrap(), text);
    }
}
