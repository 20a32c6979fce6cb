//! What only older editions allow: names that are keywords since, and in 2015 parameters without
//! names. The parser does not know what 2015 had, so that is written as every edition has it.

use grundy_rust::edits::Edits;
use grundy_rust::tokens::is_sign;
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// The names that editions after 2015 keep for themselves.
const KEYWORDS: &[&str] = &["async", "await", "dyn", "try"];
/// Those of edition 2024.
const OF_2024: &[&str] = &["gen"];

/// The same program as later editions would have it: `async` becomes `r#async`, and `fn f(u8);` in
/// a trait `fn f(_: u8);`. A text whose tokens cannot be told apart stays as it is.
pub fn modern(text: &str) -> String {
    rewritten(text, KEYWORDS)
}

/// The text of an older edition, of which edition 2024 makes the same program.
pub fn for_2024(text: &str) -> String {
    if text.contains("gen") { rewritten(text, OF_2024) } else { text.to_owned() }
}

fn rewritten(text: &str, keywords: &[&str]) -> String {
    let Ok(tokens) = text.parse() else { return text.to_owned() };
    let mut edits = Edits::default();
    rename(tokens, keywords, false, &mut edits);
    edits.apply(text)
}

fn rename(tokens: TokenStream, keywords: &[&str], in_trait: bool, edits: &mut Edits) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let (mut is_trait, mut is_function, mut depth) = (false, false, 0);
    for (at, token) in tokens.iter().enumerate() {
        let before = at.checked_sub(1).map(|at| &tokens[at]);
        match token {
            TokenTree::Group(group) => {
                let is_body = group.delimiter() == Delimiter::Brace;
                if is_function
                    && depth == 0
                    && keywords == KEYWORDS
                    && group.delimiter() == Delimiter::Parenthesis
                {
                    parameters(group, edits);
                    is_function = false;
                }
                rename(group.stream(), keywords, is_body && is_trait, edits);
                is_trait &= !is_body;
            }
            TokenTree::Ident(name) => {
                is_trait |= name == "trait";
                if in_trait && name == "fn" {
                    (is_function, depth) = (true, 0);
                }
                let is_type = name == "dyn" && matches!(tokens.get(at + 1), Some(TokenTree::Ident(_)));
                if keywords.iter().any(|keyword| name == keyword) && !is_type && !is_sign(before, '\'') {
                    edits.insert(name.span().byte_range().start, "r#");
                }
            }
            TokenTree::Punct(sign) => match sign.as_char() {
                '<' => depth += 1,
                '>' if !is_sign(before, '-') => depth -= 1,
                _ => {}
            },
            TokenTree::Literal(_) => {}
        }
    }
}

/// Gives names to the parameters that have none.
fn parameters(group: &Group, edits: &mut Edits) {
    let (mut depth, mut parameter) = (0, Vec::new());
    let mut name = |parameter: &mut Vec<TokenTree>| {
        let is_named = |token: &TokenTree| is_sign(Some(token), ':') || is_self(token);
        let first = parameter.first().map(|token| token.span().byte_range().start);
        let is_path = |at: usize| {
            let is_colon = |at: usize| is_sign(parameter.get(at), ':');
            is_colon(at) && (is_colon(at + 1) || at > 0 && is_colon(at - 1))
        };
        let named = parameter.iter().enumerate().any(|(at, token)| is_named(token) && !is_path(at));
        if let Some(first) = first.filter(|_| !named) {
            edits.insert(first, "_: ");
        }
        parameter.clear();
    };
    let mut last: Option<TokenTree> = None;
    for token in group.stream() {
        match &token {
            TokenTree::Punct(sign) if sign.as_char() == '<' => depth += 1,
            TokenTree::Punct(sign) if sign.as_char() == '>' && !is_sign(last.as_ref(), '-') => depth -= 1,
            _ => {}
        }
        last = Some(token.clone());
        if depth == 0 && is_sign(Some(&token), ',') {
            name(&mut parameter);
        } else {
            parameter.push(token);
        }
    }
    name(&mut parameter);
}

fn is_self(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Ident(name) if name == "self")
}
