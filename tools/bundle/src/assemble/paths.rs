//! The paths of a text that only make sense in a crate of its own, in macros too.

use super::scope::Names;
use grundy_rust::edits::Edits;
use grundy_rust::tokens::{is_colons, is_sign};
use proc_macro2::{Group, TokenStream, TokenTree};

/// Notes that `::grundy` becomes `crate::grundy`, unless it continues a path (`a::grundy`), and so
/// does `use grundy` in a macro, which may be called in any module; in a library `crate::` becomes
/// `crate::<its module>::`, also in `crate as root`, and what is visible in its crate is visible in
/// its module: `pub(crate)` becomes `pub(in crate::<its module>)`, except in an exported macro,
/// where it means the crate of whoever calls it, and `pub(in crate)` stands for what others see,
/// too.
pub fn adapt(text: &str, tokens: TokenStream, names: Names, edits: &mut Edits) {
    Paths { text, names, edits }.visit(tokens, false, false);
}

struct Paths<'a> {
    text: &'a str,
    names: Names<'a>,
    edits: &'a mut Edits,
}

impl Paths<'_> {
    /// `pub(crate)` means the library, and `pub(in crate)` the bundle.
    fn visibility(&mut self, group: &Group, within: &str) {
        let new = match group.stream().to_string().as_str() {
            "crate" => format!("(in crate::{within})"),
            "in crate" => "(crate)".to_owned(),
            _ => return,
        };
        self.edits.replace(group.span().byte_range(), new);
    }

    fn visit(&mut self, tokens: TokenStream, in_macro: bool, is_exported: bool) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let reads = |at: Option<usize>, what: &str| at.is_some_and(|at| tokens[at].to_string() == what);
        for (i, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => {
                    let of_macro = reads(i.checked_sub(1), "!") || reads(i.checked_sub(2), "!");
                    if let Some(within) = self.names.within
                        && reads(i.checked_sub(1), "pub")
                        && !is_exported
                    {
                        self.visibility(group, within);
                    }
                    let is_exported =
                        is_exported || reads(i.checked_sub(3), "macro_rules") && exports(&tokens[..i - 3]);
                    self.visit(group.stream(), in_macro || of_macro, is_exported);
                }
                TokenTree::Ident(name) if in_macro && reads(i.checked_sub(1), "use") && name != "crate" => {
                    if let Some(module) = self.names.module(name) {
                        self.edits.replace(name.span().byte_range(), format!("crate::{module}"));
                    }
                }
                TokenTree::Ident(name) if name == "crate" => {
                    let is_renamed = || tokens.get(i + 1).is_some_and(|next| next.to_string() == "as");
                    if let Some(within) = self.names.within
                        && (tokens.get(i + 1..i + 3).is_some_and(is_colons) || is_renamed())
                    {
                        self.edits.insert(name.span().byte_range().end, format!("::{within}"));
                    }
                }
                TokenTree::Ident(name) if i >= 2 && is_colons(&tokens[i - 2..i]) => {
                    let at = tokens[i - 2].span().byte_range().start;
                    let starts = !ends_path(self.text, &tokens[..i - 2], at);
                    if starts && let Some(new) = self.names.global(name) {
                        self.edits.replace(at..name.span().byte_range().end, new);
                    }
                }
                _ => {}
            }
        }
    }
}

/// Whether one of the attributes at the end of these tokens is `#[macro_export]`.
fn exports(mut before: &[TokenTree]) -> bool {
    while let [rest @ .., TokenTree::Punct(_), TokenTree::Group(attribute)] = before {
        let first = attribute.stream().into_iter().next();
        if matches!(first, Some(TokenTree::Ident(name)) if name == "macro_export") {
            return true;
        }
        before = rest;
    }
    false
}

/// Whether colons after these tokens continue a path: the last one is a name that is no keyword and
/// no lifetime's, or a `>` or a group that touches the colons.
fn ends_path(text: &str, before: &[TokenTree], colons: usize) -> bool {
    let [rest @ .., token] = before else { return false };
    match token {
        TokenTree::Ident(_) if is_sign(rest.last(), '\'') => false,
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
