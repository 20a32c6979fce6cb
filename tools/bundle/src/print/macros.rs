//! The calls of macros that may see the text of their arguments, blanks included, or their tokens:
//! parentheses that mean nothing to rustc, commas. Those are printed as they were written.

use grundy_rust::edits::Edits;
use grundy_rust::tokens::{names, plain};
use proc_macro2::{Group, TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::ops::Range;

/// The macros of the standard library that turn their arguments into text.
const STRINGIFY: &[&str] = &["stringify", "dbg"];

/// Those for which rustc formats that text, so that blanks show only in the calls of other macros.
const ASSERT: &[&str] = &["assert", "debug_assert"];

/// Those to which a parenthesis or a comma more or less means nothing.
const PLAIN: &[&str] = &[
    "assert_eq",
    "assert_ne",
    "debug_assert_eq",
    "debug_assert_ne",
    "eprint",
    "eprintln",
    "format",
    "format_args",
    "matches",
    "panic",
    "print",
    "println",
    "thread_local",
    "todo",
    "unimplemented",
    "unreachable",
    "vec",
    "write",
    "writeln",
];

/// The macros of a file that may see the text of their arguments.
pub struct Stringifiers {
    exact: BTreeSet<String>,
    asserts: BTreeSet<String>,
    /// All macros of the file.
    own: BTreeSet<String>,
}

/// The arguments of such a call.
pub struct Call {
    name: String,
    group: Group,
    /// Whether blanks can be seen.
    pub is_exact: bool,
}

impl Stringifiers {
    /// Those of the standard library, under any name, and all macros of the file if one of them
    /// mentions one of those.
    pub fn from_tokens(tokens: &TokenStream) -> Stringifiers {
        let mut found = MacroNames::default();
        found.read(tokens.clone());
        let library = |all: &[&str]| found.with_new_names(all.iter().map(|&name| name.to_owned()).collect());
        let (mut exact, asserts) = (library(STRINGIFY), library(ASSERT));
        if found.in_macros.iter().any(|name| exact.contains(name) || asserts.contains(name)) {
            exact.extend(found.with_new_names(found.macros.clone()));
        }
        let own = found.with_new_names(found.macros.clone());
        Stringifiers { exact, asserts, own }
    }

    /// The call whose arguments are the token with this index.
    pub fn call(&self, tokens: &[TokenTree], i: usize) -> Option<Call> {
        let (TokenTree::Group(group), Some(name)) = (&tokens[i], called(tokens, i)) else { return None };
        let is_assert = self.asserts.contains(&name);
        let is_exact = self.exact.contains(&name) || is_assert && has_call(group.stream());
        (is_exact || is_assert).then(|| Call { name, group: group.clone(), is_exact })
    }

    /// The same for any macro that may tell one token more or less.
    fn counting_call(&self, tokens: &[TokenTree], i: usize) -> Option<Call> {
        self.call(tokens, i).or_else(|| {
            let (TokenTree::Group(group), name) = (&tokens[i], called(tokens, i)?) else { return None };
            let counts = self.own.contains(&name) || !PLAIN.contains(&&*name);
            counts.then(|| Call { name, group: group.clone(), is_exact: false })
        })
    }

    /// The outermost calls, in their order.
    fn calls(&self, tokens: TokenStream) -> Vec<Call> {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut calls = Vec::new();
        for (i, token) in tokens.iter().enumerate() {
            match (self.counting_call(&tokens, i), token) {
                (Some(call), _) => calls.push(call),
                (None, TokenTree::Group(group)) => calls.extend(self.calls(group.stream())),
                _ => {}
            }
        }
        calls
    }
}

/// The formatted text with the arguments of such calls as they were written, where the program
/// could tell the difference; `None` if it is not clear which calls they were.
pub fn restored(text: &str, formatted: &str) -> syn::Result<Option<String>> {
    let (before, after): (TokenStream, TokenStream) = (text.parse()?, formatted.parse()?);
    let macros = Stringifiers::from_tokens(&before);
    let (before, after) = (macros.calls(before), macros.calls(after));
    if !before.iter().map(|call| &call.name).eq(after.iter().map(|call| &call.name)) {
        return Ok(None);
    }
    let mut edits = Edits::default();
    for (before, after) in before.iter().zip(&after) {
        if before.seen(text) != after.seen(formatted) {
            edits.replace(after.inside(), &text[before.inside()]);
        }
    }
    Ok(Some(edits.apply(formatted)))
}

impl Call {
    fn inside(&self) -> Range<usize> {
        self.group.span_open().byte_range().end..self.group.span_close().byte_range().start
    }

    /// The tokens of the arguments, and if that can be seen, whether a blank is before each.
    fn seen<'a>(&self, text: &'a str) -> Vec<(&'a str, bool)> {
        let mut places = Vec::new();
        places_of(self.group.stream(), &mut places);
        let mut end = places.first().map_or(0, |place| place.start);
        let mut seen = Vec::new();
        for place in places {
            seen.push((&text[place.clone()], self.is_exact && place.start > end));
            end = place.end;
        }
        seen
    }
}

fn places_of(tokens: TokenStream, places: &mut Vec<Range<usize>>) {
    for token in tokens {
        if let TokenTree::Group(group) = &token {
            places.push(group.span_open().byte_range());
            places_of(group.stream(), places);
            places.push(group.span_close().byte_range());
        } else {
            places.push(token.span().byte_range());
        }
    }
}

/// The name of the macro whose arguments are the token with this index.
fn called(tokens: &[TokenTree], i: usize) -> Option<String> {
    match tokens.get(i.checked_sub(2)?..i)? {
        [TokenTree::Ident(name), TokenTree::Punct(bang)] if bang.as_char() == '!' => Some(text_of(name)),
        _ => None,
    }
}

fn text_of(name: &proc_macro2::Ident) -> String {
    plain(&name.to_string()).into_owned()
}

/// Whether a macro is called in tokens.
fn has_call(tokens: TokenStream) -> bool {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut all = tokens.iter().enumerate();
    all.any(|(i, token)| match token {
        TokenTree::Group(group) => called(&tokens, i).is_some() || has_call(group.stream()),
        _ => false,
    })
}

#[derive(Default)]
struct MacroNames {
    /// The macros of the file.
    macros: BTreeSet<String>,
    /// The names in their definitions.
    in_macros: BTreeSet<String>,
    renames: Vec<(String, String)>,
}

impl MacroNames {
    fn read(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (i, token) in tokens.iter().enumerate() {
            match (token, &tokens[i + 1..]) {
                (TokenTree::Ident(from), [TokenTree::Ident(word), TokenTree::Ident(to), ..])
                    if word == "as" =>
                {
                    self.renames.push((text_of(from), text_of(to)));
                }
                (
                    TokenTree::Ident(word),
                    [TokenTree::Punct(_), TokenTree::Ident(name), TokenTree::Group(body), ..],
                ) if word == "macro_rules" => {
                    self.macros.insert(text_of(name));
                    self.in_macros.extend(names(body.stream()));
                }
                (TokenTree::Group(group), _) => self.read(group.stream()),
                _ => {}
            }
        }
    }

    /// These names and the names that imports give them.
    fn with_new_names(&self, mut names: BTreeSet<String>) -> BTreeSet<String> {
        loop {
            let known = names.len();
            let new = self.renames.iter().filter(|(from, _)| names.contains(from));
            let new: Vec<String> = new.map(|(_, to)| to.clone()).collect();
            names.extend(new);
            if names.len() == known {
                return names;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_seen_is_restored() {
        let restored = |text: &str, formatted: &str| restored(text, formatted).unwrap();
        assert_eq!(restored("stringify!(a+b);", "stringify!(a + b);").unwrap(), "stringify!(a+b);");
        assert_eq!(restored("stringify!( a );", "stringify!(a);").unwrap(), "stringify!(a);");
        assert_eq!(restored("assert!(a+b);", "assert!(\n    a + b\n);").unwrap(), "assert!(\n    a + b\n);");
        assert_eq!(
            restored("assert!((a,));x(1+1)", "assert!((a));x(1 + 1)").unwrap(),
            "assert!((a,));x(1 + 1)"
        );
        assert_eq!(restored("assert!(m!(a+b));", "assert!(m!(a + b));").unwrap(), "assert!(m!(a+b));");
        let own = "macro_rules! m { ($a:expr) => { stringify!($a) } }\nuse m as n;";
        assert_eq!(restored("k!(((a)),);", "k!((a));").unwrap(), "k!(((a)),);");
        assert_eq!(restored("vec!(((a)),);", "vec!((a));").unwrap(), "vec!((a));");
        let call = |arguments| format!("{own} m!({arguments}); n!({arguments}); k!({arguments});");
        let wanted = format!("{own} m!(1+1); n!(1+1); k!(1 + 1);");
        assert_eq!(restored(&call("1+1"), &call("1 + 1")).unwrap(), wanted);
        assert_eq!(restored("dbg!(a);", "dbg!(a); dbg!(a);"), None);
    }
}
