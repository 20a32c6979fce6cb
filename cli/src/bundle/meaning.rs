//! Whether what has gone can have changed what the rest means, where that is plain without comparing the compiled code.
//!
//! Without an implementation a call may still compile and mean another one: where the value is dereferenced (a trait of
//! the target), or where references have the trait themselves. Of the traits below references have none of their own but
//! `Clone`, and operators do not dereference.

use super::mentions::mentions;
use super::units::{Kind, Unit};

/// Traits of std with such a guarantee, and the names by which a method of theirs is called.
const PLAIN: &[(&str, &[&str])] = &[
    ("Clone", &["clone", "clone_from", "to_owned", "clone_into"]),
    ("Copy", &[]),
    ("Debug", &["fmt"]),
    ("Default", &["default"]),
    ("Display", &["fmt", "to_string"]),
    ("Eq", &[]),
    ("Error", &["source", "description", "cause"]),
    ("Hash", &["hash", "hash_slice"]),
    ("Index", &["index"]),
    ("IndexMut", &["index_mut"]),
    ("Ord", &["cmp", "max", "min", "clamp"]),
    ("PartialEq", &["eq", "ne"]),
    ("PartialOrd", &["partial_cmp", "lt", "le", "gt", "ge"]),
];

/// Whether the rest of a text certainly means what it meant before these units went.
pub fn is_kept<'a>(rest: &str, text: &str, units: &[Unit], mut went: impl Iterator<Item = &'a Unit>) -> bool {
    let own = |name: &str| units.iter().find(|item| item.kind == Kind::Item && item.words == [name]);
    let is_plain = |unit: &Unit| match (unit.kind, &unit.words[..]) {
        (Kind::Tried, [of, on, ..]) => {
            let on_own_type = !unit.implements || text[unit.name.clone()].starts_with(on.as_str());
            let unused = of != "Clone" || !is_used(of, rest);
            methods(of).is_some() && own(of).is_none() && own(on).is_some() && on_own_type && unused
        }
        (Kind::Tried, _) => false,
        (Kind::Import, [name, from, ..]) => {
            let is_trait = |item: &Unit| text[..item.name.start].trim_end().ends_with("trait");
            match own(name) {
                Some(item) => !is_trait(item),
                None => {
                    is_no_trait(name, from)
                        || is_operator(name, from, rest)
                        || methods(name).is_some() && !is_used(name, rest)
                }
            }
        }
        _ => true,
    };
    !mentions(rest, "Deref") && went.all(is_plain)
}

/// Modules, functions, collections.
fn is_no_trait(name: &str, from: &str) -> bool {
    name.starts_with(|c: char| c.is_lowercase()) || from == "collections"
}

/// A trait of an operator whose method, called like it, no text calls; or a range.
fn is_operator(name: &str, from: &str, rest: &str) -> bool {
    from == "ops" && !mentions(rest, &name.to_lowercase())
}

/// Whether a text mentions a method of a trait.
fn is_used(of: &str, rest: &str) -> bool {
    methods(of).unwrap_or_default().iter().any(|method| mentions(rest, method))
}

fn methods(of: &str) -> Option<&'static [&'static str]> {
    PLAIN.iter().find(|(name, _)| *name == of).map(|(_, methods)| *methods)
}

#[cfg(test)]
mod tests {
    use super::super::units::units;
    use super::*;

    /// With everything gone that can be tried, and the imports.
    fn kept(text: &str, rest: &str) -> bool {
        let units = units(text).unwrap();
        let went = units.iter().filter(|unit| matches!(unit.kind, Kind::Tried | Kind::Import));
        is_kept(rest, text, &units, went)
    }

    #[test]
    fn implementations_that_nothing_stands_in_for() {
        let derived = "#[derive(Clone, Debug, PartialEq)] struct S;";
        assert!(kept(derived, "struct S; fn main() { S; }"));
        assert!(!kept(derived, "struct S; fn main() { (&S).clone(); }"));
        assert!(kept("struct S; impl<'a> Index<u8> for S {}", "struct S;"));
        assert!(!kept("struct S; impl Index<u8> for S {}", "struct S; impl Deref for S {}"));
        assert!(!kept("struct S; impl PartialEq<S> for Vec<u8> {}", "struct S;"));
        assert!(!kept("struct S; impl Debug for &S {}", "struct S;"));
        assert!(!kept("struct S; impl Add for S {}", "struct S;"));
        assert!(!kept("struct S; trait Debug {} impl Debug for S {}", "struct S; trait Debug {}"));
        assert!(!kept("fn _f() {}", ""));
    }

    #[test]
    fn imports_that_nothing_needs() {
        assert!(kept("use std::{fmt, ops::{Index, Range}, collections::HashMap, hash::Hash};", "x[0]"));
        assert!(!kept("use std::ops::Index;", "x.index(0)"));
        assert!(!kept("use std::io::Read;", ""));
        assert!(!kept("use std::hash::Hash;", "x.hash(h)"));
        assert!(kept("use a::S; mod a { pub struct S; }", "mod a { pub struct S; }"));
        assert!(!kept("use a::T; mod a { pub trait T {} }", "mod a { pub trait T {} }"));
    }
}
