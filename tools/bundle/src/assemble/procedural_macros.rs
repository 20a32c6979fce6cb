//! The procedural macros of a crate, which run in the compiler: none of it can become part of a
//! file. A file that names none of them needs none of it.

use std::collections::BTreeSet;
use syn::{Attribute, Item, Meta};

/// The names by which a crate's procedural macros are called, if its root shows all of them.
pub fn names(root: &str) -> Option<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    for item in syn::parse_file(root).ok()?.items {
        let function = match item {
            Item::Fn(function) => function,
            // It may make more of them.
            Item::Macro(call) if call.ident.is_none() => return None,
            _ => continue,
        };
        for attribute in &function.attrs {
            names.extend(name(attribute, &function.sig.ident.to_string())?);
        }
    }
    Some(names)
}

/// The name that an attribute gives a procedural macro; `None` if that cannot be told.
fn name(attribute: &Attribute, function: &str) -> Option<Option<String>> {
    let is = |kind: &str| attribute.path().segments.last().is_some_and(|last| last.ident == kind);
    if is("proc_macro") || is("proc_macro_attribute") {
        return Some(Some(function.to_owned()));
    }
    if is("proc_macro_derive") {
        let Meta::List(list) = &attribute.meta else { return None };
        return list.tokens.clone().into_iter().next().map(|word| Some(word.to_string()));
    }
    if is("cfg_attr") { None } else { Some(None) }
}

#[cfg(test)]
mod tests {
    use super::names;

    #[test]
    fn of_a_crate() {
        let root = "use proc_macro::TokenStream;\nmacro_rules! own { () => {} }\n\
            #[proc_macro] pub fn one(t: TokenStream) -> TokenStream { t }\n\
            #[proc_macro_attribute] pub fn two(_: TokenStream, t: TokenStream) -> TokenStream { t }\n\
            #[doc = \"\"] #[::core::prelude::v1::proc_macro_derive(Three, attributes(three))] \
            pub fn other(t: TokenStream) -> TokenStream { t }\nfn helper() {}\n";
        let expected = ["Three", "one", "two"].map(str::to_owned);
        assert_eq!(names(root), Some(expected.into()));
        for more in ["make! {}", "#[cfg_attr(all(), proc_macro)] pub fn f(t: T) -> T { t }", "fn {"] {
            assert_eq!(names(&format!("{root}{more}")), None, "{more}");
        }
    }
}
