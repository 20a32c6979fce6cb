//! A text that is parsed once for all who look at it: that takes most of the time of a bundle with
//! large libraries.

use proc_macro2::TokenStream;
use syn::File;

pub struct Parsed<'a> {
    pub text: &'a str,
    pub tokens: TokenStream,
    pub file: File,
}

impl<'a> Parsed<'a> {
    pub fn parse(text: &'a str) -> syn::Result<Parsed<'a>> {
        let tokens: TokenStream = text.parse()?;
        let file = syn::parse2(tokens.clone())?;
        Ok(Parsed { text, tokens, file })
    }
}
