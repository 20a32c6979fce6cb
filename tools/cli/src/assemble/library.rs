//! The templates: which ones a file reaches, and each as text for a bundle or to paste.

use super::clean::clean;
use super::{LIBRARY, flaw};
use crate::base::edits::Edits;
use crate::base::failure::Failure;
use crate::base::tokens::words;
use crate::problem::catalogue;
use crate::problem::header::{bullet, title};
use anyhow::{Context, Result};
use proc_macro2::{TokenStream, TokenTree};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The templates that the tool carries with it (`build.rs`), and their lean twins:
/// `src/heaps/nim.rs` and its text.
#[cfg(feature = "embedded")]
const EMBEDDED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/templates.rs"));
#[cfg(not(feature = "embedded"))]
const EMBEDDED: &[(&str, &str)] = &[];

/// Every template by module name. A text is read only when it is needed, so a half-written template
/// affects only solutions that use it.
#[derive(Debug, Clone)]
pub struct Library {
    templates: BTreeMap<String, Source>,
    /// What stands for a template of the same name in a bundle.
    lean: BTreeMap<String, Source>,
}

/// A template.
#[derive(Debug, Clone)]
struct Source {
    /// `src/heaps/nim.rs`, for messages.
    path: String,
    text: Text,
}

#[derive(Debug, Clone)]
enum Text {
    Embedded(&'static str),
    File(PathBuf),
}

impl Source {
    fn text(&self) -> Result<Cow<'static, str>> {
        match &self.text {
            Text::Embedded(text) => Ok(Cow::Borrowed(text)),
            Text::File(file) => {
                let text =
                    fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
                Ok(Cow::Owned(text.replace("\r\n", "\n")))
            }
        }
    }
}

impl Library {
    /// The checkout's templates; outside a checkout those that the tool carries with it.
    pub fn of(root: Option<&Path>) -> Result<Library> {
        let mut library = Library { templates: BTreeMap::new(), lean: BTreeMap::new() };
        match root {
            Some(root) => {
                for path in catalogue::template_files(root)? {
                    library.add(&path, Text::File(root.join(&path)));
                }
            }
            None if EMBEDDED.is_empty() => {
                return Err(Failure::misuse(
                    "this build of grundy contains no templates, and this folder is not in a checkout of grundy",
                    "run it inside a checkout; `cargo install --path tools/cli` installs a program that works in any folder",
                ));
            }
            None => {
                for (path, text) in EMBEDDED {
                    library.add(Path::new(path), Text::Embedded(text));
                }
            }
        }
        Ok(library)
    }

    fn add(&mut self, path: &Path, text: Text) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let sources = if catalogue::is_lean(path) { &mut self.lean } else { &mut self.templates };
        sources.insert(name, Source { path: path.display().to_string(), text });
    }

    /// The same, but a template that has a lean twin is that twin.
    pub fn lean(mut self) -> Library {
        self.templates.append(&mut self.lean);
        self
    }

    /// All names, sorted.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.templates.keys().map(String::as_str)
    }

    /// What a template is about, in one line.
    pub fn title(&self, name: &str) -> Result<String> {
        Ok(title(&self.templates[name].text()?).unwrap_or_default())
    }

    /// The modules of a bundle: the templates that a file may use and those that they need,
    /// compiled with these features; empty if it uses none.
    pub fn modules(&self, solution: &str, features: &[&str]) -> Result<String> {
        let below = format!("::{LIBRARY}");
        let reached = self.reached(solution)?;
        let modules =
            reached.into_iter().map(|name| Ok(self.templates[name].module(name, features, &below)? + "\n"));
        modules.collect()
    }

    /// The templates that a file may use and those that they need. A module can only be used by
    /// name, so it is enough to look at the words of the file.
    fn reached(&self, solution: &str) -> Result<BTreeSet<&str>> {
        let words = words(solution)?;
        let named = self.names().filter(|&name| words.contains(LIBRARY) && words.contains(name));
        self.closed(named.collect())
    }

    /// These templates and those that they need.
    fn closed<'a>(&'a self, mut ahead: Vec<&'a str>) -> Result<BTreeSet<&'a str>> {
        let mut reached = BTreeSet::new();
        while let Some(name) = ahead.pop() {
            if reached.insert(name) {
                ahead.extend(self.needs(name)?);
            }
        }
        Ok(reached)
    }

    /// The templates that a template imports: its paths that start with `crate::`.
    fn needs(&self, name: &str) -> Result<Vec<&str>> {
        let mut needs = Vec::new();
        let source = &self.templates[name];
        let tokens = source.text()?.parse().map_err(|error| source.broken(syn::Error::from(error)))?;
        crate_paths(tokens, &mut |_, module| {
            needs.extend(self.templates.get_key_value(module).map(|(name, _)| name.as_str()));
        });
        Ok(needs)
    }

    /// A template and the templates it needs, as modules for the root of a crate.
    pub fn snippet(&self, name: &str) -> Result<String> {
        let needed = self.closed(vec![name])?;
        let others = needed.into_iter().filter(|&other| other != name);
        let modules = std::iter::once(name).chain(others).map(|name| {
            let text = self.templates[name].module(name, &[], "")?;
            // rustc never calls a public import unused, and nothing here is used yet.
            Ok(text.replace("pub(crate) use ", "pub use "))
        });
        Ok(modules.collect::<Result<Vec<String>>>()?.join("\n"))
    }
}

impl Source {
    /// The template as a module: a comment of one line, then the code. Its `crate` becomes
    /// `crate<below>`: `crate::grundy` in a bundle, `crate` at the root.
    fn module(&self, name: &str, features: &[&str], below: &str) -> Result<String> {
        let text = self.text()?;
        let code = clean(&text, features).map_err(|error| self.broken(error))?;
        let mut edits = Edits::default();
        let tokens = code.parse().map_err(|error| self.broken(syn::Error::from(error)))?;
        crate_paths(tokens, &mut |end, _| edits.insert(end, below));
        Ok(format!("// {}\npub mod {name} {{\n{}\n}}\n", summary(&text), edits.apply(&code).trim()))
    }

    fn broken(&self, error: syn::Error) -> anyhow::Error {
        Failure::check(flaw(&self.path, &error), "fix the template: `cargo check` says more")
    }
}

/// A template's header in one line: title, theorem, source.
fn summary(text: &str) -> String {
    let mut parts = vec![title(text).unwrap_or_default()];
    parts.extend(bullet(text, "Theorem").map(|theorem| format!("Theorem: {theorem}")));
    parts.extend(bullet(text, "Source").map(|origin| format!("Source: {origin}")));
    parts.join(" ")
}

/// Calls `found` for each `crate` that starts a path, with the position after it and the name that
/// follows.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn library(modules: &[(&str, &'static str)]) -> Library {
        let mut library = Library { templates: BTreeMap::new(), lean: BTreeMap::new() };
        for &(path, text) in modules {
            library.add(Path::new(&format!("src/{path}.rs")), Text::Embedded(text));
        }
        library
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
        let text = library(&[("a", source)]).modules("use grundy::a::f;", &[]).unwrap();
        let wanted = "// Nim: heaps. Theorem: the xor of all. Source: Bouton (1901).\npub mod a {\n\
                      use crate::grundy::b::B;\n\npub(crate) fn f(_: B) {}\n}\n\n";
        assert_eq!(text, wanted);
    }

    /// Only the needs of those that are there count.
    #[test]
    fn a_lean_twin_stands_for_its_template() {
        let library = library(&[("g/a", "use crate::b::B;"), ("g/b", ""), ("g/lean/a", "pub fn lean() {}")]);
        let text = |library: &Library| library.modules("use grundy::a::f;", &[]).unwrap();
        let (full, lean) = (text(&library), text(&library.clone().lean()));
        assert!(full.contains("use crate::grundy::b::B;") && full.contains("pub mod b {"), "{full}");
        assert!(lean.contains("pub fn lean() {}") && !lean.contains("mod b"), "{lean}");
        assert!(library.lean().names().eq(["a", "b"]));
    }

    #[test]
    fn a_broken_template_stops_only_those_who_use_it() {
        let library = library(&[("a", "pub fn f() {}\n"), ("b", "pub fn {\n")]);
        assert!(library.reached("use grundy::a::f;").is_ok());
        assert!(library.snippet("a").is_ok());
        let error = library.reached("use grundy::{a::f, b};").unwrap_err();
        assert!(error.to_string().starts_with("src/b.rs:"), "{error}");
    }

    #[cfg(feature = "embedded")]
    #[test]
    fn the_tool_carries_the_templates_of_the_checkout() {
        let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
        let (carried, here) = (Library::of(None).unwrap(), Library::of(Some(root)).unwrap());
        assert!(carried.names().eq(here.names()) && carried.names().count() > 40);
        for (carried, here) in [(&carried.templates, &here.templates), (&carried.lean, &here.lean)] {
            assert!(carried.keys().eq(here.keys()));
            for (name, source) in carried {
                assert_eq!(
                    (&source.path, source.text().unwrap()),
                    (&here[name].path, here[name].text().unwrap())
                );
            }
        }
    }
}
