//! What several stages ask of a text's tokens.

use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;

/// All names and keywords of a text, except those in comments and strings.
pub fn words(text: &str) -> syn::Result<BTreeSet<String>> {
    let mut words = BTreeSet::new();
    collect(text.parse()?, &mut words);
    Ok(words)
}

fn collect(tokens: TokenStream, words: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Ident(word) => drop(words.insert(word.to_string())),
            TokenTree::Group(group) => collect(group.stream(), words),
            _ => {}
        }
    }
}

/// The parts between the commas.
pub fn split_at_commas(tokens: TokenStream) -> Vec<TokenStream> {
    let mut parts = vec![TokenStream::new()];
    for token in tokens {
        if matches!(&token, TokenTree::Punct(punct) if punct.as_char() == ',') {
            parts.push(TokenStream::new());
        } else {
            parts.last_mut().expect("never empty").extend([token]);
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}
