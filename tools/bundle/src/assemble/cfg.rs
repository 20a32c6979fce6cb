//! Which `#[cfg(…)]` is decided before a judge sees the file: tests are off, features are known.

use grundy_rust::edits::Edits;
use grundy_rust::tokens::split_at_commas;
use proc_macro2::{TokenStream, TokenTree};

/// Whether a predicate holds with these features and no others; `None` if only the compiler knows
/// (a target, debug assertions).
pub fn holds(predicate: TokenStream, features: &[&str]) -> Option<bool> {
    let tokens: Vec<TokenTree> = predicate.into_iter().collect();
    match &tokens[..] {
        [TokenTree::Ident(name)] if name == "test" => Some(false),
        [TokenTree::Ident(name), TokenTree::Punct(_), TokenTree::Literal(value)] if name == "feature" => {
            Some(features.contains(&value.to_string().trim_matches('"')))
        }
        [TokenTree::Ident(name), TokenTree::Group(group)] => {
            let mut parts = split_at_commas(group.stream()).into_iter().map(|part| holds(part, features));
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

/// Replaces each `cfg!(…)` that is known, and the predicate of each known `#[cfg(…)]`, which may be
/// an argument of a macro.
pub fn decide(tokens: TokenStream, features: &[&str], edits: &mut Edits) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (i, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        let range = group.span().byte_range();
        match &tokens[i.saturating_sub(2)..i] {
            [TokenTree::Ident(name), TokenTree::Punct(bang)] if name == "cfg" && bang.as_char() == '!' => {
                match holds(group.stream(), features) {
                    Some(holds) => {
                        edits.replace(name.span().byte_range().start..range.end, holds.to_string());
                    }
                    None => leaves(group.stream(), features, edits),
                }
            }
            // Not a function of that name.
            [.., TokenTree::Ident(name)]
                if name == "cfg" && (i == 1 || group.stream().to_string().contains("feature =")) =>
            {
                match holds(group.stream(), features) {
                    Some(holds) => edits.replace(range, if holds { "(all())" } else { "(any())" }),
                    None => leaves(group.stream(), features, edits),
                }
            }
            [.., TokenTree::Ident(name)] if name == "cfg_attr" && i == 1 => {
                leaves(group.stream(), features, edits);
            }
            _ => decide(group.stream(), features, edits),
        }
    }
}

/// Replaces the features in a predicate that only the compiler can decide.
fn leaves(tokens: TokenStream, features: &[&str], edits: &mut Edits) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (i, token) in tokens.iter().enumerate() {
        match (token, tokens.get(i + 2)) {
            (TokenTree::Group(group), _) => leaves(group.stream(), features, edits),
            (TokenTree::Ident(name), Some(TokenTree::Literal(value))) if name == "feature" => {
                let is_on = features.contains(&value.to_string().trim_matches('"'));
                let range = name.span().byte_range().start..value.span().byte_range().end;
                edits.replace(range, if is_on { "all()" } else { "any()" });
            }
            _ => {}
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
