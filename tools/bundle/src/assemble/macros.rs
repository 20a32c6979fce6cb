//! The macros that a library exports. In a bundle they stand at the start of its module: there all
//! of it knows them, and their paths lead there. `#[macro_export]` would put them elsewhere.

use anyhow::Result;
use grundy_rust::edits::Edits;
use grundy_rust::tokens::{self, is_sign};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::ops::Range;
use syn::ItemMacro;
use syn::spanned::Spanned;

#[derive(Clone)]
pub struct ExportedMacro {
    pub name: String,
    pub range: Range<usize>,
    /// The item without `#[macro_export]`.
    pub definition: String,
}

/// Those that are called by name in `words`, which their own words join.
pub fn called_macros(
    mut ahead: Vec<ExportedMacro>,
    words: &mut BTreeSet<String>,
) -> Result<Vec<ExportedMacro>> {
    let mut called = Vec::new();
    while let Some(at) = ahead.iter().position(|one| words.contains(&one.name)) {
        let one = ahead.remove(at);
        words.extend(tokens::words(&one.definition)?);
        called.push(one);
    }
    Ok(called)
}

/// The macro, if it has `#[macro_export]`; `within` is the library's module.
pub fn exported_macro(item: &ItemMacro, text: &str, within: Option<&str>) -> Option<ExportedMacro> {
    let attribute = item.attrs.iter().find(|attribute| attribute.path().is_ident("macro_export"))?;
    let (range, cut) = (item.span().byte_range(), attribute.span().byte_range());
    let mut edits = Edits::default();
    if let (Some(within), Ok(list)) = (within, attribute.meta.require_list())
        && list.tokens.to_string().contains("local_inner_macros")
    {
        let calls = calls(item.mac.tokens.clone());
        calls.iter().for_each(|&at| edits.insert(at, format!("$crate::{within}::")));
    }
    edits.replace(cut, "");
    let whole = edits.apply(text);
    let grown = whole.len() + range.len() - text.len();
    let definition = whole[range.start..range.start + grown].trim_start().to_owned();
    Some(ExportedMacro { name: item.ident.as_ref()?.to_string(), range, definition })
}

/// Where macros are called without a path.
fn calls(tokens: TokenStream) -> Vec<usize> {
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
