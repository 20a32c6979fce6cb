//! The template library's modules: which ones a file reaches, and each as text for a bundle.

use super::cfg::Known;
use super::clean::clean;
use super::edits::Edits;
use super::solution::LIBRARY;
use crate::base::failure::Failure;
use crate::problem::catalogue;
use crate::problem::header::{bullet, title};
use anyhow::Context;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Every template's source, by module name.
pub struct Library(BTreeMap<String, Source>);

/// A template.
struct Source {
    /// `src/heaps/nim.rs`.
    path: String,
    text: String,
}

impl Library {
    /// Reads the folders of `src`.
    pub fn read(root: &Path) -> anyhow::Result<Library> {
        let mut modules = BTreeMap::new();
        for path in catalogue::template_files(root)? {
            let text = fs::read_to_string(root.join(&path))
                .with_context(|| format!("cannot read {}", path.display()))?;
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let path = path.display().to_string();
            modules.insert(name, Source { path, text: text.replace("\r\n", "\n") });
        }
        Ok(Library(modules))
    }

    /// The modules that a file may use and those that they need. A module that is used is named, so
    /// every word counts.
    pub fn reached(&self, solution: &str) -> anyhow::Result<BTreeSet<&str>> {
        let mut words = BTreeSet::new();
        collect_words(solution.parse().map_err(syn::Error::from)?, &mut words);
        let named = self.names().filter(|&name| words.contains(LIBRARY) && words.contains(name));
        self.closed(named.collect())
    }

    /// These modules and those that they need.
    pub fn closed<'a>(&'a self, mut ahead: Vec<&'a str>) -> anyhow::Result<BTreeSet<&'a str>> {
        let mut reached = BTreeSet::new();
        while let Some(name) = ahead.pop() {
            if reached.insert(name) {
                ahead.extend(self.needs(name)?);
            }
        }
        Ok(reached)
    }

    /// All modules, sorted.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// What a module is about, in one line.
    pub fn title(&self, name: &str) -> String {
        title(&self.0[name].text).unwrap_or_default()
    }

    /// The modules that a module imports: its paths that start with `crate::`.
    fn needs(&self, name: &str) -> anyhow::Result<Vec<&str>> {
        let mut needs = Vec::new();
        let source = &self.0[name];
        let tokens = source.text.parse().map_err(|error| broken(&source.path, syn::Error::from(error)))?;
        crate_paths(tokens, &mut |_, module| {
            needs.extend(self.0.get_key_value(module).map(|(name, _)| name.as_str()));
        });
        Ok(needs)
    }

    /// A module as it stands in a bundle: one line of comment, then the code. Its `crate` is
    /// `crate<below>` there: `::grundy`, or nothing at the root.
    pub fn module(&self, name: &str, known: Known, below: &str) -> anyhow::Result<String> {
        let Source { path, text: source } = &self.0[name];
        let code = clean(source, known).map_err(|error| broken(path, error))?;
        let mut edits = Edits::default();
        let tokens = code.parse().map_err(|error| broken(path, syn::Error::from(error)))?;
        crate_paths(tokens, &mut |end, _| edits.insert(end, below));
        Ok(format!("// {}\npub mod {name} {{\n{}\n}}\n", summary(source), edits.apply(&code).trim()))
    }
}

fn broken(path: &str, error: syn::Error) -> anyhow::Error {
    let at = error.span().start();
    Failure::misuse(
        format!("{path}:{}:{}: {error}", at.line, at.column + 1),
        "mend the template: `cargo check`",
    )
}

fn collect_words(tokens: TokenStream, words: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Ident(word) => drop(words.insert(word.to_string())),
            TokenTree::Group(group) => collect_words(group.stream(), words),
            _ => {}
        }
    }
}

/// Calls with each `crate` that starts a path: where it ends, and the name that follows.
fn crate_paths(tokens: TokenStream, found: &mut impl FnMut(usize, &str)) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (i, token) in tokens.iter().enumerate() {
        match (token, tokens.get(i + 1), tokens.get(i + 3)) {
            (TokenTree::Group(group), ..) => crate_paths(group.stream(), found),
            (TokenTree::Ident(word), Some(TokenTree::Punct(colon)), Some(TokenTree::Ident(module)))
                if word == "crate" && colon.as_char() == ':' =>
            {
                found(word.span().byte_range().end, &module.to_string());
            }
            _ => {}
        }
    }
}

/// A template's header in one line: title, theorem, source.
fn summary(source: &str) -> String {
    let mut parts = vec![title(source).unwrap_or_default()];
    parts.extend(bullet(source, "Theorem").map(|theorem| format!("Theorem: {theorem}")));
    parts.extend(bullet(source, "Source").map(|origin| format!("Source: {origin}")));
    parts.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn library(modules: &[(&str, &str)]) -> Library {
        let source =
            |name: &str, text: &str| Source { path: format!("src/{name}.rs"), text: text.to_owned() };
        Library(modules.iter().map(|&(name, text)| (name.to_owned(), source(name, text))).collect())
    }

    #[test]
    fn reached_modules_are_closed_under_needs() {
        let library = library(&[("a", "use crate::b::B;"), ("b", "use crate::c::C;"), ("c", ""), ("d", "")]);
        let reached: Vec<_> = library.reached("use grundy::{x, a::A};").unwrap().into_iter().collect();
        assert_eq!(reached, ["a", "b", "c"]);
        assert!(library.reached("fn a() {}").unwrap().is_empty());
    }

    #[test]
    fn a_module_in_a_bundle() {
        let source = "//! Nim: heaps.\n//!\n//! - **Theorem**: the xor\n//!   of all.\n//! - **Source**: Bouton (1901).\n\n\
                      use crate::b::B;\n\n/// Doc.\npub(crate) fn f(_: B) {}\n";
        let text = library(&[("a", source)]).module("a", Known { features: &[] }, "::grundy").unwrap();
        let wanted = "// Nim: heaps. Theorem: the xor of all. Source: Bouton (1901).\npub mod a {\n\
                      use crate::grundy::b::B;\n\npub(crate) fn f(_: B) {}\n}\n";
        assert_eq!(text, wanted);
    }
}
