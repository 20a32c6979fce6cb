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

/// A syntax error with its place.
pub fn syntax_error(path: &str, error: &syn::Error) -> String {
    let at = error.span().start();
    let what = match error.to_string().as_str() {
        // What is said about any text whose tokens cannot be told apart.
        "cannot parse string into token stream" => {
            "a bracket, a quote or a comment is not closed here, or this closes nothing".to_owned()
        }
        what => what.to_owned(),
    };
    format!("{path}:{}:{}: {what}", at.line, at.column + 1)
}
