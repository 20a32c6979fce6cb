//! Which macros tokens call, and which of them ask cargo about the crate where they stand.

use grundy_rust::tokens::{is_colons, is_sign, plain};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};

/// What asks cargo about the crate where it stands.
const ASKING: &[&str] = &["cfg", "cfg_attr", "env", "include", "include_bytes", "include_str", "option_env"];

/// Whether a macro's definition with these words asks cargo.
pub fn asks(words: &BTreeSet<String>) -> bool {
    ASKING.iter().any(|&word| words.contains(word))
}

/// Whether the group with this index among tokens is the body of a macro with `#[macro_export]`.
pub fn is_exported_body(tokens: &[TokenTree], i: usize) -> bool {
    let Some(at) = i.checked_sub(3).filter(|&at| tokens[at].to_string() == "macro_rules") else {
        return false;
    };
    let mut before = &tokens[..at];
    while let [rest @ .., TokenTree::Punct(_), TokenTree::Group(attribute)] = before {
        let first = attribute.stream().into_iter().next();
        if matches!(first, Some(TokenTree::Ident(name)) if name == "macro_export") {
            return true;
        }
        before = rest;
    }
    false
}

/// Where macros are called without a path.
pub fn calls(tokens: TokenStream) -> Vec<usize> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_sign = |at: Option<usize>, sign: char| is_sign(at.and_then(|at| tokens.get(at)), sign);
    let mut found = Vec::new();
    for (i, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => found.extend(calls(group.stream())),
            TokenTree::Ident(name)
                if is_sign(Some(i + 1), '!')
                    && matches!(tokens.get(i + 2), Some(TokenTree::Group(_)))
                    && !is_sign(i.checked_sub(1), ':')
                    && !is_sign(i.checked_sub(1), '$') =>
            {
                found.push(name.span().byte_range().start);
            }
            _ => {}
        }
    }
    found
}

/// The macros that tokens call, by their last names, and what they give another name.
pub fn called(tokens: TokenStream) -> BTreeSet<String> {
    let mut own = BTreeSet::new();
    Calls::default().collect(tokens, &mut own);
    own
}

/// What is called in tokens.
#[derive(Default)]
pub struct Calls<'a> {
    pub exported: BTreeSet<&'a str>,
    /// Those that also count where they are arguments, which another macro may call.
    pub asking: BTreeSet<&'a str>,
    /// What the exported macros call.
    pub by_macros: BTreeMap<String, BTreeSet<String>>,
}

impl Calls<'_> {
    /// Notes what tokens call, `own` without the exported macros among them.
    pub fn collect(&mut self, tokens: TokenStream, own: &mut BTreeSet<String>) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (i, token) in tokens.iter().enumerate() {
            match (token, tokens.get(i + 1), tokens.get(i + 2)) {
                (TokenTree::Ident(name), Some(bang), Some(TokenTree::Group(_)))
                    if is_sign(Some(bang), '!') =>
                {
                    own.insert(plain(&name.to_string()).into_owned());
                }
                (TokenTree::Ident(name), Some(TokenTree::Ident(word)), _) if word == "as" => {
                    own.insert(plain(&name.to_string()).into_owned());
                }
                (TokenTree::Ident(name), ..)
                    if self.asking.contains(&*name.to_string()) && is_argument(&tokens, i) =>
                {
                    own.insert(name.to_string());
                }
                (TokenTree::Group(group), ..) => match self.exported_name(&tokens[..i]) {
                    Some(name) => {
                        let mut calls = self.by_macros.remove(&name).unwrap_or_default();
                        self.collect(group.stream(), &mut calls);
                        self.by_macros.insert(name, calls);
                    }
                    // What `use a::{b, c};` imports is not an argument.
                    None if i >= 2 && is_colons(&tokens[i - 2..i]) => {
                        let asking = std::mem::take(&mut self.asking);
                        self.collect(group.stream(), own);
                        self.asking = asking;
                    }
                    None => self.collect(group.stream(), own),
                },
                _ => {}
            }
        }
    }

    /// The name of the exported macro whose body comes after these tokens.
    fn exported_name(&self, before: &[TokenTree]) -> Option<String> {
        match before {
            [.., TokenTree::Ident(word), TokenTree::Punct(_), TokenTree::Ident(name)]
                if word == "macro_rules" && self.exported.contains(&*name.to_string()) =>
            {
                Some(name.to_string())
            }
            _ => None,
        }
    }
}

/// Whether nothing comes after the name with this index, or a comma.
fn is_argument(tokens: &[TokenTree], i: usize) -> bool {
    let next = tokens.get(i + 1);
    next.is_none() || is_sign(next, ',')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_macro_is_called_or_given_to_another() {
        let calls_m = |text: &str| {
            let mut calls = Calls { asking: BTreeSet::from(["m"]), ..Calls::default() };
            let mut own = BTreeSet::new();
            calls.collect(text.parse().unwrap(), &mut own);
            own.contains("m")
        };
        for text in [
            "m!()",
            "a::m! {}",
            "f(m![1])",
            "use a::m as n;",
            "use a::{m as n};",
            "each!(m)",
            "each!(a::m, 1)",
        ] {
            assert!(calls_m(text), "{text}");
        }
        for text in ["use a::m;", "pub use a::{m, n};", "m()", "macro_rules! m { () => {} }", "let m = 1;"] {
            assert!(!calls_m(text), "{text}");
        }
    }
}
