//! What `join` returns tells natively whether the thread has ended by a panic. Here that ends the
//! program, so nothing may look at it: only what is unwrapped at once surely does not.

use grundy_rust::tokens::{compact, is_colons, is_sign, plain, split_at_commas};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// How the body of a closure begins that ends as the thread did.
const PANICS: [&str; 5] =
    ["panic!(", "unreachable!(", "resume_unwind(", "panic::resume_unwind(", "std::panic::resume_unwind("];

/// Whether a program that has threads may look at what `join` returns: by another method, a pattern
/// or a variable, or by going on in any case. Macros are searched, too.
pub fn are_looked_at(tokens: TokenStream) -> bool {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    tokens.iter().enumerate().any(|(i, token)| match token {
        TokenTree::Group(group) => are_looked_at(group.stream()),
        TokenTree::Ident(name) if plain(&name.to_string()) == "join" => {
            let (before, after) = (&tokens[..i], &tokens[i + 1..]);
            joins(before, after.first()) && !after.get(1..).is_some_and(is_unwrapped)
        }
        _ => false,
    })
}

/// Whether this name is the method without arguments, or that of a type, called with a handle or
/// handed on. Whose handle it is, the text alone does not tell.
fn joins(before: &[TokenTree], after: Option<&TokenTree>) -> bool {
    let count = arguments(after).map(|arguments| split_at_commas(arguments.stream()).len());
    match before.split_last_chunk::<2>() {
        Some((of, colons)) if is_colons(colons) => {
            // A module is written small.
            let is_type = |of: &TokenTree| of.to_string().starts_with(|c: char| c == '>' || c.is_uppercase());
            of.last().is_some_and(is_type) && count.is_none_or(|count| count < 2)
        }
        _ => is_sign(before.last(), '.') && count == Some(0),
    }
}

/// Whether what follows a result goes on only with the value of a thread that has not panicked.
fn is_unwrapped(after: &[TokenTree]) -> bool {
    let [dot, TokenTree::Ident(method), call, ..] = after else { return false };
    let Some(arguments) = arguments(Some(call)) else { return false };
    is_sign(Some(dot), '.')
        && match method.to_string().as_str() {
            "unwrap" | "expect" => true,
            "unwrap_or_else" => panics(arguments),
            _ => false,
        }
}

/// Whether a closure does nothing but to end with a panic.
fn panics(closure: &Group) -> bool {
    let text = compact(&closure.stream());
    let body = text.strip_prefix('|').and_then(|text| text.split_once('|'));
    body.is_some_and(|(_, body)| PANICS.iter().any(|panic| body.trim_start_matches('{').starts_with(panic)))
}

fn arguments(token: Option<&TokenTree>) -> Option<&Group> {
    match token {
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis => Some(group),
        _ => None,
    }
}
