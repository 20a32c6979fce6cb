//! A source text, adapted so that it shares one crate with the libraries that it uses.
//!
//! Each library becomes a module of that crate's root, `mod grundy`, so a path `grundy::…` in the
//! root means what it meant before, whatever other names the file has. An extern crate can do three
//! things that a module cannot, and they are replaced here: its name is known in nested modules,
//! `::grundy` names it everywhere, and `use grundy;` imports it. A library's own text is no longer
//! the root of its crate: its `crate::` becomes `crate::<its module>::`, and it imports what it
//! uses.

mod imports;

use super::cfg;
use super::parsed::Parsed;
use super::paths;
use super::scope::{Alias, Names, after_inner, binds, import, imports, visibility};
use super::words::Words;
use grundy_rust::edits::Edits;
use proc_macro2::TokenStream;
use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, Block, Item, ItemMod, ItemUse, Stmt, Visibility};

/// The attributes that only the root of a crate can have.
const OF_CRATE: &[&str] =
    &["no_std", "crate_type", "crate_name", "recursion_limit", "type_length_limit", "feature"];

/// The text, in which every way of naming a library works inside one crate.
pub fn adapt(parsed: &Parsed, names: Names) -> String {
    let Parsed { text, tokens, file } = parsed;
    let given = names.given(&file.items, text);
    let names = if names.is_root { Names { aliases: &given, ..names } } else { names };
    let (words, edits, place) = (OnceCell::new(), Edits::default(), names.place.to_owned());
    let local = vec![vec![names.bound(&file.items)]];
    let mut adapter = Adapter { text, tokens, names, place, depth: 0, local, words, edits };
    adapter.attributes_of_the_crate(&file.attrs);
    if !names.is_root || names.within.is_some() {
        adapter.import(&file.attrs, &file.items, 0..text.len());
    }
    adapter.replace_extern_crates(&file.items);
    adapter.visit_file(file);
    paths::adapt(text, tokens.clone(), names, &adapter.local[0][0], &mut adapter.edits);
    adapter.edits.apply(text)
}

struct Adapter<'a> {
    text: &'a str,
    tokens: &'a TokenStream,
    names: Names<'a>,
    /// The path of the module that is visited.
    place: String,
    depth: usize,
    /// The names of libraries that mean something else: in each module around, there and in each
    /// block around.
    local: Vec<Vec<BTreeSet<String>>>,
    /// Those of the whole text, if a macro may say them anywhere.
    words: OnceCell<Words>,
    edits: Edits,
}

impl Adapter<'_> {
    /// In place of the `extern crate` items of a module stand imports of what they name besides the
    /// libraries.
    fn replace_extern_crates(&mut self, items: &[Item]) {
        let mut given = self.names.given(items, self.text);
        given.retain(|alias| !alias.is_macro || !alias.is_bound(items));
        for item in items {
            let Item::ExternCrate(item) = item else { continue };
            let Some(of) = self.names.path(&item.ident) else { continue };
            let (own, visibility) = (self.names.given_by(item, self.text), self.adapted(&item.vis));
            let taken = given.extract_if(.., |alias| own.contains(alias));
            let (macros, renamed): (Vec<Alias>, Vec<Alias>) = taken.partition(|alias| alias.is_macro);
            // The modules import the libraries' names, but not those of std's parts.
            let is_of_std = item.rename.is_none() && of == format!("::{}", item.ident);
            let part = if is_of_std { format!("{visibility}use {of};") } else { String::new() };
            let cfg = cfg::attributes(&item.attrs, self.text);
            let all = [imports(&visibility, &renamed), imports("", &macros), part];
            let all = all.iter().map(|one| one.trim()).filter(|one| !one.is_empty());
            let all: Vec<String> = all.map(|one| format!("{cfg}{one}")).collect();
            self.edits.replace(item.span().byte_range(), all.join(" "));
        }
    }

    /// What only the root of a crate can have means nothing in a module; and the libraries need
    /// std's prelude in a file that has std under another name.
    fn attributes_of_the_crate(&mut self, attributes: &[Attribute]) {
        let has_other_std = self.text.contains("extern crate std");
        // The judge names the program.
        let of_root: &[&str] = if has_other_std { &["crate_name", "no_std"] } else { &["crate_name"] };
        let idle = if self.names.within.is_some() { OF_CRATE } else { of_root };
        let is_idle = |attribute: &&Attribute| idle.iter().any(|name| attribute.path().is_ident(name));
        for attribute in attributes.iter().filter(is_idle) {
            self.edits.replace(attribute.span().byte_range(), "");
        }
    }

    /// Imports the libraries at the start of a module that is not the root, except those whose
    /// names are taken there.
    fn import(&mut self, attributes: &[Attribute], items: &[Item], within: Range<usize>) {
        let open = within.start;
        // A macro of this file may name a library where the module itself does not.
        let (whole, own, of_own) = (self.text, &self.text[within.clone()], OnceCell::new());
        let is_anywhere = whole.contains("macro_rules");
        let words = if is_anywhere { &self.words } else { &of_own };
        // What cannot be read has no words.
        let tokens = || if is_anywhere { self.tokens.clone() } else { own.parse().unwrap_or_default() };
        let is_named = |name: &str| words.get_or_init(|| Words::of(tokens())).has(name);
        let taken = |name: &str| {
            let is_hidden = self.is_hidden(name) && visibility(items, name).is_none();
            !is_named(name) || is_hidden || items.iter().any(|item| binds(item, name))
        };
        let mut all: BTreeMap<(String, String), Vec<String>> = BTreeMap::new();
        let mut add = |of: String, name: &str, cfg: &str, part: String| {
            let visibility = visibility(items, name).map(|found| self.adapted(found)).unwrap_or_default();
            all.entry((of, format!("{cfg}{visibility}"))).or_default().push(part);
        };
        for (name, module) in self.names.libraries.iter().filter(|(name, _)| !taken(name)) {
            let part = if name == module { "self".to_owned() } else { format!("self as {name}") };
            add(format!("crate::{module}"), name, "", part);
        }
        // A macro may call others that it does not bring.
        let calls = self.text[within.clone()].contains('!');
        let in_place = self.names.given(items, self.text);
        for alias in self.names.aliases {
            let is_named = if alias.is_macro { calls } else { is_named(&alias.name) };
            let is_there = alias.is_bound(items) || in_place.iter().any(|own| own.name == alias.name);
            if is_named && !is_there {
                add(alias.of.clone(), &alias.name, &alias.cfg, alias.part());
            }
        }
        let import: String =
            all.iter().map(|((of, visibility), parts)| import(visibility, of, parts)).collect();
        self.edits.insert(after_inner(attributes, self.text, open), import); // no line more: errors keep theirs
    }

    /// Whether a glob brings that name to the module, and it means no library.
    fn is_hidden(&self, name: &str) -> bool {
        self.names.hidden.contains(&(self.place.clone(), name.to_owned()))
    }

    /// A visibility of this text in the bundle.
    fn adapted(&self, visibility: &Visibility) -> String {
        match (visibility, self.names.within) {
            (Visibility::Inherited, _) => String::new(),
            (Visibility::Restricted(scope), Some(within))
                if scope.in_token.is_none() || !scope.path.is_ident("crate") =>
            {
                format!("pub(in crate::{within}) ")
            }
            _ => "pub(crate) ".to_owned(),
        }
    }
}

impl Visit<'_> for Adapter<'_> {
    fn visit_item_mod(&mut self, module: &ItemMod) {
        let Some((brace, items)) = &module.content else { return };
        let within = brace.span.open().byte_range().end..brace.span.close().byte_range().start;
        let around = self.place.len();
        self.place += &format!("::{}", module.ident);
        self.import(&module.attrs, items, within);
        self.replace_extern_crates(items);
        self.depth += 1;
        self.local.push(vec![self.names.bound(items)]);
        visit::visit_item_mod(self, module);
        self.local.pop();
        self.depth -= 1;
        self.place.truncate(around);
    }

    fn visit_block(&mut self, block: &Block) {
        let item = |part: &Stmt| if let Stmt::Item(item) = part { Some(item.clone()) } else { None };
        let items: Vec<Item> = block.stmts.iter().filter_map(item).collect();
        self.replace_extern_crates(&items);
        let bound = self.names.bound(&items);
        let around = self.local.last_mut().expect("a module is around");
        around.push(bound);
        visit::visit_block(self, block);
        self.local.last_mut().expect("as before").pop();
    }

    fn visit_item_use(&mut self, item: &ItemUse) {
        self.adapt_import(item);
    }
}

#[cfg(test)]
mod tests {
    use super::super::scope::Hidden;
    use super::*;

    #[test]
    fn a_library_is_a_module() {
        let (uses, macros) = (BTreeMap::from([("dep".to_owned(), "other".to_owned())]), BTreeMap::new());
        let names = Names {
            libraries: &uses,
            macros: &macros,
            within: Some("l"),
            aliases: &[],
            place: "crate::l",
            hidden: &Hidden::new(),
            alloc: "alloc",
            is_root: true,
            is_2015: false,
        };
        let adapt = |text: &str| adapt(&Parsed::parse(text).unwrap(), names);
        let text = "pub use crate::{a, b};\npub(crate) fn f() { crate::a::g(dep::h(), crate::a::i()) }\nextern crate dep;\n";
        let wanted = " use crate::other::{self as dep}; pub use crate::l::{a, b};\npub(in crate::l) fn f() { crate::l::a::g(dep::h(), crate::l::a::i()) }\n\n";
        assert_eq!(adapt(text), wanted);
        let text = "pub(in crate) use dep; pub(crate) use dep::h; pub(in crate) use crate::a;";
        let wanted = " pub(crate) use crate::other::{self as dep};  pub(in crate::l) use crate::other::h; pub(crate) use crate::l::a;";
        assert_eq!(adapt(text), wanted);
        let text = "#[macro_export] macro_rules! m { () => { pub(crate) fn f() {} } } macro_rules! n { () => { pub(crate) fn g() {} } }";
        assert_eq!(
            adapt(text).trim_start_matches(" use crate::other::{self as dep}; "),
            text.replace("pub(crate) fn g", "pub(in crate::l) fn g")
        );
        let text = "m! { use crate::a::*; use dep::h; use {crate as b}; }";
        let wanted = " use crate::other::{self as dep}; m! { use crate::l::a::*; use crate::other::h; use {crate::l as b}; }";
        assert_eq!(adapt(text), wanted);
        let wanted = " use crate::other::{self as dep}; fn f() { crate::other::g() }";
        assert_eq!(adapt("fn f() { ::dep::g() }"), wanted);
        let wanted = " use crate::other::{self as dep}; fn f<'a>(x: &'a crate::other::T) {}";
        assert_eq!(adapt("fn f<'a>(x: &'a ::dep::T) {}"), wanted);
    }
}
