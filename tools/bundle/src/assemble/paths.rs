//! The paths of a text that only make sense in a crate of its own, in macros too.

use super::calls::is_exported_body;
use super::scope::{Names, binds};
use super::std_modules::is_std;
use grundy_rust::edits::Edits;
use grundy_rust::tokens::{is_colons, is_sign};
use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};
use std::collections::BTreeSet;
use syn::{Item, ItemUse, UseTree};

/// Notes that `::grundy` becomes `crate::grundy`, unless it continues a path (`a::grundy`), and so
/// does `use grundy` in a macro, which may be called in any module, and `grundy::` in a module that
/// a macro makes, which imports no library; in a library `crate::` becomes
/// `crate::<its module>::`, also in `crate as root`, and what is visible in its crate is visible in
/// its module: `pub(crate)` becomes `pub(in crate::<its module>)`, except in an exported macro,
/// where it means the crate of whoever calls it, and `pub(in crate)` stands for what others see,
/// too.
///
/// The names of libraries in `local` mean something else in the root.
pub fn adapt(text: &str, tokens: TokenStream, names: Names, local: &BTreeSet<String>, edits: &mut Edits) {
    Paths { text, names, local, edits }.visit(tokens, Around::default());
}

/// What is around some tokens.
#[derive(Clone, Default)]
struct Around {
    in_macro: bool,
    is_exported: bool,
    /// What is in the module that a macro makes of them.
    module: Option<TokenStream>,
}

struct Paths<'a> {
    text: &'a str,
    names: Names<'a>,
    local: &'a BTreeSet<String>,
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

    fn visit(&mut self, tokens: TokenStream, around: Around) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (i, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => {
                    if let Some(within) = self.names.within
                        && reads(&tokens, i.checked_sub(1), "pub")
                        && !around.is_exported
                    {
                        self.visibility(group, within);
                    }
                    self.visit(group.stream(), around.inside(&tokens, i, group));
                }
                TokenTree::Ident(name) => self.name(name, &tokens, i, &around),
                _ => {}
            }
        }
    }

    /// A name with this index among tokens.
    fn name(&mut self, name: &Ident, tokens: &[TokenTree], i: usize, around: &Around) {
        let (before, range) = (i.checked_sub(1), name.span().byte_range());
        let goes_on = tokens.get(i + 1..i + 3).is_some_and(is_colons);
        let in_root = || self.names.module(name).map(|module| format!("crate::{module}"));
        if around.in_macro && reads(tokens, before, "use") && name != "crate" {
            let module = in_root().filter(|_| !self.local.contains(&name.to_string()));
            module.into_iter().for_each(|new| self.edits.replace(range.clone(), new));
        } else if name == "crate" {
            if let Some(within) = self.names.within
                && starts_path(&tokens[i + 1..])
            {
                self.edits.insert(range.end, format!("::{within}"));
            }
        } else if i >= 2 && is_colons(&tokens[i - 2..i]) {
            let at = tokens[i - 2].span().byte_range().start;
            let starts = !ends_path(self.text, &tokens[..i - 2], at);
            if starts && let Some(new) = self.names.global(name) {
                self.edits.replace(at..range.end, new);
            }
        } else if let Some(module) = around.module.as_ref().filter(|_| goes_on && !around.is_exported)
            && !reads(tokens, before, "$")
            && let Some(new) = in_root()
            && !may_bind(module, &name.to_string())
        {
            self.edits.replace(range, new);
        }
    }
}

/// Whether there is such a token.
fn reads(tokens: &[TokenTree], at: Option<usize>, what: &str) -> bool {
    at.is_some_and(|at| tokens[at].to_string() == what)
}

impl Around {
    /// What is around the tokens of the group with this index.
    fn inside(&self, tokens: &[TokenTree], i: usize, group: &Group) -> Around {
        let reads = |back: usize, what: &str| reads(tokens, i.checked_sub(back), what);
        let is_module = reads(2, "mod") || reads(2, "$") && reads(3, "mod");
        let starts = self.in_macro && is_module && group.delimiter() == Delimiter::Brace;
        Around {
            in_macro: self.in_macro || reads(1, "!") || reads(2, "!"),
            is_exported: self.is_exported || is_exported_body(tokens, i),
            module: if starts { Some(group.stream()) } else { self.module.clone() },
        }
    }
}

/// Whether `crate` in front of these tokens is the start of a path, or gets another name.
pub fn starts_path(after: &[TokenTree]) -> bool {
    match after {
        [TokenTree::Ident(word), ..] => word == "as",
        // `$crate $(:: $part)*`
        [TokenTree::Punct(dollar), TokenTree::Group(group), ..] if dollar.as_char() == '$' => {
            let first: Vec<TokenTree> = group.stream().into_iter().take(2).collect();
            is_colons(&first)
        }
        [first, second, ..] => is_colons(&[first.clone(), second.clone()]),
        _ => false,
    }
}

/// Whether a module that a macro makes of these tokens declares or imports a name, or may import it
/// with all that another has.
fn may_bind(module: &TokenStream, name: &str) -> bool {
    let tokens: Vec<TokenTree> = module.clone().into_iter().collect();
    tokens.iter().enumerate().any(|(i, token)| match token.to_string().as_str() {
        "use" => {
            let end = tokens[i..].iter().position(|token| is_sign(Some(token), ';')).map(|length| i + length);
            let import: TokenStream = tokens[i..=end.unwrap_or(i)].iter().cloned().collect();
            let import = syn::parse2::<ItemUse>(import);
            import.map_or(true, |item| has_glob(&item.tree, true) || binds(&Item::Use(item), name))
        }
        "mod" | "struct" | "enum" | "union" | "trait" | "type" => {
            tokens.get(i + 1).is_some_and(|next| next.to_string() == name)
        }
        _ => false,
    })
}

/// Whether a tree has a glob, except of a part of std.
fn has_glob(tree: &UseTree, starts: bool) -> bool {
    match tree {
        UseTree::Path(path) if starts && is_std(&path.ident.to_string()) => {
            matches!(&*path.tree, UseTree::Glob(_))
        }
        UseTree::Path(path) => has_glob(&path.tree, false),
        UseTree::Group(group) => group.items.iter().any(|part| has_glob(part, starts)),
        UseTree::Glob(_) => true,
        UseTree::Name(_) | UseTree::Rename(_) => false,
    }
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
