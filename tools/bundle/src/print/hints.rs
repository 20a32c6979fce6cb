//! Hints to the compiler, which a file does without if it would be too long with them.

use grundy_rust::edits::Edits;
use grundy_rust::tokens::is_sign;
use proc_macro2::{TokenStream, TokenTree};

/// The text without `#[inline]`, except in macros, which may look at it.
pub fn removed(text: &str) -> anyhow::Result<String> {
    let mut edits = Edits::default();
    collect(text.parse().map_err(syn::Error::from)?, &mut edits);
    Ok(edits.apply(text))
}

fn collect(tokens: TokenStream, edits: &mut Edits) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        let before = |n: usize| at.checked_sub(n).map(|at| &tokens[at]);
        let is_definition = matches!(before(1), Some(TokenTree::Ident(_))) && is_sign(before(2), '!');
        match before(1).filter(|sign| is_sign(Some(sign), '#')) {
            Some(sign) if group.stream().to_string() == "inline" => {
                edits.replace(sign.span().byte_range().start..token.span().byte_range().end, String::new());
            }
            _ if is_definition || is_sign(before(1), '!') => {}
            _ => collect(group.stream(), edits),
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn outside_of_macros() {
        let text = "impl A { #[inline] fn f() { m![#[inline]] } #[inline(never)] #[a] #[inline]fn g() {} } \
                    macro_rules! m { () => { #[inline] fn f() {} } }";
        let wanted = "impl A {  fn f() { m![#[inline]] } #[inline(never)] #[a] fn g() {} } \
                      macro_rules! m { () => { #[inline] fn f() {} } }";
        assert_eq!(super::removed(text).unwrap(), wanted);
    }
}
