//! Modules whose files depend on a `cfg`, in a form in which they can be found: one `mod` item for
//! each file, with a `#[cfg(…)]` of its own. So are crates by another name: from a macro they would
//! stand on one step with what the bundle has by that name.

use super::scope::after_inner;
use super::std_modules::is_std;
use grundy_rust::edits::Edits;
use grundy_rust::tokens::{is_sign, split_at_commas};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{ItemMacro, ItemMod};

/// The text without such `cfg_if!`, `cfg_select!` and `cfg_attr(…, path = …)`.
pub fn expanded(text: &str) -> syn::Result<String> {
    if !["cfg_if", "cfg_select", "cfg_attr"].iter().any(|name| text.contains(name)) {
        return Ok(text.to_owned());
    }
    let mut finder = Finder { text, edits: Edits::default(), error: None };
    finder.visit_file(&syn::parse_file(text)?);
    finder.error.map_or(Ok(()), Err)?;
    Ok(finder.edits.apply(text))
}

struct Finder<'a> {
    text: &'a str,
    edits: Edits,
    error: Option<syn::Error>,
}

impl Visit<'_> for Finder<'_> {
    fn visit_item_macro(&mut self, item: &ItemMacro) {
        let path: Vec<String> =
            item.mac.path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        // A library may have a `cfg_select!` of its own.
        let is_own = path.len() > 1 && path[0] != "cfg_if" && !is_std(&path[0]);
        let name = path.last().filter(|_| !is_own).map(String::as_str);
        let branches = match name {
            Some("cfg_if") => branches_of_if,
            Some("cfg_select") => branches_of_select,
            _ => return,
        };
        if item.ident.is_none() && names_a_file_or_crate(item.mac.tokens.clone()) {
            match choice(self.text, branches(self.text, item.mac.tokens.clone())) {
                Ok(items) => self.edits.replace(item.span().byte_range(), items),
                Err(error) => self.error = Some(error),
            }
        }
    }

    fn visit_item_mod(&mut self, item: &ItemMod) {
        if item.content.is_some() {
            return visit::visit_item_mod(self, item);
        }
        let whole = item.span().byte_range();
        let (mut rest, mut chosen, mut before) = (Edits::default(), String::new(), Vec::new());
        for attribute in item.attrs.iter().filter(|attribute| attribute.path().is_ident("cfg_attr")) {
            let Ok(list) = attribute.meta.require_list() else { continue };
            let parts: Vec<String> =
                split_at_commas(list.tokens.clone()).iter().map(ToString::to_string).collect();
            let [predicate, path] = &parts[..] else { continue };
            if path.starts_with("path =") {
                rest.replace(attribute.span().byte_range(), "");
                chosen += &format!("{} #[{path}] ITEM ", only(Some(predicate), &before));
                before.push(predicate.clone());
            }
        }
        if !before.is_empty() {
            let item = rest.apply(&self.text[..whole.end]).split_off(whole.start);
            let all = format!("{chosen}{} ITEM", only(None, &before)).replace("ITEM", item.trim());
            self.edits.replace(whole, all);
        }
    }
}

/// The attribute of what is there if a predicate holds, if there is one, and none of those before.
fn only(predicate: Option<&str>, before: &[String]) -> String {
    let none = match before {
        [] => None,
        [one] => Some(format!("not({one})")),
        all => Some(format!("not(any({}))", all.join(", "))),
    };
    match (predicate, none) {
        (Some(predicate), Some(none)) => format!("#[cfg(all({predicate}, {none}))]"),
        (Some(one), None) => format!("#[cfg({one})]"),
        (None, Some(none)) => format!("#[cfg({none})]"),
        (None, None) => String::new(),
    }
}

/// Whether `mod name;` or `extern crate` is among tokens.
fn names_a_file_or_crate(tokens: TokenStream) -> bool {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    tokens.iter().enumerate().any(|(i, token)| match token {
        TokenTree::Group(group) => names_a_file_or_crate(group.stream()),
        TokenTree::Ident(word) => match tokens.get(i + 1) {
            Some(TokenTree::Ident(_)) if word == "mod" => is_sign(tokens.get(i + 2), ';'),
            Some(TokenTree::Ident(name)) => word == "extern" && name == "crate",
            _ => false,
        },
        _ => false,
    })
}

/// A predicate, if there is one, and what is there if it holds and none before it does.
type Branch = (Option<String>, Range<usize>);

/// Those of `if #[cfg(…)] { … } else …`.
fn branches_of_if(text: &str, tokens: TokenStream) -> Vec<Branch> {
    let (mut predicate, mut branches) = (None, Vec::new());
    for token in tokens {
        let TokenTree::Group(group) = token else { continue };
        if group.delimiter() == Delimiter::Bracket {
            let inner = group.stream().into_iter().nth(1).map(|group| group.span().byte_range());
            predicate = inner.map(|inner| text[inner.start + 1..inner.end - 1].to_owned());
        } else {
            branches.push((predicate.take(), inside(&group)));
        }
    }
    branches
}

/// Those of `… => { … } _ => { … }`.
fn branches_of_select(text: &str, tokens: TokenStream) -> Vec<Branch> {
    let (mut start, mut predicate, mut branches) = (None, None, Vec::new());
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (i, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                branches.push((predicate.take(), inside(group)));
                start = None;
            }
            _ if is_sign(Some(token), '=') && is_sign(tokens.get(i + 1), '>') => {
                let range = start.take().unwrap_or(0)..token.span().byte_range().start;
                predicate = Some(text[range].trim().to_owned()).filter(|predicate| predicate != "_");
            }
            _ if is_sign(Some(token), ',') || is_sign(Some(token), '>') => {}
            _ => _ = start.get_or_insert(token.span().byte_range().start),
        }
    }
    branches
}

fn inside(group: &Group) -> Range<usize> {
    group.span_open().byte_range().end..group.span_close().byte_range().start
}

/// The items of all branches, each with its condition.
fn choice(text: &str, branches: Vec<Branch>) -> syn::Result<String> {
    let (mut before, mut items) = (Vec::new(), String::new());
    for (predicate, range) in branches {
        let body = expanded(&text[range])?;
        let file = syn::parse_file(&body)?;
        let mut edits = Edits::default();
        let start = after_inner(&file.attrs, &body, 0);
        for item in &file.items {
            edits
                .insert(item.span().byte_range().start.max(start), only(predicate.as_deref(), &before) + " ");
        }
        items += &edits.apply(&body);
        before.extend(predicate);
    }
    Ok(items)
}

#[cfg(test)]
mod tests {
    use super::expanded;

    #[test]
    fn one_item_for_each_file() {
        let choice =
            "cfg_if! { if #[cfg(a)] { mod x; use x as y; } else if #[cfg(b)] { mod z; } else { fn f() {} } }";
        let wanted = " #[cfg(a)] mod x; #[cfg(a)] use x as y;  #[cfg(all(b, not(a)))] mod z;  \
                      #[cfg(not(any(a, b)))] fn f() {} ";
        assert_eq!(expanded(choice).unwrap(), wanted);
        let select = "cfg_select! { all(a, b) => { mod x; } b => { mod z; } _ => { fn f() {} } }";
        let wanted = " #[cfg(all(a, b))] mod x;  #[cfg(all(b, not(all(a, b))))] mod z;  \
                      #[cfg(not(any(all(a, b), b)))] fn f() {} ";
        assert_eq!(expanded(select).unwrap(), wanted);
        let crates = "cfg_if! { if #[cfg(a)] { extern crate std as b; } }";
        assert_eq!(expanded(crates).unwrap(), " #[cfg(a)] extern crate std as b; ");
        let without_files = "cfg_if! { if #[cfg(a)] { use x as y; } }";
        assert_eq!(expanded(without_files).unwrap(), without_files);
        assert_eq!(
            expanded("#[cfg_attr(a, path = \"b.rs\")] pub mod x;").unwrap(),
            "#[cfg(a)] #[path = \"b.rs\"] pub mod x; #[cfg(not(a))] pub mod x;"
        );
    }
}
