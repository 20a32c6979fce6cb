//! The paths of a text that only make sense in a crate of its own, in macros too.

use super::scope::Names;
use grundy_rust::edits::Edits;
use grundy_rust::tokens::is_colons;
use proc_macro2::{TokenStream, TokenTree};

/// Notes that `::grundy` becomes `crate::grundy`, unless it continues a path (`a::grundy`), and so
/// does `use grundy` in a macro, which may be called in any module; in a library `crate::` becomes
/// `crate::<its module>::`.
pub fn adapt(text: &str, tokens: TokenStream, names: Names, edits: &mut Edits) {
    Paths { text, names, edits }.visit(tokens, false);
}

struct Paths<'a> {
    text: &'a str,
    names: Names<'a>,
    edits: &'a mut Edits,
}

impl Paths<'_> {
    fn visit(&mut self, tokens: TokenStream, in_macro: bool) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let reads = |at: Option<usize>, what: &str| at.is_some_and(|at| tokens[at].to_string() == what);
        for (i, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => {
                    let of_macro = reads(i.checked_sub(1), "!") || reads(i.checked_sub(2), "!");
                    self.visit(group.stream(), in_macro || of_macro);
                }
                TokenTree::Ident(name) if in_macro && reads(i.checked_sub(1), "use") => {
                    if let Some(module) = self.names.module(name) {
                        self.edits.replace(name.span().byte_range(), format!("crate::{module}"));
                    }
                }
                TokenTree::Ident(name) if name == "crate" => {
                    if let Some(within) = self.names.within
                        && tokens.get(i + 1..i + 3).is_some_and(is_colons)
                    {
                        self.edits.insert(name.span().byte_range().end, format!("::{within}"));
                    }
                }
                TokenTree::Ident(name) if i >= 2 && is_colons(&tokens[i - 2..i]) => {
                    let at = tokens[i - 2].span().byte_range().start;
                    let starts = i == 2 || !ends_path(self.text, &tokens[i - 3], at);
                    if starts && let Some(module) = self.names.module(name) {
                        self.edits.replace(at..name.span().byte_range().end, format!("crate::{module}"));
                    }
                }
                _ => {}
            }
        }
    }
}

/// Whether colons after this token continue a path: it is a name that is not a keyword, or a `>` or
/// a group that touches the colons.
fn ends_path(text: &str, token: &TokenTree, colons: usize) -> bool {
    match token {
        TokenTree::Ident(name) => {
            let name = name.to_string();
            matches!(name.as_str(), "crate" | "self" | "super" | "Self")
                || syn::parse_str::<syn::Ident>(&name).is_ok()
        }
        TokenTree::Punct(punct) => punct.as_char() == '>' && token.span().byte_range().end == colons,
        TokenTree::Group(_) => token.span().byte_range().end == colons && !text[..colons].ends_with('}'),
        TokenTree::Literal(_) => false,
    }
}
