//! `include_str!`, `include_bytes!` and `include!`, replaced by what the files hold, and `env!` and
//! `option_env!` by what cargo tells a compiler.

use super::calls::is_exported_body;
use super::files::{Files, folder_of};
use super::settings::Settings;
use anyhow::Result;
use grundy_host::Failure;
use grundy_rust::edits::Edits;
use grundy_rust::tokens::split_at_commas;
use proc_macro2::{Delimiter, Literal, TokenStream, TokenTree};
use std::path::Path;

/// The text with the files in it; paths start at `folder`, where the text's own file is. What a
/// library's exported macros read is decided where they are called.
pub fn include(
    text: &str,
    files: &Files,
    folder: &Path,
    settings: &Settings,
    is_library: bool,
) -> Result<String> {
    if !text.contains("include") && !text.contains("env") {
        return Ok(text.to_owned());
    }
    let mut edits = Edits::default();
    let includer = Includer { files, folder, settings, is_library };
    includer.find(text.parse().map_err(syn::Error::from)?, &mut edits)?;
    Ok(edits.apply(text))
}

struct Includer<'a> {
    files: &'a Files,
    folder: &'a Path,
    settings: &'a Settings,
    is_library: bool,
}

impl Includer<'_> {
    /// Notes what stands for each such call.
    fn find(&self, tokens: TokenStream, edits: &mut Edits) -> Result<()> {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (i, token) in tokens.iter().enumerate() {
            let TokenTree::Group(group) = token else { continue };
            if self.is_library && is_exported_body(&tokens, i) {
                continue;
            }
            let called = i.checked_sub(2).map(|at| (&tokens[at], &tokens[at + 1]));
            if let Some((TokenTree::Ident(name), TokenTree::Punct(bang))) = called
                && bang.as_char() == '!'
                && let Some(new) = self.replacement(&name.to_string(), group.stream())?
            {
                let start = name.span().byte_range().start;
                edits.replace(start..end(&tokens, i, &name.to_string(), group.delimiter()), new);
            } else {
                self.find(group.stream(), edits)?;
            }
        }
        Ok(())
    }

    /// What stands for a call, if the macro is one of those and its argument is known.
    fn replacement(&self, name: &str, arguments: TokenStream) -> Result<Option<String>> {
        let variable = || {
            let name = split_at_commas(arguments.clone()).into_iter().next()?;
            let value = self.settings.variables.get(&self.constant(name)?)?;
            Some(Literal::string(value).to_string())
        };
        Ok(match name {
            "env" => variable(),
            "option_env" => variable().map(|value| format!("::std::option::Option::Some({value})")),
            "include_str" | "include_bytes" | "include" => match self.constant(arguments) {
                Some(path) => Some(self.included(name, &self.folder.join(path))?),
                None => None,
            },
            _ => None,
        })
    }

    /// The text that a constant expression is: a literal, or `concat!` and `env!` of such.
    fn constant(&self, tokens: TokenStream) -> Option<String> {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let tokens = match &tokens[..] {
            [rest @ .., TokenTree::Punct(comma)] if comma.as_char() == ',' => rest,
            all => all,
        };
        match tokens {
            [TokenTree::Literal(literal)] => match syn::parse_str(&literal.to_string()).ok()? {
                syn::Lit::Str(text) => Some(text.value()),
                syn::Lit::Char(letter) => Some(letter.value().to_string()),
                syn::Lit::Int(number) => Some(number.base10_digits().to_owned()),
                _ => None,
            },
            [path @ .., TokenTree::Ident(name), TokenTree::Punct(bang), TokenTree::Group(group)]
                if bang.as_char() == '!' && path.len() % 3 == 0 =>
            {
                let mut parts = split_at_commas(group.stream()).into_iter().map(|part| self.constant(part));
                match name.to_string().as_str() {
                    "concat" => parts.collect(),
                    "env" => self.settings.variables.get(&parts.next()??).cloned(),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn included(&self, macro_name: &str, path: &Path) -> Result<String> {
        let bytes = self.files.bytes(path).map_err(|error| {
            let help = "put the file there; it becomes part of the bundle";
            Failure::misuse(format!("{macro_name}!: {error:#}"), help)
        })?;
        if macro_name == "include_bytes" {
            return Ok(Literal::byte_string(&bytes).to_string());
        }
        let text = String::from_utf8(bytes).map_err(|_| {
            let help = "include_bytes! takes any bytes";
            Failure::misuse(format!("{macro_name}!: {} is not UTF-8", path.display()), help)
        })?;
        if macro_name == "include_str" {
            return Ok(quoted(&text));
        }
        let text = include(&text, self.files, folder_of(path), self.settings, self.is_library)?;
        Ok(expression(&text))
    }
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

/// Where a call ends, whose arguments are the token with this index: with its semicolon, if items
/// may stand for it.
fn end(tokens: &[TokenTree], i: usize, name: &str, delimiter: Delimiter) -> usize {
    let end = tokens[i].span().byte_range().end;
    match tokens.get(i + 1) {
        Some(TokenTree::Punct(semicolon))
            if name == "include"
                && delimiter != Delimiter::Brace
                && semicolon.as_char() == ';'
                && i.checked_sub(3).is_none_or(|at| ends_statement(&tokens[at])) =>
        {
            semicolon.span().byte_range().end
        }
        _ => end,
    }
}

/// Whether what follows this token begins an item or a statement.
fn ends_statement(token: &TokenTree) -> bool {
    match token {
        TokenTree::Punct(punct) => punct.as_char() == ';',
        TokenTree::Group(group) => group.delimiter() != Delimiter::Parenthesis,
        _ => false,
    }
}
