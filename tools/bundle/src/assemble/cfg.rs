//! Which `#[cfg(…)]` is decided before a judge sees the file: tests are off, features are known.

use super::calls::is_exported_body;
use super::settings::Settings;
use grundy_rust::edits::Edits;
use grundy_rust::tokens::split_at_commas;
use proc_macro2::{TokenStream, TokenTree};
use syn::Attribute;
use syn::spanned::Spanned;

/// Whether a predicate holds with these settings; `None` if only the compiler knows (a target,
/// debug assertions).
pub fn holds(predicate: TokenStream, settings: &Settings) -> Option<bool> {
    let tokens: Vec<TokenTree> = predicate.into_iter().collect();
    match &tokens[..] {
        [TokenTree::Ident(name)] => match name.to_string().as_str() {
            "true" => Some(true),
            "false" => Some(false),
            name => settings.has(name, None),
        },
        [TokenTree::Ident(name), TokenTree::Punct(_), TokenTree::Literal(value)] => {
            settings.has(&name.to_string(), Some(value.to_string().trim_matches('"')))
        }
        [TokenTree::Ident(name), TokenTree::Group(group)] => {
            let mut parts = split_at_commas(group.stream()).into_iter().map(|part| holds(part, settings));
            match name.to_string().as_str() {
                "not" => parts.next()?.map(|holds| !holds),
                "all" => fold(parts, false),
                "any" => fold(parts, true),
                _ => None,
            }
        }
        _ => None,
    }
}

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
                match holds(group.stream(), settings) {
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
                match holds(group.stream(), settings) {
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
    match holds(predicate, settings) {
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

/// `decisive` if any part is, else unknown if any part is unknown, else the opposite.
fn fold(parts: impl Iterator<Item = Option<bool>>, decisive: bool) -> Option<bool> {
    let parts: Vec<Option<bool>> = parts.collect();
    if parts.contains(&Some(decisive)) {
        return Some(decisive);
    }
    if parts.contains(&None) { None } else { Some(!decisive) }
}
