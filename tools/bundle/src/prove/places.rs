//! What a program says of its own text, which is another one in a single file.

use proc_macro2::{Spacing, TokenStream, TokenTree};
use std::collections::BTreeSet;

const MACROS: &[&str] = &["column", "file", "line", "module_path"];
const FUNCTIONS: &[&str] = &["current_exe", "type_name", "type_name_of_val"];

/// The names of all by which a text asks for places or for names.
pub fn asked_for(text: &str) -> Option<String> {
    let mut found = BTreeSet::new();
    collect(text.parse().ok()?, &mut found);
    let all: Vec<String> = found.into_iter().map(|name| format!("`{name}`")).collect();
    (!all.is_empty()).then(|| all.join(", "))
}

fn collect(tokens: TokenStream, found: &mut BTreeSet<String>) {
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Group(group) => collect(group.stream(), found),
            TokenTree::Ident(name) => {
                let name = name.to_string();
                // Not `line != …`.
                let is_call = matches!(tokens.peek(), Some(TokenTree::Punct(sign))
                    if sign.as_char() == '!' && sign.spacing() == Spacing::Alone);
                if is_call && MACROS.contains(&&*name) {
                    found.insert(name + "!");
                } else if FUNCTIONS.contains(&&*name) {
                    found.insert(name);
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_are_no_macros() {
        assert_eq!(asked_for("fn main() { let line = read(); if line != file {} /* line!() */ }"), None);
        let found = asked_for("fn main() { f(line!(), std::any::type_name::<T>()) }");
        assert_eq!(found.as_deref(), Some("`line!`, `type_name`"));
    }
}
