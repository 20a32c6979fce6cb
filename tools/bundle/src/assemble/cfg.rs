//! Which `#[cfg(…)]` is decided before a judge sees the file: tests are off, features are known.

use super::calls::is_exported_body;
use super::settings::Settings;
use grundy_rust::edits::Edits;
use grundy_rust::tokens::split_at_commas;
use proc_macro2::{TokenStream, TokenTree};
use syn::Attribute;
use syn::spanned::Spanned;

/// The `#[cfg(…)]` among attributes of a text, for what takes the place of their item.
pub fn attributes(attributes: &[Attribute], text: &str) -> String {
    let all = attributes.iter().filter(|attribute| attribute.path().is_ident("cfg"));
    all.map(|attribute| format!("{} ", &text[attribute.span().byte_range()])).collect()
}

/// Replaces each `cfg!(…)` that is known, and the predicate of each known `#[cfg(…)]`, which may be
/// an argument of a macro. What a library's exported macros ask is decided where they are called.
pub fn decide(tokens: TokenStream, settings: &Settings, is_library: bool, edits: &mut Edits) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (i, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        if is_library && is_exported_body(&tokens, i) {
            continue;
        }
        let range = group.span().byte_range();
        match &tokens[i.saturating_sub(2)..i] {
            [TokenTree::Ident(name), TokenTree::Punct(bang)] if name == "cfg" && bang.as_char() == '!' => {
                match settings.hold(group.stream()) {
                    Some(holds) => {
                        edits.replace(name.span().byte_range().start..range.end, holds.to_string());
                    }
                    None => leaves(group.stream(), settings, edits),
                }
            }
            // Not a function of that name.
            [.., TokenTree::Ident(name)]
                if name == "cfg" && (i == 1 || group.stream().to_string().contains("feature =")) =>
            {
                match settings.hold(group.stream()) {
                    Some(holds) => edits.replace(range, if holds { "(all())" } else { "(any())" }),
                    None => leaves(group.stream(), settings, edits),
                }
            }
            [.., TokenTree::Ident(name)] if name == "cfg_attr" && i == 1 => {
                let parts = split_at_commas(group.stream());
                parts.into_iter().take(1).for_each(|predicate| leaves(predicate, settings, edits));
            }
            _ => decide(group.stream(), settings, is_library, edits),
        }
    }
}

/// Replaces what is known of a predicate that only the compiler can decide.
fn leaves(predicate: TokenStream, settings: &Settings, edits: &mut Edits) {
    let tokens: Vec<TokenTree> = predicate.clone().into_iter().collect();
    let (Some(first), Some(last)) = (tokens.first(), tokens.last()) else { return };
    match settings.hold(predicate) {
        Some(holds) => {
            let range = first.span().byte_range().start..last.span().byte_range().end;
            edits.replace(range, if holds { "all()" } else { "any()" });
        }
        None => {
            if let [TokenTree::Ident(_), TokenTree::Group(group)] = &tokens[..] {
                let parts = split_at_commas(group.stream());
                parts.into_iter().for_each(|part| leaves(part, settings, edits));
            }
        }
    }
}
