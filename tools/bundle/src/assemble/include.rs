//! `include_str!`, `include_bytes!` and `include!`, replaced by what the files hold.

use super::files::Files;
use anyhow::Result;
use grundy_host::Failure;
use grundy_rust::edits::Edits;
use proc_macro2::{Delimiter, Literal, TokenStream, TokenTree};
use std::ops::Range;
use std::path::Path;

/// The text with the files in it; paths start at `folder`, where the text's own file is.
pub fn include(text: &str, files: &Files, folder: &Path) -> Result<String> {
    if !text.contains("include") {
        return Ok(text.to_owned());
    }
    let mut edits = Edits::default();
    find(text.parse().map_err(syn::Error::from)?, &mut |range, macro_name, path| {
        edits.replace(range, included(macro_name, files, &folder.join(path))?);
        Ok(())
    })?;
    Ok(edits.apply(text))
}

fn included(macro_name: &str, files: &Files, path: &Path) -> Result<String> {
    let bytes = files.bytes(path).map_err(|error| {
        Failure::misuse(
            format!("{macro_name}!: {error:#}"),
            "put the file there; it becomes part of the bundle",
        )
    })?;
    if macro_name == "include_bytes" {
        return Ok(Literal::byte_string(&bytes).to_string());
    }
    let text = String::from_utf8(bytes).map_err(|_| {
        let help = "include_bytes! takes any bytes";
        Failure::misuse(format!("{macro_name}!: {} is not UTF-8", path.display()), help)
    })?;
    Ok(if macro_name == "include_str" { quoted(&text) } else { expression(&text) })
}

/// A literal that is easy to read, where that is possible.
fn quoted(text: &str) -> String {
    let pounds = (0..).map(|n| "#".repeat(n)).find(|pounds| !text.contains(&format!("\"{pounds}")));
    match pounds {
        Some(pounds) if !text.contains('\r') => format!("r{pounds}\"{text}\"{pounds}"),
        _ => Literal::string(text).to_string(),
    }
}

/// Items stay items; anything else is one expression.
fn expression(text: &str) -> String {
    let is_one = text.parse::<TokenStream>().is_ok_and(|tokens| tokens.into_iter().count() == 1);
    let text = text.trim();
    // Its last line may be a comment.
    let end = if text.lines().last().is_some_and(|line| line.contains("//")) { "\n" } else { "" };
    if is_one || syn::parse_file(text).is_ok() { format!("{text}{end}") } else { format!("({text}{end})") }
}

/// Calls `found` with the range, the name and the path of each such call.
fn find(tokens: TokenStream, found: &mut impl FnMut(Range<usize>, &str, &str) -> Result<()>) -> Result<()> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (i, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        let called = i.checked_sub(2).map(|at| (&tokens[at], &tokens[at + 1]));
        if let Some((TokenTree::Ident(name), TokenTree::Punct(bang))) = called
            && bang.as_char() == '!'
            && matches!(name.to_string().as_str(), "include_str" | "include_bytes" | "include")
            && let Some(path) = literal(group.stream())
        {
            let mut end = group.span().byte_range().end;
            let ends_item = name == "include" && group.delimiter() != Delimiter::Brace;
            if let Some(TokenTree::Punct(semicolon)) = tokens.get(i + 1)
                && ends_item
                && semicolon.as_char() == ';'
                && i.checked_sub(3).is_none_or(|at| ends_statement(&tokens[at]))
            {
                end = semicolon.span().byte_range().end;
            }
            found(name.span().byte_range().start..end, &name.to_string(), &path)?;
        } else {
            find(group.stream(), found)?;
        }
    }
    Ok(())
}

/// Whether what follows this token begins an item or a statement.
fn ends_statement(token: &TokenTree) -> bool {
    match token {
        TokenTree::Punct(punct) => punct.as_char() == ';',
        TokenTree::Group(group) => group.delimiter() != Delimiter::Parenthesis,
        _ => false,
    }
}

/// The value of a string literal that is all there is.
fn literal(tokens: TokenStream) -> Option<String> {
    syn::parse2::<syn::LitStr>(tokens).ok().map(|literal| literal.value())
}
