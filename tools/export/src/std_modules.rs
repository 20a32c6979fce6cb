//! Paths into a module of std, of which a program for a C file has its own.

use grundy_rust::edits::Edits;
use grundy_rust::tokens::split_at_commas;
use proc_macro2::{TokenStream, TokenTree};

/// The text with `crate::wasm_to_c_MODULE::MODULE` instead of `std::MODULE`; `None` if it does not
/// name that.
pub fn replace(text: &str, module: &str) -> Option<String> {
    let mut paths = Paths { text, module, edits: Edits::default(), is_named: false };
    paths.replace(text.parse().ok()?);
    paths.is_named.then(|| paths.edits.apply(text))
}

struct Paths<'a> {
    text: &'a str,
    module: &'a str,
    edits: Edits,
    is_named: bool,
}

impl Paths<'_> {
    fn replace(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (i, token) in tokens.iter().enumerate() {
            match (token, &tokens[i + 1..]) {
                (TokenTree::Group(group), _) => self.replace(group.stream()),
                (TokenTree::Ident(std), [a, b, TokenTree::Ident(module), ..])
                    if std == "std" && is_path(a, b) && module == self.module =>
                {
                    // `::std` begins before the name.
                    let is_global = i > 1 && is_path(&tokens[i - 2], &tokens[i - 1]);
                    let first = if is_global { &tokens[i - 2] } else { token };
                    let range = first.span().byte_range().start..module.span().byte_range().end;
                    self.edits.replace(range, format!("crate::wasm_to_c_{module}::{module}"));
                    self.is_named = true;
                }
                (TokenTree::Ident(std), [a, b, TokenTree::Group(group), end, ..])
                    if std == "std" && is_path(a, b) && end.to_string() == ";" =>
                {
                    self.split_import(group.stream(), end.span().byte_range().end);
                }
                _ => {}
            }
        }
    }

    /// Moves what an import list takes from the module to an import of its own, at `end`.
    fn split_import(&mut self, list: TokenStream, end: usize) {
        for part in split_at_commas(list) {
            let Some(TokenTree::Ident(first)) = part.clone().into_iter().next() else { continue };
            let last = part.into_iter().last().map_or(first.span(), |last| last.span());
            if first == self.module {
                let range = first.span().byte_range().start..last.byte_range().end;
                let import = format!("use crate::wasm_to_c_{first}::{};", &self.text[range.clone()]);
                self.edits.insert(end, import);
                // An import of nothing takes its place, so that the commas stay right.
                self.edits.replace(range, "prelude::v1::{}");
                self.is_named = true;
            }
        }
    }
}

/// Whether these are the two colons of a path.
fn is_path(a: &TokenTree, b: &TokenTree) -> bool {
    [a, b].iter().all(|token| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ':'))
}
