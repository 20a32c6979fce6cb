//! Which crates a text names, and which one the compiler misses.

use grundy_rust::tokens::{is_colons, split_at_commas};
use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// The names with which paths begin in a text, as in `num::one()`, `use {itertools as it}` and
/// `extern crate rand`: crates, modules, types. A variable `num` is not one.
pub fn named(text: &str) -> syn::Result<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    paths(text.parse()?, &mut names);
    Ok(names)
}

/// The crate that one of rustc's messages says is missing. It may also be a module.
pub fn missing(message: &str) -> Option<&str> {
    let (_, rest) = message.split_once("crate `").or_else(|| message.split_once("crate for `"))?;
    let (name, _) = rest.split_once('`')?;
    if name.contains("::") { None } else { Some(name) }
}

fn paths(tokens: TokenStream, names: &mut BTreeSet<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        let (before, after) = (&tokens[..at], &tokens[at + 1..]);
        match token {
            TokenTree::Ident(name) if begins(before) && (goes_on(after) || is_imported(before)) => {
                add(name, names);
            }
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace && is_import(before) => {
                imports(group.stream(), names);
            }
            // In `use std::{…}` no path begins.
            TokenTree::Group(group) if !ends_in_colons(before) => paths(group.stream(), names),
            _ => {}
        }
    }
}

/// The first names in the braces of `use {…}`.
fn imports(tokens: TokenStream, names: &mut BTreeSet<String>) {
    for part in split_at_commas(tokens) {
        let first = part.into_iter().find(|token| !matches!(token, TokenTree::Punct(_)));
        match first {
            Some(TokenTree::Ident(name)) => add(&name, names),
            Some(TokenTree::Group(group)) => imports(group.stream(), names),
            _ => {}
        }
    }
}

/// Whether a path can begin here: not in the middle of another one.
fn begins(before: &[TokenTree]) -> bool {
    !ends_in_colons(before)
        || match before.len().checked_sub(3).map(|last| &before[last]) {
            // `a::`, but not the `impl ::` of `impl ::num::Zero for A`
            Some(TokenTree::Ident(word)) => {
                let word = word.to_string();
                let in_paths = ["self", "super", "crate", "Self"].contains(&word.as_str());
                !in_paths && is_keyword(&word)
            }
            // `<A as B>::`
            Some(TokenTree::Punct(punct)) => punct.as_char() != '>',
            _ => true,
        }
}

fn goes_on(after: &[TokenTree]) -> bool {
    after.get(..2).is_some_and(is_colons)
}

/// Whether `use`, `use ::` or `extern crate` is in front.
fn is_imported(before: &[TokenTree]) -> bool {
    let reads = |token: Option<&TokenTree>, word: &str| token.is_some_and(|token| token.to_string() == word);
    is_import(before) || reads(before.last(), "crate") && reads(before.iter().rev().nth(1), "extern")
}

/// Whether `use` or `use ::` is in front.
fn is_import(before: &[TokenTree]) -> bool {
    let before = if ends_in_colons(before) { &before[..before.len() - 2] } else { before };
    matches!(before.last(), Some(TokenTree::Ident(word)) if word == "use")
}

fn ends_in_colons(before: &[TokenTree]) -> bool {
    before.len() >= 2 && is_colons(&before[before.len() - 2..])
}

/// Adds a name without `r#`, unless it is a keyword such as the `use` of `use ::rand`.
fn add(name: &Ident, names: &mut BTreeSet<String>) {
    let name = name.to_string();
    if !is_keyword(&name) {
        names.insert(name.trim_start_matches("r#").to_owned());
    }
}

fn is_keyword(word: &str) -> bool {
    syn::parse_str::<syn::Ident>(word).is_err()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> String {
        named(text).unwrap().into_iter().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn where_paths_begin() {
        assert_eq!(of("use itertools::Itertools; use ::rand; use num as n;"), "itertools num rand");
        assert_eq!(of("use {a::{b::c, d}, ::e as f, {g, h::*}}; use ::{i::j, k};"), "a e g h i k");
        assert_eq!(of("#[macro_use] extern crate maplit; extern crate im_rc as im;"), "im_rc maplit");
        assert_eq!(of("#[proconio::fastout] fn main() { proconio::input! { n: usize } }"), "proconio");
        assert_eq!(of("#[derive(Debug, thiserror::Error)] struct E;"), "thiserror");
        assert_eq!(
            of("fn f<T: num::Zero>(x: ::libm::F) -> Vec<az::X> { <T as tap::Tap>::x() }"),
            "az libm num tap"
        );
        assert_eq!(of("impl ::num::Zero for A {} impl r#rand::R for B {}"), "num rand");
        assert_eq!(of("macro_rules! m { ($x:ident) => { $crate::a::b(); num::one::<$x>() } }"), "num");
    }

    #[test]
    fn where_no_path_begins() {
        assert_eq!(of("use std::{ascii::Char, num::{IntErrorKind}, iter}; use crate::counter::C;"), "std");
        assert_eq!(of("let num: Either = either.counter + rand(); // num::one()"), "");
        assert_eq!(of("let s = \"num::one()\"; a.tap(|num| num.regex)"), "");
        assert_eq!(of("Vec::<u8>::num(); <u8 as T>::num::x; self::az::b()"), "Vec");
        assert_eq!(of("struct S { either: u8 } S { num }"), "");
    }

    #[test]
    fn what_the_compiler_misses() {
        assert_eq!(missing("use of unresolved module or unlinked crate `rand`"), Some("rand"));
        assert_eq!(missing("no external crate `num`"), Some("num"));
        assert_eq!(missing("can't find crate for `im_rc`"), Some("im_rc"));
        assert_eq!(missing("unresolved import `rand`"), None);
    }
}
