//! What a text may reach of a library's modules, seen without the compiler.

use super::scope::item_name;
use grundy_rust::tokens::is_sign;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;
use syn::{Item, ItemImpl, Type};

/// The names that a library's text may use as parts of a path: those beside `::`, all those of its
/// imports, and every word where macros may make paths of them.
pub fn names_in_paths(tokens: TokenStream) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let has_macros = tokens.to_string().contains("macro_rules");
    collect(tokens, has_macros, &mut names);
    names
}

fn collect(tokens: TokenStream, all: bool, names: &mut BTreeSet<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_colon = |at: Option<usize>| is_sign(at.and_then(|at| tokens.get(at)), ':');
    let (mut in_import, mut in_mod) = (false, false);
    for (i, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => collect(group.stream(), all || in_import, names),
            TokenTree::Ident(word) if word == "use" => in_import = true,
            TokenTree::Ident(word) if word == "mod" => in_mod = true,
            TokenTree::Ident(word) => {
                let beside = is_colon(Some(i + 1)) && is_colon(Some(i + 2))
                    || is_colon(i.checked_sub(1)) && is_colon(i.checked_sub(2));
                if !in_mod && (all || in_import || beside) {
                    names.insert(word.to_string());
                }
                in_mod = false;
            }
            TokenTree::Punct(punct) if punct.as_char() == ';' => in_import = false,
            _ => {}
        }
    }
}

/// Whether a module does something for those who do not name it: it exports a macro, calls one that
/// may make anything, or implements a trait of others for a type of others.
pub fn acts(items: &[Item]) -> bool {
    let own: BTreeSet<String> = items.iter().filter_map(item_name).map(ToString::to_string).collect();
    items.iter().any(|item| match item {
        Item::Macro(_) => true,
        Item::Impl(item) => !is_of(item, &own),
        Item::Mod(module) => module.content.as_ref().is_some_and(|(_, items)| acts(items)),
        _ => false,
    })
}

/// Whether an implementation is about a trait or a type of this module.
fn is_of(item: &ItemImpl, own: &BTreeSet<String>) -> bool {
    let last =
        |path: &syn::Path| path.segments.last().is_some_and(|last| own.contains(&last.ident.to_string()));
    let of_type = matches!(&*item.self_ty, Type::Path(of) if last(&of.path));
    of_type || item.trait_.as_ref().is_some_and(|(path, _)| last(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_beside_colons_and_in_imports() {
        let names = |text: &str| names_in_paths(text.parse().unwrap()).into_iter().collect::<Vec<_>>();
        assert_eq!(
            names("use crate::{a, b::c as d}; mod e; fn f(g: H) { i::j(k) }"),
            ["a", "as", "b", "c", "crate", "d", "i", "j"]
        );
        assert!(names("macro_rules! m { ($x:ident) => { $x } } m!(y);").contains(&"y".to_owned()));
    }

    #[test]
    fn what_acts_unnamed() {
        let acts = |text: &str| acts(&syn::parse_file(text).unwrap().items);
        assert!(!acts("pub struct S; impl S {} impl Clone for S { fn clone(&self) -> S { S } } fn f() {}"));
        assert!(!acts("trait T {} impl T for u8 {}"));
        assert!(acts("use crate::T; impl T for u8 {}"));
        assert!(acts("mod a { macro_rules! m { () => {} } }"));
    }
}
