//! The names in a text, and how the compiler compares them.

use proc_macro2::{Spacing, TokenStream, TokenTree};
use std::borrow::Cow;
use std::collections::BTreeSet;
use unicode_normalization::{UnicodeNormalization, is_nfc};

/// All names and keywords of a text, except those in comments and strings.
pub fn words(text: &str) -> syn::Result<BTreeSet<String>> {
    Ok(words_of(text.parse()?))
}

/// The same where the text has been parsed.
pub fn words_of(tokens: TokenStream) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    each_name(tokens, &mut |name| {
        if !words.contains(name) {
            words.insert(name.to_owned());
        }
    });
    words
}

/// The names and keywords among tokens, in their order, without lifetimes.
pub fn names(tokens: TokenStream) -> Vec<String> {
    let mut names = Vec::new();
    each_name(tokens, &mut |name| names.push(name.to_owned()));
    names
}

fn each_name(tokens: TokenStream, found: &mut impl FnMut(&str)) {
    let mut is_lifetime = false;
    for token in tokens {
        match &token {
            TokenTree::Ident(name) if !is_lifetime => found(&plain(&name.to_string())),
            TokenTree::Group(group) => each_name(group.stream(), found),
            _ => {}
        }
        is_lifetime = is_sign(Some(&token), '\'');
    }
}

/// A name as the compiler compares it: normalised, and the same whether it is written `r#x` or `x`.
pub fn plain(name: &str) -> Cow<'_, str> {
    let name = name.strip_prefix("r#").unwrap_or(name);
    if is_nfc(name) { Cow::Borrowed(name) } else { Cow::Owned(name.nfc().collect()) }
}

/// The text of tokens without blanks and comments.
pub fn compact(tokens: &TokenStream) -> String {
    tokens.to_string().split_whitespace().collect()
}

/// Whether a name can continue with this character.
pub fn is_part(c: char) -> bool {
    unicode_ident::is_xid_continue(c)
}

/// Whether a token is there, and is this sign.
pub fn is_sign(token: Option<&TokenTree>, sign: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
}

/// Whether these are the two colons of a path.
pub fn is_colons(pair: &[TokenTree]) -> bool {
    let [TokenTree::Punct(first), TokenTree::Punct(second)] = pair else { return false };
    first.as_char() == ':' && first.spacing() == Spacing::Joint && second.as_char() == ':'
}

/// The parts between the commas.
pub fn split_at_commas(tokens: TokenStream) -> Vec<TokenStream> {
    let mut parts = vec![TokenStream::new()];
    for token in tokens {
        if is_sign(Some(&token), ',') {
            parts.push(TokenStream::new());
        } else {
            parts.last_mut().expect("never empty").extend([token]);
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}
