//! The predicates of `cfg`: which hold, and which ask about the machine.

use grundy_rust::tokens::{names, split_at_commas};
use proc_macro2::{Group, TokenStream, TokenTree};
use std::collections::HashSet;
use std::ops::Range;

/// Whether a predicate holds if `has` knows which names are set, or have a value; `None` if that is
/// not enough.
pub fn holds(predicate: TokenStream, has: &impl Fn(&str, Option<&str>) -> Option<bool>) -> Option<bool> {
    let tokens: Vec<TokenTree> = predicate.into_iter().collect();
    match &tokens[..] {
        [TokenTree::Ident(name)] => match name.to_string().as_str() {
            "true" => Some(true),
            "false" => Some(false),
            name => has(name, None),
        },
        [TokenTree::Ident(name), TokenTree::Punct(_), TokenTree::Literal(value)] => {
            has(&name.to_string(), Some(value.to_string().trim_matches('"')))
        }
        [TokenTree::Ident(name), TokenTree::Group(group)] => {
            let mut parts = split_at_commas(group.stream()).into_iter().map(|part| holds(part, has));
            match name.to_string().as_str() {
                "not" => parts.next()?.map(|holds| !holds),
                "all" => fold(parts, false),
                "any" => fold(parts, true),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The `cfg`s that hold on a machine, as `rustc --print=cfg` writes them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cfgs(HashSet<String>);

impl Cfgs {
    /// Reads what the compiler prints.
    pub fn read(printed: &str) -> Cfgs {
        Cfgs(printed.lines().map(str::to_owned).collect())
    }

    /// Whether a predicate holds there.
    pub fn hold(&self, predicate: &TokenStream) -> bool {
        let has = |name: &str, value: Option<&str>| {
            Some(match value {
                None => self.0.contains(name),
                Some(value) => self.0.contains(&format!("{name}=\"{value}\"")),
            })
        };
        holds(predicate.clone(), &has).unwrap_or(false)
    }
}

/// A `#[cfg(…)]`, or a `cfg!(…)`, about the machine.
#[derive(Debug, Clone)]
pub struct Condition {
    /// What stands in its parentheses.
    pub predicate: TokenStream,
    /// Where that is.
    pub place: Range<usize>,
    /// Whether what follows is not compiled if it does not hold.
    pub is_attribute: bool,
}

/// The conditions of a text that ask about the machine.
pub fn conditions(text: &str) -> Vec<Condition> {
    let mut found = Vec::new();
    if text.contains("cfg")
        && let Ok(tokens) = text.parse()
    {
        collect(tokens, &mut found);
    }
    found
}

fn collect(tokens: TokenStream, found: &mut Vec<Condition>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        let before = |back: usize| at.checked_sub(back).map(|at| &tokens[at]);
        let is_sign =
            |back, sign| matches!(before(back), Some(TokenTree::Punct(punct)) if punct.as_char() == sign);
        let is_cfg = |back| matches!(before(back), Some(TokenTree::Ident(name)) if name == "cfg");
        // In `#[cfg(…)]` it is all that stands in the brackets.
        let is_attribute = at == 1 && tokens.len() == 2 && is_cfg(1);
        if is_attribute || is_sign(1, '!') && is_cfg(2) {
            found.extend(condition(group, is_attribute));
        } else {
            collect(group.stream(), found);
        }
    }
}

fn condition(group: &Group, is_attribute: bool) -> Option<Condition> {
    let is_of_machine = |name: &String| name.starts_with("target_") || name == "unix" || name == "windows";
    let predicate = group.stream();
    let place = group.span_open().byte_range().end..group.span_close().byte_range().start;
    let is_asked = names(predicate.clone()).iter().any(is_of_machine);
    is_asked.then_some(Condition { predicate, place, is_attribute })
}

/// `decisive` if any part is, else unknown if any part is unknown, else the opposite.
fn fold(parts: impl Iterator<Item = Option<bool>>, decisive: bool) -> Option<bool> {
    let parts: Vec<Option<bool>> = parts.collect();
    if parts.contains(&Some(decisive)) {
        return Some(decisive);
    }
    if parts.contains(&None) { None } else { Some(!decisive) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_about_the_machine() {
        let text = "#![cfg(unix)] #[cfg(test)] mod a { #[cfg(all(debug_assertions, not(target_os = \"linux\")))] fn f() {} }\n\
                    fn cfg(unix: u8) { if cfg!(windows) {} cfg(unix) } // #[cfg(unix)]";
        let found: Vec<(&str, bool)> =
            conditions(text).into_iter().map(|found| (&text[found.place], found.is_attribute)).collect();
        let of_item = "all(debug_assertions, not(target_os = \"linux\"))";
        assert_eq!(found, [("unix", true), (of_item, true), ("windows", false)]);
    }

    #[test]
    fn what_holds() {
        let linux = Cfgs::read("unix\ntarget_os=\"linux\"\ntarget_feature=\"sse2\"\n");
        let holds = |predicate: &str| linux.hold(&predicate.parse().unwrap());
        assert!(
            holds("unix") && holds("all(unix, not(windows))") && holds("any(windows, target_os = \"linux\")")
        );
        assert!(holds("all(target_feature = \"sse2\", not(target_feature = \"avx2\"))"));
        assert!(!holds("windows") && !holds("target_os = \"windows\"") && !holds("version(\"1.0\")"));
    }
}
