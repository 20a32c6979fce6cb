//! The words of a text, looked up many times.

use grundy_rust::tokens::plain;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::HashSet;

/// The words of a text.
#[derive(Default)]
pub struct Words {
    names: HashSet<String>,
    literals: String,
}

impl Words {
    pub fn of(tokens: TokenStream) -> Words {
        let mut words = Words::default();
        words.add(tokens);
        words
    }

    /// Whether a name is among them; a string may hold it, too, for a macro that makes code of it.
    pub fn has(&self, name: &str) -> bool {
        self.names.contains(name) || self.literals.contains(name)
    }

    fn add(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Ident(word) => _ = self.names.insert(plain(&word.to_string()).into_owned()),
                TokenTree::Group(group) => self.add(group.stream()),
                TokenTree::Literal(literal) => self.literals += &format!("{literal}\n"),
                TokenTree::Punct(_) => {}
            }
        }
    }
}
