//! What a library's macros do that is something else once the library is a module of one file, and
//! that cannot be mended there. It is refused by name.

use super::calls::{called, calls};
use super::macros::definitions;
use super::paths::starts_path;
use anyhow::Result;
use grundy_host::Failure;
use grundy_rust::tokens::{is_sign, names as names_in};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;

/// The tokens of a library's module, and the macros that it exports.
pub struct Linkable<'a> {
    pub name: &'a str,
    pub tokens: TokenStream,
    pub exported: &'a [String],
}

/// The first of the libraries with such a macro, and why it is refused.
pub fn refusal(solution: &TokenStream, libraries: &[Linkable]) -> Option<(usize, anyhow::Error)> {
    let by_solution = called(solution.clone());
    let by_libraries: Vec<BTreeSet<String>> =
        libraries.iter().map(|library| called(library.tokens.clone())).collect();
    libraries.iter().enumerate().find_map(|(place, library)| {
        let others = by_libraries.iter().enumerate().filter(|(other, _)| *other != place);
        let elsewhere = others.flat_map(|(_, calls)| calls).chain(&by_solution).collect();
        let calls = Calls { own: &by_libraries[place], elsewhere };
        let defined = definitions(library.tokens.clone());
        let (what, help) = gives_crate(library, &defined, &calls)
            .or_else(|| exports_by_macro(library, &defined, &calls))
            .or_else(|| matches_visibility(library, &defined, libraries))?;
        Some((place, Failure::misuse(what, help)))
    })
}

/// The macros that a library calls, and those that the others and the solution do.
struct Calls<'a> {
    own: &'a BTreeSet<String>,
    elsewhere: BTreeSet<&'a String>,
}

/// A macro's name and its body.
type Definition = (String, TokenStream);

/// What is wrong in words, and what to do instead.
type Refusal = (String, &'static str);

/// `$crate`, or `crate`, that starts no path: what becomes of it is not seen in the text.
fn gives_crate(library: &Linkable, defined: &[Definition], calls: &Calls) -> Option<Refusal> {
    let is_called = |name: &String| calls.own.contains(name) || calls.elsewhere.contains(name);
    let mut giving = defined.iter().filter(|(name, body)| is_called(name) && has_crate_alone(body));
    let by = match giving.next() {
        Some((name, _)) => format!("`{name}!`"),
        None if has_crate_alone(&library.tokens) => "its code".to_owned(),
        None => return None,
    };
    Some((
        format!("{} gives `crate` alone to a macro: {by} does", library.name),
        "in one file that word means the whole file, not the library: write whole paths, as `$crate::name`, \
         instead of putting them together",
    ))
}

/// A macro that makes exported macros, of which something else calls one.
fn exports_by_macro(library: &Linkable, defined: &[Definition], calls: &Calls) -> Option<Refusal> {
    let exports = |(name, body): &&Definition| {
        let words = names_in(body.clone());
        let has = |word: &str| words.iter().any(|own| own == word);
        calls.own.contains(name) && has("macro_export") && has("macro_rules")
    };
    let (by, _) = defined.iter().filter(exports).find(|(name, body)| {
        let given = arguments(&library.tokens, name).into_iter().flat_map(names_in);
        let made = definitions(body.clone()).into_iter().map(|(name, _)| name);
        given.chain(made).any(|made| calls.elsewhere.contains(&made))
    })?;
    Some((
        format!("{} has a macro that makes exported macros: `{by}!`", library.name),
        "in one file they have no path: write each exported macro as an item of its own",
    ))
}

/// A macro that looks for `pub(crate)`, of which a library, in one file, says something else.
fn matches_visibility(library: &Linkable, defined: &[Definition], libraries: &[Linkable]) -> Option<Refusal> {
    let looks = |(name, body): &&Definition| {
        library.exported.contains(name) && has_visibility(&matchers(body), "crate")
    };
    let (by, _) = defined.iter().filter(looks).find(|(name, _)| {
        let mut given = libraries.iter().flat_map(|library| arguments(&library.tokens, name));
        given.any(|given| has_visibility(&given, "in crate"))
    })?;
    Some((
        format!(
            "{} exports `{by}!`, which looks for the words `pub(crate)`, and a library says them to it",
            library.name
        ),
        "in one file that library has another visibility there: let the macro take `$v:vis`, or any tokens",
    ))
}

/// A macro of a text that declares `mod name;`, a file of its own, and is called there.
pub fn macro_with_file(text: &str, defined: &[(String, TokenStream)]) -> Result<Option<(String, String)>> {
    let declares = |(name, body): &(String, TokenStream)| Some((name.clone(), declared_file(body.clone())?));
    let declaring: Vec<(String, String)> = defined.iter().filter_map(declares).collect();
    if declaring.is_empty() {
        return Ok(None);
    }
    let calls = calls(text.parse().map_err(syn::Error::from)?);
    let called: BTreeSet<&str> = calls.iter().map(|&at| word_at(text, at)).collect();
    Ok(declaring.into_iter().find(|(name, _)| called.contains(&**name)))
}

fn word_at(text: &str, at: usize) -> &str {
    let rest = &text[at..];
    &rest[..rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())]
}

/// `mod name;` among these tokens.
fn declared_file(tokens: TokenStream) -> Option<String> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    tokens.iter().enumerate().find_map(|(i, token)| match (token, tokens.get(i + 1)) {
        (TokenTree::Ident(word), Some(TokenTree::Ident(name)))
            if word == "mod" && is_sign(tokens.get(i + 2), ';') =>
        {
            Some(name.to_string())
        }
        (TokenTree::Group(group), _) => declared_file(group.stream()),
        _ => None,
    })
}

/// Whether `crate` is among tokens where it starts no path and is no visibility; what a macro of
/// theirs does, or looks for, is not looked at.
fn has_crate_alone(tokens: &TokenStream) -> bool {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    tokens.iter().enumerate().any(|(i, token)| {
        let reads = |back: usize, what: &str| i >= back && tokens[i - back].to_string() == what;
        match token {
            TokenTree::Group(group) => {
                let is_attribute = reads(1, "#") || reads(1, "!") && reads(2, "#");
                let is_matcher = is_sign(tokens.get(i + 1), '=') && is_sign(tokens.get(i + 2), '>');
                let is_idle = reads(1, "pub") || reads(2, "stringify") || reads(3, "macro_rules");
                !is_attribute && !is_matcher && !is_idle && has_crate_alone(&group.stream())
            }
            TokenTree::Ident(name) if name == "crate" => {
                !starts_path(&tokens[i + 1..]) && !reads(1, "extern") && !reads(1, "in")
            }
            _ => false,
        }
    })
}

/// What is given to a macro wherever a text calls it.
fn arguments(text: &TokenStream, name: &str) -> Vec<TokenStream> {
    let tokens: Vec<TokenTree> = text.clone().into_iter().collect();
    let mut found = Vec::new();
    for (i, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        if i >= 2 && is_sign(tokens.get(i - 1), '!') && tokens[i - 2].to_string() == name {
            found.push(group.stream());
        }
        found.extend(arguments(&group.stream(), name));
    }
    found
}

/// What the arms of a macro look for.
fn matchers(body: &TokenStream) -> TokenStream {
    let tokens: Vec<TokenTree> = body.clone().into_iter().collect();
    let starts = |i: &usize| is_sign(tokens.get(i + 1), '=') && is_sign(tokens.get(i + 2), '>');
    (0..tokens.len()).filter(starts).map(|i| tokens[i].clone()).collect()
}

/// Whether `pub(…)` is among tokens, with what begins so.
fn has_visibility(tokens: &TokenStream, start: &str) -> bool {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    tokens.iter().enumerate().any(|(i, token)| match token {
        TokenTree::Group(group) => {
            let is_one = i > 0 && tokens[i - 1].to_string() == "pub";
            is_one && group.stream().to_string().starts_with(start) || has_visibility(&group.stream(), start)
        }
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::super::macros::definitions_in;
    use super::*;

    #[test]
    fn crate_is_alone_where_it_starts_no_path() {
        let is_alone = |text: &str| has_crate_alone(&text.parse().unwrap());
        for text in ["m!($crate, x)", "m!([crate])", "() => { m!($crate) }", "$crate $x"] {
            assert!(is_alone(text), "{text}");
        }
        for text in [
            "m!($crate::x)",
            "$crate $(::$x)*",
            "use $crate as c;",
            "pub(crate) fn f() {}",
            "m!(pub(in crate::l) x)",
            "(crate) => {}",
            "extern crate a;",
            "#[a(crate)] fn f() {}",
            "stringify!($crate)",
        ] {
            assert!(!is_alone(text), "{text}");
        }
    }

    #[test]
    fn a_macro_may_declare_a_file() {
        let with_file = |text: &str| macro_with_file(text, &definitions_in(text).unwrap()).unwrap();
        let prelude = "mod a { macro_rules! p { () => { mod types; mod inner {} } } }";
        let found = Some(("p".to_owned(), "types".to_owned()));
        assert_eq!(with_file(&format!("{prelude} #[cfg(unix)] p!();")), found);
        assert_eq!(with_file(&format!("{prelude} mod b {{ p! {{}} }}")), found);
        assert_eq!(with_file(prelude), None, "nobody calls it");
        assert_eq!(with_file("macro_rules! p { ($m:ident) => { mod $m; mod x {} } } p!(x);"), None);
        assert_eq!(with_file("mod types; fn p() {}"), None);
    }
}
